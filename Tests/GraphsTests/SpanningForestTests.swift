import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct SpanningForestTests {
  @Test func documentedExamplesAreTrue() {
    var cables = WeightedGraph(vertexCount: 4)
    cables.addEdge(0, 1, weight: 3)
    cables.addEdge(1, 2, weight: 2)
    cables.addEdge(2, 0, weight: 4)
    cables.addEdge(2, 3, weight: -1)
    let forest = cables.minimumSpanningForest()
    #expect(forest.edges == [0, 1, 3] && forest.weight == 4)
    let two = WeightedGraph(
      vertexCount: 3, edges: [.init(0, 1, weight: 4), .init(1, 2, weight: 2)])
    let distances = two.directedBothWays().shortestDistances(from: 2)
    #expect(distances == .distances([6, 2, 0]))
    let arcs = two.directedBothWays().edges
    #expect(arcs.map(\.source) == [0, 1, 1, 2] && arcs.map(\.target) == [1, 0, 2, 1])
    #expect(arcs.map(\.weight) == [4, 4, 2, 2])
  }

  /// Takes one edge after the other from the lightest on, unless there is a way between its ends already.
  private func expected(_ graph: WeightedGraph) -> [Int] {
    var taken: [Int] = []
    var names = Array(0..<graph.vertexCount)
    let order = graph.edges.indices.sorted {
      (graph.edges[$0].weight, $0) < (graph.edges[$1].weight, $1)
    }
    for index in order {
      let (first, second) = (names[graph.edges[index].first], names[graph.edges[index].second])
      if first == second { continue }
      taken.append(index)
      names = names.map { $0 == second ? first : $0 }
    }
    return taken.sorted()
  }

  @Test func noForestOfTheSameVerticesIsLighter() {
    forAll(undirectedGraphs, effort: 8) { graph in
      let forest = graph.minimumSpanningForest()
      try check(forest.edges, equals: expected(graph))
      try check(forest.weight, equals: forest.edges.reduce(0) { $0 + graph.edges[$1].weight })
      // From the definition, where there are few enough sets of edges.
      guard graph.edges.count <= 10 else { return }
      let connected = ways(graph)
      let weights = (0..<1 << graph.edges.count).compactMap { bits -> Int? in
        let edges = graph.edges.indices.filter { bits >> $0 & 1 == 1 }.map { graph.edges[$0] }
        guard edges.count == forest.edges.count else { return nil }
        let part = WeightedGraph(vertexCount: graph.vertexCount, edges: edges)
        return ways(part) == connected ? edges.reduce(0) { $0 + $1.weight } : nil
      }
      try check(forest.weight, equals: weights.min() ?? 0)
    }
  }

  /// So many edges that they are put in order by counting; weights with few bits and with all of them.
  @Test(arguments: [0...0, 0...5, -1000...1000, 0...1 << 40, Int.min / 300...Int.max / 300])
  func manyEdgesAreTakenInOrderToo(weights: ClosedRange<Int>) {
    for pattern in GraphPattern.allCases {
      var random = SplitMix64(seed: 3)
      let edges = pattern.edges(vertexCount: 250, edgeCount: 1500, seed: 3)
      var graph = WeightedGraph(vertexCount: 250)
      for (first, second) in edges {
        graph.addEdge(first, second, weight: random.next(in: weights))
      }
      #expect(graph.minimumSpanningForest().edges == expected(graph), "\(pattern), \(weights)")
    }
  }

  @Test func weightsAtBothEndsOfIntAreCompared() {
    var graph = WeightedGraph(vertexCount: 3)
    for _ in 0..<1000 { graph.addEdge(0, 1, weight: .max) }
    graph.addEdge(1, 2, weight: .max)
    graph.addEdge(0, 2, weight: .min)
    graph.addEdge(0, 0, weight: .min)
    let forest = graph.minimumSpanningForest()
    #expect(forest.edges == [0, 1001] && forest.weight == -1)
  }

  @Test func sumsOnTheWayNeedNotFit() {
    for (weights, sum) in [
      ([Int.min, -1, .max], -2), ([.max, .max, .min], Int.max - 1), ([.max, 1, -1], Int.max),
    ] {
      let edges = weights.indices.map { ($0, $0 + 1, weights[$0]) }
      #expect(WeightedGraph(vertexCount: 4, edges: edges).minimumSpanningForest().weight == sum)
    }
  }

  @Test func aGraphHasOnlyEdgesBetweenItsVertices() async {
    #if compiler(>=6.2)
      let run = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        print(WeightedGraph(vertexCount: -1).edges)
      }
      #expect(run.says("the number of vertices must be in 0...2147483647"))
      let edge = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var graph = WeightedGraph(vertexCount: 2)
        graph.addEdge(0, 2)
        print(graph.edges.count)
      }
      #expect(edge.says("an edge ends at no vertex of the graph"))
    #endif
  }

  @Test func aSumThatDoesNotFitIsRefused() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        let heavy = WeightedGraph(
          vertexCount: 3, edges: [.init(0, 1, weight: .max), .init(1, 2, weight: 1)])
        _ = heavy.minimumSpanningForest()
      }
    #endif
  }
}
