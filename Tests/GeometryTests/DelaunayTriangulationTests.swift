import Geometry
import InputPatterns
import PropertyTesting
import Testing

@Suite struct DelaunayTriangulationTests {
  @Test func documentedExamplesAreTrue() {
    let posts = [(0, 0), (4, 0), (0, 4), (4, 4), (2, 1)].map { LatticePoint($0, $1) }
    let (edges, triangles) = posts.delaunayTriangulation()
    #expect(edges.count == 8)
    #expect(triangles.contains { $0 == (0, 1, 4) })
  }

  /// The in-circle determinant of vectors from the point to the vertices of a triangle, in numbers that hold everything.
  @available(macOS 15.0, *)
  private func isInside(_ point: LatticePoint, _ corners: [LatticePoint]) -> Bool {
    let ways = corners.map { (x: Int128($0.x - point.x), y: Int128($0.y - point.y)) }
    func part(_ a: Int, _ b: Int, _ c: Int) -> Int128 {
      (ways[a].x * ways[a].x + ways[a].y * ways[a].y)
        * (ways[b].x * ways[c].y - ways[b].y * ways[c].x)
    }
    return part(0, 1, 2) + part(1, 2, 0) + part(2, 0, 1) > 0
  }

  @available(macOS 15.0, *)
  private func checkAll(_ points: [LatticePoint]) throws {
    let (edges, triangles) = points.delaunayTriangulation()
    let firsts = points.indices.filter { points.firstIndex(of: points[$0]) == $0 }
    let pairs = Set(edges.map { [$0.0, $0.1] })
    try check(pairs.count, equals: edges.count, "edges are distinct")
    for (first, second) in edges {
      try check(first < second, "the smaller index first")
      try check(firsts.contains(first) && firsts.contains(second), "the first of equal points")
    }
    var area: Int128 = 0
    var boundary: [Set<Int>: Int] = [:]
    for (a, b, c) in triangles {
      try check(a < b && a < c, "the smallest index first")
      let cross = exactCross(points[a], points[b], points[c])
      try check(cross > 0, "counterclockwise")
      area += cross
      for side in [[a, b], [b, c], [c, a]] {
        try check(pairs.contains(side.sorted()), "a side of \(a), \(b), \(c) is no edge")
        boundary[Set(side), default: 0] += 1
      }
      for point in points {
        try check(
          !isInside(point, [points[a], points[b], points[c]]), "\(a), \(b), \(c): \(point)")
      }
    }
    // All of the hull is covered, each edge is there, and by Euler's formula there are no more.
    let hull = points.pointsOnConvexHull()
    try check(
      area,
      equals: hull.indices.reduce(0) { sum, place in
        sum + exactCross(hull[0], hull[place], hull[(place + 1) % hull.count])
      })
    if area == 0 {
      try check(edges.count, equals: Swift.max(0, firsts.count - 1))
      let inOrder = firsts.sorted { points[$0] < points[$1] }
      try check(pairs, equals: Set(zip(inOrder, inOrder.dropFirst()).map { [$0, $1].sorted() }))
    } else {
      try check(edges.count, equals: 3 * firsts.count - 3 - hull.count)
      try check(triangles.count, equals: 2 * firsts.count - 2 - hull.count)
      try check(boundary.values.filter { $0 == 1 }.count, equals: hull.count)
      try check(boundary.values.filter { $0 == 2 }.count, equals: edges.count - hull.count)
    }
  }

  @Test func noPointIsInsideACircumcircle() {
    guard #available(macOS 15.0, *) else { return }
    forAll(points, effort: 4) { try checkAll($0) }
  }

  /// Of few points most are on each other, on a line, or on a circle.
  @Test func fewPointsInASmallGrid() {
    guard #available(macOS 15.0, *) else { return }
    let point = tuples(.integers(in: 0...4), .integers(in: 0...4)).map { LatticePoint($0, $1) }
    forAll(.array(of: point, counts: 0...16), effort: 8) { try checkAll($0) }
  }

  @Test(arguments: PointPattern.allCases)
  func largerShapes(pattern: PointPattern) throws {
    guard #available(macOS 15.0, *) else { return }
    for side in [20, 2_000_000_000] {
      let points = pattern.points(count: 80, in: -side / 2...side / 2, seed: 3)
        .map { LatticePoint($0, $1) }
      try checkAll(points)
    }
  }

  /// 999999999² + 499999998² is one more than 999999998² + 500000000²: of two circles around the origin, one is hardly
  /// larger than the other one.
  @Test func circlesAreExactHoweverLarge() throws {
    guard #available(macOS 15.0, *) else { return }
    let (outer, inner) = ((999_999_999, 499_999_998), (999_999_998, 500_000_000))
    for (triangle, point, isInside) in [(outer, inner, true), (inner, outer, false)] {
      for turns in 0..<8 {
        let points = [
          (triangle.0, triangle.1), (-triangle.0, triangle.1), (-triangle.0, -triangle.1),
          (point.0, -point.1),
        ].map { corner -> LatticePoint in
          let corner = turns < 4 ? corner : (corner.1, corner.0)
          return LatticePoint(
            turns & 1 == 0 ? corner.0 : -corner.0, turns & 2 == 0 ? corner.1 : -corner.1)
        }
        let edges = points.delaunayTriangulation().edges
        #expect(edges.count == 5)
        #expect(edges.contains { $0 == (isInside ? (1, 3) : (0, 2)) }, "\(points)")
        try checkAll(points)
      }
    }
  }

  @Test func indicesAreThoseOfTheCollection() {
    let posts = [(9, 9), (0, 0), (4, 0), (0, 4), (0, 0)].map { LatticePoint($0, $1) }
    let (edges, triangles) = posts[1...].delaunayTriangulation()
    #expect(
      edges.map { [$0.0, $0.1] }.sorted { $0.lexicographicallyPrecedes($1) } == [
        [1, 2], [1, 3], [2, 3],
      ])
    #expect(triangles.map { [$0.0, $0.1, $0.2] } == [[1, 2, 3]])
    #expect([LatticePoint]().delaunayTriangulation().edges.isEmpty)
    #expect([LatticePoint](repeating: .zero, count: 3).delaunayTriangulation().edges.isEmpty)
  }

  @Test func coordinatesOutOfRangeAreAMistake() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        print([LatticePoint(1_000_000_001, 0), .zero].delaunayTriangulation())
      }
    #endif
  }
}
