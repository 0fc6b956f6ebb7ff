import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct PathCoverTests {
  @Test func documentedExamplesAreTrue() {
    let trips = WeightedDigraph(vertexCount: 5, edges: [(0, 2), (1, 2), (2, 3), (2, 4)])
    #expect(trips.minimumPathCover() == [[0, 2, 3], [1], [4]])
    #expect(trips.minimumChainCover() == [[0, 4], [1, 2, 3]])
    #expect(trips.maximumAntichain() == [3, 4])
  }

  @Test func emptyGraphsAndCycles() {
    let empty = WeightedDigraph(vertexCount: 0)
    #expect(empty.minimumPathCover() == [])
    #expect(empty.minimumChainCover() == [])
    #expect(empty.maximumAntichain() == [])
    let apart = WeightedDigraph(vertexCount: 3)
    #expect(apart.minimumPathCover() == [[0], [1], [2]])
    #expect(apart.minimumChainCover() == [[0], [1], [2]])
    #expect(apart.maximumAntichain() == [0, 1, 2])
    for cyclic in [[(0, 0)], [(0, 1), (1, 2), (2, 0)]] {
      let graph = WeightedDigraph(vertexCount: 3, edges: cyclic)
      #expect(graph.minimumPathCover() == nil)
      #expect(graph.minimumChainCover() == nil)
      #expect(graph.maximumAntichain() == nil)
    }
  }

  /// All sets of vertices and all ways to choose successors, of graphs of up to seven vertices.
  @Test func smallGraphsAgreeWithTrialOfAll() {
    forAll(acyclicGraphs(upTo: 7)) { graph in
      try check(graph)
      let vertices = 0..<graph.vertexCount
      let reaches = reachability(graph)
      let width = (0..<1 << graph.vertexCount).filter { set in
        let members = vertices.filter { set >> $0 & 1 == 1 }
        return members.allSatisfy { first in
          members.allSatisfy { $0 == first || !reaches[first][$0] }
        }
      }.map(\.nonzeroBitCount).max()!
      try #require(graph.maximumAntichain()!.count == width)
      let edges = graph.edges.map { ($0.source, $0.target) }
      let paths = graph.vertexCount - mostEdges(edges[...], [], [])
      try #require(graph.minimumPathCover()!.count == paths)
    }
  }

  /// Chains that have to pass others, and long ones.
  @Test(arguments: 0..<40) func largerGraphs(number: Int) throws {
    var random = SplitMix64(seed: UInt64(number))
    let vertexCount = random.next(in: 10...80)
    // Numbers that have nothing to do with the order.
    let names = (0..<vertexCount).map { ($0 * 37 + number) % vertexCount }
    let isPermutation = Set(names).count == vertexCount
    let edges = (0..<random.next(in: vertexCount / 2...3 * vertexCount)).compactMap { _ in
      let first = random.next(in: 0...vertexCount - 1)
      let second = min(first + random.next(in: 0...vertexCount / 3), vertexCount - 1)
      if first == second { return nil as (Int, Int)? }
      return isPermutation ? (names[first], names[second]) : (second, first)
    }
    try check(WeightedDigraph(vertexCount: vertexCount, edges: edges))
    // Ranks of two vertices each, all joined through one between them.
    var joined: [(Int, Int)] = []
    for rank in stride(from: 0, to: 3 * vertexCount, by: 3) {
      joined += [(rank, rank + 2), (rank + 1, rank + 2)]
      if rank > 0 { joined += [(rank - 1, rank), (rank - 1, rank + 1)] }
    }
    let ranks = WeightedDigraph(vertexCount: 3 * vertexCount, edges: joined)
    try check(ranks)
    #expect(ranks.maximumAntichain()!.count == 2)
    #expect(ranks.minimumPathCover()!.count == vertexCount + 1)
  }

  /// The covers are covers, the antichain is one, and it has as many vertices as there are chains, which proves both.
  private func check(_ graph: WeightedDigraph) throws {
    let vertices = 0..<graph.vertexCount
    let closure = graph.transitiveClosure()
    let edges = Set(graph.edges.map { [$0.source, $0.target] })
    let paths = try #require(graph.minimumPathCover())
    try #require(paths.flatMap { $0 }.sorted() == Array(vertices))
    try #require(
      paths.allSatisfy { path in
        zip(path, path.dropFirst()).allSatisfy { edges.contains([$0, $1]) }
      })
    let chains = try #require(graph.minimumChainCover())
    try #require(chains.flatMap { $0 }.sorted() == Array(vertices))
    try #require(
      chains.allSatisfy { chain in
        zip(chain, chain.dropFirst()).allSatisfy { closure.hasPath(from: $0, to: $1) }
      })
    let antichain = try #require(graph.maximumAntichain())
    try #require(antichain == antichain.sorted() && antichain.count == chains.count)
    try #require(
      antichain.allSatisfy { first in
        antichain.allSatisfy { !closure.hasPath(from: first, to: $0) }
      })
    try #require(chains.count <= paths.count)
  }

  /// The most edges of which no two have the same source or the same target.
  private func mostEdges(
    _ edges: ArraySlice<(Int, Int)>, _ sources: Set<Int>, _ targets: Set<Int>
  ) -> Int {
    guard let (source, target) = edges.first else { return 0 }
    let without = mostEdges(edges.dropFirst(), sources, targets)
    if sources.contains(source) || targets.contains(target) { return without }
    let with = mostEdges(edges.dropFirst(), sources.union([source]), targets.union([target]))
    return max(without, with + 1)
  }

  /// Graphs whose edges lead to higher numbers, or all to lower ones.
  private func acyclicGraphs(upTo most: Int) -> Generator<WeightedDigraph> {
    Generator<Int>.integers(in: 1...most).flatMap { vertexCount in
      let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
      let edge = tuples(vertices, vertices, Generator<Int>.integers(in: 0...0))
      return Generator<[(Int, Int, Int)]>.array(of: edge, counts: 0...12).map { edges in
        let isRising = edges.count % 2 == 0
        return WeightedDigraph(
          vertexCount: vertexCount,
          edges: edges.filter { $0.0 != $0.1 }.map { first, second, _ in
            isRising
              ? (min(first, second), max(first, second)) : (max(first, second), min(first, second))
          })
      }
    }
  }
}
