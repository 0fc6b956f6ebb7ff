import Geometry
import PropertyTesting
import Testing

@Suite struct ConvexHullTests {
  @Test func documentedExamplesAreTrue() {
    let posts = [Point(0, 0), Point(2, 0), Point(1, 1), Point(2, 2), Point(1, 0), Point(0, 2)]
    #expect(posts.convexHull() == [Point(0, 0), Point(2, 0), Point(2, 2), Point(0, 2)])
  }

  @Test func fewPointsAreTheirHull() {
    #expect([Point]().convexHull() == [])
    #expect([Point(3, 4)].convexHull() == [Point(3, 4)])
    #expect([Point(3, 4), Point(3, 4)].convexHull() == [Point(3, 4)])
    #expect([Point(3, 4), Point(1, 2), Point(3, 4)].convexHull() == [Point(1, 2), Point(3, 4)])
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

  @Test func manyPointsOnEveryEdgeAreNoCorners() {
    let side = 300
    let square = (0...side).flatMap { step in
      [Point(step, 0), Point(0, step), Point(side, step), Point(step, side), Point(step, step)]
    }
    let corners = [Point(0, 0), Point(side, 0), Point(side, side), Point(0, side)]
    #expect(square.convexHull() == corners)
    #expect(square.reversed().convexHull() == corners)
  }
}
