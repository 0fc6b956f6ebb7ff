import Geometry
import PropertyTesting
import Testing

@Suite struct RealPointTests {
  @Test func pointsAreVectors() {
    let corner = RealPoint(1.5, 2)
    #expect(corner - RealPoint(1, 1) == RealPoint(0.5, 1))
    #expect(corner + RealPoint(-1.5, 1) == RealPoint(0, 3))
    #expect(-corner == RealPoint(-1.5, -2))
    #expect(corner * 2 == RealPoint(3, 4) && corner / 2 == RealPoint(0.75, 1))
    #expect(2 * corner == RealPoint(3, 4) && 3 * LatticePoint(1, -2) == LatticePoint(3, -6))
    var scaled = corner
    scaled *= 4
    #expect(scaled == RealPoint(6, 8))
    scaled /= 2
    #expect(scaled == RealPoint(3, 4) && scaled.squaredDistance(to: RealPoint(3, 1)) == 9)
    #expect(RealPoint(.infinity, .infinity).distance(to: .zero) == .infinity)
    #expect(
      RealPoint(3e160, 4e160).length == .infinity && RealPoint(3e-140, 4e-140).length == 5e-140)
    #expect(RealPoint(2, 1).cross(RealPoint(1, 3)) == 5)
    #expect(RealPoint(1, 3).cross(RealPoint(2, 1)) == -5)
    #expect(RealPoint(2, 1).dot(RealPoint(1, 3)) == 5)
    #expect(corner.length == 2.5 && corner.distance(to: .zero) == 2.5)
    #expect([RealPoint(0.5, 1), RealPoint(1, 2)].reduce(.zero, +) == RealPoint(1.5, 3))
    #expect(RealPoint(LatticePoint(3, -4)) == RealPoint(3, -4))
    #expect("\(corner)" == "(1.5, 2.0)")
    #expect(
      [RealPoint(2, 1), RealPoint(1, 9), RealPoint(2, 0)].sorted() == [
        RealPoint(1, 9), RealPoint(2, 0), RealPoint(2, 1),
      ])
  }

  @Test func anglesAndLengthsMakeTheVector() {
    forAll(points(count: 2), effort: 16) { points in
      let (vector, other) = (RealPoint(points[0]), RealPoint(points[1]))
      let again = RealPoint(angle: vector.angle, length: vector.length)
      try check(again.distance(to: vector) <= 1e-15 * vector.length * 4, "\(again) of \(vector)")
      let turned = vector.rotated(by: other.angle)
      try check(abs(turned.length - vector.length) <= 1e-15 * vector.length * 4, "\(turned)")
      // The product of complex numbers.
      let product = RealPoint(vector.dot(RealPoint(other.x, -other.y)), other.cross(vector) * -1)
      let expected = RealPoint(
        vector.x * other.x - vector.y * other.y, vector.x * other.y + vector.y * other.x)
      try check(product.x, equals: expected.x)
      let distance = (turned * other.length).distance(to: expected)
      try check(distance <= 1e-15 * vector.length * other.length * 8, "\(turned), \(expected)")
    }
    #expect(RealPoint(-1, 0).angle == Double.pi && RealPoint(0, -2).angle == -Double.pi / 2)
    #expect(RealPoint(angle: 0) == RealPoint(1, 0))
  }

  /// Where rounding decides: the points of a tiny grid beside a line through far ones (Kettner and others).
  @available(macOS 15.0, *)
  @Test func theOrientationIsThatOfTheCoordinatesAsTheyAre() throws {
    // All are multiples of 2⁻⁵³ below 2⁵: as integers, the products fit.
    func whole(_ point: RealPoint) -> (x: Int128, y: Int128) {
      (Int128(point.x * 0x1p53), Int128(point.y * 0x1p53))
    }
    func expected(_ a: RealPoint, _ b: RealPoint, _ c: RealPoint) -> Int {
      let (a, b, c) = (whole(a), whole(b), whole(c))
      return Int(((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).signum())
    }
    var counts = [-1: 0, 0: 0, 1: 0]
    for (second, third) in [(12.0, 24.0), (17.3, 24.00000000000005), (8.8, 12.1)] {
      let (far, farther) = (RealPoint(second, second), RealPoint(third, third))
      for column in 0..<64 {
        for row in 0..<64 {
          let near = RealPoint(0.5 + Double(column) * 0x1p-53, 0.5 + Double(row) * 0x1p-53)
          let found = orientation(near, far, farther)
          let others = [orientation(farther, near, far), -orientation(far, near, farther)]
          try #require(
            found == expected(near, far, farther) && others == [found, found],
            "\(near), \(far), \(farther): \(found), \(others)")
          counts[found]! += 1
        }
      }
    }
    // Half of what is not on the line is above it.
    #expect(counts[-1]! == counts[1]! && counts[0]! >= 3 * 64 && counts[1]! > 4096, "\(counts)")
  }

  /// Sizes that are far apart have many parts, of which the smallest may decide.
  @Test func aSmallestStepOffTheLineIsSeen() {
    let exponent = Generator<Int>.integers(in: -60...60)
    forAll(
      tuples(
        exponent, exponent, .integers(in: 1...1000),
        .oneOf(.integers(in: -1000 ... -1), .integers(in: 1...1000))),
      effort: 16
    ) { size, shift, x, y in
      let (unit, start) = (Double(sign: .plus, exponent: size, significand: 1), RealPoint.zero)
      let way = RealPoint(Double(x), Double(y)) * unit
      let end = start + way * Double(sign: .plus, exponent: shift, significand: 1)
      try check(orientation(start, way, end), equals: 0, "on the line")
      let (above, below) = (RealPoint(end.x, end.y.nextUp), RealPoint(end.x, end.y.nextDown))
      try check(orientation(start, way, above), equals: 1, "\(above)")
      try check(orientation(start, way, below), equals: -1, "\(below)")
      try check(orientation(above, start, way), equals: 1, "turned")
      try check(orientation(way, above, start), equals: 1, "turned again")
    }
  }

  @Test func theOrientationOfIntegersIsTheSame() {
    forAll(points(count: 3), effort: 16) { points in
      let reals = points.map { RealPoint($0) }
      try check(
        orientation(reals[0], reals[1], reals[2]),
        equals: orientation(points[0], points[1], points[2]))
    }
  }
}
