import Graphs
import InputPatterns
import Testing

/// Floyd–Warshall, another algorithm altogether, with "from the source" decided at the end.
func bruteForce(_ graph: WeightedDigraph, from source: Int) -> ShortestDistances {
  let vertices = 0..<graph.vertexCount
  var table = vertices.map { row in vertices.map { $0 == row ? 0 : nil as Int? } }
  for edge in graph.edges {
    let old = table[edge.source][edge.target] ?? .max
    table[edge.source][edge.target] = min(old, edge.weight)
  }
  for middle in vertices {
    for start in vertices {
      for end in vertices {
        guard let first = table[start][middle], let second = table[middle][end] else { continue }
        table[start][end] = min(table[start][end] ?? .max, first + second)
      }
    }
  }
  let isCaught = vertices.contains { table[source][$0] != nil && table[$0][$0]! < 0 }
  return isCaught ? .negativeCycle : .distances(table[source])
}

func graph(_ vertexCount: Int, _ edges: [(Int, Int, Int)]) -> WeightedDigraph {
  var graph = WeightedDigraph(vertexCount: vertexCount)
  for (source, target, weight) in edges { graph.addEdge(from: source, to: target, weight: weight) }
  return graph
}

@Suite struct ShortestDistancesTests {
  /// No edge, and weights for Bellman and Ford and for Dijkstra.
  #if DEBUG
    static let lightWeights: [[Int?]] = [[nil, -1, 1], [nil, 0, 1]]
  #else
    static let lightWeights: [[Int?]] = [[nil, -1, 1, -2], [nil, 0, 1, 3]]
  #endif

  /// Each of the nine ordered pairs of three vertices, loops included, has no edge or a light one.
  @Test(arguments: lightWeights)
  func everyGraphOfThreeVerticesAgreesWithFloydWarshall(weights: [Int?]) {
    var codes = [[Int?]]([[]])
    for _ in 0..<9 { codes = codes.flatMap { code in weights.map { code + [$0] } } }
    for code in codes {
      var candidate = WeightedDigraph(vertexCount: 3)
      for (pair, weight) in code.enumerated() {
        guard let weight else { continue }
        candidate.addEdge(from: pair / 3, to: pair % 3, weight: weight)
      }
      let expected = bruteForce(candidate, from: 0)
      if candidate.shortestDistances(from: 0) != expected {
        Issue.record("expected \(expected), edges: \(candidate.edges)")
      }
    }
  }

  @Test func edgesOfAnUndirectedGraphAreGoneBothWays() async {
    let roads = WeightedGraph(vertexCount: 4, edges: [(1, 0, 4), (1, 2, 2), (0, 2, 9)])
    #expect(roads.shortestDistances(from: 2).values == [6, 2, 0, nil])
    let gap = WeightedGraph(vertexCount: 3, edges: [(1, 2, -1)])
    #expect(gap.shortestDistances(from: 0).values == [0, nil, nil])
    #expect(gap.shortestDistances(from: 1) == .negativeCycle)
    #expect(roads.shortestPaths(fromNearestOf: [0, 3])!.path(to: 2) == [0, 1, 2])
    await #expect(processExitsWith: .failure) {
      _ = WeightedGraph(vertexCount: 2, edges: [(0, 1, -1)]).shortestDistances(from: 0).values
    }
  }

  @Test func theNearestOfSeveralSourcesCounts() {
    let steps = [(0, 1, 1), (1, 2, 1), (3, 2, 1), (2, 4, 1)]
    let roads = graph(5, steps)
    #expect(roads.shortestDistances(fromNearestOf: [0, 3]) == .distances([0, 1, 1, 0, 2]))
    #expect(
      roads.shortestDistances(fromNearestOf: []) == .distances([nil, nil, nil, nil, nil]))
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let weights = seed.isMultiple(of: 2) ? 0...9 : -2...9
      let edges = (0..<12).map { _ in
        (random.next(in: 0..<6), random.next(in: 0..<6), random.next(in: weights))
      }
      let sources = (0..<random.next(in: 1...4)).map { _ in random.next(in: 0..<6) }
      let found = graph(6, edges).shortestDistances(fromNearestOf: sources)
      let single = sources.map { bruteForce(graph(6, edges), from: $0) }
      if single.contains(.negativeCycle) {
        #expect(found == .negativeCycle, "seed \(seed)")
        #expect(graph(6, edges).shortestPaths(fromNearestOf: sources) == nil, "seed \(seed)")
        continue
      }
      let nearest = (0..<6).map { vertex in single.compactMap { $0[vertex] }.min() }
      #expect(found == .distances(nearest), "seed \(seed), from \(sources): \(edges)")
      let paths = graph(6, edges).shortestPaths(fromNearestOf: sources)!
      #expect(paths.distances == nearest, "seed \(seed)")
      for (target, distance) in nearest.enumerated() {
        guard let path = paths.path(to: target) else {
          #expect(distance == nil, "seed \(seed), to \(target)")
          continue
        }
        let steps = zip(path, path.dropFirst()).map { start, end in
          edges.filter { $0.0 == start && $0.1 == end }.map(\.2).min()!
        }
        #expect(sources.contains(path[0]) && path.last == target, "seed \(seed), to \(target)")
        #expect(steps.reduce(0, +) == distance, "seed \(seed), to \(target)")
      }
    }
  }

  @Test(arguments: [0...9, -1...9])
  func eachOfSeveralSourcesHasItsDistances(weights: ClosedRange<Int>) async {
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let edges = (0..<10).map { _ in
        (random.next(in: 0..<6), random.next(in: 0..<6), random.next(in: weights))
      }
      let sources = (0..<random.next(in: 0...3)).map { _ in random.next(in: 0..<6) }
      let roads = graph(6, edges)
      #expect(
        roads.shortestDistances(fromEachOf: sources)
          == sources.map { bruteForce(roads, from: $0) }, "seed \(seed), from \(sources): \(edges)")
      let cables = WeightedGraph(vertexCount: 6, edges: edges)
      let both = graph(6, edges + edges.map { ($1, $0, $2) })
      #expect(
        cables.shortestDistances(fromEachOf: sources)
          == sources.map { bruteForce(both, from: $0) }, "seed \(seed), from \(sources): \(edges)")
    }
  }

  /// Weights up to the largest one of 32 bits, and beyond it.
  @Test func weightsOfAnyNumberOfBitsCount() {
    for heavy in [Int(Int32.max) - 1, Int(Int32.max), 1 << 31, 1 << 32, 1 << 40] {
      let arcs = [(0, 1, heavy), (1, 2, heavy), (0, 2, 2 * heavy - 1), (2, 3, 5)]
      let expected = [0, heavy, 2 * heavy - 1, 2 * heavy + 4]
      #expect(graph(4, arcs).shortestDistances(from: 0).values == expected, "\(heavy)")
      let cables = WeightedGraph(vertexCount: 4, edges: arcs)
      #expect(cables.shortestDistances(from: 0).values == expected, "\(heavy)")
      #expect(cables.shortestDistances(from: 3).values == [2 * heavy + 4, heavy + 5, 5, 0])
    }
  }

  @Test func lengthsThatDoNotFitAreRefusedAlsoBothWays() async {
    let half = Int.max / 2 + 1
    // Too long is only what is on no shortest path.
    let detour = WeightedGraph(vertexCount: 3, edges: [(0, 1, half), (1, 2, half), (0, 2, 1)])
    #expect(detour.shortestDistances(from: 0).values == [0, half, 1])
    await #expect(processExitsWith: .failure) {
      let half = Int.max / 2 + 1
      _ = WeightedGraph(vertexCount: 3, edges: [(0, 1, half), (1, 2, half)])
        .shortestDistances(from: 0)
    }
    // Whichever vertex the edge leads away from that makes it too long.
    for middle in 0..<3 {
      await #expect(processExitsWith: .failure) { [middle = middle as Int] in
        let (first, last) = ((middle + 1) % 3, (middle + 2) % 3)
        let path = WeightedDigraph(
          vertexCount: 3, edges: [(first, middle, .max - 1), (middle, last, 2)])
        print(path.shortestDistances(from: first))
      }
    }
    await #expect(processExitsWith: .failure) {
      _ = WeightedGraph(vertexCount: 3, edges: [(0, 1)]).shortestDistances(fromEachOf: [3])
    }
  }
}
