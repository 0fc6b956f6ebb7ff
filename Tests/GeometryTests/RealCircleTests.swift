import Geometry
import PropertyTesting
import Testing

@Suite struct RealCircleTests {
  /// Points that are nearly the same: near where circles touch, a small error makes a large one.
  private func areClose(_ found: [RealPoint], _ expected: [RealPoint], _ most: Double) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy { $0.distance(to: $1) <= 1e-7 * most }
  }

  private func size(_ circles: [Circle], _ points: [LatticePoint] = []) -> Double {
    let lengths = circles.flatMap { [abs($0.center.x), abs($0.center.y), $0.radius] }
    return Double(Swift.max(1, (lengths + points.flatMap { [abs($0.x), abs($0.y)] }).max()!))
  }

  /// On small grids, what does not touch misses by more than the tolerance.
  @Test func circlesOfIntegersMeetAsExactOnesSay() {
    forAll(circles(count: 2), effort: 32) { circles in
      let most = size(circles)
      let (first, second) = (RealCircle(circles[0]), RealCircle(circles[1]))
      let shared = circles[0].sharedArea(with: circles[1])
      let least = Swift.min(first.area, second.area)
      try check(abs(first.sharedArea(with: second) - shared) <= 1e-6 * least, "shared area")
      if most > 1000 { return }
      guard let expected = circles[0].commonPoints(with: circles[1]) else {
        try check(first.commonPoints(with: second) == nil, "the same circle")
        return
      }
      let found = first.commonPoints(with: second)
      try check(found != nil && areClose(found!, expected, most), "\(found!), not \(expected)")
    }
  }

  @Test func linesAndTangentsOfIntegersAreAsExactOnesSay() {
    forAll(tuples(circles(count: 1), points(count: 2)), effort: 32) { circles, ends in
      let most = size(circles, ends)
      if most > 1000 { return }
      let (exact, circle) = (circles[0], RealCircle(circles[0]))
      let (start, end) = (RealPoint(ends[0]), RealPoint(ends[1]))
      let expected = exact.tangentPoints(from: ends[0])
      let touching = circle.tangentPoints(from: start)
      try check(areClose(touching, expected, most), "tangents \(touching), not \(expected)")
      if start == end { return }
      let line = exact.commonPoints(withLineThrough: ends[0], ends[1])
      let found = circle.commonPoints(withLineThrough: start, end)
      try check(areClose(found, line, most), "line \(found), not \(line)")
    }
  }

  /// What is read from decimals nearly touches: what misses by less than the tolerance does.
  @Test func nearMissesTouchAndCrossingsStayTwoPoints() throws {
    let wheel = RealCircle(center: RealPoint(0.1, 0.2), radius: 0.3)
    for gap in [-1e-10, -1e-16, 0, 1e-16, 1e-10] {
      let other = RealCircle(center: RealPoint(0.1 + 0.7 + gap, 0.2), radius: 0.4)
      let found = try #require(wheel.commonPoints(with: other))
      #expect(found.count == (gap < -1e-12 ? 2 : found.count) && !found.isEmpty, "\(gap): \(found)")
      #expect(gap < 1e-12 || found.count == 1, "\(gap): \(found)")
      #expect(found.allSatisfy { abs($0.x - 0.4) < 1e-9 && abs($0.y - 0.2) < 1e-4 }, "\(found)")
      let inner = RealCircle(center: RealPoint(0.1 + 0.2 - gap, 0.2), radius: 0.1)
      let inside = try #require(wheel.commonPoints(with: inner))
      #expect(!inside.isEmpty && inside.allSatisfy { abs($0.x - 0.4) < 1e-9 }, "\(gap): \(inside)")
      let level = 0.2 + 0.3 + gap
      let line = wheel.commonPoints(
        withLineThrough: RealPoint(-1, level), RealPoint(1, level))
      #expect(line.count == (gap < -1e-12 ? 2 : gap > 1e-12 ? 1 : line.count), "\(gap): \(line)")
      #expect(!line.isEmpty, "\(gap)")
      let tangents = wheel.tangentPoints(from: RealPoint(0.1, level))
      #expect(
        tangents.count == (gap < -1e-12 ? 1 : gap > 1e-12 ? 2 : tangents.count), "\(tangents)")
      #expect(!tangents.isEmpty, "\(gap)")
    }
    let far = RealCircle(center: RealPoint(0.8001, 0.2), radius: 0.4)
    #expect(wheel.commonPoints(with: far)!.isEmpty)
    #expect(wheel.commonPoints(with: far, tolerance: 1e-3)!.count == 1)
    #expect(wheel.commonPoints(withLineThrough: RealPoint(0, 0.6), RealPoint(1, 0.6)).isEmpty)
    #expect(wheel.tangentPoints(from: RealPoint(0.1, 0.4)).isEmpty)
    #expect(wheel.commonPoints(with: wheel) == nil)
    #expect(wheel.commonPoints(with: RealCircle(center: wheel.center, radius: 0.2)) == [])
    let point = RealCircle(center: wheel.center, radius: 0)
    #expect(point.commonPoints(with: point) == [wheel.center])
    #expect(point.tangentPoints(from: .zero) == [wheel.center])
  }

  @Test func documentedExamplesAreTrue() {
    let wheel = RealCircle(center: RealPoint(0, 0), radius: 2.5)
    let line = wheel.commonPoints(withLineThrough: RealPoint(-9, 1.5), RealPoint(9, 1.5))
    #expect(line == [RealPoint(-2, 1.5), RealPoint(2, 1.5)])
    let touching = RealCircle(center: RealPoint(5, 0), radius: 2.5)
    #expect(wheel.commonPoints(with: touching) == [RealPoint(2.5, 0)])
    #expect(wheel.area == Double.pi * 6.25)
  }

  @Test func aNegativeRadiusIsRefused() async {
    await #expect(processExitsWith: .failure) {
      print(RealCircle(center: .zero, radius: -0.5))
    }
  }

  @Test func circlesOfTrianglesAreThoseOfIntegers() {
    forAll(points(count: 3), effort: 16) { corners in
      let reals = corners.map { RealPoint($0) }
      let around = circumcircle(reals[0], reals[1], reals[2])
      let inside = incircle(reals[0], reals[1], reals[2])
      guard let exact = circumcircle(corners[0], corners[1], corners[2]),
        let small = incircle(corners[0], corners[1], corners[2])
      else {
        try check(around == nil && inside == nil, "collinear")
        return
      }
      // A flat triangle has a circle as uncertain as it is large.
      let sides = [0, 1, 2].map { corners[$0].distance(to: corners[($0 + 1) % 3]) }
      let tolerance = 1e-14 * Swift.max(1, exact.radius) * exact.radius / sides.min()!
      try check(abs(around!.radius - exact.radius) <= tolerance, "\(around!), not \(exact)")
      let most = size([], corners)
      try check(
        abs(inside!.radius - small.radius) <= 1e-14 * most
          && inside!.center.distance(to: small.center) <= 1e-14 * most, "\(inside!), not \(small)")
    }
  }
}
