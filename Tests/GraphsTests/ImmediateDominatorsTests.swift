import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct ImmediateDominatorsTests {
  @Test func documentedExamplesAreTrue() {
    let roads = WeightedDigraph(
      vertexCount: 6, edges: [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4), (5, 4)])
    #expect(roads.immediateDominators(from: 0) == [0, 0, 0, 0, 3, nil])
    let two = WeightedDigraph(vertexCount: 3, edges: [(0, 2, 7), (1, 2, 4)])
    #expect(two.reversed().shortestDistances(from: 2) == .distances([7, 4, 0]))
  }

  @Test func reversedEdgesKeepTheirIndicesAndWeights() {
    forAll(directedGraphs) { graph in
      let reversed = graph.reversed()
      try check(reversed.edges.map(\.source), equals: graph.edges.map(\.target))
      try check(reversed.edges.map(\.target), equals: graph.edges.map(\.source))
      try check(reversed.edges.map(\.weight), equals: graph.edges.map(\.weight))
      try check(reversed.reversed(), equals: graph)
      var more = reversed
      more.addEdge(from: 0, to: graph.vertexCount - 1, weight: 9)
      try check(more.edges.dropLast(), equals: reversed.edges[...])
    }
  }

  /// From the definition: which vertices cannot be reached without another one.
  private func expected(_ graph: WeightedDigraph, from source: Int) -> [Int?] {
    let vertices = 0..<graph.vertexCount
    let reached = reachability(graph)[source]
    let dominators = vertices.map { vertex in
      vertices.filter {
        $0 == vertex || $0 == source || !reachability(graph, without: $0)[source][vertex]
      }
    }
    return vertices.map { vertex in
      if !reached[vertex] { return nil }
      if vertex == source { return source }
      // All the others dominate the last one.
      return dominators[vertex].first {
        $0 != vertex && dominators[$0].count == dominators[vertex].count - 1
      }
    }
  }

  @Test func dominatorsAreThoseThatNothingIsReachedWithout() {
    forAll(directedGraphs, effort: 8) { graph in
      let source = graph.vertexCount / 2
      let dominators = graph.immediateDominators(from: source)
      try check(dominators, equals: expected(graph, from: source))
    }
  }

  /// All vertices but the source begin with every vertex for a dominator, and lose those that a predecessor lacks.
  private func dominatorSets(_ graph: WeightedDigraph) -> [Set<Int>] {
    var sets = [Set<Int>](repeating: Set(0..<graph.vertexCount), count: graph.vertexCount)
    sets[0] = [0]
    var isChanged = true
    while isChanged {
      isChanged = false
      for edge in graph.edges where edge.target != 0 {
        let common = sets[edge.target].intersection(sets[edge.source].union([edge.target]))
        if common.count < sets[edge.target].count {
          (sets[edge.target], isChanged) = (common, true)
        }
      }
    }
    return sets
  }

  @Test(arguments: GraphPattern.allCases)
  func largerShapesHaveTheDominatorsOfTheirShapes(pattern: GraphPattern) {
    for seed in 1...20 as ClosedRange<UInt64> {
      let edges = pattern.edges(vertexCount: 40, edgeCount: 44 + Int(seed), seed: seed)
      let graph = WeightedDigraph(vertexCount: 40, edges: edges + edges.prefix(30).map { ($1, $0) })
      let sets = dominatorSets(graph)
      let dominators = graph.immediateDominators(from: 0)
      let reached = reachability(graph)[0]
      for vertex in 1..<40 {
        let dominator = dominators[vertex]
        #expect((dominator != nil) == reached[vertex], "seed \(seed), vertex \(vertex)")
        if let dominator {
          #expect(
            sets[dominator].union([vertex]) == sets[vertex] && dominator != vertex,
            "seed \(seed), vertex \(vertex)")
        }
      }
    }
  }

  @Test func longAndWideGraphsNeedNoStack() {
    let count = 200_000
    let line = (1..<count).map { ($0 - 1, $0) }
    var graph = WeightedDigraph(vertexCount: count, edges: line)
    // Compared apart, as it would take long to tell how such arrays differ.
    func expectDominators(_ isTrue: (_ dominator: Int?, _ vertex: Int) -> Bool) {
      let dominators = graph.immediateDominators(from: 0)
      #expect(dominators.count == count)
      #expect(dominators.indices.first { !isTrue(dominators[$0], $0) } == nil)
    }
    expectDominators { $0 == max(0, $1 - 1) }
    // Back from each, and over each second one.
    for vertex in 1..<count { graph.addEdge(from: vertex, to: vertex - 1) }
    for vertex in stride(from: 0, to: count - 2, by: 2) {
      graph.addEdge(from: vertex, to: vertex + 2)
    }
    expectDominators { $0 == max(0, ($1 - 1) / 2 * 2) }
    graph.addEdge(from: 0, to: count - 1)
    expectDominators { dominator, _ in dominator == 0 }
  }

  @Test func aSourceMayBeAlone() {
    let alone = WeightedDigraph(vertexCount: 2, edges: [(1, 0), (1, 1)])
    #expect(alone.immediateDominators(from: 0) == [0, nil])
    #expect(alone.immediateDominators(from: 1) == [1, 1])
    #expect(WeightedDigraph(vertexCount: 1).immediateDominators(from: 0) == [0])
  }

  #if compiler(>=6.2)
    @Test func aSourceHasToBeAVertex() async {
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 2).immediateDominators(from: 2)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 2).immediateDominators(from: -1)
      }
    }
  #endif
}
