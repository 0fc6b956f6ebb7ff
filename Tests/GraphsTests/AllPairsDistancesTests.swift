import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct AllPairsDistancesTests {
  @Test func documentedExamplesAreTrue() {
    let roads = graph(4, [(0, 1, 4), (0, 2, 3), (1, 2, -2)])
    let distances = roads.allPairsDistances()!
    #expect(distances.vertexCount == 4)
    #expect(distances[0, 2] == 2)
    #expect(distances[2, 0] == nil)
    #expect(distances[3, 3] == 0)
    #expect(distances.path(from: 0, to: 2) == [0, 1, 2])
    #expect(distances.path(from: 2, to: 0) == nil)
    #expect(distances.path(from: 3, to: 3) == [3])
  }

  /// Weights that often add up to 0 on a cycle, in graphs that may have negative cycles; then as large as they may be.
  private static var graphs: Generator<(Int, [(Int, Int, Int)])> {
    tuples(.integers(in: 1...9), .integers(in: -2...0), .element(of: [1, 1_000_000_000, 1 << 56]))
      .flatMap { vertexCount, lowest, unit in
        let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
        let weights = Generator<Int>.integers(in: lowest...3).map { $0 * unit }
        return tuples(
          .always(vertexCount), .array(of: tuples(vertices, vertices, weights), counts: 0...30))
      }
  }

  /// Checks that a path leads along edges, repeats no vertex and is as long as is said.
  private func checkPaths(_ distances: AllPairsDistances, _ graph: WeightedDigraph) throws {
    var lightest: [[Int]: Int] = [:]
    for edge in graph.edges {
      lightest[[edge.source, edge.target]] = min(
        lightest[[edge.source, edge.target]] ?? .max, edge.weight)
    }
    for source in 0..<graph.vertexCount {
      for target in 0..<graph.vertexCount {
        let path = distances.path(from: source, to: target)
        let length = path.map {
          zip($0, $0.dropFirst()).reduce(0 as Int?) { sum, edge in
            lightest[[edge.0, edge.1]].flatMap { weight in sum.map { $0 + weight } }
          }
        }
        try check(length ?? nil, equals: distances[source, target], "\(path ?? [])")
        guard let path else { continue }
        try check(path.first == source && path.last == target, "\(path): other ends")
        try check(Set(path).count, equals: path.count, "repeated vertices in \(path)")
      }
    }
  }

  @Test func undirectedEdgesAreGoneBothWays() {
    let cables = WeightedGraph(vertexCount: 4, edges: [(0, 1, 4), (2, 1, 1)])
    let distances = cables.allPairsDistances()
    #expect(distances?[0, 2] == 5 && distances?[2, 0] == 5 && distances?[0, 3] == nil)
    #expect(distances?.path(from: 2, to: 0) == [2, 1, 0])
    #expect(WeightedGraph(vertexCount: 2, edges: [(0, 1, -1)]).allPairsDistances() == nil)
  }

  @Test func distancesAreThoseFromEachVertex() {
    forAll(Self.graphs) { vertexCount, edges in
      let graph = graph(vertexCount, edges)
      let expected = (0..<vertexCount).map { bruteForce(graph, from: $0) }
      guard !expected.contains(.negativeCycle) else {
        return try check(graph.allPairsDistances() == nil, "there is a negative cycle")
      }
      guard let distances = graph.allPairsDistances() else {
        return try check(false, "there is no negative cycle")
      }
      for (source, row) in expected.enumerated() {
        try check(
          .distances((0..<vertexCount).map { distances[source, $0] }), equals: row, "from \(source)"
        )
      }
      try checkPaths(distances, graph)
    }
  }

  /// More vertices than are looked at together; their number is no multiple of that.
  @Test func manyVerticesAreNoDifference() throws {
    var random = SplitMix64(seed: 11)
    for (count, slack) in [(31, 9), (32, 0), (33, 9), (64, 1), (71, 9), (9, 0), (9, 1)] {
      var roads = WeightedDigraph(vertexCount: count)
      for _ in 0..<4 * count {
        // The heights of the ends make some weights negative, and no cycle; without slack all cycles are of length 0.
        let (source, target) = (random.next(in: 0..<count), random.next(in: 0..<count))
        let weight = random.next(in: 0...slack) + source - target
        roads.addEdge(from: source, to: target, weight: weight)
      }
      let distances = try #require(roads.allPairsDistances())
      for source in 0..<count {
        let row = (0..<count).map { distances[source, $0] }
        #expect(roads.shortestDistances(from: source) == .distances(row), "\(count), \(source)")
      }
      try checkPaths(distances, roads)
    }
  }

  @Test func longCyclesThatAreNegativeAreFound() {
    let path = (1..<40).map { ($0 - 1, $0, 1) }
    #expect(graph(40, path + [(39, 0, -39)]).allPairsDistances() != nil)
    #expect(graph(40, path + [(39, 0, -40)]).allPairsDistances() == nil)
    // Ever more negative, if one went on.
    let everywhere = (0..<40).flatMap { a in (0..<40).map { b in (a, b, -10_000_000) } }
    #expect(graph(40, everywhere).allPairsDistances() == nil)
  }

  @Test func theHeaviestWeightsAreAllowed() {
    let weight = Int.max / 4 / 3
    let up = graph(3, [(0, 1, weight), (1, 2, weight), (2, 2, weight)]).allPairsDistances()
    #expect(up?[0, 2] == 2 * weight)
    #expect(up?[2, 0] == nil)
    let down = graph(3, [(0, 1, -weight), (1, 2, -weight), (0, 0, weight)]).allPairsDistances()
    #expect(down?[0, 2] == -2 * weight)
    #expect(down?[2, 0] == nil)
    // On both sides of where 32 bits are enough, and where they are not by far.
    let small = Int(Int32.max) / 4 / 3
    for weight in [small, small + 1, 2 * small, 3 * small, 4 * small, 6 * small] {
      let cycle = [(0, 1, weight), (1, 2, -weight), (2, 0, weight)]
      let around = graph(4, cycle + [(0, 1, weight), (2, 3, weight)]).allPairsDistances()
      #expect(around?[0, 1] == weight && around?[0, 2] == 0 && around?[0, 3] == weight)
      #expect(around?[2, 1] == 2 * weight && around?[1, 0] == 0 && around?[3, 2] == nil)
      let up = graph(3, [(0, 1, weight), (1, 2, weight)]).allPairsDistances()
      #expect(up?[0, 2] == 2 * weight && up?[2, 0] == nil)
      let down = graph(3, [(0, 1, -weight), (1, 2, -weight)]).allPairsDistances()
      #expect(down?[0, 2] == -2 * weight && down?[1, 0] == nil)
    }
    #expect(graph(1, [(0, 0, Int.max / 4)]).allPairsDistances()?[0, 0] == 0)
    #expect(graph(1, [(0, 0, -Int.max / 4)]).allPairsDistances() == nil)
    #expect(graph(0, []).allPairsDistances()?.vertexCount == 0)
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 3).allPairsDistances()![0, 3]
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 3).allPairsDistances()![3, 0]
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 3).allPairsDistances()![-1, 0]
      }
      await #expect(processExitsWith: .failure) {
        var heavy = WeightedDigraph(vertexCount: 3)
        heavy.addEdge(from: 0, to: 1, weight: Int.max / 4 / 2 + 1)
        heavy.addEdge(from: 1, to: 0, weight: 1)
        _ = heavy.allPairsDistances()
      }
    }
  #endif
}
