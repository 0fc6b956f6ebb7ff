// Three-edge-connected components, by cut pairs: two edges whose removal disconnects a component. Which edges of a
// depth-first forest are in cut pairs follows from the back edges that cover them.

extension WeightedGraph {
  /// Returns the three-edge-connected components: the maximal sets that no removal of two edges disconnects.
  ///
  ///     let roads = WeightedGraph(
  ///       vertexCount: 4, edges: [(0, 1), (0, 1), (0, 1), (1, 2), (2, 3), (3, 0)])
  ///     roads.threeEdgeConnectedComponents()  // [[0, 1], [2], [3]]
  ///
  /// Every vertex is in exactly one of them. Between two vertices of a component there are three edge-disjoint paths;
  /// they may pass vertices of other components.
  ///
  /// - Returns: The vertices of each component in ascending order; the components in ascending order of their smallest
  ///   vertices.
  /// - Complexity: O((*V* + *E*) α(*V*)) time and O(*V* + *E*) space, where *V* is the number of vertices and *E* the
  ///   number of edges: practically O(*V* + *E*).
  public func threeEdgeConnectedComponents() -> [[Int]] {
    threeEdgeConnectedComponentIndices()._members()
  }

  /// Returns for each vertex the index of its component in `threeEdgeConnectedComponents()`.
  ///
  ///     let roads = WeightedGraph(
  ///       vertexCount: 4, edges: [(0, 1), (0, 1), (0, 1), (1, 2), (2, 3), (3, 0)])
  ///     roads.threeEdgeConnectedComponentIndices()  // [0, 0, 1, 2]
  ///
  /// - Complexity: That of `threeEdgeConnectedComponents()`.
  public func threeEdgeConnectedComponentIndices() -> [Int] {
    let forest = _DepthFirstForest(self)
    let passing = _PassingEdges(forest, of: self)
    var joined = _JoinedVertices(count: vertexCount)
    func unite(_ place: Int, _ other: Int) {
      _ = joined.unite(Int(forest.vertices[place]), Int(forest.vertices[other]))
    }
    // Any two edges that are covered by the same back edges, one above the other, are a cut pair, and so is one of them
    // with a back edge that alone covers it. Without them all there are parts in a row: what is between two of them,
    // and what is above the first and below the last, which is one part if a back edge that is not removed covers them.
    let above = passing.above()
    var first = (0..<vertexCount).map { $0 }
    var last = first
    for place in 0..<vertexCount where passing.counts[place] > 0 {
      let before = above[place]
      if before >= 0 {
        first[place] = first[before]
        unite(before, Int(forest.parents[place]))
      }
      last[first[place]] = place
    }
    for place in 0..<vertexCount where first[place] == place && passing.counts[place] > 1 {
      unite(Int(forest.parents[place]), last[place])
    }
    return joined.indices()
  }
}
