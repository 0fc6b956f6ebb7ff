import Geometry
import PropertyTesting
import Testing

@Suite struct Point3DTests {
  @Test func arithmeticIsThatOfEachCoordinate() {
    let (a, b) = (Point3D(1, -2, 3), Point3D(10, 20, 30))
    #expect(a + b == Point3D(11, 18, 33))
    #expect(b - a == Point3D(9, 22, 27))
    #expect(-a == Point3D(-1, 2, -3))
    #expect(a * -3 == Point3D(-3, 6, -9))
    #expect(a + .zero == a)
    #expect(a.squaredDistance(to: Point3D(3, 1, -3)) == 49)
    #expect(a.distance(to: Point3D(3, 1, -3)) == 7)
    #expect(abs(Point3D(1, 1, 0).distance(to: .zero) - 2.0.squareRoot()) < 1e-15)
  }

  /// The square of the distance between opposite corners of all that there is does not fit `Int`.
  @Test func distancesFitThatHaveNoSquares() {
    let corner = Point3D(1_000_000_000, -1_000_000_000, 1_000_000_000)
    #expect(abs(corner.distance(to: -corner) / 3_464_101_615.137_754_6 - 1) < 1e-15)
  }

  @Test func pointsAreOrderedByXThenYThenZ() {
    let points = [
      Point3D(-1, 9, 9), Point3D(0, -5, 7), Point3D(0, 0, -1), Point3D(0, 0, 0), Point3D(1, -9, -9),
    ]
    #expect(points.reversed().sorted() == points)
  }

  private func points(_ most: Int) -> Generator<Point3D> {
    tuples(
      .integers(in: -most...most), .integers(in: -most...most), .integers(in: -most...most)
    ).map { Point3D($0, $1, $2) }
  }

  @Test func theCrossProductIsPerpendicularToBothAndAsLongAsTheParallelogramIsLarge() {
    forAll(tuples(points(1000), points(1000))) { first, second in
      let cross = first.cross(second)
      try check(cross.dot(first), equals: 0)
      try check(cross.dot(second), equals: 0)
      try check(second.cross(first), equals: -cross)
      // Lagrange's identity
      let product = first.dot(second)
      try check(
        cross.dot(cross), equals: first.dot(first) * second.dot(second) - product * product)
    }
  }

  @Test func theOrientationIsTheSignOfTheDeterminant() {
    for most in [1, 2, 1000] {
      forAll(tuples(points(most), points(most), points(most), points(most))) { a, b, c, d in
        let determinant = (b - a).dot((c - a).cross(d - a))
        try check(orientation(a, b, c, d), equals: determinant.signum())
        try check(orientation(a, c, b, d), equals: -determinant.signum())
        try check(orientation(d, a, b, c), equals: -determinant.signum())
      }
    }
  }

  /// Where the products take 95 bits.
  @Test func theOrientationIsExactAtTheLargestCoordinates() {
    let most = 1_000_000_000
    let (a, b, c) = (
      Point3D(-most, -most, -most), Point3D(most, most - 1, -most), Point3D(-most, most, most)
    )
    // On the plane, and next to it.
    let middle = Point3D(0, 0, 0) + (b - a) + (c - a) + a
    #expect(orientation(a, b, c, Point3D(middle.x, middle.y, middle.z)) == 0)
    for (step, sign) in [(Point3D(1, 0, 0), 1), (Point3D(0, 1, 0), -1), (Point3D(0, 0, 1), 1)] {
      #expect(orientation(a, b, c, a + step) == sign)
      #expect(orientation(a, b, c, a - step) == -sign)
    }
  }
}
