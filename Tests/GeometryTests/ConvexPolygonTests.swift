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

  /// A polygon is convex if it is simple and its hull has all vertices on its boundary.
  ///
  /// Rotations of hulls with points in the middle of sides are, and most other sequences of points are not.
  @Test func polygonsAreConvexIfSimpleAndOnTheirHull() {
    forAll(tuples(points, .integers(in: 0...9), .bools, .bools), effort: 4) {
      points, shift, takesHull, isReversed in
      var corners = takesHull ? points.pointsOnConvexHull() : points
      corners = Array(corners.dropFirst(shift) + corners.prefix(shift))
      if isReversed { corners.reverse() }
      let hull = points.convexHull()
      let expected =
        corners.isSimple() && corners.allSatisfy { hull.convexSide(of: $0) == .onBoundary }
      try check(corners.isConvex(), equals: expected)
      try check(corners.map { RealPoint($0) * 0.5 }.isConvex(), equals: expected, "halves")
    }
  }

  @Test func whatTurnsTwiceOrBackIsNotConvex() {
    let square = [(0, 0), (4, 0), (4, 4), (0, 4)].map { LatticePoint($0, $1) }
    #expect(square.isConvex() && square.reversed().isConvex())
    #expect(!(square + [LatticePoint(1, 1)]).isConvex())
    #expect((square + [LatticePoint(0, 1)]).isConvex())
    // There and back, twice around, a vertex twice, a star, and what is no polygon.
    #expect(!(square + [LatticePoint(0, 1), LatticePoint(0, 2)]).isConvex())
    #expect(!(square + square).isConvex())
    #expect(!(square + [square[3]]).isConvex() && !(square + [square[0]]).isConvex())
    let star = [(0, 3), (2, -3), (-3, 1), (3, 1), (-2, -3)].map { LatticePoint($0, $1) }
    #expect(!star.isConvex() && !star.reversed().isConvex())
    #expect(![LatticePoint]().isConvex() && !square.prefix(2).isConvex())
    #expect(![(0, 0), (1, 1), (3, 3)].map { LatticePoint($0, $1) }.isConvex())
    #expect(![RealPoint(0, 0), RealPoint(1.5, 0), RealPoint(0.5, 0.5), RealPoint(0, 3)].isConvex())
    #expect([RealPoint(0, 0), RealPoint(1.5, 0), RealPoint(0, 3)].isConvex())
  }

  @Test func realPointsAreWhereTheWholePolygonSays() {
    forAll(tuples(points, points(count: 20), .element(of: [1, 0.1, 0x1p-40])), effort: 4) {
      corners, others, scale in
      let hull = corners.map { RealPoint($0) * scale }.convexHull()
      for point in (corners + others).map({ RealPoint($0) * scale }) {
        try check(
          hull.convexSide(of: point), equals: hull.side(of: point), "\(point) of \(hull)")
      }
    }
    let fence = [(0, 0), (2, 0), (0.5, 0.5), (0, 2.5)].map { RealPoint($0, $1) }.convexHull()
    #expect(fence.convexSide(of: RealPoint(0.5, 0.5)) == .inside)
    #expect(fence.convexSide(of: RealPoint(2, 1.5)) == .outside)
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
