// Half planes, clipping of convex polygons, and intersection points of lines.

/// A closed half plane: all points on one side of a line, and on the line itself.
///
///     let above = HalfPlane(from: LatticePoint(0, 1), to: LatticePoint(2, 1))
///     above.contains(LatticePoint(5, 7))  // true
///     HalfPlane(a: 1, b: 2, c: -4).contains(LatticePoint(1, 1))  // false: 1 + 2 < 4
///
/// It consists of the points (*x*, *y*) with *ax* + *by* + *c* ≥ 0, for integers *a*, *b* and *c*.
public struct HalfPlane: Hashable, Sendable {
  /// The coefficient of *x*.
  public let a: Int
  /// The coefficient of *y*.
  public let b: Int
  /// The constant term.
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

  /// Creates the half plane to the left of the directed line from one point to another, the line included.
  ///
  /// - Precondition: The points are distinct. Their coordinates are in −10⁹ ... 10⁹.
  public init(from start: LatticePoint, to end: LatticePoint) {
    start._checkRange()
    end._checkRange()
    precondition(start != end, "a line goes through two different points")
    let way = end - start
    self.init(a: -way.y, b: way.x, c: -way.cross(start))
  }

  /// Returns whether a point lies in the half plane or on its line.
  ///
  /// - Precondition: The coordinates are in −10⁹ ... 10⁹.
  /// - Complexity: O(1)
  public func contains(_ point: LatticePoint) -> Bool { _value(at: point) >= 0 }
}

extension Array where Element == LatticePoint {
  /// Returns the vertices of the intersection of a half plane with the convex polygon with these vertices (clipping).
  ///
  ///     let square = [(0, 0), (4, 0), (4, 4), (0, 4)].map { LatticePoint($0, $1) }
  ///     let upper = HalfPlane(from: LatticePoint(0, 1), to: LatticePoint(8, 3))
  ///     square.clipped(to: upper).map(\.y)  // [1.0, 2.0, 4.0, 4.0]
  ///
  /// To clip by several half planes, use `intersection()` of all of them and those of the edges.
  ///
  /// - Precondition: The polygon is convex, in either orientation, with coordinates in −10⁹ ... 10⁹. Two vertices are a
  ///   segment.
  /// - Returns: The vertices in the same order, rounded; none if nothing is left, and two of an edge or one vertex if
  ///   only these are on the line.
  /// - Complexity: O(*n*), where *n* is the number of vertices.
  public func clipped(to halfPlane: HalfPlane) -> [RealPoint] {
    guard var previous = last else { return [] }
    var corners: [RealPoint] = []
    var value = halfPlane._value(at: previous)
    for corner in self {
      let next = halfPlane._value(at: corner)
      if value.signum() * next.signum() < 0 {
        corners.append(HalfPlane(from: previous, to: corner)._commonPoint(with: halfPlane))
      }
      if next >= 0 { corners.append(RealPoint(corner)) }
      (previous, value) = (corner, next)
    }
    // A segment is crossed once, but goes to and fro.
    if count == 2 && corners.count == 3 { corners.removeFirst() }
    return corners
  }
}

extension LineSegment {
  /// Returns the intersection point of the lines through two segments, or `nil` if they are parallel or the same.
  ///
  ///     let street = LineSegment(LatticePoint(0, 0), LatticePoint(1, 1))
  ///     let crossing = LineSegment(LatticePoint(0, 6), LatticePoint(1, 5))
  ///     street.commonPointOfLines(with: crossing)  // RealPoint(3.0, 3.0)
  ///
  /// - Precondition: Neither segment is a single point. All coordinates are in −10⁹ ... 10⁹.
  /// - Returns: The coordinates, rounded; integers are exact as long as `Double` represents them.
  /// - Complexity: O(1)
  public func commonPointOfLines(with other: LineSegment) -> RealPoint? {
    let lines = (HalfPlane(from: start, to: end), HalfPlane(from: other.start, to: other.end))
    return lines.0._turn(to: lines.1) == 0 ? nil : lines.0._commonPoint(with: lines.1)
  }
}

// MARK: - Core

extension LatticePoint {
  /// Traps if a coordinate is not in the range in which all decisions are exact.
  internal func _checkRange() {
    precondition(
      Swift.max(x.magnitude, y.magnitude) <= 1_000_000_000, "coordinates are in -10⁹ ... 10⁹")
  }
}

extension HalfPlane {
  /// The normal vector that points into the half plane.
  internal var _normal: LatticePoint { LatticePoint(a, b) }

  /// Returns *ax* + *by* + *c*, which is at most 8 · 10¹⁸.
  internal func _value(at point: LatticePoint) -> Int {
    point._checkRange()
    return _normal.dot(point) + c
  }

  /// Returns the cross product of the normals, at most 8 · 10¹⁸ in magnitude.
  ///
  /// It is positive if the direction of the other line is counterclockwise of this one's, negative if clockwise, and 0
  /// if the lines are parallel.
  internal func _turn(to other: HalfPlane) -> Int { _normal.cross(other._normal) }

  /// Returns the intersection point of two lines that are not parallel.
  internal func _commonPoint(with other: HalfPlane) -> RealPoint {
    let turn = _turn(to: other)
    var (x, y) = (_WideSum(), _WideSum())
    x.add(b, times: other.c)
    x.add(-other.b, times: c)
    y.add(c, times: other.a)
    y.add(-other.c, times: a)
    return RealPoint(x.divided(by: turn), y.divided(by: turn))
  }
}
