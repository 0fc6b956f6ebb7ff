import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct ComplementTests {
  @Test func documentedExamplesAreTrue() {
    let feuds = WeightedGraph(vertexCount: 5, edges: [(0, 1), (0, 2), (0, 3), (4, 0), (1, 2)])
    #expect(feuds.connectedComponentsOfComplement() == [[0], [1, 2, 3, 4]])
  }

  private func complement(_ graph: WeightedGraph) -> WeightedGraph {
    let pairs = Set(graph.edges.map { Set([$0.first, $0.second]) })
    return WeightedGraph(
      vertexCount: graph.vertexCount,
      edges: (0..<graph.vertexCount).flatMap { first in
        (0..<first).filter { !pairs.contains([$0, first]) }.map { ($0, first) }
      })
  }

  /// Loops and edges that are there twice are among them.
  @Test func theComponentsAreThoseOfTheComplement() {
    let graphs = Generator<Int>.integers(in: 1...8).flatMap { vertexCount in
      let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
      return Generator<[(Int, Int)]>.array(of: tuples(vertices, vertices), counts: 0...40).map {
        WeightedGraph(vertexCount: vertexCount, edges: $0)
      }
    }
    forAll(graphs, effort: 4) {
      try check(
        $0.connectedComponentsOfComplement(), equals: complement($0).connectedComponents())
    }
    #expect(WeightedGraph(vertexCount: 0).connectedComponentsOfComplement() == [])
  }

  /// Several components, which are not those of the graph itself.
  @Test func complementsOfSeveralParts() {
    var random = SplitMix64(seed: 9)
    for count in [20, 60] {
      let parts = (0..<count).map { _ in random.next(in: 0...3) }
      var edges = (0..<count).flatMap { first in
        (0..<first).filter { parts[$0] != parts[first] || random.next(in: 0...2) == 0 }
          .map { (first, $0) }
      }
      random.shuffle(&edges)
      let graph = WeightedGraph(vertexCount: count, edges: edges)
      #expect(
        graph.connectedComponentsOfComplement() == complement(graph).connectedComponents())
    }
  }

  /// The complement has too many edges to be built.
  @Test func complementsMayBeLarge() {
    let count = 100_000
    let star = WeightedGraph(vertexCount: count, edges: (1..<count).map { (0, $0) })
    #expect(star.connectedComponentsOfComplement() == [[0], Array(1..<count)])
    #expect(
      WeightedGraph(vertexCount: count).connectedComponentsOfComplement() == [Array(0..<count)])
  }
}
