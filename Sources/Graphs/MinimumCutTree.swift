// A tree that knows the cheapest cut between any two vertices: Gusfield, "Very simple methods for all pairs network flow
// analysis", 1990, after Gomory and Hu, "Multi-terminal network flows", 1961.

extension WeightedGraph {
  /// Returns a tree in which the least weight on the path between two vertices is that of a minimum cut between them in
  /// this graph: a Gomory–Hu tree.
  ///
  ///     let cables = WeightedGraph(
  ///       vertexCount: 4, edges: [(0, 1, 3), (1, 2, 1), (2, 3, 4), (3, 0, 1), (0, 2, 1)])
  ///     let tree = cables.minimumCutTree()
  ///     tree.edges.map(\.weight)  // [4, 3, 5]
  ///
  /// Here 0 and 1, as well as 2 and 3, hold together by more than the rest of the tree. An edge of the tree stands for a cut:
  /// without it the tree is in two parts, and the edges of the graph between these come to its weight. Between vertices that
  /// are not connected the weight is 0. What all other pairs are cut by at least is ``globalMinimumCut()``, which takes less
  /// time.
  ///
  /// - Returns: A graph with the same vertices, and an edge from each of them but 0 to another one.
  /// - Precondition: No weight is negative, and the weights of the edges at any vertex come to a number that fits `Int`.
  /// - Complexity: *V* − 1 times that of ``WeightedDigraph/maximumFlow(from:to:)``.
  public func minimumCutTree() -> WeightedGraph {
    let network = directedBothWays()
    var parents = [Int](repeating: 0, count: vertexCount)
    var weights = parents
    for vertex in 0..<vertexCount where vertex > 0 {
      // Invariant: without those that are still to come, which hang on one of them, it is a tree of cuts.
      let parent = parents[vertex]
      let flow = network.maximumFlow(from: vertex, to: parent)
      weights[vertex] = flow.value
      // Of the neighbors of the parent, those on this side are this vertex's.
      for other in 0..<vertexCount
      where other != vertex && parents[other] == parent && flow.isOnSourceSide[other] {
        parents[other] = vertex
      }
      if flow.isOnSourceSide[parents[parent]] {
        // So is the one that the parent hangs on: the vertex comes between them, with the weights the other way round.
        parents[vertex] = parents[parent]
        parents[parent] = vertex
        weights.swapAt(vertex, parent)
      }
    }
    var tree = WeightedGraph(vertexCount: vertexCount)
    for vertex in 0..<vertexCount where vertex > 0 {
      tree.addEdge(vertex, parents[vertex], weight: weights[vertex])
    }
    return tree
  }
}
