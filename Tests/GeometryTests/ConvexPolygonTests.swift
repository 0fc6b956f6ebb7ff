import Geometry
import PropertyTesting
import Testing

@Suite struct ConvexPolygonTests {
  @Test func documentedExamplesAreTrue() {
    let posts = [(0, 0), (4, 0), (1, 1), (4, 4), (0, 4)].map { LatticePoint($0, $1) }
    let fence = posts.convexHull()
    #expect(fence.convexSide(of: LatticePoint(1, 3)) == .inside)
    #expect(fence.convexSide(of: LatticePoint(4, 1)) == .onBoundary)
    #expect(fence.convexSide(of: LatticePoint(5, 1)) == .outside)
  }

  /// Corners and points of one small grid, so that many are on edges and on their lines; and far apart.
  @Test func pointsAreWhereTheWholePolygonSays() {
    forAll(tuples(points, points(count: 30)), effort: 4) { corners, others in
      let hull = corners.convexHull()
      for point in corners + others {
        try check(
          hull.convexSide(of: point), equals: hull.side(of: point), "\(point) of \(hull)")
      }
    }
  }

  @Test func everyPointAroundSmallPolygons() {
    for corners in [
      [(0, 0), (4, 0), (4, 4), (0, 4)], [(0, 2), (2, 0), (4, 2), (2, 4)], [(0, 0), (3, 1), (1, 3)],
      [(1, 0), (3, 0), (4, 1), (4, 3), (3, 4), (1, 4), (0, 3), (0, 1)], [(0, 0), (4, 4)], [(2, 2)],
      [],
    ] {
      let hull = corners.map { LatticePoint($0, $1) }
      for x in -2...6 {
        for y in -2...6 {
          let point = LatticePoint(x, y)
          #expect(hull.convexSide(of: point) == hull.side(of: point), "\(point) of \(corners)")
        }
      }
    }
  }
}
