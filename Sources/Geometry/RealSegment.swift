// Line segments with floating-point coordinates.

/// A line segment between two points with `Double` coordinates, its endpoints included.
///
///     let street = RealSegment(RealPoint(0, 0), RealPoint(3, 1.5))
///     street.commonPoint(with: RealSegment(RealPoint(1, 0), RealPoint(1, 9)))  // RealPoint(1.0, 0.5)
///     street.distance(to: RealPoint(6, 5.5))  // 5.0
///
/// Both endpoints may be the same point. For integer coordinates, ``LineSegment`` is exact.
public struct RealSegment: Hashable, Sendable {
  /// One endpoint.
  public var start: RealPoint
  /// The other endpoint.
  public var end: RealPoint

  /// Creates a segment from its endpoints.
  @inlinable
  public init(_ start: RealPoint, _ end: RealPoint) {
    self.start = start
    self.end = end
  }

  /// Creates the same segment as one with integer coordinates.
  @inlinable
  public init(_ segment: LineSegment) {
    self.init(RealPoint(segment.start), RealPoint(segment.end))
  }

  /// The distance between the endpoints.
  public var length: Double { start.distance(to: end) }

  /// Returns whether two segments intersect; touching at an endpoint counts.
  ///
  /// It is exact for the coordinates as they are. Endpoints that touch the other segment in the input may miss it once
  /// they are rounded: to be generous, compare ``distance(to:)-(RealSegment)`` to a small number.
  ///
  /// - Precondition: That of ``orientation(_:_:_:)-(RealPoint,_,_)``.
  /// - Complexity: O(1)
  public func intersects(_ other: RealSegment) -> Bool {
    _boxMeets(other) && _lineParts(other) && other._lineParts(self)
  }

  /// Returns the intersection point of two segments, or `nil` if they have no point in common or more than one.
  ///
  /// See ``commonSegment(with:)`` for segments that have more than one.
  ///
  /// - Precondition: That of ``intersects(_:)``, which decides.
  /// - Returns: The point, with an error of a few units in the last place of the larger coordinates.
  /// - Complexity: O(1)
  public func commonPoint(with other: RealSegment) -> RealPoint? {
    guard intersects(other) else { return nil }
    if let point = commonPointOfLines(with: other) { return point }
    let common = _overlap(with: other)
    return common.start == common.end ? common.start : nil
  }

  /// Returns the overlap of two collinear segments, or `nil` if two segments have at most one point in common.
  ///
  /// - Precondition: That of ``intersects(_:)``, which decides.
  /// - Returns: All points in common; the start has the smaller *x*, or if both have the same the smaller *y*.
  /// - Complexity: O(1)
  public func commonSegment(with other: RealSegment) -> RealSegment? {
    guard intersects(other), _turn(to: other) == 0 else { return nil }
    let common = _overlap(with: other)
    return common.start == common.end ? nil : common
  }

  /// Returns the intersection point of the lines through two segments, or `nil` if they are parallel or the same.
  ///
  ///     let street = RealSegment(RealPoint(0, 0), RealPoint(1, 1))
  ///     street.commonPointOfLines(with: RealSegment(RealPoint(0, 5), RealPoint(1, 4)))  // RealPoint(2.5, 2.5)
  ///
  /// Whether lines are parallel is exact for the coordinates as they are: those that should be, but for rounding, may
  /// have a point far away.
  ///
  /// - Precondition: That of ``orientation(_:_:_:)-(RealPoint,_,_)``.
  /// - Complexity: O(1)
  public func commonPointOfLines(with other: RealSegment) -> RealPoint? {
    let turn = _turn(to: other)
    if turn == 0 { return nil }
    let part = _crossProduct(
      from: start, to: other.start, from: other.start, to: other.end)
    return start + (end - start) * (part / turn)
  }

  /// Returns the projection of a point onto the line through both ends.
  ///
  /// - Precondition: The ends are different.
  /// - Returns: The point of the line that is closest to it.
  /// - Complexity: O(1)
  public func projection(of point: RealPoint) -> RealPoint {
    let way = end - start
    precondition(start != end, "a line goes through two different points")
    return start + way * (way.dot(point - start) / way.dot(way))
  }

  /// Returns the reflection of a point across the line through both ends.
  ///
  /// - Precondition: The ends are different.
  /// - Returns: The point as far away on the other side of the line.
  /// - Complexity: O(1)
  public func reflection(of point: RealPoint) -> RealPoint { projection(of: point) * 2 - point }

  /// Returns the point of the segment that is closest to a point.
  ///
  ///     RealSegment(RealPoint(0, 0), RealPoint(4, 0)).closestPoint(to: RealPoint(1, 3))  // RealPoint(1.0, 0.0)
  ///     RealSegment(RealPoint(0, 0), RealPoint(4, 0)).closestPoint(to: RealPoint(7, 4))  // RealPoint(4.0, 0.0)
  ///
  /// - Complexity: O(1)
  public func closestPoint(to point: RealPoint) -> RealPoint {
    let way = end - start
    if way.dot(point - start) <= 0 { return start }
    if way.dot(point - end) >= 0 { return end }
    return projection(of: point)
  }

  /// Returns the distance from a point to the segment.
  ///
  /// - Complexity: O(1)
  public func distance(to point: RealPoint) -> Double {
    let (way, fromStart) = (end - start, point - start)
    if way.dot(fromStart) <= 0 { return fromStart.length }
    if way.dot(point - end) >= 0 { return point.distance(to: end) }
    return way.cross(fromStart).magnitude / way.length
  }

  /// Returns the distance between two segments: the minimum over all pairs of their points.
  ///
  /// - Precondition: That of ``intersects(_:)``.
  /// - Returns: The distance; exactly 0 if the segments intersect.
  /// - Complexity: O(1)
  public func distance(to other: RealSegment) -> Double {
    if intersects(other) { return 0 }
    // An endpoint of one of them is among the closest points.
    return Swift.min(
      Swift.min(distance(to: other.start), distance(to: other.end)),
      Swift.min(other.distance(to: start), other.distance(to: end)))
  }
}

// MARK: - Core

extension RealSegment {
  /// Returns the cross product of both directions, rounded once.
  internal func _turn(to other: RealSegment) -> Double {
    _crossProduct(from: start, to: end, from: other.start, to: other.end)
  }

  /// Returns all points that two collinear segments which intersect have in common, at least one.
  internal func _overlap(with other: RealSegment) -> RealSegment {
    // They begin at one of the endpoints and end at another.
    RealSegment(
      Swift.max(Swift.min(start, end), Swift.min(other.start, other.end)),
      Swift.min(Swift.max(start, end), Swift.max(other.start, other.end)))
  }

  /// Returns whether the other segment's endpoints are on different sides of this one's line, or on it.
  internal func _lineParts(_ other: RealSegment) -> Bool {
    orientation(start, end, other.start) * orientation(start, end, other.end) <= 0
  }

  /// Returns whether the bounding boxes of both segments intersect.
  internal func _boxMeets(_ other: RealSegment) -> Bool {
    Swift.min(start.x, end.x) <= Swift.max(other.start.x, other.end.x)
      && Swift.min(other.start.x, other.end.x) <= Swift.max(start.x, end.x)
      && Swift.min(start.y, end.y) <= Swift.max(other.start.y, other.end.y)
      && Swift.min(other.start.y, other.end.y) <= Swift.max(start.y, end.y)
  }
}
