import Geometry
import PropertyTesting
import Testing

@Suite struct CircleAndPolygonTests {
  /// What strips of a triangle and a circle have in common, with an error of some thousandths.
  private func areaOfStrips(_ circle: Circle, _ corners: [LatticePoint]) -> Double {
    let strips = 20_000
    var sum = 0.0
    let radius = Double(circle.radius)
    for strip in 0..<strips {
      let x = ((Double(strip) + 0.5) / Double(strips) * 2 - 1) * radius
      let half = (radius * radius - x * x).squareRoot()
      // Where the triangle's edges pass the strip.
      var (low, high) = (Double.infinity, -Double.infinity)
      for (place, start) in corners.enumerated() {
        let end = corners[(place + 1) % corners.count]
        let (x1, x2) = (Double(start.x - circle.center.x), Double(end.x - circle.center.x))
        let (y1, y2) = (Double(start.y - circle.center.y), Double(end.y - circle.center.y))
        if (x1 < x) != (x2 < x) {
          let y = y1 + (y2 - y1) * (x - x1) / (x2 - x1)
          (low, high) = (Swift.min(low, y), Swift.max(high, y))
        }
      }
      sum += Swift.max(0, Swift.min(high, half) - Swift.max(low, -half))
    }
    return sum * 2 * radius / Double(strips)
  }

  @Test func theAreaSharedWithATriangleIsThatOfStrips() {
    let coordinates = Generator<Int>.integers(in: -6...6)
    let corners = Generator<[LatticePoint]>.array(
      of: tuples(coordinates, coordinates).map { LatticePoint($0, $1) }, counts: 3...3)
    let circles = tuples(coordinates, coordinates, .integers(in: 0...7))
      .map { Circle(center: LatticePoint($0, $1), radius: $2) }
    forAll(tuples(circles, corners)) { circle, corners in
      let found = circle.sharedArea(with: corners)
      let strips = areaOfStrips(circle, corners)
      try check(abs(found - strips) < 1e-2, "\(found), strips \(strips)")
      // Either way around, from any corner, moved far away, turned, and larger.
      try check(abs(circle.sharedArea(with: corners.reversed()) - found) <= 1e-13, "reversed")
      let others = [corners[1], corners[2], corners[2], corners[0]]
      try check(abs(circle.sharedArea(with: others) - found) <= 1e-13, "from another corner")
      let far = LatticePoint(999_999_000, -999_999_000)
      let moved = Circle(center: circle.center + far, radius: circle.radius)
      try check(moved.sharedArea(with: corners.map { $0 + far }), equals: found, "far away")
      func turned(_ point: LatticePoint) -> LatticePoint {
        LatticePoint(3 * point.x - 4 * point.y, 4 * point.x + 3 * point.y)
      }
      let larger = Circle(center: turned(circle.center), radius: 5 * circle.radius)
        .sharedArea(with: corners.map(turned))
      try check(abs(larger - 25 * found) <= 1e-11, "\(larger), 25 times \(found)")
    }
  }

  /// A polygon around the origin, however it goes in and out, is made of the triangles between there and its edges.
  @Test func polygonsAreMadeOfTriangles() {
    let coordinates = Generator<Int>.integers(in: -9...9)
    let points = Generator<[LatticePoint]>.array(
      of: tuples(coordinates, coordinates).map { LatticePoint($0, $1) }, counts: 0...12)
    let circles = tuples(coordinates, coordinates, .integers(in: 0...12))
      .map { Circle(center: LatticePoint($0, $1), radius: $2) }
    forAll(tuples(circles, points)) { circle, points in
      let axes = [(5, 0), (0, 5), (-5, 0), (0, -5)].map { LatticePoint($0, $1) }
      var corners: [LatticePoint] = []
      for point in (axes + points.filter { $0 != .zero }).sorted(by: LatticePoint.precedesInAngle)
      where corners.last.map({ $0.cross(point) != 0 || $0.dot(point) < 0 }) ?? true {
        corners.append(point)
      }
      var sum = 0.0
      for (place, start) in corners.enumerated() {
        let end = corners[(place + 1) % corners.count]
        sum += circle.sharedArea(with: [.zero, start, end])
      }
      let found = circle.sharedArea(with: corners)
      try check(abs(found - sum) <= 1e-11, "\(found), triangles \(sum)")
      let whole = Circle(center: .zero, radius: 20).sharedArea(with: corners)
      try check(abs(whole - Double(corners.doubledArea()) / 2) <= 1e-11, "all of it: \(whole)")
    }
  }

  @Test func whatHasNoAreaSharesNone() {
    let circle = Circle(center: .zero, radius: 2)
    #expect(circle.sharedArea(with: []) == 0)
    #expect(circle.sharedArea(with: [LatticePoint(1, 1)]) == 0)
    #expect(circle.sharedArea(with: [LatticePoint(-1, 1), LatticePoint(1, 1)]) == 0)
    let square = [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { LatticePoint($0, $1) }
    #expect(Circle(center: .zero, radius: 0).sharedArea(with: square) == 0)
    let far = square.map { $0 + LatticePoint(1_000_000, 3) }
    #expect(circle.sharedArea(with: far) < 1e-14)
    let around = square.map { $0 * 1_000_000_000 }
    #expect(abs(circle.sharedArea(with: around) - 4 * Double.pi) < 1e-14)
  }

  @Test func cornersOutOfRangeAreRefused() async {
    await #expect(processExitsWith: .failure) {
      let corners = [(0, 0), (1, 0), (0, 1_000_000_001)].map { LatticePoint($0, $1) }
      print(Circle(center: .zero, radius: 1).sharedArea(with: corners))
    }
  }
}
