// st-numberings (bipolar orientations): by a depth-first search and a list that each vertex is inserted into beside its
// parent. Tarjan, "Two streamlined depth-first search algorithms", 1986.

extension WeightedGraph {
  /// Returns the vertices in the order of an st-numbering (bipolar orientation), or `nil` if there is none.
  ///
  ///     let streets = WeightedGraph(
  ///       vertexCount: 5, edges: [(0, 1), (1, 2), (2, 3), (3, 4), (0, 3), (1, 4)])
  ///     streets.bipolarOrder(from: 1, to: 2)  // [1, 4, 0, 3, 2]
  ///     WeightedGraph(vertexCount: 3, edges: [(0, 1), (0, 2)]).bipolarOrder(from: 0, to: 1)  // nil
  ///
  /// It begins with the source and ends with the sink, and each other vertex has a neighbor before it and one after it:
  /// so if each edge leads from the earlier one of its endpoints to the later one, the graph has no cycle, and each vertex
  /// is on a path from the source to the sink.
  ///
  /// There is one if and only if the graph with an edge more, between the source and the sink, is biconnected, and these
  /// are connected without it. Weights are ignored.
  ///
  /// - Parameters:
  ///   - source: The first vertex, in 0 ..< `vertexCount`.
  ///   - sink: The last vertex, in 0 ..< `vertexCount`, and not the source.
  /// - Returns: All vertices; if there are several such orders, any of them.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of edges.
  public func bipolarOrder(from source: Int, to sink: Int) -> [Int]? {
    precondition(0 <= source && source < vertexCount, "the source is no vertex of the graph")
    precondition(0 <= sink && sink < vertexCount, "the sink is no vertex of the graph")
    precondition(source != sink, "the source is the sink")
    // Two vertices may be connected by nothing but the edge more.
    if vertexCount == 2 { return edges.contains { $0.first != $0.second } ? [source, sink] : nil }
    let forest = _DepthFirstForest(_beginning(with: source, sink))
    guard let order = _bipolarOrder(forest) else { return nil }
    return order.map { _exchanged(Int(forest.vertices[$0]), source) }
  }

  /// A vertex, if the source is 0 instead, and 0 is the source.
  private func _exchanged(_ vertex: Int, _ source: Int) -> Int {
    vertex == source ? 0 : vertex == 0 ? source : vertex
  }

  /// Returns a graph in which a depth-first search begins with the source, and goes on with the sink.
  private func _beginning(with source: Int, _ sink: Int) -> WeightedGraph {
    var graph = WeightedGraph(vertexCount: vertexCount)
    graph._reserveCapacity(edges.count + 1)
    graph.addEdge(0, _exchanged(sink, source))
    for edge in edges {
      graph.addEdge(_exchanged(edge.first, source), _exchanged(edge.second, source))
    }
    return graph
  }
}

// MARK: - Core

/// Returns the places of a biconnected graph in an order that begins with 0 and ends with 1, `nil` if it is not
/// biconnected.
internal func _bipolarOrder(_ forest: _DepthFirstForest) -> [Int]? {
  let places = forest.vertices.indices
  var next = places.map { _ in 0 }
  var previous = next
  (next[0], previous[1]) = (1, 0)
  // Whether what leads back to a place has to be before its own parent.
  var isBefore = places.map { $0 == 0 }
  for place in places.dropFirst(2) {
    // Invariant: the earlier places are in a list, in such an order for the part of the graph that they are with the
    // paths that lead back from them, and each has as a sign on which side of it its last descendant is missing.
    let (parent, low) = (Int(forest.parents[place]), Int(forest.earliest[place]))
    // If nothing leads back above the parent, it is an articulation point; the root has one child.
    if low >= parent { return nil }
    let after = isBefore[low] ? previous[parent] : parent
    isBefore[parent] = !isBefore[low]
    (previous[place], next[place]) = (after, next[after])
    (previous[next[after]], next[after]) = (place, place)
  }
  var order = [0]
  while order.count < places.count { order.append(next[order[order.count - 1]]) }
  return order
}
