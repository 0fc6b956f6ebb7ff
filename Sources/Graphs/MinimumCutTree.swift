// All-pairs minimum cuts in a tree: Gusfield, "Very simple methods for all pairs network flow analysis", 1990, after
// Gomory and Hu, "Multi-terminal network flows", 1961.

extension WeightedGraph {
  /// Returns a Gomory–Hu tree, in which the minimum weight on each path is that of a minimum cut between its ends.
  ///
  ///     let cables = WeightedGraph(
  ///       vertexCount: 4, edges: [(0, 1, 3), (1, 2, 1), (2, 3, 4), (3, 0, 1), (0, 2, 1)])
  ///     let tree = cables.minimumCutTree()
  ///     tree.edges.map(\.weight)  // [4, 3, 5]
  ///
  /// Here 0 and 1, as well as 2 and 3, are connected by more than the rest of the tree. It is a cut
  /// tree: the two parts of the tree without one of its edges are the sides of a cut of that weight. Between vertices that
  /// are not connected the weight is 0. For the minimum over all pairs use ``globalMinimumCut()``, which takes less time.
  ///
  /// - Returns: A graph with the same vertices, and an edge from each of them but 0 to another one.
  /// - Precondition: No weight is negative, and the weights of the edges at each vertex add up to a number that fits
  ///   `Int`.
  /// - Complexity: *V* − 1 times that of ``WeightedDigraph/maximumFlow(from:to:)``.
  public func minimumCutTree() -> WeightedGraph {
    var network = _FlowNetwork(self)
    var parents = [Int](repeating: 0, count: vertexCount)
    var weights = parents
    for vertex in 0..<vertexCount where vertex > 0 {
      // Invariant: the vertices so far form a cut tree, and each of the others is a child of the one on whose side it is.
      let parent = parents[vertex]
      network.restart(from: vertex, to: parent)
      weights[vertex] = network.sendAll()
      let isOnSourceSide = network.isReached
      // Of the other neighbors of the parent, those on this side become children of this vertex.
      for other in 0..<vertexCount
      where other != vertex && parents[other] == parent && isOnSourceSide[other] {
        parents[other] = vertex
      }
      if isOnSourceSide[parents[parent]] {
        // So is the parent of the parent: the vertex comes between them, and the weights change places.
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
