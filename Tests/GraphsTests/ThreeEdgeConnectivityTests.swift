import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct ThreeEdgeConnectivityTests {
  @Test func documentedExamplesAreTrue() {
    let roads = WeightedGraph(
      vertexCount: 4, edges: [(0, 1), (0, 1), (0, 1), (1, 2), (2, 3), (3, 0)])
    #expect(roads.threeEdgeConnectedComponents() == [[0, 1], [2], [3]])
    #expect(roads.threeEdgeConnectedComponentIndices() == [0, 0, 1, 2])
  }

  /// The components of the graph, taken apart by each two of its edges in turn.
  private func expected(_ graph: WeightedGraph) -> [[Int]] {
    var parts = [Array(0..<graph.vertexCount)]
    for first in 0..<max(1, graph.edges.count) {
      for second in 0..<max(1, graph.edges.count) {
        let rest = graph.edges.enumerated().filter { $0.offset != first && $0.offset != second }
        let components = WeightedGraph(vertexCount: graph.vertexCount, edges: rest.map(\.element))
          .connectedComponentIndices()
        parts = parts.flatMap { Dictionary(grouping: $0) { components[$0] }.values }
      }
    }
    return parts.sorted { $0[0] < $1[0] }
  }

  @Test func noTwoEdgesDivideAComponent() {
    forAll(undirectedGraphs, effort: 4) { graph in
      try check(graph.threeEdgeConnectedComponents(), equals: expected(graph))
    }
  }

  @Test(arguments: GraphPattern.allCases)
  func largerShapesAreTakenApart(pattern: GraphPattern) {
    for (seed, edgeCount) in zip((1 as UInt64)..., [16, 20, 24, 28, 36]) {
      let edges = pattern.edges(vertexCount: 16, edgeCount: edgeCount, seed: seed)
      let graph = WeightedGraph(vertexCount: 16, edges: edges)
      #expect(
        graph.threeEdgeConnectedComponents() == expected(graph), "\(pattern), \(edgeCount) edges")
    }
  }

  /// Cycles that meet in vertices, each of which is in as many pairs of edges as it has.
  @Test func cyclesAreTakenApart() {
    for count in [1, 2, 3, 9, 20_000] {
      let circle = (0..<count).map { ($0, ($0 + 1) % count) }
      let graph = WeightedGraph(vertexCount: count, edges: circle)
      #expect(graph.threeEdgeConnectedComponentIndices() == Array(0..<count))
      let twice = WeightedGraph(vertexCount: count, edges: circle + circle)
      #expect(twice.threeEdgeConnectedComponents() == [Array(0..<count)])
    }
  }

  /// In a ladder with long rungs only the corners of the squares belong together.
  @Test func longLaddersKeepTheirCorners() {
    let count = 20_000
    var edges: [(Int, Int)] = []
    for rung in 0..<count {
      edges += [(3 * rung, 3 * rung + 1), (3 * rung + 1, 3 * rung + 2)]
      let next = 3 * ((rung + 1) % count)
      edges += [(3 * rung, next), (3 * rung + 2, next + 2)]
    }
    let components = WeightedGraph(vertexCount: 3 * count, edges: edges)
      .threeEdgeConnectedComponents()
    #expect(components[0] == (0..<3 * count).filter { $0 % 3 != 1 })
    #expect(components.count == 1 + count)
  }

  @Test func aGraphMayHaveNoEdges() {
    #expect(WeightedGraph(vertexCount: 0).threeEdgeConnectedComponents() == [])
    #expect(WeightedGraph(vertexCount: 2).threeEdgeConnectedComponents() == [[0], [1]])
  }
}
