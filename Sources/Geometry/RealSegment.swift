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

  /// Returns the intersection point of two segments, or `nil` if they do not intersect or lie on one line.
  ///
  /// - Precondition: That of ``intersects(_:)``, which decides.
  /// - Complexity: O(1)
  public func commonPoint(with other: RealSegment) -> RealPoint? {
    intersects(other) ? commonPointOfLines(with: other) : nil
  }

  /// Returns the intersection point of the lines through two segments, or `nil` if they are parallel or the same.
  ///
  ///     let street = RealSegment(RealPoint(0, 0), RealPoint(1, 1))
  ///     street.commonPointOfLines(with: RealSegment(RealPoint(0, 5), RealPoint(1, 4)))  // RealPoint(2.5, 2.5)
  ///
  /// Lines that are nearly parallel have a point far away, whose error is large.
  ///
  /// - Complexity: O(1)
  public func commonPointOfLines(with other: RealSegment) -> RealPoint? {
    let (way, otherWay) = (end - start, other.end - other.start)
    let product = way.cross(otherWay)
    if product == 0 { return nil }
    return start + way * ((other.start - start).cross(otherWay) / product)
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
