// Minimum spanning forests: Kruskal, "On the shortest spanning subtree of a graph and the traveling salesman problem",
// 1956.

/// A minimum spanning forest: its edges and their total weight.
public struct SpanningForest: Sendable, Hashable {
  /// The indices of the edges, in ascending order.
  public let edges: [Int]

  /// The sum of the weights of the edges.
  public let weight: Int
}

extension WeightedGraph {
  /// Returns a minimum spanning forest: a minimum spanning tree (MST) of each connected component.
  ///
  ///     var cables = WeightedGraph(vertexCount: 4)
  ///     cables.addEdge(0, 1, weight: 3)
  ///     cables.addEdge(1, 2, weight: 2)
  ///     cables.addEdge(2, 0, weight: 4)
  ///     cables.addEdge(2, 3, weight: -1)
  ///     cables.minimumSpanningForest().edges  // [0, 1, 3]
  ///     cables.minimumSpanningForest().weight  // 4
  ///
  /// It is a single tree if it has `vertexCount - 1` edges. Of edges with the same weight the earlier ones are taken.
  /// For a maximum spanning forest, negate the weights.
  ///
  /// - Precondition: The sum of the weights fits `Int`.
  /// - Complexity: O(*V* + *E* log *C* + *E* α(*V*)) time and O(*V* + *E*) space, where *V* is the number of vertices,
  ///   *E* the number of edges and *C* the difference of the largest and the smallest weight.
  public func minimumSpanningForest() -> SpanningForest {
    var components = _JoinedVertices(count: vertexCount)
    var isTaken = [Bool](repeating: false, count: edges.count)
    for (index, first, second) in _edgesByWeight()
    where components.unite(Int(first), Int(second)) {
      // Invariant: the edges that have been taken are a minimum spanning forest of those that have been looked at.
      isTaken[Int(index)] = true
      if components.count == 1 { break }
    }
    let taken = edges.indices.filter { isTaken[$0] }
    return SpanningForest(edges: taken, weight: taken.lazy.map { edges[$0].weight }._sumOfWeights())
  }
}
