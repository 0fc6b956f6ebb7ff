import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct TriangleTests {
  /// The triangles in ascending order.
  private func triangles(_ graph: WeightedGraph) -> [[Int]] {
    var found: [[Int]] = []
    graph.forEachTriangle { found.append([$0, $1, $2]) }
    return found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  @Test func documentedExamplesAreTrue() {
    let friends = WeightedGraph(
      vertexCount: 4, edges: [(0, 1), (1, 2), (2, 0), (2, 3), (3, 0)])
    #expect(triangles(friends) == [[0, 1, 2], [0, 2, 3]])
  }

  /// All ways to choose three vertices that are joined.
  private func expected(_ graph: WeightedGraph) -> [[Int]] {
    let count = graph.vertexCount
    var isJoined = [[Bool]](repeating: [Bool](repeating: false, count: count), count: count)
    for edge in graph.edges {
      isJoined[edge.first][edge.second] = true
      isJoined[edge.second][edge.first] = true
    }
    var triangles: [[Int]] = []
    for first in 0..<count {
      for second in first + 1..<count + 1 where second < count && isJoined[first][second] {
        for third in second + 1..<count + 1 where third < count {
          if isJoined[first][third] && isJoined[second][third] {
            triangles.append([first, second, third])
          }
        }
      }
    }
    return triangles
  }

  /// Loops and edges that are there twice are among them.
  @Test func trianglesAreThreeThatAreJoined() {
    let graphs = Generator<Int>.integers(in: 0...9).flatMap { vertexCount in
      let vertices = Generator<Int>.integers(in: 0...max(0, vertexCount - 1))
      return Generator<[(Int, Int)]>.array(
        of: tuples(vertices, vertices), counts: 0...4 * vertexCount
      ).map { WeightedGraph(vertexCount: vertexCount, edges: $0) }
    }
    forAll(graphs, effort: 8) { graph in
      try check(triangles(graph), equals: expected(graph))
    }
  }

  @Test(arguments: GraphPattern.allCases)
  func largerShapesHaveTheTrianglesOfTheirShapes(pattern: GraphPattern) {
    #if DEBUG
      let vertexCount = 40
    #else
      let vertexCount = 60
    #endif
    for edgeCount in [2, 6, 18].map({ $0 * vertexCount }) {
      let edges = pattern.edges(vertexCount: vertexCount, edgeCount: edgeCount, seed: 4)
      let graph = WeightedGraph(vertexCount: vertexCount, edges: edges)
      #expect(triangles(graph) == expected(graph), "\(pattern), \(edgeCount) edges")
    }
  }

  /// From every edge of a star to look at all others would take too long.
  @Test func starsAndCompleteGraphsAreNotTooLarge() {
    let count = 200_000
    var star = WeightedGraph(vertexCount: count, edges: (1..<count).map { (0, $0) })
    #expect(triangles(star) == [])
    for vertex in 2..<count { star.addEdge(vertex - 1, vertex) }
    let found = triangles(star)
    #expect(found.count == count - 2)
    #expect(found.indices.allSatisfy { found[$0] == [0, $0 + 1, $0 + 2] })
    let pairs = (0..<100).flatMap { first in (0..<first).map { (first, $0) } }
    #expect(triangles(WeightedGraph(vertexCount: 100, edges: pairs)).count == 161_700)
  }

  @Test func whatIsThrownIsThrownOn() {
    struct Enough: Error {}
    let graph = WeightedGraph(
      vertexCount: 4, edges: [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)])
    var calls = 0
    #expect(throws: Enough.self) {
      try graph.forEachTriangle { _, _, _ in
        calls += 1
        if calls == 2 { throw Enough() }
      }
    }
    #expect(calls == 2)
  }
}
