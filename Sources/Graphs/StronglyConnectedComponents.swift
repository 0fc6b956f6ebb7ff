// Strongly connected components of a directed graph.

extension WeightedDigraph {
  /// Returns the strongly connected components (SCC) in topological order.
  ///
  ///     var links = WeightedDigraph(vertexCount: 4)
  ///     links.addEdge(from: 3, to: 0)
  ///     links.addEdge(from: 0, to: 1)
  ///     links.addEdge(from: 1, to: 0)
  ///     links.addEdge(from: 1, to: 2)
  ///     links.stronglyConnectedComponents()  // [[3], [0, 1], [2]]
  ///
  /// They are the maximal sets of vertices that are all reachable from each other. Every vertex is in exactly one of
  /// them. Weights are ignored.
  ///
  /// - Returns: The vertices of each component in ascending order; the components in topological order: edges between
  ///   two of them lead from an earlier one to a later one.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func stronglyConnectedComponents() -> [[Int]] {
    stronglyConnectedComponentIndices()._members()
  }

  /// Returns for each vertex the index of its component in `stronglyConnectedComponents()`.
  ///
  ///     var links = WeightedDigraph(vertexCount: 4)
  ///     links.addEdge(from: 3, to: 0)
  ///     links.addEdge(from: 0, to: 1)
  ///     links.addEdge(from: 1, to: 0)
  ///     links.addEdge(from: 1, to: 2)
  ///     links.stronglyConnectedComponentIndices()  // [1, 1, 2, 0]
  ///
  /// So two vertices are reachable from each other if and only if their indices are the same, and edges lead from lower
  /// indices to higher ones, or to the same.
  ///
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func stronglyConnectedComponentIndices() -> [Int] {
    var search = _ComponentSearch(self)
    let (componentOf, count) = search.componentsInReverse()
    return componentOf.map { count - 1 - $0 }
  }
}
