import Geometry
import PropertyTesting
import Testing

@Suite struct TriangleCirclesTests {
  @Test func circlesGoThroughCornersAndTouchSides() {
    forAll(points(count: 3), effort: 16) { corners in
      let around = circumcircle(corners[0], corners[1], corners[2])
      let inside = incircle(corners[0], corners[1], corners[2])
      let area = abs((corners[1] - corners[0]).cross(corners[2] - corners[0]))
      if area == 0 {
        try check(around == nil && inside == nil, "collinear")
        return
      }
      let (circle, small) = (around!, inside!)
      for place in 0..<3 {
        let found = circle.center.distance(to: RealPoint(corners[place]))
        try check(abs(found - circle.radius) <= 1e-9 * circle.radius, "corner \(place): \(circle)")
        // The doubled area of the triangle above a side is the product of the height and the side.
        let (start, end) = (corners[place], corners[(place + 1) % 3])
        let (x, y) = (Double(end.x - start.x), Double(end.y - start.y))
        let cross =
          x * (small.center.y - Double(start.y)) - y * (small.center.x - Double(start.x))
        let height = abs(cross) / (x * x + y * y).squareRoot()
        let most = corners.flatMap { [abs($0.x), abs($0.y)] }.max()!
        try check(abs(height - small.radius) <= 1e-14 * Double(most), "side \(place): \(small)")
      }
    }
  }

  @Test func integerCentersAreExact() throws {
    let corner = LatticePoint(1_000_000_000, -1_000_000_000)
    let around = try #require(
      circumcircle(corner, corner + LatticePoint(-6, 0), corner + LatticePoint(0, 8)))
    #expect(around.center == RealPoint(999_999_997, -999_999_996) && around.radius == 5)
  }

  @Test func cornersOutOfRangeAreRefused() async {
    await #expect(processExitsWith: .failure) {
      print(circumcircle(.zero, LatticePoint(1, 0), LatticePoint(0, 1_000_000_001)) as Any)
    }
    await #expect(processExitsWith: .failure) {
      print(incircle(LatticePoint(-1_000_000_001, 0), LatticePoint(1, 0), .zero) as Any)
    }
  }
}
