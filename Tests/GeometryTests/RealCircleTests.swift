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

  /// What the tolerance is for, where circles are nearly the same, tangents nearly common, and segments nearly there.
  @Test func toleranceCountsForTangentsSegmentsAndEqualCircles() throws {
    let wheel = RealCircle(center: RealPoint(1, 2), radius: 2)
    let same = RealCircle(center: RealPoint(1 + 1e-10, 2), radius: 2 - 1e-10)
    #expect(wheel.commonPoints(with: same) == nil && wheel.commonTangents(with: same) == nil)
    #expect(wheel.commonTangents(with: same, tolerance: 1e-12)?.isEmpty == false)
    for (gap, outer, inner) in [(-1e-3, 2, 0), (-1e-10, 2, 1), (1e-10, 2, 2), (1e-3, 2, 2)] {
      let beside = RealCircle(center: RealPoint(4 + gap, 2), radius: 1)
      #expect(try #require(wheel.commonTangents(with: beside)).count == outer + inner, "\(gap)")
    }
    for (gap, count) in [(-1e-3, 0), (-1e-10, 1), (1e-10, 2)] {
      let inside = RealCircle(center: RealPoint(2 + gap, 2), radius: 1)
      #expect(try #require(wheel.commonTangents(with: inside)).count == count, "\(gap)")
    }
    for (gap, count) in [(1e-3, 0), (1e-10, 1), (-1e-10, 1)] {
      let segment = RealSegment(RealPoint(9, 2), RealPoint(3 + gap, 2))
      #expect(wheel.commonPoints(with: segment).count == count, "\(gap)")
      let turned = RealSegment(segment.end, segment.start)
      #expect(wheel.commonPoints(with: turned).count == count, "\(gap)")
      let point = RealSegment(segment.end, segment.end)
      #expect(wheel.commonPoints(with: point).count == count, "\(gap)")
    }
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

  /// What is computed of circles of integers has as many points and tangents, nearly the same, and nearly the same areas.
  @Test func tangentsAndAreasOfIntegersAreAsExactOnesSay() {
    forAll(tuples(circles(count: 4), points), effort: 8) { circles, corners in
      let most = size(circles, corners)
      let reals = circles.map { RealCircle($0) }
      let (areas, expected) = (coveredAreas(by: reals), coveredAreas(by: circles))
      for (area, other) in zip(areas, expected) {
        try check(abs(area - other) <= 1e-9 * most * most, "\(areas), not \(expected)")
      }
      try check(unionArea(of: reals), equals: areas[0])
      let polygon = corners.convexHull()
      let shared = circles[0].sharedArea(with: polygon)
      let found = reals[0].sharedArea(with: polygon.map { RealPoint($0) })
      try check(abs(found - shared) <= 1e-9 * most * most, "\(found), not \(shared)")
      if most > 1000 { return }
      let tangents = reals[0].commonTangents(with: reals[1])
      guard let exact = circles[0].commonTangents(with: circles[1]) else {
        try check(tangents == nil, "the same circle")
        return
      }
      try check(
        areClose(tangents!.map(\.here), exact.map(\.here), most), "\(tangents!), not \(exact)")
      try check(
        areClose(tangents!.map(\.there), exact.map(\.there), most), "\(tangents!), not \(exact)")
    }
  }

  /// Three circles that touch each other in one point, but for rounding: which is inside of which must not go in a ring.
  @Test func disksThatTouchInOnePointAreCoveredByTheLargest() {
    let sets: [(circles: [(Double, Double, Double)], area: Double)] = [
      (
        [
          (114.6, 152.8, 191), (5.7, 7.6, 9.5), (78.84, 105.12, 131.4), (90.96, 121.28, 151.6),
          (28.68, 38.24, 47.8),
        ], 114608.44159560924
      ),
      ([(-1.8, 0, 1.8), (-3.2, 0, 3.2), (-3.3, 0, 3.3)], 34.21194399759285),
      ([(-2.3, -11.3, 8.4), (-2.3, -3.6, 0.7), (-2.3, -3.9, 1)], 221.6707776372958),
    ]
    for (circles, area) in sets {
      let disks = circles.map { RealCircle(center: RealPoint($0.0, $0.1), radius: $0.2) }
      #expect(abs(unionArea(of: disks) / area - 1) < 1e-13, "\(unionArea(of: disks)), not \(area)")
      let areas = coveredAreas(by: disks)
      #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 >= $1 - 1e-12 * area }, "\(areas)")
    }
    let apart = [
      RealCircle(center: RealPoint(180875.7176562501, 3.7), radius: 90439.70882812508),
      RealCircle(center: RealPoint(-3.7, 3.7), radius: 90439.70882812508),
    ]
    #expect(coveredAreas(by: apart)[1] >= 0)
  }

  /// Circles that touch in decimals have one common tangent there, in the point in which they touch.
  @Test func tangentsOfTouchingCirclesGoThroughThatPoint() throws {
    for (x, radius, otherX, other, expected) in [
      (12345.6, 50.0, 12345.7, 49.9, 12395.6), (100.3, 5, 100.301, 4.999, 105.3),
      (0, 0.1, 0.3, 0.2, 0.1), (0.3, 0.2, 0, 0.1, 0.1), (7.5, 0.2, 7.4, 0.3, 7.7),
    ] {
      let first = RealCircle(center: RealPoint(x, 0.7), radius: radius)
      let second = RealCircle(center: RealPoint(otherX, 0.7), radius: other)
      let tangents = try #require(first.commonTangents(with: second))
      let touching = tangents.filter { $0.here == $0.there }
      try #require(touching.count == 1, "\(tangents)")
      let distance = touching[0].here.distance(to: RealPoint(expected, 0.7))
      #expect(distance <= 1e-15 * expected * 4, "\(touching[0].here), not \(expected)")
    }
  }

  /// An edge that is much longer than the radius must not lose the circle.
  @Test func longEdgesHaveExactAreas() {
    let circle = RealCircle(center: .zero, radius: 0.6114392398725008)
    let triangle = [
      RealPoint(652564804.7698742, -514011115.2154677),
      RealPoint(-223738501.23027223, 176233955.19984818),
      RealPoint(-61396402.408512115, 1321324497.5660236),
    ]
    #expect(abs(circle.sharedArea(with: triangle) - 0.54911910) < 1e-8)
  }

  @Test func segmentsMeetCirclesAsExactOnesSay() {
    forAll(tuples(circles(count: 1), points(count: 2)), effort: 32) { circles, ends in
      if size(circles, ends) > 1000 { return }
      let segment = LineSegment(ends[0], ends[1])
      let expected = circles[0].commonPoints(with: segment)
      let found = RealCircle(circles[0]).commonPoints(with: RealSegment(segment))
      try check(areClose(found, expected, size(circles, ends)), "\(found), not \(expected)")
    }
  }

  /// Of decimals that touch exactly before they are rounded, the answer is one point wherever they are.
  @Test func whatTouchesInDecimalsTouches() {
    let tenths = Generator<Int>.integers(in: -100_000...100_000)
    forAll(
      tuples(tenths, tenths, .integers(in: 1...1000), .integers(in: 1...1000)), effort: 16
    ) { x, y, radius, other in
      func circle(_ x: Int, _ y: Int, _ radius: Int) -> RealCircle {
        RealCircle(
          center: RealPoint(Double(x) / 10, Double(y) / 10), radius: Double(radius) / 10)
      }
      let first = circle(x, y, radius)
      for (distance, count) in [(radius + other, 1), (radius - other, radius == other ? nil : 1)] {
        for second in [circle(x + distance, y, other), circle(x, y - distance, other)] {
          let points = first.commonPoints(with: second)
          try check(points?.count, equals: count, "\(first), \(second): \(points as Any)")
        }
      }
      let (left, right) = (
        RealPoint(first.center.x - 3, Double(y + radius) / 10),
        RealPoint(first.center.x + 7, Double(y + radius) / 10)
      )
      try check(first.commonPoints(withLineThrough: left, right).count, equals: 1, "a line")
      let top = RealPoint(first.center.x, Double(y + radius) / 10)
      try check(first.tangentPoints(from: top), equals: [top])
    }
  }

  /// The points of a small circle on a large one are as exact from either of the two.
  @Test func theOrderOfCirclesDoesNotMatter() throws {
    for radius in [1e3, 1e6, 1e8] {
      let large = RealCircle(center: .zero, radius: radius)
      let small = RealCircle(center: RealPoint(radius * 0.6 + 0.3, radius * 0.8 + 0.4), radius: 1)
      let (here, there) = (large.commonPoints(with: small)!, small.commonPoints(with: large)!)
      try #require(here.count == 2 && there.count == 2)
      for (point, same) in zip(here, there.reversed()) {
        #expect(point.distance(to: same) <= 1e-15 * radius, "\(point), \(same)")
        #expect(abs(point.distance(to: small.center) - 1) <= 1e-15 * radius)
      }
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
      try check(
        abs(around!.radius - exact.radius) <= 1e-14 * exact.radius, "\(around!), not \(exact)")
      let most = size([], corners)
      try check(
        abs(inside!.radius - small.radius) <= 1e-14 * most
          && inside!.center.distance(to: small.center) <= 1e-14 * most, "\(inside!), not \(small)")
    }
  }

  /// Nearly collinear corners, of which the rounded cross product may be anything, and two that nearly coincide.
  @Test func circlesGoThroughTheCornersOfFlatTriangles() throws {
    let triangles = [
      [RealPoint(0, 0), RealPoint(22.4, 16.8), RealPoint(20, 15)],
      [RealPoint(3, 10.5), RealPoint(0.8, 2.8), RealPoint(0.4, 1.4)],
      [RealPoint(1, 1.5), RealPoint(0, 0), RealPoint(3e-12, 1e-12)],
    ]
    for corners in triangles {
      for turn in 0..<3 {
        let (first, second, third) = (
          corners[turn], corners[(turn + 1) % 3], corners[(turn + 2) % 3]
        )
        guard let circle = circumcircle(first, second, third) else {
          #expect(orientation(first, second, third) == 0)
          continue
        }
        for corner in corners {
          let distance = circle.center.distance(to: corner)
          #expect(abs(distance - circle.radius) <= 1e-14 * circle.radius, "\(circle), \(distance)")
        }
        let other = try #require(circumcircle(third, first, second))
        #expect(abs(other.radius - circle.radius) <= 1e-14 * circle.radius)
        let (inside, same) = (incircle(first, second, third)!, incircle(second, third, first)!)
        #expect(abs(inside.radius - same.radius) <= 1e-14 * inside.radius, "\(inside), \(same)")
      }
    }
  }
}
