import Geometry
import InputPatterns
import PropertyTesting
import Testing

@Suite struct SpanningTreeTests {
  @Test func documentedExamplesAreTrue() {
    let points = [(0, 0), (5, 1), (1, 2), (4, 4)].map { LatticePoint($0, $1) }
    let pipes = points.manhattanMinimumSpanningTree()
    #expect(pipes.map { "\($0.0)–\($0.1)" } == ["0–2", "1–3", "2–3"])
    #expect(pipes.reduce(0) { $0 + points[$1.0].manhattanDistance(to: points[$1.1]) } == 12)
    let wires = points.euclideanMinimumSpanningTree()
    #expect(wires.map { "\($0.0)–\($0.1)" } == ["0–2", "1–3", "2–3"])
    #expect(wires.map { points[$0.0].squaredDistance(to: points[$0.1]) } == [5, 10, 13])
    #expect(LatticePoint(1, 2).manhattanDistance(to: LatticePoint(4, 0)) == 5)
    #expect(LatticePoint(1, 2).manhattanDistance(to: LatticePoint(-4, 9)) == 12)
  }

  /// The lengths of the edges of a minimum spanning tree, in ascending order: Prim's algorithm with all edges.
  ///
  /// They are the same for all such trees.
  private func lengths(
    _ points: [LatticePoint], _ distance: (LatticePoint, LatticePoint) -> Int
  ) -> [Int] {
    var near = [Int](repeating: .max, count: points.count)
    var rest = Array(points.indices.dropFirst())
    var (last, lengths) = (0, [Int]())
    while !rest.isEmpty {
      var next = 0
      for (place, point) in rest.enumerated() {
        near[point] = Swift.min(near[point], distance(points[last], points[point]))
        if near[point] < near[rest[next]] { next = place }
      }
      last = rest[next]
      rest.swapAt(next, rest.count - 1)
      rest.removeLast()
      lengths.append(near[last])
    }
    return lengths.sorted()
  }

  private func check(
    _ tree: [(Int, Int)], of points: [LatticePoint],
    _ distance: (LatticePoint, LatticePoint) -> Int
  ) throws {
    var components = Array(points.indices)
    for (first, second) in tree {
      try PropertyTesting.check(first < second, "the smaller index first")
      let (one, other) = (components[first], components[second])
      try PropertyTesting.check(one != other, "a cycle")
      for place in components.indices where components[place] == one { components[place] = other }
    }
    try PropertyTesting.check(
      tree.map { distance(points[$0.0], points[$0.1]) }, equals: lengths(points, distance))
  }

  private func checkBoth(_ points: [LatticePoint]) throws {
    try check(points.manhattanMinimumSpanningTree(), of: points) {
      Swift.max($0.x - $1.x, $1.x - $0.x) + Swift.max($0.y - $1.y, $1.y - $0.y)
    }
    try check(points.euclideanMinimumSpanningTree(), of: points) {
      let way = $1 - $0
      return way.x * way.x + way.y * way.y
    }
  }

  @Test func noTreeIsShorter() {
    forAll(points, effort: 4) { try checkBoth($0) }
  }

  /// Of few points most are on each other, on a line or a diagonal, or as far from each other as others.
  @Test func noTreeOfFewPointsIsShorter() {
    let point = tuples(.integers(in: 0...4), .integers(in: 0...4)).map { LatticePoint($0, $1) }
    forAll(.array(of: point, counts: 2...12), effort: 16) { try checkBoth($0) }
  }

  /// More points than are sorted by comparisons.
  @Test(arguments: PointPattern.allCases)
  func largerShapes(pattern: PointPattern) throws {
    for (count, side) in [(250, 20), (1001, 2_000_000_000)] {
      let points = pattern.points(count: count, in: -side / 2...side / 2, seed: 8)
        .map { LatticePoint($0, $1) }
      try checkBoth(points)
    }
  }

  @Test func indicesAreThoseOfTheCollection() {
    let posts = [(9, 9), (0, 0), (4, 0), (0, 3), (0, 0)].map { LatticePoint($0, $1) }
    for tree in [
      posts[1...].manhattanMinimumSpanningTree(), posts[1...].euclideanMinimumSpanningTree(),
    ] {
      #expect(tree.map { [$0.0, $0.1] } == [[1, 4], [1, 3], [1, 2]])
    }
    for few in [[], [LatticePoint.zero]] {
      #expect(few.manhattanMinimumSpanningTree().isEmpty)
      #expect(few.euclideanMinimumSpanningTree().isEmpty)
    }
  }

  @Test func coordinatesOutOfRangeAreAMistake() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        print([LatticePoint(0, -1_000_000_001)].manhattanMinimumSpanningTree())
      }
      await #expect(processExitsWith: .failure) {
        print([LatticePoint(0, -1_000_000_001)].euclideanMinimumSpanningTree())
      }
    #endif
  }
}
