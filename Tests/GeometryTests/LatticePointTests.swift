import Geometry
import PropertyTesting
import Testing

@Suite struct LatticePointTests {
  @Test func pointsAreVectors() {
    let corner = LatticePoint(3, 4)
    #expect(corner - LatticePoint(1, 1) == LatticePoint(2, 3))
    #expect(corner + LatticePoint(-3, 1) == LatticePoint(0, 5))
    #expect([LatticePoint(1, 2), LatticePoint(3, 4)].reduce(.zero, +) == LatticePoint(4, 6))
    #expect(corner.squaredDistance(to: .zero) == 25)
    #expect(corner.distance(to: LatticePoint(3, 9)) == 5)
    #expect(-corner == LatticePoint(-3, -4) && LatticePoint(1, -2) * 3 == LatticePoint(3, -6))
    #expect(LatticePoint(2, 1).cross(LatticePoint(1, 3)) == 5)
    #expect(LatticePoint(1, 3).cross(LatticePoint(2, 1)) == -5)
    #expect(LatticePoint(2, 1).dot(LatticePoint(1, 3)) == 5)
    #expect(LatticePoint(2, 1).dot(LatticePoint(-1, 2)) == 0)
    #expect(
      [LatticePoint(2, 1), LatticePoint(1, 9), LatticePoint(2, 0)].sorted() == [
        LatticePoint(1, 9), LatticePoint(2, 0), LatticePoint(2, 1),
      ])
  }

  @Test func theLargestCoordinatesFit() {
    let most = 1_000_000_000
    let (low, high) = (LatticePoint(-most, -most), LatticePoint(most, most))
    #expect(low.squaredDistance(to: high) == 8_000_000_000_000_000_000)
    #expect(
      (high - low).cross(LatticePoint(most, -most) - LatticePoint(-most, most))
        == -8_000_000_000_000_000_000)
    #expect([low, LatticePoint(most, -most), high].doubledArea() == 4_000_000_000_000_000_000)
  }

  @available(macOS 15.0, *)
  @Test func theOrientationIsTheSignOfTheExactProduct() {
    let most = 1 << 62
    let coordinates = Generator<Int>.oneOf(.integers(in: -3...3), .integers(in: -most...most - 1))
    let point = tuples(coordinates, coordinates).map { LatticePoint($0, $1) }
    forAll(tuples(point, point, point), effort: 4) { first, second, third in
      let expected = Int(exactCross(first, second, third).signum())
      try check(orientation(first, second, third), equals: expected)
    }
  }

  /// The products are 2^124 and differ by 1.
  @Test func productsAreNotCutOff() {
    let most = 1 << 61
    let (end, other) = (LatticePoint(most, most - 1), LatticePoint(most + 1, most))
    #expect(orientation(.zero, end, other) == 1)
    #expect(orientation(.zero, other, end) == -1)
    #expect(orientation(.zero, end, end) == 0)
    #expect(orientation(.zero, LatticePoint(0, 1 << 61), LatticePoint(8, 0)) == -1)
    #expect(orientation(.zero, LatticePoint(1 << 61, 0), LatticePoint(0, 8)) == 1)
  }

  @Test func shortDirectionsAreInTheOrderOfTheirAngles() {
    let points = (-2...2).flatMap { x in (-2...2).map { LatticePoint(x, $0) } }
    for first in points {
      for second in points {
        let isSmaller = angle(second) - angle(first) > 1e-9
        #expect(LatticePoint.precedesInAngle(first, second) == isSmaller, "\(first) and \(second)")
      }
    }
  }

  @Test func directionsAreInTheOrderOfTheirAngles() {
    let coordinates = Generator<Int>.oneOf(.integers(in: -3...3), .integers(in: -999...999))
    let point = tuples(coordinates, coordinates).map { LatticePoint($0, $1) }
    forAll(tuples(point, point), effort: 8) { first, second in
      // Angles of fractions with numbers this small differ by far more than they are rounded.
      let difference = angle(second) - angle(first)
      try check(LatticePoint.precedesInAngle(first, second), equals: difference > 1e-9)
    }
  }

  /// The angle in (−π, π], by a series: no library is asked.
  private func angle(_ point: LatticePoint) -> Double {
    if point == .zero { return 0 }
    var (x, y) = (Double(point.x), Double(point.y))
    if point.x < 0 && point.y == 0 { return .pi }
    // Half the angle again and again, until it is what its sine is.
    var halvings = 0.0
    while abs(y) > 1e-4 * abs(x) || x < 0 {
      x += (x * x + y * y).squareRoot()
      halvings += 1
    }
    let ratio = y / x
    return (ratio - ratio * ratio * ratio / 3) * Double(1 << Int(halvings))
  }
}

@Suite struct DistanceTests {
  private func distance(_ x: Int, _ y: Int) -> Double {
    LatticePoint(-1, 2).distance(to: LatticePoint(x - 1, y + 2))
  }

  @Test func distancesAreTheNearestNumbersOrTheirNeighbors() {
    for x in 0...200 {
      for y in 0...200 {
        let exact = Double(x * x + y * y).squareRoot()
        #expect(abs(distance(x, y) - exact) <= exact.ulp, "\(x), \(y)")
      }
    }
    let coordinates = Generator<Int>.integers(in: -2_000_000_000...2_000_000_000)
    forAll(tuples(coordinates, coordinates), effort: 8) { x, y in
      let exact = Double(x * x + y * y).squareRoot()
      try check(abs(distance(x, y) - exact) <= exact.ulp, "\(distance(x, y)) for \(exact)")
    }
  }

  @Test func wholeDistancesAreExact() {
    for length in 0...100_000 where distance(0, length) != Double(length) {
      Issue.record("\(length)")
    }
    forAll(.integers(in: 0...600_000_000), effort: 8) { (part: Int) in
      try check(distance(3 * part, -4 * part), equals: Double(5 * part), "5 · \(part)")
      try check(distance(part, 0), equals: Double(part), "\(part)")
    }
  }
}
