// Half-plane intersection, in the order of polar angles, as in de Berg, Cheong, van Kreveld, Overmars, "Computational
// Geometry", 4.2, but with a deque as in F. P. Preparata, M. I. Shamos: Computational Geometry, 7.2. For degenerate
// results all lines are thought to be moved outward by an infinitesimal distance: H. Edelsbrunner, E. P. Mücke:
// Simulation of simplicity, ACM Transactions on Graphics 9 (1990).

/// A convex region of the plane, which may be empty, degenerate or unbounded.
///
/// | what it is | `isEmpty` | `isBounded` | `hasInterior` | `corners` |
/// |---|---|---|---|---|
/// | the empty set | true | true | false | none |
/// | a point | false | true | false | 1 |
/// | a segment | false | true | false | 2 |
/// | a polygon | false | true | true | 3 or more |
/// | a ray or a line | false | false | false | 1 or none |
/// | any other unbounded region, or the whole plane | false | false | true | any number |
public struct ConvexRegion: Sendable {
  /// The vertices in counterclockwise order.
  ///
  /// If the region is unbounded, they are in order along the boundary from the first one to the last, with the interior
  /// on the left. Each coordinate is rounded; integers are exact as long as `Double` represents them. All vertices are
  /// distinct points, which may be equal after rounding.
  public let corners: [RealPoint]
  /// A Boolean value that is `true` if the region has no points.
  ///
  /// This and all other properties but the coordinates of vertices are decided exactly.
  public let isEmpty: Bool
  /// A Boolean value that is `true` if the region is bounded.
  public let isBounded: Bool
  /// A Boolean value that is `true` if the region has interior points, and so a positive area.
  public let hasInterior: Bool

  /// Returns the area, rounded; infinity if the region is unbounded and has interior points.
  ///
  /// The error is up to some 10⁻¹⁵ of the square of the width or the height: that of a thin region far from upright and
  /// level may be many times 10⁻¹⁵ of the area. Where all corners are integers, ``Swift/Collection/doubledArea()`` of
  /// them is exact.
  ///
  /// - Complexity: O(*n*), where *n* is the number of vertices.
  public func area() -> Double {
    if !hasInterior { return 0 }
    return isBounded ? corners.signedArea() : .infinity
  }
}

extension Collection where Element == HalfPlane {
  /// Returns the intersection of all half planes, a convex region.
  ///
  ///     let region = [
  ///       HalfPlane(a: 1, b: 0, c: 0), HalfPlane(a: 0, b: 1, c: 0), HalfPlane(a: -1, b: -2, c: 6),
  ///     ].intersection()  // x ≥ 0, y ≥ 0, x + 2y ≤ 6
  ///     region.corners.map(\.x)  // [0.0, 0.0, 6.0]
  ///     region.area()  // 9.0
  ///
  /// Half planes may be equal or parallel, or touch the result in a single point. The intersection of the open half
  /// planes, without their lines, is nonempty if and only if the result has an interior.
  ///
  /// - Returns: The region; the whole plane if there are no half planes.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space
  @inlinable
  public func intersection() -> ConvexRegion { Array(self)._intersection() }
}

extension Collection where Element == LatticePoint {
  /// Returns the kernel of the polygon with these vertices: all points from which the whole polygon is visible.
  ///
  ///     let gallery = [(0, 0), (4, 0), (4, 4), (2, 1), (0, 4)].map { LatticePoint($0, $1) }
  ///     gallery.kernel().isEmpty  // false
  ///     gallery.kernel().area()  // 0.6666666666666666
  ///
  /// - Precondition: The polygon is simple, in either orientation, and its area is not 0. Coordinates are in −10⁹ ...
  ///   10⁹.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space
  @inlinable
  public func kernel() -> ConvexRegion { Array(self)._kernel() }
}

// MARK: - Core

extension Array where Element == HalfPlane {
  @usableFromInline
  internal func _intersection() -> ConvexRegion { _HalfPlaneSweep(self).region }
}

extension Array where Element == LatticePoint {
  @usableFromInline
  internal func _kernel() -> ConvexRegion {
    for corner in self { corner._checkRange() }
    let area = _doubledArea()
    precondition(area != 0, "a polygon has an area")
    var edges: [HalfPlane] = []
    edges.reserveCapacity(count)
    var previous = self[count - 1]
    for corner in self where corner != previous {
      edges.append(
        area > 0
          ? HalfPlane(from: previous, to: corner) : HalfPlane(from: corner, to: previous))
      previous = corner
    }
    return edges._intersection()
  }
}

extension HalfPlane {
  /// Returns whether both have the same direction.
  internal func _isParallel(to other: HalfPlane) -> Bool {
    _turn(to: other) == 0 && _normal.dot(other._normal) > 0
  }

  /// Compares the distances of two parallel lines from the origin, and returns the sign.
  ///
  /// It is that of the sum of both signed distances, the one of the other line multiplied by `sign`: 1 or −1.
  internal func _compare(_ other: HalfPlane, times sign: Int) -> Int {
    // The norms are in the same ratio as the sums of the magnitudes of `a` and `b`.
    var sum = _WideSum()
    sum.add(c, times: Int(other.a.magnitude + other.b.magnitude))
    sum.add(other.c * sign, times: Int(a.magnitude + b.magnitude))
    return sum.signum
  }
}

/// A sweep over all half planes in the order of their directions, which maintains the intersection so far.
internal struct _HalfPlaneSweep {
  /// The lines of the boundary, in counterclockwise order from `first` on.
  ///
  /// Each line counts as moved outward by an infinitesimal distance: then the intersection is empty or has an interior,
  /// and it is empty only if it was before.
  private var lines: [HalfPlane] = []
  private var first = 0
  private var isEmpty = false
  private let isBounded: Bool

  internal init(_ halfPlanes: [HalfPlane]) {
    var sorted = halfPlanes.sorted { LatticePoint.precedesInAngle($0._normal, $1._normal) }
    // Of those with the same direction only the innermost.
    var count = 0
    for line in sorted {
      if count == 0 || !sorted[count - 1]._isParallel(to: line) {
        sorted[count] = line
        count += 1
      } else if sorted[count - 1]._compare(line, times: -1) > 0 {
        sorted[count - 1] = line
      }
    }
    sorted.removeSubrange(count...)
    // After a gap of at least half a turn, if there is one: there the boundary begins, and comes from infinity.
    let start = sorted.indices.first { place in
      let previous = sorted[place == 0 ? count - 1 : place - 1]
      return previous._turn(to: sorted[place]) <= 0
    }
    isBounded = start == nil
    lines.reserveCapacity(count)
    for place in sorted.indices {
      let turned = place + (start ?? 0)
      add(sorted[turned < count ? turned : turned - count])
      if isEmpty { break }
    }
  }

  /// Cuts off what lies outside of a half plane, whose direction is the next one.
  private mutating func add(_ line: HalfPlane) {
    guard let start = lines.isEmpty ? nil : lines[first] else {
      lines.append(line)
      return
    }
    // Once the boundary is closed, what would be cut off is around the vertex between its last line and its first one.
    if lines[lines.count - 1]._turn(to: start) > 0,
      side(of: lines[lines.count - 1], start, line) >= 0
    {
      return
    }
    while lines.count - first > 1,
      side(of: lines[lines.count - 2], lines[lines.count - 1], line) <= 0
    {
      lines.removeLast()
    }
    while lines.count - first > 1, side(of: lines[first], lines[first + 1], line) <= 0 {
      first += 1
    }
    if lines.count - first == 1 {
      // No vertex is left. What remains of the first line is unbounded unless the new one has turned by more than half
      // a turn, or by exactly that and lies behind it.
      let turn = start._turn(to: line)
      if turn < 0 || turn == 0 && start._compare(line, times: 1) < 0 {
        isEmpty = true
        return
      }
    }
    lines.append(line)
  }

  /// Returns 1 if the intersection point of two lines lies in a half plane, −1 if outside, and 0 if on its line.
  ///
  /// The second line turns left from the first.
  private func side(of first: HalfPlane, _ second: HalfPlane, _ line: HalfPlane) -> Int {
    let sign = determinant(first, second, line)
    if sign != 0 { return sign }
    // The same determinant with 1 for each c: the effect of moving the lines outward.
    let turns = (second._turn(to: line), line._turn(to: first), first._turn(to: second))
    var sum = _WideSum()
    sum.add(1, times: turns.0)
    sum.add(1, times: turns.1)
    sum.add(1, times: turns.2)
    return sum.signum
  }

  /// Returns the sign of the determinant of three lines, which is 0 if they are concurrent.
  private func determinant(_ first: HalfPlane, _ second: HalfPlane, _ third: HalfPlane) -> Int {
    // Each part is at most 4 · 10¹⁸ · 8 · 10¹⁸, less than a fifth of 2¹²⁷.
    var sum = _WideSum()
    sum.add(first.c, times: second._turn(to: third))
    sum.add(second.c, times: third._turn(to: first))
    sum.add(third.c, times: first._turn(to: second))
    return sum.signum
  }

  /// The intersection of all half planes.
  internal var region: ConvexRegion {
    let lines = Array(lines[first...])
    guard !isEmpty, let start = lines.first, let end = lines.last else {
      return ConvexRegion(
        corners: [], isEmpty: isEmpty, isBounded: isEmpty, hasInterior: !isEmpty)
    }
    let corners = corners(of: lines)
    let isFlat =
      isBounded
      ? corners.count < 3
      : lines.count > 1 && start._turn(to: end) == 0 && start._compare(end, times: 1) == 0
    return ConvexRegion(
      corners: corners, isEmpty: false, isBounded: isBounded, hasInterior: !isFlat)
  }

  /// Returns the intersection points of neighboring lines, each point once.
  private func corners(of lines: [HalfPlane]) -> [RealPoint] {
    var corners: [RealPoint] = []
    let isStrip = lines.count == 2 && lines[0]._turn(to: lines[1]) == 0
    let cornerCount = isBounded ? lines.count : isStrip ? 0 : lines.count - 1
    corners.reserveCapacity(cornerCount)
    func line(_ place: Int) -> HalfPlane {
      lines[place < lines.count ? place : place - lines.count]
    }
    for place in 0..<cornerCount {
      // If three lines are concurrent, the next two lines have the same intersection point.
      let isRepeated =
        (isBounded || place + 1 < cornerCount)
        && determinant(lines[place], line(place + 1), line(place + 2)) == 0
      // Unless all of them are the same point.
      if isRepeated && !(place + 1 == cornerCount && corners.isEmpty) { continue }
      corners.append(lines[place]._commonPoint(with: line(place + 1)))
    }
    return corners
  }
}
