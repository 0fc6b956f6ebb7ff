import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct MinimumArborescenceTests {
  @Test func documentedExamplesAreTrue() {
    let pipes = WeightedDigraph(
      vertexCount: 4, edges: [(0, 1, 9), (1, 2, 1), (2, 1, 2), (0, 2, 7), (2, 3, -1)])
    let tree = pipes.minimumArborescence(from: 0)!
    #expect(tree.weight == 8)
    #expect(tree.incomingEdges == [nil, 2, 3, 4])
  }

  /// Checks that the edges are a tree from the root, and weigh what is said.
  private func checkTree(
    _ tree: (weight: Int, incomingEdges: [Int?]), _ graph: WeightedDigraph, root: Int
  ) throws {
    try check(tree.incomingEdges.count, equals: graph.vertexCount)
    try check(tree.incomingEdges[root] == nil, "an edge leads to the root")
    let edges = tree.incomingEdges.compactMap { $0 }.map { graph.edges[$0] }
    try check(tree.weight, equals: edges.reduce(0) { $0 + $1.weight })
    for (vertex, edge) in tree.incomingEdges.enumerated() where vertex != root {
      let edge = try require(edge, "no edge leads to \(vertex)")
      try check(graph.edges[edge].target, equals: vertex)
    }
    let order = WeightedDigraph(vertexCount: graph.vertexCount, edges: edges).topologicalOrder()
    try check(order != nil, "there is a cycle in \(tree.incomingEdges)")
  }

  private func require(_ edge: Int?, _ message: String) throws -> Int {
    try check(edge != nil, message)
    return edge!
  }

  /// The least weight of all ways to choose an edge to each vertex such that there is no cycle.
  private func leastWeight(_ graph: WeightedDigraph, root: Int) -> Int? {
    var least: Int?
    func choose(_ vertex: Int, _ parents: [Int], _ weight: Int) {
      if vertex == graph.vertexCount { return least = min(least ?? .max, weight) }
      if vertex == root { return choose(vertex + 1, parents, weight) }
      for edge in graph.edges where edge.target == vertex {
        var (above, steps) = (edge.source, 0)
        while above != vertex, parents[above] != above, steps <= graph.vertexCount {
          (above, steps) = (parents[above], steps + 1)
        }
        if above == vertex { continue }
        var more = parents
        more[vertex] = edge.source
        choose(vertex + 1, more, weight + edge.weight)
      }
    }
    choose(0, Array(0..<graph.vertexCount), 0)
    return least
  }

  /// Few vertices, and so many edges that most are reached.
  private static var graphs: Generator<WeightedDigraph> {
    Generator<Int>.integers(in: 1...6).flatMap { vertexCount in
      let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
      let edge = tuples(vertices, vertices, Generator<Int>.integers(in: -9...9))
      return Generator<[(Int, Int, Int)]>.array(of: edge, counts: 0...4 * vertexCount).map {
        WeightedDigraph(vertexCount: vertexCount, edges: $0)
      }
    }
  }

  @Test func noTreeIsLighter() {
    forAll(Self.graphs, effort: 8) { graph in
      let root = graph.vertexCount / 2
      let tree = graph.minimumArborescence(from: root)
      try check(tree?.weight, equals: leastWeight(graph, root: root))
      if let tree { try checkTree(tree, graph, root: root) }
    }
  }

  /// Edmonds' algorithm as it is told: the lightest edges, a cycle of them made one vertex, and all again.
  private func expected(_ edges: [(Int, Int, Int)], count: Int, root: Int) -> Int? {
    var lightest = [(Int, Int, Int)?](repeating: nil, count: count)
    for edge in edges where edge.0 != edge.1 && edge.1 != root {
      if lightest[edge.1].map({ edge.2 < $0.2 }) ?? true { lightest[edge.1] = edge }
    }
    if (0..<count).contains(where: { $0 != root && lightest[$0] == nil }) { return nil }
    let sum = lightest.reduce(0) { $0 + ($1?.2 ?? 0) }
    for start in 0..<count {
      var vertex = start
      for _ in 0..<count { vertex = lightest[vertex]?.0 ?? root }
      if vertex == root { continue }
      var cycle: Set<Int> = []
      while cycle.insert(vertex).inserted { vertex = lightest[vertex]!.0 }
      let names = (0..<count).map { cycle.contains($0) ? count : $0 }
      let shrunk = edges.map { edge in
        (names[edge.0], names[edge.1], edge.2 - (lightest[edge.1]?.2 ?? 0))
      }
      // Vertices that are in the cycle are left alone, with an edge from the root to each.
      let rest = expected(
        shrunk + cycle.map { (root, $0, 0) }, count: count + 1, root: root)
      return rest.map { $0 + sum }
    }
    return sum
  }

  @Test(arguments: GraphPattern.allCases)
  func largerShapesWeighAsMuchAsStepByStep(pattern: GraphPattern) throws {
    for (seed, edgeCount) in zip((1 as UInt64)..., [60, 90, 150, 200, 350]) {
      var random = SplitMix64(seed: seed)
      var edges = pattern.edges(vertexCount: 40, edgeCount: edgeCount, seed: seed).map {
        ($0, $1, random.next(in: -50...50))
      }
      edges += edges.map { ($0.1, $0.0, random.next(in: -50...50)) }
      let graph = WeightedDigraph(vertexCount: 40, edges: edges)
      let tree = graph.minimumArborescence(from: 7)
      #expect(
        tree?.weight == expected(edges, count: 40, root: 7), "\(pattern), seed \(seed)")
      if let tree { try checkTree(tree, graph, root: 7) }
    }
  }

  /// Each cycle is within the next one.
  @Test func cyclesMayBeWithinCycles() throws {
    let count = 100_000
    var edges = [(0, count - 1, 1_000_000)]
    for vertex in 1..<count - 1 {
      edges.append((vertex, vertex + 1, 1))
      edges.append((vertex + 1, vertex, vertex))
    }
    let graph = WeightedDigraph(vertexCount: count, edges: edges)
    let tree = graph.minimumArborescence(from: 0)
    #expect(tree?.weight == 1_000_000 + (count - 2) * (count - 1) / 2)
    let line = WeightedDigraph(vertexCount: count, edges: (1..<count).map { ($0 - 1, $0, -1) })
    let incoming = try #require(line.minimumArborescence(from: 0)).incomingEdges
    #expect(incoming[0] == nil && (1..<count).allSatisfy { incoming[$0] == $0 - 1 })
    #expect(line.minimumArborescence(from: 1) == nil)
    let star = WeightedDigraph(vertexCount: count, edges: (1..<count).map { (0, $0, -1) })
    #expect(star.minimumArborescence(from: 0)?.weight == 1 - count)
  }

  @Test func weightsAtBothEndsOfIntAreCompared() throws {
    // 1 and 2 choose each other first, and either is as good: only what leads in from 0 decides.
    let graph = WeightedDigraph(
      vertexCount: 3,
      edges: [
        (0, 1, .max), (0, 2, .max - 1), (1, 2, .min), (2, 1, .min), (2, 1, .max), (1, 1, .min),
      ])
    let tree = try #require(graph.minimumArborescence(from: 0))
    #expect(tree.weight == -2 && tree.incomingEdges == [nil, 3, 1])
    let back = WeightedDigraph(
      vertexCount: 4, edges: [(0, 1, .max), (1, 2, .max), (2, 3, .min), (3, 2, .max)])
    #expect(back.minimumArborescence(from: 0)?.weight == Int.max - 1)
  }

  @Test func aRootMayBeAlone() {
    let alone = WeightedDigraph(vertexCount: 1, edges: [(0, 0, 5)]).minimumArborescence(from: 0)
    #expect(alone?.weight == 0 && alone?.incomingEdges == [nil])
    #expect(WeightedDigraph(vertexCount: 2).minimumArborescence(from: 0) == nil)
    let cycle = WeightedDigraph(vertexCount: 3, edges: [(1, 2), (2, 1), (1, 0)])
    #expect(cycle.minimumArborescence(from: 0) == nil)
  }

  #if compiler(>=6.2)
    @Test func whatCannotBeIsAMistake() async {
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 2).minimumArborescence(from: 2)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 2).minimumArborescence(from: -1)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 3, edges: [(0, 1, .max), (1, 2, 1)])
          .minimumArborescence(from: 0)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 3, edges: [(0, 1, .min), (1, 2, -1)])
          .minimumArborescence(from: 0)
      }
    }
  #endif
}
