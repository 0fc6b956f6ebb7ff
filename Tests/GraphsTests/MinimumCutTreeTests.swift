import Graphs
import PropertyTesting
import Testing

@Suite struct MinimumCutTreeTests {
  /// The least weight on the path between two vertices of a tree; `Int.max` for one vertex.
  private func narrowest(_ tree: WeightedGraph, from start: Int) -> [Int?] {
    var least = [Int?](repeating: nil, count: tree.vertexCount)
    least[start] = .max
    var open = [start]
    while let vertex = open.popLast() {
      for edge in tree.edges where edge.first == vertex || edge.second == vertex {
        let other = edge.first == vertex ? edge.second : edge.first
        if least[other] == nil {
          least[other] = min(least[vertex]!, edge.weight)
          open.append(other)
        }
      }
    }
    return least
  }

  private let graphs = Generator<Int>.integers(in: 1...7).flatMap { vertexCount in
    let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
    let edge = tuples(vertices, vertices, Generator<Int>.integers(in: 0...9))
    return Generator<[(Int, Int, Int)]>.array(of: edge, counts: 0...3 * vertexCount).map {
      WeightedGraph(vertexCount: vertexCount, edges: $0.map { ($0, $1, $2) })
    }
  }

  @Test func documentedExamplesAreTrue() {
    let cables = WeightedGraph(
      vertexCount: 4, edges: [(0, 1, 3), (1, 2, 1), (2, 3, 4), (3, 0, 1), (0, 2, 1)])
    #expect(cables.minimumCutTree().edges.map(\.weight) == [4, 3, 5])
  }

  @Test func allPairsAreCutAsByAMaximumFlow() {
    forAll(graphs, effort: 4) { graph in
      let tree = graph.minimumCutTree()
      let (count, network) = (graph.vertexCount, graph.directedBothWays())
      try check(tree.vertexCount, equals: count)
      try check(tree.edges.count, equals: count - 1)
      for first in 0..<count {
        let least = narrowest(tree, from: first)
        for second in 0..<count where second != first {
          try check(
            least[second], equals: network.maximumFlow(from: first, to: second).value,
            "\(first) \(second)")
        }
      }
    }
  }

  /// What is on the far side of an edge of the tree, which is without it in two parts.
  @Test func eachEdgeStandsForACut() {
    forAll(graphs, effort: 4) { graph in
      let edges = graph.minimumCutTree().edges
      for (index, edge) in edges.enumerated() {
        try check(edge.first, equals: index + 1)
        let rest = WeightedGraph(
          vertexCount: graph.vertexCount, edges: edges.filter { $0 != edge })
        let isBehind = narrowest(rest, from: edge.first).map { $0 != nil }
        let between = graph.edges.filter { isBehind[$0.first] != isBehind[$0.second] }
        try check(between.reduce(0) { $0 + $1.weight }, equals: edge.weight, "\(edge)")
      }
    }
  }

  /// In both rows 2 is in the middle, and 1 is looked at first: it hangs on 0 then, in the second row with 2 below it.
  @Test func aVertexComesBetweenThoseThatWereNeighbors() {
    let first = WeightedGraph(vertexCount: 3, edges: [(0, 2, 5), (2, 1, 1)])
    #expect(first.minimumCutTree().edges == [.init(1, 2, weight: 1), .init(2, 0, weight: 5)])
    let second = WeightedGraph(vertexCount: 3, edges: [(0, 2, 1), (2, 1, 5)])
    #expect(second.minimumCutTree().edges == [.init(1, 2, weight: 5), .init(2, 0, weight: 1)])
  }

  @Test func fewVerticesHaveATree() {
    #expect(WeightedGraph(vertexCount: 0).minimumCutTree().vertexCount == 0)
    #expect(WeightedGraph(vertexCount: 1).minimumCutTree().edges.isEmpty)
    #expect(WeightedGraph(vertexCount: 3).minimumCutTree().edges.map(\.weight) == [0, 0])
  }

  /// What is sent along an edge and could be sent back does not fit `Int`.
  @Test func weightsMayBeAsLargeAsTheirSumAllows() {
    let graph = WeightedGraph(vertexCount: 3, edges: [(0, 1, .max - 5), (1, 2, 5)])
    #expect(graph.minimumCutTree().edges.map(\.weight) == [.max - 5, 5])
  }

  /// Two rings of heavy edges, and two light ones between them.
  @Test func anyPairOfDifferentRingsIsCutBetweenThem() {
    let ring = 60
    var graph = WeightedGraph(vertexCount: 2 * ring)
    for place in 0..<ring {
      graph.addEdge(place, (place + 1) % ring, weight: 100)
      graph.addEdge(ring + place, ring + (place + 1) % ring, weight: 90)
    }
    graph.addEdge(7, ring + 3, weight: 2)
    graph.addEdge(31, ring + 44, weight: 5)
    let tree = graph.minimumCutTree()
    let least = narrowest(tree, from: 10)
    #expect((0..<ring).allSatisfy { $0 == 10 || least[$0] == 200 })
    #expect((ring..<2 * ring).allSatisfy { least[$0] == 7 })
  }

  #if compiler(>=6.2)
    @Test func aNegativeWeightIsAMistake() async {
      await #expect(processExitsWith: .failure) {
        print(WeightedGraph(vertexCount: 2, edges: [(0, 1, -1)]).minimumCutTree())
      }
    }
  #endif
}
