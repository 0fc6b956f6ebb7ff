// The fewest edges that make an undirected graph connected and leave no bridge: Eswaran, Tarjan, "Augmentation problems",
// 1976.

extension WeightedGraph {
  /// Returns the fewest edges that make the graph two-edge-connected: connected, and without a bridge (bridge-connectivity
  /// augmentation).
  ///
  ///     var roads = WeightedGraph(vertexCount: 5, edges: [(0, 1), (1, 2), (1, 3), (3, 4)])
  ///     let missing = roads.twoEdgeConnectivityAugmentation()
  ///     missing.count  // 2
  ///     for edge in missing { roads.addEdge(edge.first, edge.second) }
  ///     roads.twoEdgeConnectedComponents()  // [[0, 1, 2, 3, 4]]
  ///
  /// Let *p* be the number of two-edge-connected components that have one bridge, and *q* that of those that have none:
  /// unless there is only one component, it takes ⌈*p*/2⌉ + *q* edges. Weights are ignored.
  ///
  /// - Returns: The edges, none if the graph is two-edge-connected or empty. They are no self-loops, and unless there are
  ///   only two vertices, none of them is parallel to another one or to an edge of the graph.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of edges.
  public func twoEdgeConnectivityAugmentation() -> [(first: Int, second: Int)] {
    var missing: [(first: Int, second: Int)] = []
    var leaves: [Int] = []
    for (vertex, isFirst) in _DepthFirstForest(self).leavesOfBridgeForest() {
      // Invariant: the edges so far join the trees so far to one, and these are the leaves of that one in preorder.
      if isFirst, let last = leaves.popLast() {
        missing.append((last, vertex))
      } else {
        leaves.append(vertex)
      }
    }
    // A bridge has some of the leaves on one side that follow each other cyclically, and all others on the other side. On
    // the side with at most half of them no two are so far from each other as those that are joined here.
    let half = leaves.count / 2
    return missing + (0..<leaves.count - half).lazy.map { (leaves[$0], leaves[$0 + half]) }
  }
}

// MARK: - Core

extension _DepthFirstForest {
  /// The places of a two-edge-connected component, of which the least is the one that it begins at.
  private struct Component {
    var last: Int32 = 0
    var bridgeCount: Int32 = 0
    /// Where the last of its bridges ends.
    var end: Int32 = -1
  }

  /// Returns vertices of those two-edge-connected components that edges have to lead to, in preorder, and which are the
  /// first ones of their trees: one of each with a single bridge, and two of each without any.
  ///
  /// They are not where a bridge ends, and the two are distinct, if there are enough vertices. There are none if there is
  /// only one component.
  fileprivate func leavesOfBridgeForest() -> [(vertex: Int, isFirst: Bool)] {
    var components = [Component](repeating: Component(), count: vertices.count)
    var beginnings = [Int32](repeating: 0, count: vertices.count)
    var isOnlyOne = true
    for place in vertices.indices {
      let above = beginnings[Int(parents[place])]
      let isBelowBridge = isBelowBridge(place)
      let beginning = isRoot(place) || isBelowBridge ? Int32(truncatingIfNeeded: place) : above
      beginnings[place] = beginning
      components[Int(beginning)].last = Int32(truncatingIfNeeded: place)
      if isBelowBridge {
        components[place].bridgeCount += 1
        components[place].end = beginning
        components[Int(above)].bridgeCount += 1
        components[Int(above)].end = parents[place]
      }
      if beginning > 0 { isOnlyOne = false }
    }
    if isOnlyOne { return [] }
    var leaves: [(vertex: Int, isFirst: Bool)] = []
    var isFirst = true
    for (place, vertex) in vertices.enumerated() where Int(beginnings[place]) == place {
      if isRoot(place) { isFirst = true }
      let component = components[place]
      if component.bridgeCount > 1 { continue }
      let last = Int(vertices[Int(component.last)])
      leaves.append((component.last == component.end ? Int(vertex) : last, isFirst))
      isFirst = false
      if component.bridgeCount == 0 { leaves.append((Int(vertex), false)) }
    }
    return leaves
  }
}
