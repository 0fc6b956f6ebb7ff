import Geometry
import PropertyTesting
import Testing

@Suite struct ConvexHullTests {
  @Test func documentedExamplesAreTrue() {
    let posts = [
      LatticePoint(0, 0), LatticePoint(2, 0), LatticePoint(1, 1), LatticePoint(2, 2),
      LatticePoint(1, 0), LatticePoint(0, 2),
    ]
    #expect(
      posts.convexHull() == [
        LatticePoint(0, 0), LatticePoint(2, 0), LatticePoint(2, 2), LatticePoint(0, 2),
      ])
  }

  @Test func fewPointsAreTheirHull() {
    #expect([LatticePoint]().convexHull() == [])
    #expect([LatticePoint(3, 4)].convexHull() == [LatticePoint(3, 4)])
    #expect([LatticePoint(3, 4), LatticePoint(3, 4)].convexHull() == [LatticePoint(3, 4)])
    #expect(
      [LatticePoint(3, 4), LatticePoint(1, 2), LatticePoint(3, 4)].convexHull() == [
        LatticePoint(1, 2), LatticePoint(3, 4),
      ])
  }

  /// Points, left turns only, once around, and nothing outside: there is only one such list.
  @available(macOS 15.0, *)
  @Test func theHullIsConvexAndAroundEverything() {
    forAll(points, effort: 4) { points in
      let hull = points.convexHull()
      try check(Set(hull).isSubset(of: points), "all are points")
      try check(hull.first == points.min(), "from the leftmost on")
      let distinct = Set(points)
      let isLine =
        points.allSatisfy { exactCross(points[0], points.max() ?? .zero, $0) == 0 }
        && points.allSatisfy { exactCross(points[0], points.min() ?? .zero, $0) == 0 }
      if isLine {
        try check(
          hull, equals: [points.min(), distinct.count > 1 ? points.max() : nil].compactMap { $0 })
        return
      }
      for index in hull.indices {
        let (corner, next) = (hull[index], hull[(index + 1) % hull.count])
        try check(
          exactCross(corner, next, hull[(index + 2) % hull.count]) > 0, "corner \(index + 1)")
        try check(points.allSatisfy { exactCross(corner, next, $0) >= 0 }, "edge \(index)")
      }
      // Around more than once, some corner would lie outside of an edge.
      try check(Set(hull).count == hull.count, "no corner twice")
    }
  }

  /// The corners and what is between two of them, in their order.
  @available(macOS 15.0, *)
  @Test func thePointsOnTheHullAreThoseThatNoneIsOutsideOf() {
    forAll(points, effort: 4) { points in
      let (hull, corners) = (points.pointsOnConvexHull(), points.convexHull())
      var expected: [LatticePoint] = []
      for (index, corner) in corners.enumerated() {
        let next = corners[(index + 1) % corners.count]
        // There and back again is one edge.
        if corners.count == 2 && index == 1 { continue }
        let edge = LineSegment(corner, next)
        let along = Set(points).filter { $0 != next && edge.contains($0) }
        expected += along.sorted { corner < next ? $0 < $1 : $1 < $0 }
      }
      if corners.count == 2 { expected.append(corners[1]) }
      if corners.count == 1 { expected = corners }
      try check(hull, equals: expected)
    }
  }

  @Test func pointsOnEveryEdgeAreOnTheHull() {
    let square = (0...2).flatMap { x in (0...2).map { LatticePoint(x, $0) } }
    let around = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)]
    #expect((square + square).pointsOnConvexHull() == around.map { LatticePoint($0, $1) })
    let line = [(2, 4), (0, 0), (1, 2), (0, 0)].map { LatticePoint($0, $1) }
    #expect(line.pointsOnConvexHull().map(\.x) == [0, 1, 2])
    let upright = [(5, 2), (5, 7), (5, 3)].map { LatticePoint($0, $1) }
    #expect(upright.pointsOnConvexHull().map(\.y) == [2, 3, 7])
    #expect([LatticePoint]().pointsOnConvexHull() == [])
    #expect([LatticePoint(3, 4), LatticePoint(3, 4)].pointsOnConvexHull() == [LatticePoint(3, 4)])
  }

  @Test func manyPointsOnEveryEdgeAreNoCorners() {
    let side = 300
    let square = (0...side).flatMap { step in
      [
        LatticePoint(step, 0), LatticePoint(0, step), LatticePoint(side, step),
        LatticePoint(step, side), LatticePoint(step, step),
      ]
    }
    let corners = [
      LatticePoint(0, 0), LatticePoint(side, 0), LatticePoint(side, side), LatticePoint(0, side),
    ]
    #expect(square.convexHull() == corners)
    #expect(square.reversed().convexHull() == corners)
  }
}
