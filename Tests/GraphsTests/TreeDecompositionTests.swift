import Graphs
import InputPatterns
import PropertyTesting
import Testing

/// Whether the vertices can be eliminated in some order, each with at most two neighbors: every order is tried.
private func canBeEliminated(_ graph: WeightedGraph) -> Bool {
  let count = graph.vertexCount
  var neighbors = [Int](repeating: 0, count: count)
  for edge in graph.edges where edge.first != edge.second {
    neighbors[edge.first] |= 1 << edge.second
    neighbors[edge.second] |= 1 << edge.first
  }
  // Which sets can be eliminated first, as bits.
  var isPossible = [Bool](repeating: false, count: 1 << count)
  isPossible[0] = true
  for set in isPossible.indices where isPossible[set] {
    for vertex in 0..<count where set >> vertex & 1 == 0 {
      // Its neighbors then are those that it reaches by way of what has been eliminated.
      var (reached, isDone) = (1 << vertex | neighbors[vertex], false)
      while !isDone {
        let more = (0..<count).filter { (set & reached) >> $0 & 1 == 1 }
          .reduce(reached) { $0 | neighbors[$1] }
        (reached, isDone) = (more, more == reached)
      }
      if (reached & ~set & ~(1 << vertex)).nonzeroBitCount <= 2 {
        isPossible[set | 1 << vertex] = true
      }
    }
  }
  return isPossible[isPossible.count - 1]
}

/// Checks all that is promised of a decomposition.
private func check(_ tree: TreeDecomposition, of graph: WeightedGraph) throws {
  try check(tree.bags.count, equals: graph.vertexCount)
  // Of each vertex, the bags that contain it, less the edges of the tree between such bags: one if they are connected.
  var parts = [Int](repeating: 0, count: graph.vertexCount)
  for (index, bag) in tree.bags.enumerated() {
    try check((1...3).contains(bag.count) && Set(bag).count == bag.count, "\(bag)")
    try check(tree.topBag(of: bag[0]), equals: index)
    for vertex in bag { parts[vertex] += 1 }
    guard let parent = bag.parent else {
      try check(index, equals: tree.bags.count - 1)
      continue
    }
    try check(parent > index && parent < tree.bags.count, "\(parent), the parent of \(index)")
    try check(tree.bags[parent].contains(bag[0]), equals: false)
    for vertex in bag.dropFirst() { try check(tree.bags[parent].contains(vertex), "\(bag)") }
    if bag.count > 1 { try check(bag[1], equals: tree.bags[parent][0]) }
    for vertex in bag where tree.bags[parent].contains(vertex) { parts[vertex] -= 1 }
  }
  try check(parts, equals: [Int](repeating: 1, count: graph.vertexCount))
  for edge in graph.edges {
    let bag = tree.bags[min(tree.topBag(of: edge.first), tree.topBag(of: edge.second))]
    try check(bag.contains(edge.first) && bag.contains(edge.second), "\(edge): \(bag)")
  }
}

/// A random graph of width 2: each vertex is joined with both ends of an edge, and then some edges are left out.
private func partialTwoTree(
  _ count: Int, keeping percent: Int, _ random: inout SplitMix64
) -> [(Int, Int)] {
  var names = Array(0..<count)
  random.shuffle(&names)
  var edges = [(0, 1)]
  for vertex in 2..<count {
    let (first, second) = edges[random.next(in: 0...edges.count - 1)]
    edges += [(first, vertex), (vertex, second)]
  }
  random.shuffle(&edges)
  return edges.filter { _ in random.next(in: 1...100) <= percent }
    .map { (names[$0.0], names[$0.1]) }
}

@Suite struct TreeDecompositionTests {
  @Test func documentedExamplesAreTrue() {
    let streets = WeightedGraph(
      vertexCount: 5, edges: [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (2, 4)])
    let tree = streets.treeDecompositionOfWidth2()!
    #expect(tree.bags.map { Array($0) } == [[1, 0, 2], [0, 2, 3], [2, 3, 4], [3, 4], [4]])
    #expect(tree.bags.map(\.parent) == [1, 2, 3, 4, nil])
    let triangle = WeightedGraph(vertexCount: 3, edges: [(0, 1), (1, 2), (2, 0)])
    let small = triangle.treeDecompositionOfWidth2()!
    #expect(small.bags[small.topBag(of: 2)].first == 2)
    #expect(min(small.topBag(of: 1), small.topBag(of: 2)) == 1)
    #expect("\(small.bags[0])" == "[0, 2, 1]")
    let ring = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 3), (3, 0)])
    let cut = ring.treeDecompositionOfWidth2()!
    #expect(cut.bags.map { Array($0) } == [[0, 3, 1], [3, 1, 2], [1, 2], [2]])
    let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    #expect(WeightedGraph(vertexCount: 4, edges: pairs).treeDecompositionOfWidth2() == nil)
  }

  @Test func fewVerticesHaveFewBags() throws {
    #expect(WeightedGraph(vertexCount: 0).treeDecompositionOfWidth2()?.bags == [])
    let loop = WeightedGraph(vertexCount: 1, edges: [(0, 0), (0, 0)])
    let bag = try #require(loop.treeDecompositionOfWidth2()?.bags.first)
    #expect(Array(bag) == [0] && bag.parent == nil)
    let three = WeightedGraph(vertexCount: 3)
    #expect(three.treeDecompositionOfWidth2()?.bags.map(\.parent) == [1, 2, nil])
  }

  @Test(arguments: 1...5)
  func everySmallGraphHasADecompositionIfItCan(vertexCount: Int) throws {
    let pairs = (0..<vertexCount).flatMap { second in (0..<second).map { ($0, second) } }
    for chosen in 0..<1 << pairs.count {
      let edges = pairs.indices.filter { chosen >> $0 & 1 == 1 }.map { pairs[$0] }
      let graph = WeightedGraph(vertexCount: vertexCount, edges: edges)
      let tree = graph.treeDecompositionOfWidth2()
      try check(tree != nil, equals: canBeEliminated(graph))
      if let tree { try check(tree, of: graph) }
    }
  }

  @Test func graphsWithLoopsAndParallelEdgesHaveADecompositionIfTheyCan() {
    forAll(undirectedGraphs, effort: 4) { graph in
      let tree = graph.treeDecompositionOfWidth2()
      try check(tree != nil, equals: canBeEliminated(graph))
      if let tree { try check(tree, of: graph) }
    }
  }

  @Test func partsOfTwoTreesHaveADecomposition() throws {
    var random = SplitMix64(seed: 3)
    for count in [3, 10, 100, 1000] {
      for percent in [100, 90, 60] {
        var edges = partialTwoTree(count, keeping: percent, &random)
        edges += edges.prefix(count / 3).map { ($0.1, $0.0) }
        random.shuffle(&edges)
        let graph = WeightedGraph(vertexCount: count, edges: edges)
        try check(#require(graph.treeDecompositionOfWidth2()), of: graph)
        // Four more vertices, with paths between all of them.
        var more = edges
        var end = count + 4
        for second in 0..<4 {
          for first in 0..<second {
            more += [(count + first, end), (end, count + second)]
            end += 1
          }
        }
        random.shuffle(&more)
        let hard = WeightedGraph(vertexCount: end, edges: more)
        #expect(hard.treeDecompositionOfWidth2() == nil)
      }
    }
  }

  @Test(arguments: GraphPattern.allCases)
  func namedShapesHaveADecompositionIfTheyCan(pattern: GraphPattern) throws {
    for edgeCount in [6, 9, 12] {
      let edges = pattern.edges(vertexCount: 8, edgeCount: edgeCount, seed: 6)
      let graph = WeightedGraph(vertexCount: 8, edges: edges)
      let tree = graph.treeDecompositionOfWidth2()
      try check(tree != nil, equals: canBeEliminated(graph))
      if let tree { try check(tree, of: graph) }
    }
  }

  /// A vertex with many neighbors is looked at each time one of them is eliminated.
  @Test func longCyclesAndManyParallelPathsHaveADecomposition() throws {
    let count = 20_000
    let cycle = WeightedGraph(
      vertexCount: count, edges: (0..<count).map { ($0, ($0 + 1) % count) })
    let paths = WeightedGraph(
      vertexCount: count, edges: (2..<count).flatMap { [(0, $0), ($0, 1)] })
    let fan = WeightedGraph(
      vertexCount: count, edges: (1..<count).flatMap { [($0, 0), ($0, max(1, $0 - 1))] })
    for graph in [cycle, paths, fan] {
      try check(#require(graph.treeDecompositionOfWidth2()), of: graph)
    }
    let wheel = WeightedGraph(
      vertexCount: count, edges: (1..<count).flatMap { [($0, 0), ($0, $0 % (count - 1) + 1)] })
    #expect(wheel.treeDecompositionOfWidth2() == nil)
  }

  /// The DP of the article.
  private func independentSets(_ graph: WeightedGraph, _ tree: TreeDecomposition) -> Int {
    var ways = tree.bags.map { [Int](repeating: 1, count: 1 << $0.count) }
    for edge in graph.edges {
      let index = min(tree.topBag(of: edge.first), tree.topBag(of: edge.second))
      let places = [edge.first, edge.second].map { tree.bags[index].firstIndex(of: $0)! }
      for chosen in ways[index].indices where places.allSatisfy({ chosen >> $0 & 1 == 1 }) {
        ways[index][chosen] = 0
      }
    }
    for (index, bag) in tree.bags.enumerated() {
      guard let parent = bag.parent else { break }
      let places = bag.dropFirst().map { tree.bags[parent].firstIndex(of: $0)! }
      for chosen in ways[parent].indices {
        let rest = places.reversed().reduce(0) { 2 * $0 + chosen >> $1 & 1 }
        ways[parent][chosen] *= ways[index][2 * rest] + ways[index][2 * rest + 1]
      }
    }
    return ways.last?.reduce(0, +) ?? 1
  }

  @Test func independentSetsAreCountedAlongTheTree() {
    forAll(undirectedGraphs, effort: 1) { graph in
      guard let tree = graph.treeDecompositionOfWidth2() else { return }
      let count = (0..<1 << graph.vertexCount).count { set in
        graph.edges.allSatisfy { set >> $0.first & set >> $0.second & 1 == 0 }
      }
      try check(independentSets(graph, tree), equals: count)
    }
  }

  #if compiler(>=6.2)
    @Test func otherPositionsAreRefused() async {
      await #expect(processExitsWith: .failure) {
        print(WeightedGraph(vertexCount: 1).treeDecompositionOfWidth2()!.bags[0][1])
      }
      await #expect(processExitsWith: .failure) {
        print(WeightedGraph(vertexCount: 1).treeDecompositionOfWidth2()!.bags[0][-1])
      }
    }
  #endif
}
