import Geometry
import PropertyTesting
import Testing

@Suite struct EnclosingCircleTests {
  @Test func documentedExamplesAreTrue() throws {
    let houses = [LatticePoint(0, 0), LatticePoint(6, 0), LatticePoint(3, 1)]
    let circle = try #require(houses.smallestEnclosingCircle())
    #expect(circle.center == RealPoint(3, 0) && circle.radius == 3)
    #expect([RealPoint(0.5, 0), RealPoint(0.5, 1.5)].smallestEnclosingCircle()!.radius == 0.75)
  }

  /// The sample is known, and its circle holds none of the other points.
  @Test func moreThanHalfMayLieOutsideOfTheCircleOfTheSample() throws {
    var state: UInt = 0x9E37_79B9_7F4A_7C15
    var points = [LatticePoint](repeating: LatticePoint(0, -100), count: 4097)
    var isInSample = [Bool](repeating: false, count: points.count)
    for _ in 0..<2048 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      isInSample[Int(state.multipliedFullWidth(by: UInt(points.count)).high)] = true
    }
    let sample = points.indices.filter { isInSample[$0] }
    for (number, index) in sample.enumerated() {
      points[index] = LatticePoint(number % 2 == 0 ? 10 : -10, 0)
    }
    points[isInSample.firstIndex(of: false)!] = LatticePoint(0, 9)
    let circle = try #require(points.smallestEnclosingCircle())
    #expect(circle.center == RealPoint(0, -45.5) && circle.radius == 54.5)
  }

  @Test func nothingAndSinglePoints() throws {
    #expect([LatticePoint]().smallestEnclosingCircle() == nil)
    #expect([RealPoint]().smallestEnclosingCircle() == nil)
    for count in [1, 2, 10_000] {
      let point = Array(repeating: LatticePoint(-3, 1_000_000_000), count: count)
      let circle = try #require(point.smallestEnclosingCircle())
      #expect(circle.center == RealPoint(-3, 1e9) && circle.radius == 0)
      let other = Array(repeating: RealPoint(0.1, -1e100), count: count)
      let otherCircle = try #require(other.smallestEnclosingCircle())
      #expect(otherCircle.center == RealPoint(0.1, -1e100) && otherCircle.radius == 0)
    }
  }

  /// Whether the whole-number determinant of a point and the circle around a triangle, or the angle above a diameter,
  /// says that it is inside.
  @available(macOS 15.0, *)
  private func holds(_ ends: [LatticePoint], _ point: LatticePoint) -> Bool {
    let ways = ends.map { $0 - point }
    if ends.count == 2 { return ways[0].dot(ways[1]) <= 0 }
    func part(_ a: Int, _ b: Int, _ c: Int) -> Int128 {
      Int128(ways[a].dot(ways[a])) * Int128(ways[b].cross(ways[c]))
    }
    let power = part(0, 1, 2) + part(1, 2, 0) + part(2, 0, 1)
    return power * exactCross(ends[0], ends[1], ends[2]).signum() >= 0
  }

  /// The best of all circles through two or three points that hold all.
  ///
  /// One with two of them at the ends of a diameter is the best, even if that through a third has the same radius but for
  /// rounding.
  @available(macOS 15.0, *)
  private func best(_ points: [LatticePoint]) -> RealCircle? {
    var best: RealCircle?
    func offer(_ circle: RealCircle, _ ends: [LatticePoint]) {
      if circle.radius < best?.radius ?? .infinity, points.allSatisfy({ holds(ends, $0) }) {
        best = circle
      }
    }
    for (first, second) in pairs(points) {
      let (a, b) = (points[first], points[second])
      offer(
        RealCircle(center: RealPoint(a + b) / 2, radius: a.distance(to: b) / 2), [a, b])
    }
    if best != nil { return best }
    for (first, second) in pairs(points) {
      let (a, b) = (points[first], points[second])
      for third in 0..<first {
        let c = points[third]
        let (way, other) = (b - a, c - a)
        if exactCross(a, b, c) == 0 { continue }
        let double = 2 * Double(exactCross(a, b, c))
        let (square, otherSquare) = (Int128(way.dot(way)), Int128(other.dot(other)))
        let x = Double(square * Int128(other.y) - otherSquare * Int128(way.y)) / double
        let y = Double(otherSquare * Int128(way.x) - square * Int128(other.x)) / double
        let toCenter = RealPoint(x, y)
        offer(RealCircle(center: RealPoint(a) + toCenter, radius: toCenter.length), [a, b, c])
      }
    }
    return best
  }

  @available(macOS 15.0, *)
  @Test func noCircleThroughTwoOrThreePointsIsBetter() {
    forAll(points, effort: 4) { all in
      let some = Array(all.prefix(12))
      if some.count < 2 { return }
      let expected = best(some)!
      let found = some.smallestEnclosingCircle()!
      let most = Double(some.map { Swift.max(abs($0.x), abs($0.y)) }.max()!)
      try check(abs(found.radius - expected.radius) <= 1e-14 * most, "\(found), not \(expected)")
      try check(
        abs(found.center.x - expected.center.x) <= 1e-14 * most
          && abs(found.center.y - expected.center.y) <= 1e-14 * most, "\(found), not \(expected)")
    }
  }

  /// Whole points, made smaller, are no whole ones any more.
  @Test func pointsThatAreNotWholeHaveTheSameCircle() {
    forAll(points, effort: 4) { points in
      if points.isEmpty { return }
      for factor in [1, 1.0 / 1024, 0.1, 1e-90, 1e90] { try compare(points, times: factor) }
    }
  }

  private func compare(_ points: [LatticePoint], times factor: Double) throws {
    let most = points.map { Swift.max(abs($0.x), abs($0.y)) }.max()!
    let tolerance = 1e-11 * Double(most) * factor
    let whole = points.smallestEnclosingCircle()!
    let scaled = points.map { RealPoint($0) * factor }
    let found = scaled.smallestEnclosingCircle()!
    let difference = abs(found.radius - whole.radius * factor)
    try check(
      difference <= tolerance, "\(factor): \(found), of whole points \(whole)")
    let farthest = scaled.map { found.center.distance(to: $0) }
    try check(
      farthest.max()! <= found.radius + tolerance, "\(factor): \(found) holds all")
  }

  /// Of a circle of radius 5 with twelve whole points, far away: which are on it is known exactly only.
  @Test func pointsOfOneCircleAreAllOnIt() throws {
    let around = [(5, 0), (4, 3), (3, 4), (0, 5), (-3, 4), (-4, 3)].flatMap { x, y in
      [LatticePoint(x, y), LatticePoint(-x, -y)]
    }
    for factor in [1, 1000, 100_000_000] {
      for center in [LatticePoint(0, 0), LatticePoint(499_999_999, -499_999_998)] {
        let points = (0..<1000).flatMap { _ in around.map { $0 * factor + center } }
        let circle = try #require(points.smallestEnclosingCircle())
        #expect(circle.radius == Double(5 * factor))
        #expect(circle.center == RealPoint(center))
      }
    }
  }

  /// A point that is farther than the circle goes by less than what `Double` tells from nothing counts.
  @Test func theFarthestCornersAreToldApart() throws {
    let most = 1_000_000_000
    let corners = [(-most, -most), (most, most), (-most, most), (most, 1 - most)]
    let circle = try #require(corners.map { LatticePoint($0, $1) }.smallestEnclosingCircle())
    #expect(circle.center == RealPoint(0, 0) && abs(circle.radius / 1e9 - 2.0.squareRoot()) < 1e-15)
    let three = [(-most, -most), (most, -most), (1, most)].map { LatticePoint($0, $1) }
    let other = try #require(three.smallestEnclosingCircle())
    #expect(abs(other.radius - 1.25e9) < 1e-6 && abs(other.center.x) < 1e-6)
  }

  /// Enough points for a sample, inside and on the boundary of a disk, in an order in which each is farther.
  @Test func manyPointsHaveTheCircleOfTheirHull() throws {
    let spiral = (0..<60_000).map { index in
      // A square root and an angle without the mathematics library: turns by the vector (4, 3).
      let way = [(5, 0), (4, 3), (0, 5), (-4, 3), (-5, 0), (-3, -4), (0, -5), (3, -4)][index % 8]
      return LatticePoint(way.0, way.1) * (index * 1000) + LatticePoint(index % 7, index % 11)
    }
    for points in [spiral, spiral.reversed(), spiral.map { LatticePoint($0.x, 2 * $0.x) }] {
      let all = try #require(points.smallestEnclosingCircle())
      let hull = try #require(points.convexHull().smallestEnclosingCircle())
      #expect(abs(all.radius - hull.radius) <= 1e-6)
      #expect(abs(all.center.x - hull.center.x) <= 1e-6)
      let scaled = points.map { RealPoint($0) / 3 }
      #expect(abs(scaled.smallestEnclosingCircle()!.radius * 3 - hull.radius) <= 1e-3)
    }
  }

  /// What is within the circle around nearly all points may be outside of that around those and one that is far away.
  @Test func whatIsNotInTheSampleMayTakeAnotherRound() throws {
    let most = (0..<100_000).map { LatticePoint(0, $0 % 2 == 0 ? 1000 : -1000) }
    let points = most + [LatticePoint(-999, 0), LatticePoint(3000, 0)] + most
    let circle = try #require(points.smallestEnclosingCircle())
    #expect(circle.center == RealPoint(1000.5, 0) && circle.radius == 1999.5)
    let halves = points.map { RealPoint($0) / 2 }
    #expect(abs(halves.smallestEnclosingCircle()!.radius - 999.75) < 1e-9)
  }

  @Test func coordinatesOutOfRangeAreRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = [LatticePoint(0, 1_000_000_001)].smallestEnclosingCircle()
    }
    await #expect(processExitsWith: .failure) {
      _ = [RealPoint(.nan, 0)].smallestEnclosingCircle()
    }
  }
}
