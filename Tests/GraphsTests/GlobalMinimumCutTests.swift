import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct GlobalMinimumCutTests {
  @Test func documentedExamplesAreTrue() {
    let cables = WeightedGraph(
      vertexCount: 4, edges: [(0, 1, 3), (1, 2, 1), (2, 3, 4), (3, 0, 1), (0, 2, 1)])
    let cut = cables.globalMinimumCut()
    #expect(cut.weight == 3)
    #expect(cut.side == [2, 3])
  }

  /// Checks that the vertices are a side of a cut that weighs what is said.
  private func checkCut(_ cut: (weight: Int, side: [Int]), _ graph: WeightedGraph) throws {
    try check(cut.side, equals: Set(cut.side).sorted())
    try check(
      !cut.side.isEmpty && cut.side.count < graph.vertexCount, "\(cut.side) leaves nothing")
    let side = Set(cut.side)
    let across = graph.edges.filter { side.contains($0.first) != side.contains($0.second) }
    try check(cut.weight, equals: across.reduce(0) { $0 + $1.weight }, "\(cut.side)")
  }

  /// Weights that fit 32 bits together, and such that do not.
  private static var graphs: Generator<WeightedGraph> {
    tuples(.integers(in: 2...8), .element(of: [1, 1 << 40])).flatMap { vertexCount, unit in
      let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
      let edge = tuples(vertices, vertices, Generator<Int>.integers(in: 0...9))
      return Generator<[(Int, Int, Int)]>.array(of: edge, counts: 0...4 * vertexCount).map {
        WeightedGraph(vertexCount: vertexCount, edges: $0.map { ($0, $1, $2 * unit) })
      }
    }
  }

  @Test func noCutIsLighter() {
    forAll(Self.graphs, effort: 8) { graph in
      let cut = graph.globalMinimumCut()
      try checkCut(cut, graph)
      let weights = (1..<1 << (graph.vertexCount - 1)).map { bits in
        graph.edges.filter { bits >> $0.first & 1 != bits >> $0.second & 1 }
          .reduce(0) { $0 + $1.weight }
      }
      try check(cut.weight, equals: weights.min()!)
    }
  }

  /// The least of all maximum flows from a vertex.
  @Test(arguments: GraphPattern.allCases)
  func largerShapesAreCutAsByFlows(pattern: GraphPattern) throws {
    #if DEBUG
      let counts = [20, 33, 50]
    #else
      let counts = [20, 33, 64, 90]
    #endif
    for (seed, count) in zip((1 as UInt64)..., counts) {
      var random = SplitMix64(seed: seed)
      let edges = pattern.edges(vertexCount: count, edgeCount: 5 * count, seed: seed)
      let graph = WeightedGraph(
        vertexCount: count, edges: edges.map { ($0, $1, random.next(in: 1...20)) })
      let cut = graph.globalMinimumCut()
      try checkCut(cut, graph)
      let arcs = graph.directedBothWays()
      let flows = (1..<count).map { arcs.maximumFlow(from: 0, to: $0).value }
      #expect(cut.weight == flows.min()!, "\(pattern), seed \(seed)")
    }
  }

  @Test func weightsMayBeLarge() throws {
    for largest in [Int(Int32.max), Int.max] {
      let graph = WeightedGraph(
        vertexCount: 40, edges: [(0, 39, largest - 1), (38, 1, 1), (5, 5, 0), (38, 39, 0)])
      let cut = graph.globalMinimumCut()
      #expect(cut.weight == 0)
      try checkCut(cut, graph)
      let pair = WeightedGraph(vertexCount: 2, edges: [(0, 1, largest - 7), (1, 0, 7)])
      #expect(pair.globalMinimumCut().weight == largest)
    }
  }

  @Test func aGraphMayHaveNoEdges() {
    let apart = WeightedGraph(vertexCount: 3, edges: [(1, 1, 4)]).globalMinimumCut()
    #expect(apart.weight == 0 && (1...2).contains(apart.side.count))
    let line = WeightedGraph(vertexCount: 300, edges: (1..<300).map { ($0 - 1, $0, 300 - $0) })
    #expect(line.globalMinimumCut().weight == 1)
  }

  #if compiler(>=6.2)
    @Test func whatCannotBeCutIsAMistake() async {
      await #expect(processExitsWith: .failure) {
        _ = WeightedGraph(vertexCount: 1).globalMinimumCut()
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedGraph(vertexCount: 2, edges: [(0, 1, -1)]).globalMinimumCut()
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedGraph(vertexCount: 2, edges: [(0, 1, .max), (0, 1, 1)]).globalMinimumCut()
      }
    }
  #endif
}
