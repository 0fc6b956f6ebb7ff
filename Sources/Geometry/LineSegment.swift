// Line segments: intersection and distance. Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms, 33.1.

/// A line segment between two points, its endpoints included.
///
///     let street = LineSegment(LatticePoint(0, 0), LatticePoint(4, 2))
///     street.contains(LatticePoint(2, 1))  // true
///     street.intersects(LineSegment(LatticePoint(0, 2), LatticePoint(4, 0)))  // true
///     street.commonPoint(with: LineSegment(LatticePoint(1, 0), LatticePoint(1, 9)))  // RealPoint(1.0, 0.5)
///
/// Both endpoints may be the same point.
public struct LineSegment: Hashable, Sendable {
  /// One endpoint.
  public var start: LatticePoint
  /// The other endpoint.
  public var end: LatticePoint

  /// Creates a segment from its endpoints.
  @inlinable
  public init(_ start: LatticePoint, _ end: LatticePoint) {
    self.start = start
    self.end = end
  }

  /// Returns whether a point lies on the segment, endpoints included.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func contains(_ point: LatticePoint) -> Bool {
    orientation(start, end, point) == 0 && _boxMeets(LineSegment(point, point))
  }

  /// Returns whether two segments intersect; touching at an endpoint counts.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func intersects(_ other: LineSegment) -> Bool {
    _boxMeets(other) && _lineParts(other) && other._lineParts(self)
  }

  /// Returns the intersection point of two segments, or `nil` if they have no point in common or more than one.
  ///
  /// See ``commonSegment(with:)`` for segments that have more than one.
  ///
  /// - Returns: The coordinates, rounded; integers are exact.
  /// - Complexity: O(1)
  @inlinable
  public func commonPoint(with other: LineSegment) -> RealPoint? {
    guard intersects(other) else { return nil }
    let (way, otherWay) = (end - start, other.end - other.start)
    let product = way.cross(otherWay)
    if product == 0 {
      let common = _overlap(with: other)
      return common.start == common.end ? RealPoint(common.start) : nil
    }
    // The point is start + way · part / product.
    let part = (other.start - start).cross(otherWay)
    let (numerator, denominator) = product < 0 ? (-part, -product) : (part, product)
    return RealPoint(
      _quotient(start.x, denominator, way.x, numerator),
      _quotient(start.y, denominator, way.y, numerator))
  }

  /// Returns the overlap of two collinear segments, or `nil` if two segments have at most one point in common.
  ///
  ///     let street = LineSegment(LatticePoint(0, 0), LatticePoint(4, 2))
  ///     let other = LineSegment(LatticePoint(8, 4), LatticePoint(2, 1))
  ///     street.commonSegment(with: other)  // LineSegment(LatticePoint(2, 1), LatticePoint(4, 2))
  ///
  /// If the segments intersect, either this or ``commonPoint(with:)`` is not `nil`.
  ///
  /// - Returns: All points in common; the start has the smaller *x*, or if both have the same the smaller *y*.
  /// - Complexity: O(1)
  @inlinable
  public func commonSegment(with other: LineSegment) -> LineSegment? {
    guard intersects(other), (end - start).cross(other.end - other.start) == 0 else { return nil }
    let common = _overlap(with: other)
    return common.start == common.end ? nil : common
  }

  /// Returns the projection of a point onto the line through both ends.
  ///
  ///     LineSegment(LatticePoint(0, 0), LatticePoint(4, 2)).projection(of: LatticePoint(0, 5))  // RealPoint(2.0, 1.0)
  ///
  /// - Returns: The point of the line that is closest to it, rounded; integers are exact.
  /// - Precondition: The ends are different. All coordinates are in −10⁹ ... 10⁹.
  /// - Complexity: O(1)
  public func projection(of point: LatticePoint) -> RealPoint {
    // It is start + way · part / square.
    let (way, part, square) = _projection(point)
    return RealPoint(
      _quotient(start.x, square, way.x, part), _quotient(start.y, square, way.y, part))
  }

  /// Returns the reflection of a point across the line through both ends.
  ///
  ///     LineSegment(LatticePoint(0, 0), LatticePoint(4, 2)).reflection(of: LatticePoint(0, 5))  // RealPoint(4.0, -3.0)
  ///
  /// - Returns: The point as far away on the other side of the line, rounded; integers are exact.
  /// - Precondition: The ends are different. All coordinates are in −10⁹ ... 10⁹.
  /// - Complexity: O(1)
  public func reflection(of point: LatticePoint) -> RealPoint {
    let (way, part, square) = _projection(point)
    return RealPoint(
      _quotient(2 * start.x - point.x, square, 2 * way.x, part),
      _quotient(2 * start.y - point.y, square, 2 * way.y, part))
  }

  /// Returns the distance from a point to the segment.
  ///
  ///     LineSegment(LatticePoint(0, 0), LatticePoint(4, 0)).distance(to: LatticePoint(1, 3))  // 3.0
  ///     LineSegment(LatticePoint(0, 0), LatticePoint(4, 0)).distance(to: LatticePoint(7, 4))  // 5.0
  ///
  /// - Returns: The distance, rounded; exactly 0 if the point lies on the segment.
  /// - Complexity: O(1)
  @inlinable
  public func distance(to point: LatticePoint) -> Double {
    let (way, fromStart, fromEnd) = (end - start, point - start, point - end)
    // Beyond an endpoint, that endpoint is the closest point.
    if way.dot(fromStart) <= 0 { return start.distance(to: point) }
    if way.dot(fromEnd) >= 0 { return end.distance(to: point) }
    return Double(way.cross(fromStart).magnitude) / start.distance(to: end)
  }

  /// Returns the distance between two segments: the minimum over all pairs of their points.
  ///
  /// - Returns: The distance, rounded; exactly 0 if the segments intersect.
  /// - Complexity: O(1)
  @inlinable
  public func distance(to other: LineSegment) -> Double {
    if intersects(other) { return 0 }
    // An endpoint of one of them is among the closest points.
    return Swift.min(
      Swift.min(distance(to: other.start), distance(to: other.end)),
      Swift.min(other.distance(to: start), other.distance(to: end)))
  }

  /// Returns all points that two collinear segments which intersect have in common, at least one.
  @inlinable
  internal func _overlap(with other: LineSegment) -> LineSegment {
    // They begin at one of the endpoints and end at another.
    LineSegment(
      Swift.max(Swift.min(start, end), Swift.min(other.start, other.end)),
      Swift.min(Swift.max(start, end), Swift.max(other.start, other.end)))
  }

  /// Returns where the projection of a point is on the way from the start to the end: a part of its square.
  internal func _projection(
    _ point: LatticePoint
  ) -> (way: LatticePoint, part: Int, square: Int) {
    precondition(start != end, "a line goes through two different points")
    for point in [start, end, point] { point._checkRange() }
    let way = end - start
    return (way, way.dot(point - start), way.dot(way))
  }

  /// Returns whether the other segment's endpoints are on different sides of this one's line, or on it.
  @inlinable
  internal func _lineParts(_ other: LineSegment) -> Bool {
    orientation(start, end, other.start) * orientation(start, end, other.end) <= 0
  }

  /// Returns whether the bounding boxes of both segments intersect.
  @inlinable
  internal func _boxMeets(_ other: LineSegment) -> Bool {
    Swift.min(start.x, end.x) <= Swift.max(other.start.x, other.end.x)
      && Swift.min(other.start.x, other.end.x) <= Swift.max(start.x, end.x)
      && Swift.min(start.y, end.y) <= Swift.max(other.start.y, other.end.y)
      && Swift.min(other.start.y, other.end.y) <= Swift.max(start.y, end.y)
  }
}

// MARK: - Core

/// Returns (`first` · `denominator` + `second` · `numerator`) / `denominator`, for a positive denominator and a result
/// that fits `Int`.
@inlinable
internal func _quotient(
  _ first: Int, _ denominator: Int, _ second: Int, _ numerator: Int
) -> Double {
  // The sum has 128 bits. Its integer part and its remainder are not rounded yet, and have the same sign, so that small
  // results lose no digits.
  let one = first.multipliedFullWidth(by: denominator)
  let other = second.multipliedFullWidth(by: numerator)
  var (low, carries) = one.low.addingReportingOverflow(other.low)
  var high = one.high + other.high + (carries ? 1 : 0)
  let isNegative = high < 0
  if isNegative {
    (low, carries) = (~low).addingReportingOverflow(1)
    high = ~high + (carries ? 1 : 0)
  }
  let (whole, rest) = denominator.magnitude.dividingFullWidth((high.magnitude, low))
  let quotient = Double(whole) + Double(rest) / Double(denominator)
  return isNegative ? -quotient : quotient
}
