import Graphs
import InputPatterns
import PropertyTesting
import Testing

/// The longest path of a tree of these edges, `nil` if they are none: by paths between all vertices.
private func diameter(of edges: [Int], in graph: WeightedGraph) -> Int? {
  let vertices = 0..<graph.vertexCount
  if edges.count != max(0, graph.vertexCount - 1) { return nil }
  var lengths = vertices.map { row in vertices.map { $0 == row ? 0 : Int?.none } }
  for edge in edges.map({ graph.edges[$0] }) where edge.first != edge.second {
    lengths[edge.first][edge.second] = edge.weight
    lengths[edge.second][edge.first] = edge.weight
  }
  for middle in vertices {
    for start in vertices {
      for end in vertices where lengths[start][end] == nil {
        guard let first = lengths[start][middle], let last = lengths[middle][end] else { continue }
        lengths[start][end] = first + last
      }
    }
  }
  let all = lengths.flatMap { $0 }
  return all.contains(nil) ? nil : all.map { $0! }.max() ?? 0
}

/// The least diameter of all sets of edges that are spanning trees.
private func leastDiameter(_ graph: WeightedGraph) -> Int? {
  var sets = [[Int]()]
  for edge in graph.edges.indices {
    sets += sets.filter { $0.count < graph.vertexCount - 1 }.map { $0 + [edge] }
  }
  return sets.compactMap { diameter(of: $0, in: graph) }.min()
}

private func checkTree(_ graph: WeightedGraph) throws {
  let tree = graph.minimumDiameterSpanningTree()
  try check(tree?.diameter, equals: leastDiameter(graph), "\(graph.edges)")
  guard let tree else { return }
  try check(diameter(of: tree.edges, in: graph), equals: tree.diameter, "\(tree), \(graph.edges)")
  try check(zip(tree.edges, tree.edges.dropFirst()).allSatisfy(<), "out of order: \(tree)")
}

@Suite struct MinimumDiameterSpanningTreeTests {
  @Test func documentedExamplesAreTrue() {
    let roads = WeightedGraph(
      vertexCount: 4, edges: [(0, 1, 3), (1, 2, 3), (2, 3, 3), (3, 0, 3), (1, 3, 5)])
    let tree = roads.minimumDiameterSpanningTree()!
    #expect(tree.diameter == 8)
    #expect(tree.edges.count == 3)
  }

  @Test func smallestGraphsHaveTrees() throws {
    for count in 0...2 { try checkTree(WeightedGraph(vertexCount: count)) }
    try checkTree(WeightedGraph(vertexCount: 1, edges: [(0, 0, 5)]))
    try checkTree(WeightedGraph(vertexCount: 2, edges: [(0, 1, 5), (1, 0, 3), (1, 1, 0)]))
    #expect(WeightedGraph(vertexCount: 0).minimumDiameterSpanningTree()!.edges.isEmpty)
    #expect(WeightedGraph(vertexCount: 2).minimumDiameterSpanningTree() == nil)
    let apart = WeightedGraph(vertexCount: 4, edges: [(0, 1, 1), (2, 3, 1), (0, 1, 2)])
    #expect(apart.minimumDiameterSpanningTree() == nil)
  }

  /// All graphs of so many vertices with these weights, or no edge.
  @Test(arguments: [(3, [0, 1, 2, 5]), (4, [1, 2])])
  func everySmallGraphHasALeastDiameter(vertexCount: Int, weights: [Int]) throws {
    let pairs = (0..<vertexCount).flatMap { first in (0..<first).map { (first, $0) } }
    var choices = [[(Int, Int, Int)]()]
    for (first, second) in pairs {
      choices = choices.flatMap { known in [known] + weights.map { known + [(first, second, $0)] } }
    }
    for edges in choices {
      try checkTree(WeightedGraph(vertexCount: vertexCount, edges: edges))
    }
  }

  /// With loops and parallel edges; weights of 0 only, few or many.
  @Test(arguments: [(4, 7, 60), (5, 8, 60), (6, 8, 30)])
  func randomGraphsHaveALeastDiameter(vertexCount: Int, edgeCount: Int, count: Int) throws {
    var random = SplitMix64(seed: UInt64(vertexCount))
    func any() -> Int { random.next(in: 0...vertexCount - 1) }
    for round in 0..<count {
      let largest = [1, 3, 20, 1000][round % 4]
      let path = (1..<vertexCount).map {
        ($0, random.next(in: 0...$0 - 1), random.next(in: 0...largest))
      }
      let others = (vertexCount - 1..<edgeCount).map { _ in
        (any(), any(), random.next(in: 0...largest))
      }
      try checkTree(WeightedGraph(vertexCount: vertexCount, edges: path + others))
    }
  }

  /// A cycle without its longest edge, or one of these.
  @Test func longCyclesAreCutOnce() throws {
    let count = 60
    let cycle = (0..<count).map { ($0, ($0 + 1) % count, $0 == 20 ? 9 : 5) }
    let graph = WeightedGraph(vertexCount: count, edges: cycle)
    let tree = graph.minimumDiameterSpanningTree()!
    #expect(tree.diameter == 5 * (count - 1))
    #expect(tree.edges == cycle.indices.filter { $0 != 20 })
  }

  @Test func weightsAreAsLargeAsTheyMayBe() throws {
    let half = Int.max / 8
    try checkTree(WeightedGraph(vertexCount: 3, edges: [(0, 1, half), (1, 2, half)]))
    try checkTree(WeightedGraph(vertexCount: 2, edges: [(0, 1, Int.max / 4)]))
  }

  #if compiler(>=6.2)
    @Test func otherWeightsAreRefused() async {
      await #expect(processExitsWith: .failure) {
        let graph = WeightedGraph(vertexCount: 2, edges: [(0, 1, -1)])
        print(graph.minimumDiameterSpanningTree()!)
      }
      await #expect(processExitsWith: .failure) {
        let graph = WeightedGraph(vertexCount: 2, edges: [(0, 1, Int.max / 4), (0, 1, 1)])
        print(graph.minimumDiameterSpanningTree()!)
      }
    }
  #endif
}
