// Stretches between two points, and what they have in common. Cormen, Leiserson, Rivest, Stein: Introduction to
// Algorithms, 33.1.

/// All points on the straight way between two points, which belong to it.
///
///     let street = LineSegment(LatticePoint(0, 0), LatticePoint(4, 2))
///     street.contains(LatticePoint(2, 1))  // true
///     street.intersects(LineSegment(LatticePoint(0, 2), LatticePoint(4, 0)))  // true
///     street.commonPoint(with: LineSegment(LatticePoint(1, 0), LatticePoint(1, 9)))  // (x: 1.0, y: 0.5)
///
/// Both ends may be the same point.
public struct LineSegment: Hashable, Sendable {
  /// One end.
  public var start: LatticePoint
  /// The other end.
  public var end: LatticePoint

  /// Creates a segment from its ends.
  @inlinable
  public init(_ start: LatticePoint, _ end: LatticePoint) {
    self.start = start
    self.end = end
  }

  /// Whether a point lies on the segment.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func contains(_ point: LatticePoint) -> Bool {
    orientation(start, end, point) == 0 && _boxMeets(LineSegment(point, point))
  }

  /// Whether some point lies on both segments, be it an end of one of them.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func intersects(_ other: LineSegment) -> Bool {
    _boxMeets(other) && _lineParts(other) && other._lineParts(self)
  }

  /// Returns the only point that lies on both segments; `nil` if there is none, or more than one.
  ///
  /// - Returns: Its coordinates, rounded.
  /// - Complexity: O(1)
  @inlinable
  public func commonPoint(with other: LineSegment) -> (x: Double, y: Double)? {
    guard intersects(other) else { return nil }
    let (way, otherWay) = (end - start, other.end - other.start)
    let product = way.cross(otherWay)
    if product == 0 {
      // Both are on one line, so what they share begins at one of their ends and ends at another.
      let first = Swift.max(Swift.min(start, end), Swift.min(other.start, other.end))
      let last = Swift.min(Swift.max(start, end), Swift.max(other.start, other.end))
      return first == last ? (Double(first.x), Double(first.y)) : nil
    }
    let part = Double((other.start - start).cross(otherWay)) / Double(product)
    return (Double(start.x) + Double(way.x) * part, Double(start.y) + Double(way.y) * part)
  }

  /// Whether the ends of the other one are on different sides of this one's line, or on it.
  @inlinable
  internal func _lineParts(_ other: LineSegment) -> Bool {
    orientation(start, end, other.start) * orientation(start, end, other.end) <= 0
  }

  /// Whether the smallest upright rectangles around both have a point in common.
  @inlinable
  internal func _boxMeets(_ other: LineSegment) -> Bool {
    Swift.min(start.x, end.x) <= Swift.max(other.start.x, other.end.x)
      && Swift.min(other.start.x, other.end.x) <= Swift.max(start.x, end.x)
      && Swift.min(start.y, end.y) <= Swift.max(other.start.y, other.end.y)
      && Swift.min(other.start.y, other.end.y) <= Swift.max(start.y, end.y)
  }
}
