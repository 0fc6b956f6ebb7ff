// Two sides of an undirected graph such that each edge leads from one to the other.

extension WeightedGraph {
  /// Returns of each vertex on which of two sides it is, such that every edge has an end on either; or `nil` if there is
  /// no such way to divide the vertices, because of a cycle of odd length.
  ///
  ///     let rivals = WeightedGraph(vertexCount: 5, edges: [(0, 1), (1, 2), (3, 4)])
  ///     rivals.bipartition()  // [false, true, false, false, true]
  ///
  ///     let circle = WeightedGraph(vertexCount: 3, edges: [(0, 1), (1, 2), (2, 0)])
  ///     circle.bipartition()  // nil
  ///
  /// That is a coloring with two colors. Weights do not matter; a loop has no ends on two sides.
  ///
  /// - Returns: The sides; the smallest vertex of each connected component is on the side `false`.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func bipartition() -> [Bool]? {
    let forest = _DepthFirstForest(self)
    var sides = [Bool](repeating: false, count: vertexCount)
    for (place, vertex) in forest.vertices.enumerated() where !forest.isRoot(place) {
      sides[Int(vertex)] = !sides[Int(forest.vertices[Int(forest.parents[place])])]
    }
    return edges.allSatisfy { sides[$0.first] != sides[$0.second] } ? sides : nil
  }
}
