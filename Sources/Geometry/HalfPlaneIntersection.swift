// What half planes have in common: one after the other in the order of their directions, as in de Berg, Cheong, van
// Kreveld, Overmars, "Computational Geometry", 4.2, but with two ends as in F. P. Preparata, M. I. Shamos: Computational
// Geometry, 7.2. Where the outcome has no area, all lines are thought to be a little farther out: H. Edelsbrunner, E. P.
// Mücke: Simulation of simplicity, ACM Transactions on Graphics 9 (1990).

/// A convex part of the plane that may be empty, flat or without end.
///
/// | what it is | `isEmpty` | `isBounded` | `hasInterior` | `corners` |
/// |---|---|---|---|---|
/// | nothing | true | true | false | none |
/// | a point | false | true | false | 1 |
/// | a segment | false | true | false | 2 |
/// | a polygon | false | true | true | 3 or more |
/// | a ray or a line | false | false | false | 1 or none |
/// | any other part of the plane, or all of it | false | false | true | any number |
public struct ConvexRegion: Sendable {
  /// The corners counterclockwise; without an end, from the first one to the last along the boundary, with the inside on
  /// the left.
  ///
  /// They are rounded, each coordinate for itself; whole ones are exact as long as `Double` has them. No two are the same
  /// point, which may have been rounded away.
  public let corners: [(x: Double, y: Double)]
  /// Whether it has no point at all.
  ///
  /// This, like all but the corners' coordinates, is decided exactly.
  public let isEmpty: Bool
  /// Whether it fits a circle that is large enough.
  public let isBounded: Bool
  /// Whether it has points that are on no boundary.
  public let hasInterior: Bool

  /// Returns its area, rounded, which is infinite for what has an inside and no end.
  ///
  /// - Complexity: O(*n*), where *n* is the number of corners.
  public func area() -> Double {
    if !hasInterior { return 0 }
    guard isBounded, let first = corners.first, var previous = corners.last else {
      return .infinity
    }
    // The ways from one corner are smaller numbers than those from the origin.
    var doubled = 0.0
    for corner in corners {
      doubled +=
        (previous.x - first.x) * (corner.y - first.y)
        - (previous.y - first.y) * (corner.x - first.x)
      previous = corner
    }
    return doubled / 2
  }
}

extension Collection where Element == HalfPlane {
  /// Returns what all half planes have in common, with their lines.
  ///
  ///     let region = [
  ///       HalfPlane(a: 1, b: 0, c: 0), HalfPlane(a: 0, b: 1, c: 0), HalfPlane(a: -1, b: -2, c: 6),
  ///     ].intersection()  // x ≥ 0, y ≥ 0, x + 2y ≤ 6
  ///     region.corners.map(\.x)  // [0.0, 0.0, 6.0]
  ///     region.area()  // 9.0
  ///
  /// Half planes may be the same, parallel, or touch the outcome in a point only. Of open half planes, without their
  /// lines, the outcome is not empty if this one has an interior.
  ///
  /// - Returns: All of the plane if there are no half planes.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space
  @inlinable
  public func intersection() -> ConvexRegion { Array(self)._intersection() }
}

extension Collection where Element == LatticePoint {
  /// Returns all points from which all of the polygon with these corners can be seen.
  ///
  ///     let gallery = [(0, 0), (4, 0), (4, 4), (2, 1), (0, 4)].map { LatticePoint($0, $1) }
  ///     gallery.kernel().isEmpty  // false
  ///     gallery.kernel().area()  // 0.6666666666666666
  ///
  /// - Precondition: The corners go around either way, the edges do not cross each other, and there is an area between
  ///   them. Coordinates are in −10⁹ ... 10⁹.
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
  /// Whether both lead in the same direction.
  internal func _isParallel(to other: HalfPlane) -> Bool {
    _turn(to: other) == 0 && _normal.dot(other._normal) > 0
  }

  /// Returns how far the line is from that of another one, of the same direction or the opposite one, as a sign: 1 if the
  /// sum of how far both go beyond the origin is positive, for a factor of the other one of 1 or −1.
  internal func _compare(_ other: HalfPlane, times sign: Int) -> Int {
    // Lengths are in the same ratio as the sums of widths and heights.
    var sum = _WideSum()
    sum.add(c, times: Int(other.a.magnitude + other.b.magnitude))
    sum.add(other.c * sign, times: Int(a.magnitude + b.magnitude))
    return sum.signum
  }
}

/// Goes around all half planes, and knows what those that it has met have in common.
internal struct _HalfPlaneSweep {
  /// Those that the boundary consists of, in its order, counterclockwise, from `first` on.
  ///
  /// A line counts as moved out by a width that is less than anything: then what they have in common is empty, or has an
  /// interior, and it is empty only if it was before.
  private var lines: [HalfPlane] = []
  private var first = 0
  private var isEmpty = false
  private let isBounded: Bool

  internal init(_ halfPlanes: [HalfPlane]) {
    var sorted = halfPlanes.sorted { LatticePoint.precedesInAngle($0._normal, $1._normal) }
    // Of those with the same direction, the innermost.
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
    // After a gap of half a turn, if there is one: there the boundary begins, and comes from infinity.
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

  /// Cuts off what lies outside of a half plane whose direction is the next one.
  private mutating func add(_ line: HalfPlane) {
    guard let start = lines.isEmpty ? nil : lines[first] else {
      lines.append(line)
      return
    }
    // Once the boundary is closed, what would be cut off is around the corner between its last line and its first one.
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
      // No corner is left. What remains of the first line goes on without an end unless the new one has turned away
      // from it by more than half a turn, or by just that and behind it.
      let turn = start._turn(to: line)
      if turn < 0 || turn == 0 && start._compare(line, times: 1) < 0 {
        isEmpty = true
        return
      }
    }
    lines.append(line)
  }

  /// Returns 1 if the corner of two lines, of which the second one goes on to the left, lies within a half plane, −1 if it
  /// lies outside, and 0 if it is on the line.
  private func side(of first: HalfPlane, _ second: HalfPlane, _ line: HalfPlane) -> Int {
    let sign = determinant(first, second, line)
    if sign != 0 { return sign }
    // The same with 1 for each c: what moving them out by a little makes of it.
    let turns = (second._turn(to: line), line._turn(to: first), first._turn(to: second))
    var sum = _WideSum()
    sum.add(1, times: turns.0)
    sum.add(1, times: turns.1)
    sum.add(1, times: turns.2)
    return sum.signum
  }

  /// Returns the sign of the determinant of three lines, which is 0 if they go through one point.
  private func determinant(_ first: HalfPlane, _ second: HalfPlane, _ third: HalfPlane) -> Int {
    // Each part is at most 4 · 10¹⁸ · 8 · 10¹⁸, less than a fifth of 2¹²⁷.
    var sum = _WideSum()
    sum.add(first.c, times: second._turn(to: third))
    sum.add(second.c, times: third._turn(to: first))
    sum.add(third.c, times: first._turn(to: second))
    return sum.signum
  }

  /// What all half planes have in common.
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

  /// Returns the points in which each line meets the next one, each point once.
  private func corners(of lines: [HalfPlane]) -> [(x: Double, y: Double)] {
    var corners: [(x: Double, y: Double)] = []
    let isStrip = lines.count == 2 && lines[0]._turn(to: lines[1]) == 0
    let cornerCount = isBounded ? lines.count : isStrip ? 0 : lines.count - 1
    corners.reserveCapacity(cornerCount)
    func line(_ place: Int) -> HalfPlane {
      lines[place < lines.count ? place : place - lines.count]
    }
    for place in 0..<cornerCount {
      // Of three lines that go through a point the next two have it, too.
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
