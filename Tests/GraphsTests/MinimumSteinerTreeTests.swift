import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct MinimumSteinerTreeTests {
  @Test func documentedExamplesAreTrue() {
    let cables = WeightedGraph(
      vertexCount: 4, edges: [(0, 1, 5), (1, 2, 5), (2, 0, 5), (0, 3, 2), (1, 3, 3), (2, 3, 4)])
    let tree = cables.minimumSteinerTree(joining: [0, 1, 2])!
    #expect(tree.weight == 9)
    #expect(tree.edges == [3, 4, 5])
  }

  /// The least weight of spanning trees of the terminals and any others.
  private func leastWeight(_ graph: WeightedGraph, _ terminals: [Int]) -> Int? {
    let needed = Set(terminals).reduce(0) { $0 | 1 << $1 }
    var least: Int?
    for set in 0..<1 << graph.vertexCount where set & needed == needed {
      let edges = graph.edges.filter { set >> $0.first & set >> $0.second & 1 == 1 }
      let forest = WeightedGraph(vertexCount: graph.vertexCount, edges: edges)
        .minimumSpanningForest()
      if forest.edges.count >= set.nonzeroBitCount - 1 {
        least = min(least ?? .max, forest.weight)
      }
    }
    return least
  }

  private func checkTree(_ graph: WeightedGraph, _ terminals: [Int], least: Int?) throws {
    let tree = graph.minimumSteinerTree(joining: terminals)
    try check(tree?.weight, equals: least)
    guard let tree else { return }
    try check(tree.edges, equals: Set(tree.edges).sorted())
    let edges = tree.edges.map { graph.edges[$0] }
    try check(edges.reduce(0) { $0 + $1.weight }, equals: tree.weight)
    let taken = WeightedGraph(vertexCount: graph.vertexCount, edges: edges)
    try check(taken.cycle() == nil, "there is a cycle in \(tree.edges)")
    let components = taken.connectedComponentIndices()
    try check(Set(terminals.map { components[$0] }).count <= 1, "\(tree.edges) do not join all")
  }

  /// Few vertices, with edges that weigh nothing among others, and some of the vertices, a few of them twice.
  private static var cases: Generator<(WeightedGraph, [Int])> {
    Generator<Int>.integers(in: 1...7).flatMap { vertexCount in
      let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
      let edge = tuples(vertices, vertices, Generator<Int>.integers(in: 0...9))
      return tuples(
        Generator<[(Int, Int, Int)]>.array(of: edge, counts: 0...3 * vertexCount)
          .map { WeightedGraph(vertexCount: vertexCount, edges: $0) },
        Generator<[Int]>.array(of: vertices, counts: 0...vertexCount))
    }
  }

  @Test func noTreeIsLighter() {
    forAll(Self.cases, effort: 4) { graph, terminals in
      try checkTree(graph, terminals, least: leastWeight(graph, terminals))
    }
  }

  @Test(arguments: GraphPattern.allCases)
  func largerShapesHaveLightestTrees(pattern: GraphPattern) throws {
    var random = SplitMix64(seed: 4)
    for (count, edgeCount) in [(4, 20), (5, 15), (6, 30)] {
      let edges = pattern.edges(vertexCount: 10, edgeCount: edgeCount, seed: random.next()).map {
        ($0, $1, random.next(in: 1...30))
      }
      let graph = WeightedGraph(vertexCount: 10, edges: edges)
      var vertices = Array(0..<10)
      random.shuffle(&vertices)
      let terminals = Array(vertices.prefix(count))
      try checkTree(graph, terminals, least: leastWeight(graph, terminals))
    }
  }

  @Test func allVerticesAreJoinedByASpanningTree() throws {
    var random = SplitMix64(seed: 5)
    for most in [0, 1, 1000] {
      let edges = (0..<40).map { _ in
        (random.next(in: 0...8), random.next(in: 0...8), random.next(in: 0...most))
      }
      let graph = WeightedGraph(vertexCount: 9, edges: edges)
      try checkTree(graph, Array(0..<9), least: graph.minimumSpanningForest().weight)
    }
  }

  /// Between two vertices there are many ways that weigh nothing.
  @Test func waysThatWeighNothingMakeNoCycle() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<30 {
      let edges = GraphPattern.grid.edges(vertexCount: 25, edgeCount: 40, seed: random.next()).map {
        ($0, $1, 0)
      }
      let terminals = (0..<5).map { _ in random.next(in: 0...24) }
      try checkTree(WeightedGraph(vertexCount: 25, edges: edges), terminals, least: 0)
    }
  }

  @Test func fewMayBeAmongMany() throws {
    let count = 20_000
    let line = WeightedGraph(vertexCount: count, edges: (1..<count).map { ($0 - 1, $0, $0) })
    let tree = try #require(line.minimumSteinerTree(joining: [count - 1, 5_000, 9_000]))
    #expect(tree.edges == Array(5_000..<count - 1))
    #expect(tree.weight == (5_001..<count).reduce(0, +))
    let star = WeightedGraph(vertexCount: 21, edges: (1...20).map { (0, $0) })
    #expect(star.minimumSteinerTree(joining: [3, 8, 14])?.edges == [2, 7, 13])
    #expect(WeightedGraph(vertexCount: 0).minimumSteinerTree(joining: [])?.edges == [])
    #expect(star.minimumSteinerTree(joining: [Int](repeating: 3, count: 30))?.weight == 0)
  }

  @Test func weightsMayBeLarge() {
    let half = (Int.max / 2 - 1) / 2
    let graph = WeightedGraph(vertexCount: 4, edges: [(0, 1, half), (1, 2, half), (3, 3, 0)])
    #expect(graph.minimumSteinerTree(joining: [0, 1, 2])?.weight == 2 * half)
    #expect(graph.minimumSteinerTree(joining: [0, 3]) == nil)
  }

  #if compiler(>=6.2)
    @Test func whatCannotBeIsAMistake() async {
      await #expect(processExitsWith: .failure) {
        _ = WeightedGraph(vertexCount: 30).minimumSteinerTree(joining: 0..<21)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedGraph(vertexCount: 2).minimumSteinerTree(joining: [2])
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedGraph(vertexCount: 2).minimumSteinerTree(joining: [-1])
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedGraph(vertexCount: 2, edges: [(0, 1, -1)]).minimumSteinerTree(joining: [])
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedGraph(vertexCount: 2, edges: [(0, 1, .max / 2)]).minimumSteinerTree(joining: [])
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedGraph(vertexCount: 2, edges: [(0, 1, .max), (0, 1, .max)])
          .minimumSteinerTree(joining: [])
      }
    }
  #endif
}
