import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct ShortestWalksTests {
  @Test func documentedExamplesAreTrue() {
    let roads = WeightedDigraph(
      vertexCount: 3, edges: [(0, 1, 2), (1, 0, 1), (1, 2, 3), (0, 2, 9)])
    let walks = roads.shortestWalks(from: 0, to: 2, count: 4)
    #expect(walks.lengths == [5, 8, 9, 11])
    #expect(walks.edges(ofWalk: 1) == [0, 1, 0, 2])
    let circle = WeightedDigraph(vertexCount: 2, edges: [(0, 1, 1), (1, 0, 2), (0, 1, 1)])
    #expect(circle.shortestWalks(from: 0, to: 1, count: 5).lengths == [1, 1, 4, 4, 4])
  }

  /// The lengths of all walks up to some number of edges, in ascending order.
  private func lengths(
    _ graph: WeightedDigraph, _ source: Int, _ target: Int, mostEdges: Int
  ) -> [Int] {
    var atVertices = [[Int]](repeating: [], count: graph.vertexCount)
    atVertices[source] = [0]
    var all = atVertices[target]
    for _ in 0..<mostEdges {
      var next = [[Int]](repeating: [], count: graph.vertexCount)
      for edge in graph.edges {
        next[edge.target] += atVertices[edge.source].map { $0 + edge.weight }
      }
      // No more than are asked for.
      atVertices = next.map { Array($0.sorted().prefix(12)) }
      all += atVertices[target]
    }
    return all.sorted()
  }

  private func checkWalks(
    _ walks: ShortestWalks, _ graph: WeightedDigraph, from source: Int, to target: Int
  ) throws {
    var all: Set<[Int]> = []
    for (index, length) in walks.lengths.enumerated() {
      let walk = walks.edges(ofWalk: index)
      try check(all.insert(walk).inserted, "\(walk) is there twice")
      try check(walk.reduce(0) { $0 + graph.edges[$1].weight }, equals: length, "\(walk)")
      var vertex = source
      for edge in walk {
        try check(graph.edges[edge].source, equals: vertex, "\(walk)")
        vertex = graph.edges[edge].target
      }
      try check(vertex, equals: target, "\(walk)")
    }
  }

  /// The edges weigh something, so that no short walk has many of them.
  @Test func noOtherWalkIsShorter() {
    let graphs = Generator<Int>.integers(in: 1...5).flatMap { vertexCount in
      let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
      let edge = tuples(vertices, vertices, Generator<Int>.integers(in: 1...3))
      return Generator<[(Int, Int, Int)]>.array(of: edge, counts: 0...2 * vertexCount + 2).map {
        WeightedDigraph(vertexCount: vertexCount, edges: $0)
      }
    }
    forAll(graphs, effort: 2) { graph in
      let target = graph.vertexCount - 1
      for source in Set([0, target / 2, target]) {
        // Of twelve walks, the longest goes round cycles eleven times at most.
        let expected = lengths(graph, source, target, mostEdges: 60)
        for count in [0, 1, 12] {
          let walks = graph.shortestWalks(from: source, to: target, count: count)
          try check(walks.lengths, equals: Array(expected.prefix(count)))
          try checkWalks(walks, graph, from: source, to: target)
        }
      }
    }
  }

  /// Weights as they are by potentials: all walks from one vertex to another change by as much.
  @Test func weightsMayBeNegative() throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<50 {
      let potentials = (0..<6).map { _ in random.next(in: -9...9) }
      let edges = (0..<14).map { _ in
        (random.next(in: 0...5), random.next(in: 0...5), random.next(in: 0...5))
      }
      let plain = WeightedDigraph(vertexCount: 6, edges: edges)
      let shifted = WeightedDigraph(
        vertexCount: 6, edges: edges.map { ($0, $1, $2 + potentials[$1] - potentials[$0]) })
      let walks = shifted.shortestWalks(from: 0, to: 5, count: 20)
      let expected = plain.shortestWalks(from: 0, to: 5, count: 20).lengths
      #expect(walks.lengths == expected.map { $0 + potentials[5] - potentials[0] }, "\(edges)")
      try checkWalks(walks, shifted, from: 0, to: 5)
    }
  }

  @Test func cyclesMayHaveNoLength() throws {
    let graph = WeightedDigraph(
      vertexCount: 3, edges: [(0, 1, 0), (1, 0, 0), (1, 1, 0), (1, 2, 4), (2, 2, 1)])
    let walks = graph.shortestWalks(from: 0, to: 2, count: 100)
    #expect(walks.lengths == [Int](repeating: 4, count: 100))
    try checkWalks(walks, graph, from: 0, to: 2)
    let loop = WeightedDigraph(vertexCount: 2, edges: [(1, 1, 0), (0, 1, 2), (1, 1, 0)])
    let rounds = loop.shortestWalks(from: 0, to: 1, count: 15)
    #expect(rounds.lengths == [Int](repeating: 2, count: 15))
    try checkWalks(rounds, loop, from: 0, to: 1)
  }

  @Test func walksThatAreFewAreAll() throws {
    var grid = WeightedDigraph(vertexCount: 16)
    for cell in 0..<16 {
      if cell % 4 < 3 { grid.addEdge(from: cell, to: cell + 1) }
      if cell < 12 { grid.addEdge(from: cell, to: cell + 4) }
    }
    let walks = grid.shortestWalks(from: 0, to: 15, count: 100)
    #expect(walks.lengths == [Int](repeating: 6, count: 20))
    try checkWalks(walks, grid, from: 0, to: 15)
    #expect(grid.shortestWalks(from: 15, to: 0, count: 3).lengths == [])
    let alone = WeightedDigraph(vertexCount: 1).shortestWalks(from: 0, to: 0, count: 3)
    #expect(alone.lengths == [0] && alone.edges(ofWalk: 0) == [])
  }

  @Test func longPathsAndManyEdgesAreNotTooMuch() {
    let count = 100_000
    var line = WeightedDigraph(vertexCount: count, edges: (1..<count).map { ($0 - 1, $0) })
    line.addEdge(from: count / 2, to: 0)
    let walks = line.shortestWalks(from: 0, to: count - 1, count: 3)
    #expect(walks.lengths == [99_999, 150_000, 200_001])
    #expect(walks.edges(ofWalk: 2).count == 200_001)
    let pair = WeightedDigraph(vertexCount: 2, edges: (0..<count).map { (0, 1, count - $0) })
    let most = pair.shortestWalks(from: 0, to: 1, count: 2 * count)
    #expect(most.lengths == Array(1...count) && most.edges(ofWalk: 7) == [count - 8])
  }

  #if compiler(>=6.2)
    @Test func whatCannotBeIsAMistake() async {
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 2).shortestWalks(from: 2, to: 0, count: 1)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 2).shortestWalks(from: 0, to: -1, count: 1)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 2).shortestWalks(from: 0, to: 1, count: -1)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 2, edges: [(0, 0, -1), (0, 1, 1)])
          .shortestWalks(from: 0, to: 1, count: 1)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 2, edges: [(0, 1, .max - 5), (1, 1, 3)])
          .shortestWalks(from: 0, to: 1, count: 3)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 1).shortestWalks(from: 0, to: 0, count: 1)
          .edges(ofWalk: 1)
      }
    }
  #endif
}
