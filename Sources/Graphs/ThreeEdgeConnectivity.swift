// Three-edge-connected components, by the pairs of edges without which a part of the graph is alone. Which edges of a
// depth-first forest make such pairs follows from the edges in no tree that lead past them.

extension WeightedGraph {
  /// Returns the three-edge-connected components: the largest sets of vertices between which there are ways whichever two
  /// edges are taken away.
  ///
  ///     let roads = WeightedGraph(
  ///       vertexCount: 4, edges: [(0, 1), (0, 1), (0, 1), (1, 2), (2, 3), (3, 0)])
  ///     roads.threeEdgeConnectedComponents()  // [[0, 1], [2], [3]]
  ///
  /// Every vertex is in one of them. Between two vertices of one there are three ways that have no edge in common; they may
  /// lead by vertices that are in others.
  ///
  /// - Returns: The vertices of each component in ascending order; the components in that of their smallest
  ///   vertices.
  /// - Complexity: O((*V* + *E*) α(*V*)) time and O(*V* + *E*) space, where *V* is the number of vertices and *E* the
  ///   number of edges: hardly more than O(*V* + *E*).
  public func threeEdgeConnectedComponents() -> [[Int]] {
    threeEdgeConnectedComponentIndices()._members()
  }

  /// Returns of each vertex the index of its component in `threeEdgeConnectedComponents()`.
  ///
  ///     let roads = WeightedGraph(
  ///       vertexCount: 4, edges: [(0, 1), (0, 1), (0, 1), (1, 2), (2, 3), (3, 0)])
  ///     roads.threeEdgeConnectedComponentIndices()  // [0, 0, 1, 2]
  ///
  /// - Complexity: As `threeEdgeConnectedComponents()`.
  public func threeEdgeConnectedComponentIndices() -> [Int] {
    let forest = _DepthFirstForest(self)
    let passing = _PassingEdges(forest, of: self)
    var joined = _JoinedVertices(count: vertexCount)
    func unite(_ place: Int, _ other: Int) {
      _ = joined.unite(Int(forest.vertices[place]), Int(forest.vertices[other]))
    }
    // Of the edges that the same others lead past, each with the one above it, any two are such a pair, and so is one of
    // them with an edge that alone leads past it. Without them all there are parts in a row: what is between two of them,
    // and what is above the first and below the last, which is one part if something leads past that is not taken away.
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
