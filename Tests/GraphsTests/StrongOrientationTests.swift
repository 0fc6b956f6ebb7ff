import Graphs
import PropertyTesting
import Testing

@Suite struct StrongOrientationTests {
  @Test func asManyVerticesAsPossibleAreReachableFromEachOther() {
    forAll(undirectedGraphs, effort: 8) { graph in
      let oriented = graph.strongOrientation()
      try check(oriented.vertexCount, equals: graph.vertexCount)
      try check(oriented.edges.map(\.weight), equals: graph.edges.map(\.weight))
      for (edge, directed) in zip(graph.edges, oriented.edges) {
        let ends = (directed.source, directed.target)
        try check(
          ends == (edge.first, edge.second) || ends == (edge.second, edge.first), "\(directed)")
      }
      // No orientation has more, as a bridge has one direction only.
      let reaches = reachability(oriented)
      let tied = [ways(graph)] + graph.edges.indices.map { ways(graph, edge: $0) }
      for first in 0..<graph.vertexCount {
        for second in 0..<graph.vertexCount {
          try check(
            reaches[first][second] && reaches[second][first],
            equals: tied.allSatisfy { $0[first][second] }, "\(first) and \(second)")
        }
      }
    }
  }

  @Test func loopsAndParallelEdgesHaveDirectionsToo() {
    let loop = WeightedGraph(vertexCount: 2, edges: [(0, 0, 4), (0, 1, 5), (0, 1, 6)])
    let edges = loop.strongOrientation().edges.map { [$0.source, $0.target, $0.weight] }
    #expect(edges == [[0, 0, 4], [0, 1, 5], [1, 0, 6]])
    #expect(WeightedGraph(vertexCount: 0).strongOrientation().vertexCount == 0)
  }

  @Test func aLongCircleNeedsNoStack() {
    let count = 200_000
    let circle = (0..<count).map { ($0, ($0 + 1) % count) }
    let graph = WeightedGraph(vertexCount: count, edges: circle)
    #expect(graph.strongOrientation().stronglyConnectedComponents().count == 1)
  }
}
