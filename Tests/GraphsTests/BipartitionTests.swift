import Graphs
import PropertyTesting
import Testing

@Suite struct BipartitionTests {
  @Test func theSidesAreThoseOfTheDefinition() {
    forAll(undirectedGraphs, effort: 8) { graph in
      // Tries all ways to put the vertices on two sides, the first one of each component on the first.
      let roots = Set(graph.connectedComponents().map { $0[0] })
      let ways = (0..<1 << graph.vertexCount).map { bits in
        (0..<graph.vertexCount).map { bits >> $0 & 1 == 1 }
      }
      let right = ways.filter { sides in
        !roots.contains { sides[$0] }
          && graph.edges.allSatisfy { sides[$0.first] != sides[$0.second] }
      }
      try check(graph.bipartition(), equals: right.first)
      try check(right.count <= 1, equals: true)
    }
  }

  @Test func aLongCycleIsDividedIfItsLengthIsEven() {
    for count in [100_000, 100_001] {
      let cycle = WeightedGraph(
        vertexCount: count, edges: (0..<count).map { ($0, ($0 + 1) % count) })
      let sides = (0..<count).map { !$0.isMultiple(of: 2) }
      #expect(cycle.bipartition() == (count == 100_000 ? sides : nil))
    }
    #expect(WeightedGraph(vertexCount: 0).bipartition() == [])
    #expect(WeightedGraph(vertexCount: 2).bipartition() == [false, false])
  }
}
