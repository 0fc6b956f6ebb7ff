import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct ConnectivityAugmentationTests {
  private func isStrong(_ graph: WeightedDigraph, with edges: [(Int, Int)]) -> Bool {
    var graph = graph
    for (source, target) in edges { graph.addEdge(from: source, to: target) }
    return reachability(graph).allSatisfy { !$0.contains(false) }
  }

  private func isTwoEdgeConnected(_ graph: WeightedGraph, with edges: [(Int, Int)]) -> Bool {
    var graph = graph
    for (first, second) in edges { graph.addEdge(first, second) }
    return ([nil] + graph.edges.indices.map { $0 }).allSatisfy {
      ways(graph, edge: $0).allSatisfy { !$0.contains(false) }
    }
  }

  @Test func noFewerEdgesMakeAGraphStronglyConnected() {
    forAll(directedGraphs, effort: 8) { graph in
      let vertices = 0..<graph.vertexCount
      let edges = graph.strongConnectivityAugmentation().map { ($0.source, $0.target) }
      try check(isStrong(graph, with: edges), "not with \(edges)")
      let all = graph.edges.map { [$0.source, $0.target] } + edges.map { [$0.0, $0.1] }
      let isNew = edges.allSatisfy { edge in all.count { $0 == [edge.0, edge.1] } == 1 }
      try check(isNew && edges.allSatisfy { $0 != $1 }, "\(edges)")
      // Each component needs an edge that enters it, and one that leaves it.
      let reaches = reachability(graph)
      let groups = Set(vertices.map { v in vertices.filter { reaches[v][$0] && reaches[$0][v] } })
      let isEntered = groups.filter { group in
        graph.edges.contains { !group.contains($0.source) && group.contains($0.target) }
      }
      let isLeft = groups.filter { group in
        graph.edges.contains { group.contains($0.source) && !group.contains($0.target) }
      }
      let bound = max(groups.count - isEntered.count, groups.count - isLeft.count)
      try check(edges.count, equals: groups.count == 1 ? 0 : bound)
    }
  }

  @Test func noFewerEdgesMakeAGraphTwoEdgeConnected() {
    forAll(undirectedGraphs, effort: 8) { graph in
      let vertices = 0..<graph.vertexCount
      let edges = graph.twoEdgeConnectivityAugmentation().map { ($0.first, $0.second) }
      try check(isTwoEdgeConnected(graph, with: edges), "not with \(edges)")
      let all = graph.edges.map { Set([$0.first, $0.second]) } + edges.map { [$0.0, $0.1] }
      let isNew = edges.allSatisfy { edge in all.count { $0 == [edge.0, edge.1] } == 1 }
      try check(graph.vertexCount == 2 || isNew, "an edge is there twice: \(edges)")
      try check(edges.allSatisfy { $0 != $1 }, "\(edges)")
      // Each component needs the ends of two edges to others.
      let tied = ([nil] + graph.edges.indices.map { $0 }).map { ways(graph, edge: $0) }
      let groups = Set(vertices.map { v in vertices.filter { w in tied.allSatisfy { $0[v][w] } } })
      let ends = groups.map { group in
        let bridgeCount = graph.edges.count {
          group.contains($0.first) != group.contains($0.second)
        }
        return max(0, 2 - bridgeCount)
      }
      try check(edges.count, equals: groups.count == 1 ? 0 : (ends.reduce(0, +) + 1) / 2)
    }
  }

  /// Leaves of trees of all shapes, whose bridges are counted afterwards.
  @Test func noBridgeIsLeftOfAForest() {
    for seed in UInt64(1)...300 {
      var random = SplitMix64(seed: seed)
      let count = random.next(in: 1...60)
      let reach = random.next(in: 1...count)
      var graph = WeightedGraph(vertexCount: count)
      for vertex in 1..<count + 1 where vertex < count && random.next(in: 0...9) > 0 {
        graph.addEdge(vertex, random.next(in: max(0, vertex - reach)...vertex - 1))
      }
      var degrees = [Int](repeating: 0, count: count)
      for edge in graph.edges {
        degrees[edge.first] += 1
        degrees[edge.second] += 1
      }
      let edges = graph.twoEdgeConnectivityAugmentation()
      let ends = degrees.reduce(0) { $0 + max(0, 2 - $1) }
      #expect(edges.count == (count == 1 ? 0 : (ends + 1) / 2), "seed \(seed)")
      for edge in edges { graph.addEdge(edge.first, edge.second) }
      #expect(graph.twoEdgeConnectedComponents().count == 1, "seed \(seed), \(edges)")
    }
  }

  /// Many sources and sinks, of which some have to be joined to others than their own.
  @Test func layersBecomeStronglyConnected() {
    for seed in UInt64(1)...300 {
      var random = SplitMix64(seed: seed)
      let (count, edgeCount) = (random.next(in: 2...60), random.next(in: 0...70))
      var graph = WeightedDigraph(vertexCount: count)
      for _ in 0..<edgeCount {
        let vertices = [random.next(in: 0...count - 1), random.next(in: 0...count - 1)].sorted()
        if vertices[0] < vertices[1] { graph.addEdge(from: vertices[1], to: vertices[0]) }
      }
      let (sources, sinks) = (Set(graph.edges.map(\.source)), Set(graph.edges.map(\.target)))
      let edges = graph.strongConnectivityAugmentation()
      #expect(edges.count == count - min(sources.count, sinks.count), "seed \(seed)")
      for edge in edges { graph.addEdge(from: edge.source, to: edge.target) }
      #expect(graph.stronglyConnectedComponents().count == 1, "seed \(seed), \(edges)")
    }
  }

  @Test func twoVerticesNeedParallelEdges() {
    let edges = WeightedGraph(vertexCount: 2).twoEdgeConnectivityAugmentation()
    #expect(edges.map { [$0.first, $0.second].sorted() } == [[0, 1], [0, 1]])
    let bridge = WeightedGraph(vertexCount: 2, edges: [(0, 1)])
    #expect(bridge.twoEdgeConnectivityAugmentation().count == 1)
    let twice = WeightedGraph(vertexCount: 2, edges: [(0, 1), (1, 0)])
    #expect(twice.twoEdgeConnectivityAugmentation().isEmpty)
    #expect(WeightedDigraph(vertexCount: 2).strongConnectivityAugmentation().count == 2)
  }

  @Test func whatIsConnectedNeedsNoEdges() {
    for count in 0...1 {
      #expect(WeightedGraph(vertexCount: count).twoEdgeConnectivityAugmentation().isEmpty)
      #expect(WeightedDigraph(vertexCount: count).strongConnectivityAugmentation().isEmpty)
    }
    let circle = (0..<5).map { ($0, ($0 + 1) % 5) }
    #expect(
      WeightedGraph(vertexCount: 5, edges: circle).twoEdgeConnectivityAugmentation().isEmpty)
    #expect(
      WeightedDigraph(vertexCount: 5, edges: circle).strongConnectivityAugmentation().isEmpty)
  }

  @Test func longLinesNeedNoStack() {
    let count = 200_000
    let line = (1..<count).map { ($0 - 1, $0) }
    let missing = WeightedGraph(vertexCount: count, edges: line).twoEdgeConnectivityAugmentation()
    #expect(missing.map { [$0.first, $0.second].sorted() } == [[0, count - 1]])
    let back = WeightedDigraph(vertexCount: count, edges: line).strongConnectivityAugmentation()
    #expect(back.map { [$0.source, $0.target] } == [[count - 1, 0]])
  }
}
