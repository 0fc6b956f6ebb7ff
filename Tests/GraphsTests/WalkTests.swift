import Graphs
import PropertyTesting
import Testing

/// What the results of walks along a graph promise.
@Suite struct WalkTests {
  @Test func aGraphIsMadeOfItsEdges() {
    var steps = WeightedDigraph(vertexCount: 3)
    steps.addEdge(from: 0, to: 1)
    steps.addEdge(from: 1, to: 2, weight: 7)
    let edges = [
      WeightedDigraph.Edge(source: 0, target: 1), .init(source: 1, target: 2, weight: 7),
    ]
    #expect(WeightedDigraph(vertexCount: 3, edges: edges) == steps)
    #expect(steps.edges == edges)
    #expect("\(edges[1])" == "Edge(source: 1, target: 2, weight: 7)")
    let cables = WeightedGraph(vertexCount: 2, edges: [WeightedGraph.Edge(1, 0, weight: 4)])
    #expect("\(cables.edges)" == "[Edge(1, 0, weight: 4)]")
  }

  @Test func outgoingEdgesComeInTheOrderInWhichTheyWereAdded() {
    let steps = graph(3, [(0, 2, 1), (1, 2, 2), (0, 1, 3), (0, 2, 4)])
    let outgoing = steps.outgoingEdges()
    #expect(outgoing[0].map(\.weight) == [1, 3, 4])
    #expect(outgoing[1].map(\.target) == [2])
    #expect(outgoing[2].isEmpty)
    #expect((0..<3).flatMap { outgoing[$0] }.count == steps.edges.count)
  }

  @Test func undirectedEdgesLeadAwayFromBothEnds() {
    let cables = WeightedGraph(vertexCount: 4, edges: [(0, 2, 3), (2, 1, 1), (3, 3, 0)])
    let outgoing = cables.outgoingEdges()
    #expect(outgoing[2].map(\.target) == [0, 1] && outgoing[0].map(\.target) == [2])
    #expect(outgoing[3].map(\.target) == [3, 3])
    #expect(cables.shortestDistances(fromNearestOf: [1, 3]).values == [4, 0, 1, 0])
    let paths = cables.shortestPaths(from: 0)
    #expect(paths?.distances == [0, 4, 3, nil])
    #expect(paths?.path(to: 1) == [0, 2, 1] && paths?.path(to: 3) == .some(nil))
    #expect(cables.shortestPath(from: 1, to: 0) == [1, 2, 0])
    // Back and forth it would become shorter without end.
    let refunds = WeightedGraph(vertexCount: 4, edges: [(0, 1, 3), (2, 3, -1)])
    #expect(refunds.shortestPaths(from: 0)?.path(to: 1) == [0, 1])
    #expect(refunds.shortestPaths(from: 3) == nil)
  }

  @Test func negativeCyclesAreFoundWhereverTheyAre() {
    #expect(WeightedDigraph(vertexCount: 0).negativeCycle() == nil)
    #expect(graph(1, [(0, 0, 0)]).negativeCycle() == nil)
    #expect(graph(2, [(0, 1, 5), (1, 1, -1)]).negativeCycle()?.vertices == [1])
    #expect(graph(3, [(0, 1, -5), (1, 2, -5), (0, 2, -20)]).negativeCycle() == nil)
    // Heavy enough to be known long before the last pass.
    let heavy = Int.max / 4
    #expect(
      graph(3, [(1, 2, -heavy), (2, 1, -heavy)]).negativeCycle()?.vertices.sorted() == [1, 2])
  }

  @Test func theEdgesOfANegativeCycleAreItsOwn() throws {
    // The heavier edges beside them, and those that lead to the cycle, are not.
    let trades = graph(
      4, [(3, 0, -9), (0, 1, 5), (1, 2, 7), (1, 2, -4), (2, 3, 1), (3, 1, 3), (3, 1, 0), (2, 3, 2)])
    let cycle = try #require(trades.negativeCycle())
    #expect(Set(cycle.edges).isDisjoint(with: [2, 5, 7]))
    let loops = try #require(graph(1, [(0, 0, 2), (0, 0, -1), (0, 0, 0)]).negativeCycle())
    #expect(loops.vertices == [0] && loops.edges == [1])
  }

  @Test func aNegativeCycleIsFoundIfThereIsOne() {
    forAll(Self.graphs(-2...5), effort: 4) { graph in
      guard let cycle = graph.negativeCycle() else {
        return try check(graph.allPairsDistances() != nil, "there is a cycle")
      }
      let (vertices, edges) = cycle
      try check(Set(vertices).count == vertices.count, "\(vertices) repeats a vertex")
      try check(edges.map { graph.edges[$0].source }, equals: vertices, "the sources")
      let next = vertices.dropFirst() + vertices.prefix(1)
      try check(edges.map { graph.edges[$0].target }, equals: Array(next), "the targets")
      try check(edges.reduce(0) { $0 + graph.edges[$1].weight } < 0, "\(vertices), \(edges)")
    }
  }

  @Test func distancesAreAskedForByTheirVertices() {
    let distances = graph(3, [(0, 1, 5)]).shortestDistances(from: 0)
    #expect(distances[0] == 0)
    #expect(distances[1] == 5)
    #expect(distances[2] == nil)
  }

  @Test func weightsAreBoundedByTheEdgesThereAre() {
    // Many vertices, and one edge: no path has two.
    var sparse = WeightedDigraph(vertexCount: 100_000)
    sparse.addEdge(from: 0, to: 1, weight: .max / 2)
    #expect(sparse.shortestDistances(from: 0)[1] == .max / 2)
    let losing = graph(100, [(0, 1, -(.max / 3)), (1, 2, -(.max / 3))])
    #expect(losing.shortestDistances(from: 0)[2] == .max / 3 * -2)
  }

  private static func graphs(_ weights: ClosedRange<Int>) -> Generator<WeightedDigraph> {
    Generator<Int>.integers(in: 1...7).flatMap { vertexCount in
      let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
      return Generator<[(Int, Int, Int)]>.array(
        of: tuples(vertices, vertices, .integers(in: weights)), counts: 0...3 * vertexCount
      ).map { graph(vertexCount, $0) }
    }
  }

  @Test(arguments: [0...0, 0...3, -1...5])
  func aShortestPathIsAPathAndAsLongAsTheDistance(weights: ClosedRange<Int>) {
    forAll(Self.graphs(weights), effort: 4) { graph in
      guard case .distances(let lengths) = bruteForce(graph, from: 0) else {
        return try check(graph.shortestPaths(from: 0) == nil, "there is a negative cycle")
      }
      for target in 0..<graph.vertexCount {
        let path = graph.shortestPath(from: 0, to: target)
        guard let length = lengths[target] else {
          try check(path == nil, "there is none to \(target)")
          continue
        }
        guard let path else { return try check(false, "there is one to \(target)") }
        try check(path.first == 0 && path.last == target, "\(path) to \(target)")
        try check(Set(path).count == path.count, "\(path) repeats a vertex")
        try check(try Self.length(of: path, in: graph), equals: length, "\(path)")
        try check(graph.shortestPaths(from: 0)?.path(to: target) == path, "to \(target)")
      }
    }
  }

  /// The length of a walk along the shortest edge of each step.
  private static func length(of walk: [Int], in graph: WeightedDigraph) throws -> Int {
    try zip(walk, walk.dropFirst()).reduce(0) { sum, step in
      let weights = graph.edges.filter { ($0.source, $0.target) == step }.map(\.weight)
      guard let weight = weights.min() else { throw NoEdge() }
      return sum + weight
    }
  }

  private struct NoEdge: Error {}

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) { _ = WeightedDigraph(vertexCount: 1 << 31) }
    await #expect(processExitsWith: .failure) {
      _ = WeightedGraph(vertexCount: 2).shortestPaths(from: 0)?.path(to: 2)
    }
    await #expect(processExitsWith: .failure) {
      let edges = [(0, 1, -(Int.max / 2)), (1, 2, 1), (2, 3, 1)]
      _ = WeightedDigraph(vertexCount: 4, edges: edges).negativeCycle()
    }
  }

  @Test func ofSeveralShortestPathsOneWithTheFewestEdgesIsTaken() {
    let steps = [(0, 1, 1), (1, 2, 1), (2, 4, 1), (0, 3, 2), (3, 4, 1)]
    for edges in [steps, steps.reversed()] {
      #expect(graph(5, edges).shortestPath(from: 0, to: 4) == [0, 3, 4])
    }
    #expect(graph(2, [(0, 1, 0), (1, 0, 0)]).shortestPath(from: 1, to: 1) == [1])
  }

  @Test func componentIndicesAreThoseOfTheComponents() {
    forAll(Self.graphs(1...1), effort: 4) { graph in
      let indices = graph.stronglyConnectedComponentIndices()
      for (index, component) in graph.stronglyConnectedComponents().enumerated() {
        try check(component.allSatisfy { indices[$0] == index }, "\(indices)")
      }
      try check(indices.count, equals: graph.vertexCount)
    }
  }
}
