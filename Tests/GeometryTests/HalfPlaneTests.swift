import Geometry
import PropertyTesting
import Testing

@Suite struct HalfPlaneTests {
  @Test func documentedExamplesAreTrue() throws {
    let above = HalfPlane(from: LatticePoint(0, 1), to: LatticePoint(2, 1))
    #expect(above.contains(LatticePoint(5, 7)) && above.contains(LatticePoint(-5, 1)))
    #expect(!HalfPlane(a: 1, b: 2, c: -4).contains(LatticePoint(1, 1)))
    let square = [(0, 0), (4, 0), (4, 4), (0, 4)].map { LatticePoint($0, $1) }
    let upper = HalfPlane(from: LatticePoint(0, 1), to: LatticePoint(8, 3))
    #expect(square.clipped(to: upper).map(\.y) == [1, 2, 4, 4])
    let street = LineSegment(LatticePoint(0, 0), LatticePoint(1, 1))
    let crossing = street.commonPointOfLines(
      with: LineSegment(LatticePoint(0, 6), LatticePoint(1, 5)))
    #expect(try #require(crossing) == RealPoint(3, 3))
  }

  @Test func whatLiesLeftOfTheWayIsInside() {
    forAll(points(count: 3), effort: 8) { points in
      if points[0] == points[1] { return }
      let side = orientation(points[0], points[1], points[2])
      let halfPlane = HalfPlane(from: points[0], to: points[1])
      try check(halfPlane.contains(points[2]), equals: side >= 0, "from, to")
      let opposite = HalfPlane(a: -halfPlane.a, b: -halfPlane.b, c: -halfPlane.c)
      try check(opposite.contains(points[2]), equals: side <= 0, "the opposite one")
    }
  }

  /// Where segments meet is where their lines do; and the equations of both lines, in whole numbers, say so elsewhere.
  @available(macOS 15.0, *)
  @Test func linesMeetWhereBothEquationsHold() {
    forAll(points(count: 4), effort: 8) { ends in
      if ends[0] == ends[1] || ends[2] == ends[3] { return }
      let (first, second) = (LineSegment(ends[0], ends[1]), LineSegment(ends[2], ends[3]))
      let (way, other) = (ends[1] - ends[0], ends[3] - ends[2])
      let found = first.commonPointOfLines(with: second)
      try check((found == nil) == (way.cross(other) == 0), "parallel")
      guard let found else { return }
      if let common = first.commonPoint(with: second) {
        try check(found == common, "\(found), of segments \(common)")
      }
      let part = Int128((ends[2] - ends[0]).cross(other))
      for (place, start, length) in [
        (found.x, ends[0].x, way.x), (found.y, ends[0].y, way.y),
      ] {
        let top = Int128(start) * Int128(way.cross(other)) + Int128(length) * part
        let expected = Double(top) / Double(way.cross(other))
        try check(abs(place - expected) <= 1e-15 * abs(expected), "\(place), not \(expected)")
      }
    }
  }

  /// Lines that are nearly parallel meet farther away than `Int` goes.
  @Test func linesThatAreNearlyParallelMeetFarAway() throws {
    let most = 1_000_000_000
    let first = LineSegment(LatticePoint(-most, -most), LatticePoint(most, most - 1))
    let second = LineSegment(LatticePoint(-most, -most + 1), LatticePoint(most - 1, most - 1))
    let common = try #require(first.commonPointOfLines(with: second))
    #expect(common == RealPoint(3.999999997e18, 3.999999995e18))
    #expect(first.commonPoint(with: second) == nil)
    let crossing = HalfPlane(a: 2_000_000_000, b: 1_999_999_999, c: 4_000_000_000_000_000_000)
    let other = HalfPlane(a: -1_999_999_999, b: -1_999_999_998, c: 4_000_000_000_000_000_000)
    let region = [crossing, other].intersection()
    // The turn is 2·10⁹ · −1,999,999,998 + 1,999,999,999² = 1.
    #expect(region.corners.count == 1 && region.corners[0].x == 15_999_999_988e18)
    #expect(region.corners[0].y == -15_999_999_996e18)
  }

  /// Printed, −0 would have a sign that no checker expects.
  @Test func linesThroughTheOriginMeetAtZeroWithoutASign() throws {
    let axes = [(0, -1, 0, 1), (-1, 0, 1, 0)].map {
      LineSegment(LatticePoint($0.0, $0.1), LatticePoint($0.2, $0.3))
    }
    for (first, second) in [(axes[0], axes[1]), (axes[1], axes[0])] {
      let common = try #require(first.commonPointOfLines(with: second))
      #expect("\(common)" == "(0.0, 0.0)")
    }
  }

  @Test func aSegmentIsCrossedOnce() {
    let segment = [LatticePoint(0, 0), LatticePoint(4, 0)]
    for (halfPlane, expected) in [
      (HalfPlane(a: -1, b: 0, c: 2), [0.0, 2]), (HalfPlane(a: 1, b: 0, c: -2), [2, 4]),
      (HalfPlane(a: 1, b: 0, c: 0), [0, 4]), (HalfPlane(a: 1, b: 0, c: -4), [4]),
      (HalfPlane(a: 1, b: 0, c: -5), []),
    ] {
      #expect(segment.clipped(to: halfPlane).map(\.x) == expected)
    }
  }

  /// What is left of a square and of what is cut off is all of it; corners of both are in them.
  @Test func bothSidesOfACutAreAllOfThePolygon() {
    forAll(tuples(points, points(count: 2)), effort: 4) { points, ends in
      let hull = points.convexHull()
      if ends[0] == ends[1] { return }
      let cut = HalfPlane(from: ends[0], to: ends[1])
      let other = HalfPlane(from: ends[1], to: ends[0])
      let (left, right) = (hull.clipped(to: cut), hull.clipped(to: other))
      let whole = Double(hull.doubledArea())
      let total = doubledArea(left) + doubledArea(right)
      try check(abs(total - whole) <= 1e-9 * Swift.max(1, whole), "\(left), \(right)")
      try check(left.isEmpty, equals: hull.allSatisfy { !cut.contains($0) }, "empty")
      let onLine = hull.count { cut.contains($0) && other.contains($0) }
      if hull.allSatisfy({ !cut.contains($0) || other.contains($0) }) {
        try check(left.count, equals: onLine, "what only touches the line")
      }
      if hull.allSatisfy({ cut.contains($0) }) { try check(left.count, equals: hull.count) }
      if hull.count < 3 { return }
      // Around the other way, and by all half planes at once.
      try check(
        abs(doubledArea(hull.reversed().clipped(to: cut)) + doubledArea(left)) <= 1e-9 * whole,
        "clockwise")
      let edges = hull.indices.map { HalfPlane(from: hull[$0], to: hull[($0 + 1) % hull.count]) }
      let region = (edges + [cut]).intersection()
      try check(region.isEmpty, equals: left.isEmpty, "intersection")
      try check(region.corners.count, equals: left.count, "corners: \(region.corners), \(left)")
      try check(abs(2 * region.area() - doubledArea(left)) <= 1e-9 * whole, "area")
    }
  }

  private func doubledArea(_ corners: [RealPoint]) -> Double {
    guard let first = corners.first, var previous = corners.last else { return 0 }
    var sum = 0.0
    for corner in corners {
      sum += (previous.x - first.x) * (corner.y - first.y)
      sum -= (previous.y - first.y) * (corner.x - first.x)
      previous = corner
    }
    return sum
  }

  @Test func whatIsNoLineOrOutOfRangeIsRefused() async {
    await #expect(processExitsWith: .failure) { _ = HalfPlane(a: 0, b: 0, c: 1) }
    await #expect(processExitsWith: .failure) { _ = HalfPlane(a: 2_000_000_001, b: 0, c: 1) }
    await #expect(processExitsWith: .failure) {
      _ = HalfPlane(a: 1, b: 0, c: 4_000_000_000_000_000_001)
    }
    await #expect(processExitsWith: .failure) { _ = HalfPlane(from: .zero, to: .zero) }
    await #expect(processExitsWith: .failure) {
      _ = HalfPlane(from: .zero, to: LatticePoint(1, 1_000_000_001))
    }
    await #expect(processExitsWith: .failure) {
      _ = HalfPlane(a: 1, b: 1, c: 1).contains(LatticePoint(-1_000_000_001, 0))
    }
    await #expect(processExitsWith: .failure) {
      let line = LineSegment(.zero, LatticePoint(1, 1))
      _ = line.commonPointOfLines(with: LineSegment(.zero, .zero))
    }
  }
}
