import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct CycleTests {
  /// Says what is wrong with a cycle.
  private static func complaint(
    _ cycle: (vertices: [Int], edges: [Int]), _ ends: [(Int, Int)], bothWays: Bool
  ) -> String? {
    let (vertices, edges) = cycle
    if vertices.isEmpty || vertices.count != edges.count { return "\(vertices) along \(edges)" }
    if Set(vertices).count != vertices.count { return "a vertex occurs twice: \(vertices)" }
    if Set(edges).count != edges.count { return "an edge occurs twice: \(edges)" }
    for (place, edge) in edges.enumerated() {
      let step = (vertices[place], vertices[(place + 1) % vertices.count])
      let (first, second) = ends[edge]
      if step != (first, second) && !(bothWays && step == (second, first)) {
        return "edge \(edge) does not lead from \(step.0) to \(step.1)"
      }
    }
    return nil
  }

  private static var graphs: Generator<(Int, [(Int, Int)])> {
    Generator<Int>.integers(in: 1...6).flatMap { count in
      let vertices = Generator<Int>.integers(in: 0...count - 1)
      let edges = Generator<[(Int, Int)]>.array(of: tuples(vertices, vertices), counts: 0...8)
      return edges.map { (count, $0) }
    }
  }

  @Test func aCycleIsFoundIfThereIsOne() {
    forAll(Self.graphs, effort: 16) { count, edges in
      let graph = WeightedGraph(vertexCount: count, edges: edges)
      // A forest has as many edges as it has vertices that are not alone on top of a tree.
      let isForest = edges.count == count - graph.connectedComponents().count
      let found = graph.cycle()
      try check(found == nil, equals: isForest, "without directions")
      if let found {
        try check(Self.complaint(found, edges, bothWays: true), equals: nil, "without directions")
      }

      let digraph = WeightedDigraph(
        vertexCount: count, edges: edges.map { .init(source: $0.0, target: $0.1) })
      // Walks of as many edges as there are vertices come to one of them twice.
      var ends = Set(0..<count)
      for _ in 0..<count { ends = Set(edges.lazy.filter { ends.contains($0.0) }.map(\.1)) }
      let directed = digraph.cycle()
      try check(directed == nil, equals: ends.isEmpty, "with directions")
      try check(digraph.topologicalOrder() == nil, equals: directed != nil, "the order")
      if let directed {
        try check(Self.complaint(directed, edges, bothWays: false), equals: nil, "with directions")
      }
    }
  }

  /// The least weight of a way between two vertices without an edge, by as many rounds as there are vertices.
  private static func distance(
    from start: Int, to end: Int, without removed: Int, _ edges: [(Int, Int)], _ weights: [Int],
    bothWays: Bool
  ) -> Int? {
    var distances = [start: 0]
    for _ in 0..<6 {
      for (index, (first, second)) in edges.enumerated() where index != removed {
        for (a, b) in bothWays ? [(first, second), (second, first)] : [(first, second)] {
          guard let distance = distances[a] else { continue }
          distances[b] = min(distances[b] ?? .max, distance + weights[index])
        }
      }
    }
    return distances[end]
  }

  @Test func aShortestCycleIsNoLongerThanAnyOther() {
    let weights = Generator<[Int]>.array(of: .integers(in: 0...3), counts: 8...8)
    forAll(tuples(Self.graphs, weights), effort: 16) { graph, weights in
      let (count, ends) = graph
      for bothWays in [false, true] {
        // Each cycle is an edge, and a way back without it.
        let least = ends.indices.compactMap { index in
          Self.distance(
            from: ends[index].1, to: ends[index].0, without: index, ends, weights,
            bothWays: bothWays
          ).map { $0 + weights[index] }
        }.min()
        let edges = zip(ends, weights).map { ($0.0, $0.1, $1) }
        let found =
          bothWays
          ? WeightedGraph(vertexCount: count, edges: edges).shortestCycle()
          : WeightedDigraph(vertexCount: count, edges: edges).shortestCycle()
        let weight = found.map { $0.edges.reduce(0) { $0 + weights[$1] } }
        try check(weight, equals: least, "both ways: \(bothWays)")
        if let found {
          try check(Self.complaint(found, ends, bothWays: bothWays), equals: nil, "\(bothWays)")
        }
      }
    }
  }

  /// The total weight and the number of edges of a cycle with the minimum mean weight, by all cycles: ways from their
  /// least vertex back to it along greater ones.
  private static func minimumMean(_ graph: WeightedDigraph) -> (weight: Int, count: Int)? {
    var best: (weight: Int, count: Int)?
    func search(_ way: [Int], _ weight: Int) {
      for edge in graph.edges where edge.source == way.last {
        let sum = weight + edge.weight
        if edge.target == way[0] {
          if best.map({ sum * $0.count < $0.weight * way.count }) ?? true {
            best = (sum, way.count)
          }
        } else if edge.target > way[0], !way.contains(edge.target) {
          search(way + [edge.target], sum)
        }
      }
    }
    for vertex in 0..<graph.vertexCount { search([vertex], 0) }
    return best
  }

  @Test func noCycleHasALowerMeanWeight() {
    forAll(directedGraphs, effort: 16) { graph in
      let found = graph.minimumMeanCycle()
      let best = Self.minimumMean(graph)
      try check(found == nil, equals: best == nil)
      if let found, let best {
        let ends = graph.edges.map { ($0.source, $0.target) }
        try check(Self.complaint(found, ends, bothWays: false), equals: nil)
        let weight = found.edges.reduce(0) { $0 + graph.edges[$1].weight }
        try check(
          weight * best.count, equals: best.weight * found.edges.count, "the mean weight is minimum"
        )
      }
    }
  }

  /// If the mean weight is subtracted from all weights, no cycle is negative.
  @Test(arguments: [(50, 60), (50, 200), (300, 400), (300, 3000)])
  func noCycleOfManyVerticesHasALowerMeanWeight(vertexCount: Int, edgeCount: Int) throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<10 {
      // One long cycle at least.
      let edges = (0..<edgeCount).map { index in
        let last = vertexCount - 1
        let (source, target) =
          index < vertexCount
          ? (index, (index + 1) % vertexCount)
          : (random.next(in: 0...last), random.next(in: 0...last))
        return (source, target, random.next(in: -1000...1000))
      }
      let graph = WeightedDigraph(vertexCount: vertexCount, edges: edges)
      let found = try #require(graph.minimumMeanCycle())
      #expect(Self.complaint(found, edges.map { ($0.0, $0.1) }, bothWays: false) == nil)
      let weight = found.edges.reduce(0) { $0 + edges[$1].2 }
      let others = edges.map { ($0.0, $0.1, $0.2 * found.edges.count - weight) }
      #expect(WeightedDigraph(vertexCount: vertexCount, edges: others).negativeCycle() == nil)
    }
  }

  @Test func meanWeightsMayBeLarge() async {
    let heavy = Int.max / 4
    let edges = [(0, 1, heavy), (1, 0, -heavy), (0, 0, 1), (1, 1, -1)]
    #expect(WeightedDigraph(vertexCount: 2, edges: edges).minimumMeanCycle()!.edges == [3])
    let way = [(0, 1, Int.min), (1, 1, Int.max / 4)]
    #expect(WeightedDigraph(vertexCount: 2, edges: way).minimumMeanCycle()!.edges == [1])
    #expect(WeightedDigraph(vertexCount: 0).minimumMeanCycle() == nil)
    await #expect(processExitsWith: .failure) {
      let loop = WeightedDigraph(vertexCount: 1, edges: [(0, 0, Int.max / 2 + 1)])
      print(loop.minimumMeanCycle() as Any)
    }
    await #expect(processExitsWith: .failure) {
      let loop = WeightedDigraph(vertexCount: 1, edges: [(0, 0, Int.min)])
      print(loop.minimumMeanCycle() as Any)
    }
  }

  @Test func negativeWeightsTrap() async {
    await #expect(processExitsWith: .failure) {
      print(WeightedDigraph(vertexCount: 2, edges: [(0, 1, -1)]).shortestCycle() as Any)
    }
    await #expect(processExitsWith: .failure) {
      print(WeightedGraph(vertexCount: 2, edges: [(0, 1, -1)]).shortestCycle() as Any)
    }
  }

  @Test func waysThatDoNotFitAreNoPartOfAShortestCycle() {
    let heavy = Int.max / 2 + 1
    let edges = [(0, 1, heavy), (1, 0, heavy), (2, 3, heavy), (3, 2, 5), (3, 3, heavy)]
    let digraph = WeightedDigraph(vertexCount: 4, edges: edges)
    #expect(digraph.shortestCycle()!.edges == [4])
    let graph = WeightedGraph(vertexCount: 4, edges: edges)
    #expect(graph.shortestCycle()!.edges == [4])
    let far = WeightedGraph(vertexCount: 3, edges: [(0, 1, heavy), (1, 2, heavy), (2, 0, heavy)])
    #expect(far.shortestCycle() == nil)
    #expect(WeightedGraph(vertexCount: 0).shortestCycle() == nil)
    #expect(WeightedDigraph(vertexCount: 0).shortestCycle() == nil)
  }

  @Test func documentedExamplesAreTrue() throws {
    var tasks = WeightedDigraph(vertexCount: 4)
    tasks.addEdge(from: 0, to: 1)
    tasks.addEdge(from: 1, to: 2)
    tasks.addEdge(from: 2, to: 3)
    #expect(tasks.cycle() == nil)
    tasks.addEdge(from: 3, to: 1)
    let directed = try #require(tasks.cycle())
    #expect(directed == ([1, 2, 3], [1, 2, 3]))

    var roads = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (3, 1)])
    #expect(roads.cycle() == nil)
    roads.addEdge(2, 3)
    let undirected = try #require(roads.cycle())
    #expect(undirected == ([1, 2, 3], [1, 3, 2]))
  }

  @Test func theLeastCyclesAreSomeToo() throws {
    let loop = try #require(WeightedGraph(vertexCount: 3, edges: [(0, 1), (2, 2)]).cycle())
    #expect(loop == ([2], [1]))
    let twice = try #require(WeightedGraph(vertexCount: 2, edges: [(1, 0), (1, 0)]).cycle())
    #expect(twice.vertices.sorted() == [0, 1] && twice.edges.sorted() == [0, 1])
    let directedLoop = try #require(
      WeightedDigraph(vertexCount: 3, edges: [(0, 1), (2, 2)]).cycle())
    #expect(directedLoop == ([2], [1]))
    #expect(WeightedGraph(vertexCount: 0).cycle() == nil)
    #expect(WeightedDigraph(vertexCount: 0).cycle() == nil)
  }

  /// A circle of a million vertices, with ways that lead into it or away from it only.
  @Test func noCycleIsTooLong() throws {
    #if DEBUG
      let count = 20_000
    #else
      let count = 1_000_000
    #endif
    let circle = (0..<count).map { ($0, ($0 + 1) % count) }
    let tails = (0..<count).map { ($0 + count, $0 == 0 ? 0 : $0 + count - 1) }
    let edges = tails + circle
    let digraph = try #require(WeightedDigraph(vertexCount: 2 * count, edges: edges).cycle())
    #expect(digraph.edges.sorted() == Array(count..<2 * count))
    #expect(Self.complaint(digraph, edges, bothWays: false) == nil)
    let graph = try #require(WeightedGraph(vertexCount: 2 * count, edges: edges).cycle())
    #expect(graph.edges.sorted() == Array(count..<2 * count))
    #expect(Self.complaint(graph, edges, bothWays: true) == nil)
  }
}
