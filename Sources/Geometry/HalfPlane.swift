// One side of a line, what it cuts off from a convex polygon, and the point that two lines have in common.

/// All points on one side of a line, and on the line itself.
///
///     let above = HalfPlane(from: LatticePoint(0, 1), to: LatticePoint(2, 1))
///     above.contains(LatticePoint(5, 7))  // true
///     HalfPlane(a: 1, b: 2, c: -4).contains(LatticePoint(1, 1))  // false: 1 + 2 < 4
///
/// It consists of the points (*x*, *y*) with *ax* + *by* + *c* ≥ 0, for whole numbers *a*, *b* and *c*.
public struct HalfPlane: Hashable, Sendable {
  /// The factor of *x*.
  public let a: Int
  /// The factor of *y*.
  public let b: Int
  /// What is added.
  public let c: Int

  /// Creates the half plane of all points (*x*, *y*) with *ax* + *by* + *c* ≥ 0.
  ///
  /// - Precondition: `a` and `b` are in −2 · 10⁹ ... 2 · 10⁹ and not both 0; `c` is in −4 · 10¹⁸ ... 4 · 10¹⁸.
  public init(a: Int, b: Int, c: Int) {
    precondition(a != 0 || b != 0, "a half plane has a line: a or b is not 0")
    precondition(
      Swift.max(a.magnitude, b.magnitude) <= 2_000_000_000
        && c.magnitude <= 4_000_000_000_000_000_000,
      "a and b are in -2 · 10⁹ ... 2 · 10⁹, and c is in -4 · 10¹⁸ ... 4 · 10¹⁸")
    (self.a, self.b, self.c) = (a, b, c)
  }

  /// Creates the half plane of what lies left of the way from one point to another, or on its line.
  ///
  /// - Precondition: The points are not the same. Their coordinates are in −10⁹ ... 10⁹.
  public init(from start: LatticePoint, to end: LatticePoint) {
    start._checkRange()
    end._checkRange()
    precondition(start != end, "a line goes through two different points")
    let way = end - start
    self.init(a: -way.y, b: way.x, c: -way.cross(start))
  }

  /// Whether a point lies in the half plane, or on its line.
  ///
  /// - Precondition: The coordinates are in −10⁹ ... 10⁹.
  /// - Complexity: O(1)
  public func contains(_ point: LatticePoint) -> Bool { _value(at: point) >= 0 }
}

extension Array where Element == LatticePoint {
  /// Returns the corners of what a half plane leaves of the convex polygon with these corners.
  ///
  ///     let square = [(0, 0), (4, 0), (4, 4), (0, 4)].map { LatticePoint($0, $1) }
  ///     let upper = HalfPlane(from: LatticePoint(0, 1), to: LatticePoint(8, 3))
  ///     square.clipped(to: upper).map(\.y)  // [1.0, 2.0, 4.0, 4.0]
  ///
  /// Where more than one line cuts, ask for the `intersection()` of all half planes, those of the edges among them.
  ///
  /// - Precondition: The corners are those of a convex polygon, in either order around it, with coordinates in −10⁹ ... 10⁹.
  /// - Returns: The corners in the same order, rounded; none if nothing is left, and two of an edge or one of a corner if
  ///   only these are on the line.
  /// - Complexity: O(*n*), where *n* is the number of corners.
  public func clipped(to halfPlane: HalfPlane) -> [(x: Double, y: Double)] {
    guard var previous = last else { return [] }
    var corners: [(x: Double, y: Double)] = []
    var value = halfPlane._value(at: previous)
    for corner in self {
      let next = halfPlane._value(at: corner)
      if value.signum() * next.signum() < 0 {
        corners.append(HalfPlane(from: previous, to: corner)._commonPoint(with: halfPlane))
      }
      if next >= 0 { corners.append((Double(corner.x), Double(corner.y))) }
      (previous, value) = (corner, next)
    }
    return corners
  }
}

extension LineSegment {
  /// Returns the point in which the lines meet that two segments are part of; `nil` if they are parallel, or the same.
  ///
  ///     let street = LineSegment(LatticePoint(0, 0), LatticePoint(1, 1))
  ///     let crossing = LineSegment(LatticePoint(0, 6), LatticePoint(1, 5))
  ///     street.commonPointOfLines(with: crossing)  // (x: 3.0, y: 3.0)
  ///
  /// - Precondition: Neither segment is a single point. All coordinates are in −10⁹ ... 10⁹.
  /// - Returns: Its coordinates, rounded; whole ones are exact as long as `Double` has them.
  /// - Complexity: O(1)
  public func commonPointOfLines(with other: LineSegment) -> (x: Double, y: Double)? {
    let lines = (HalfPlane(from: start, to: end), HalfPlane(from: other.start, to: other.end))
    return lines.0._turn(to: lines.1) == 0 ? nil : lines.0._commonPoint(with: lines.1)
  }
}

// MARK: - Core

extension LatticePoint {
  /// Traps if a coordinate is not in the range that all decisions are exact for.
  internal func _checkRange() {
    precondition(
      Swift.max(x.magnitude, y.magnitude) <= 1_000_000_000, "coordinates are in -10⁹ ... 10⁹")
  }
}

extension HalfPlane {
  /// The way into the half plane, at right angles to its line.
  internal var _normal: LatticePoint { LatticePoint(a, b) }

  /// Returns *ax* + *by* + *c*, which is at most 8 · 10¹⁸.
  internal func _value(at point: LatticePoint) -> Int {
    point._checkRange()
    return _normal.dot(point) + c
  }

  /// Returns the cross product of the normals, at most 8 · 10¹⁸: positive if the line of the other one goes on to the left
  /// of this one, negative if to the right, and 0 if they are parallel.
  internal func _turn(to other: HalfPlane) -> Int { _normal.cross(other._normal) }

  /// Returns the point that is on both lines, which are not parallel.
  internal func _commonPoint(with other: HalfPlane) -> (x: Double, y: Double) {
    let turn = _turn(to: other)
    var (x, y) = (_WideSum(), _WideSum())
    x.add(b, times: other.c)
    x.add(-other.b, times: c)
    y.add(c, times: other.a)
    y.add(-other.c, times: a)
    return (x.divided(by: turn), y.divided(by: turn))
  }
}
