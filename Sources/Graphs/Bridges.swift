// Bridges, connected components, and two-edge-connected components of an undirected graph.

extension WeightedGraph {
  /// Returns the bridges: the edges whose removal disconnects a connected component.
  ///
  ///     let roads = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 0), (2, 3)])
  ///     roads.bridges()  // [3]: the one between 2 and 3
  ///
  /// Weights are ignored. Parallel edges are no bridges, nor is a self-loop.
  ///
  /// - Returns: Their indices in `edges`, in ascending order.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func bridges() -> [Int] {
    let forest = _DepthFirstForest(self)
    var isBridge = [Bool](repeating: false, count: edges.count)
    for place in 0..<vertexCount where forest.isBelowBridge(place) {
      isBridge[Int(forest.parentEdges[place])] = true
    }
    return edges.indices.filter { isBridge[$0] }
  }

  /// Returns the connected components: the maximal sets of vertices that are connected by paths.
  ///
  ///     let roads = WeightedGraph(vertexCount: 4, edges: [(3, 0), (1, 2)])
  ///     roads.connectedComponents()  // [[0, 3], [1, 2]]
  ///
  /// For queries in between insertions of edges, use `DisjointSets`.
  ///
  /// - Returns: The vertices of each component in ascending order; the components in ascending order of their smallest
  ///   vertices.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func connectedComponents() -> [[Int]] {
    connectedComponentIndices()._members()
  }

  /// Returns for each vertex the index of its component in `connectedComponents()`.
  ///
  ///     let roads = WeightedGraph(vertexCount: 4, edges: [(3, 0), (1, 2)])
  ///     roads.connectedComponentIndices()  // [0, 1, 1, 0]
  ///
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func connectedComponentIndices() -> [Int] {
    var joined = _JoinedVertices(count: vertexCount)
    for edge in edges { _ = joined.unite(edge.first, edge.second) }
    return joined.indices()
  }

  /// Returns the two-edge-connected components: the maximal connected sets that no removal of one edge disconnects.
  ///
  ///     let roads = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 0), (2, 3)])
  ///     roads.twoEdgeConnectedComponents()  // [[0, 1, 2], [3]]
  ///
  /// Every vertex is in exactly one of them, and the edges between two of them are the bridges: with the components
  /// contracted to vertices these are a forest (bridge tree).
  ///
  /// - Returns: The vertices of each component in ascending order; the components in ascending order of their smallest
  ///   vertices.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func twoEdgeConnectedComponents() -> [[Int]] {
    twoEdgeConnectedComponentIndices()._members()
  }

  /// Returns for each vertex the index of its component in `twoEdgeConnectedComponents()`.
  ///
  ///     let roads = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 0), (2, 3)])
  ///     roads.twoEdgeConnectedComponentIndices()  // [0, 0, 0, 1]
  ///
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func twoEdgeConnectedComponentIndices() -> [Int] {
    let forest = _DepthFirstForest(self)
    return forest.indices { forest.isRoot($0) || forest.isBelowBridge($0) }
  }
}

// MARK: - Core

extension _DepthFirstForest {
  /// Returns for each vertex the index of its part, if the forest is cut above some places, and above all roots.
  ///
  /// Parts are numbered in the order of their smallest vertices.
  fileprivate func indices(isCutAbove: (_ place: Int) -> Bool) -> [Int] {
    // The place that each part begins at.
    var firstPlaces = [Int](repeating: 0, count: vertices.count)
    var firstPlaceOf = firstPlaces
    for (place, vertex) in vertices.enumerated() {
      firstPlaces[place] = isCutAbove(place) ? place : firstPlaces[Int(parents[place])]
      firstPlaceOf[Int(vertex)] = firstPlaces[place]
    }
    var numbers = [Int](repeating: -1, count: vertices.count)
    var count = 0
    return firstPlaceOf.map { place in
      if numbers[place] < 0 {
        numbers[place] = count
        count += 1
      }
      return numbers[place]
    }
  }
}
