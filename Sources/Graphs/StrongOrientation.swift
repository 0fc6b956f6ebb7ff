// Strong orientations: Robbins, "A theorem on graphs, with an application to a problem of traffic control", 1939.

extension WeightedGraph {
  /// Returns the graph with a direction for each edge such that as many vertices as possible are reachable from each other
  /// (strong orientation).
  ///
  ///     let streets = WeightedGraph(vertexCount: 4, edges: [(0, 1), (2, 1), (2, 0), (2, 3)])
  ///     let oneWay = streets.strongOrientation()
  ///     oneWay.edges.map { [$0.source, $0.target] }  // [[0, 1], [1, 2], [2, 0], [2, 3]]
  ///     oneWay.stronglyConnectedComponents()  // [[0, 1, 2], [3]]
  ///
  /// Its strongly connected components are the two-edge-connected components of this graph: as many of them come together as
  /// can. So it is strongly connected if and only if this graph is connected and has no bridge (Robbins' theorem).
  ///
  /// - Returns: A graph with the same vertices, and with the same edges and weights in the same order.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of edges.
  public func strongOrientation() -> WeightedDigraph {
    let forest = _DepthFirstForest(self)
    var places = [Int32](repeating: 0, count: vertexCount)
    // Away from the roots along the trees, and all other edges back.
    var isInTree = [Bool](repeating: false, count: edges.count)
    for (place, vertex) in forest.vertices.enumerated() {
      places[Int(vertex)] = Int32(truncatingIfNeeded: place)
      if !forest.isRoot(place) { isInTree[Int(forest.parentEdges[place])] = true }
    }
    return WeightedDigraph(
      vertexCount: vertexCount,
      edges: edges.indices.lazy.map { index in
        let edge = edges[index]
        let isForward = places[edge.first] < places[edge.second]
        return isForward == isInTree[index]
          ? .init(source: edge.first, target: edge.second, weight: edge.weight)
          : .init(source: edge.second, target: edge.first, weight: edge.weight)
      })
  }
}
