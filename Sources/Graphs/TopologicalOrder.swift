// Topological order: Kahn, "Topological sorting of large networks", 1962.

extension WeightedDigraph {
  /// Returns the vertices in topological order, or `nil` if there is a cycle.
  ///
  ///     var tasks = WeightedDigraph(vertexCount: 3)
  ///     tasks.addEdge(from: 2, to: 0)
  ///     tasks.addEdge(from: 0, to: 1)
  ///     tasks.topologicalOrder()  // [2, 0, 1]
  ///
  ///     tasks.addEdge(from: 1, to: 2)
  ///     tasks.topologicalOrder()  // nil
  ///
  /// Every edge leads from an earlier vertex to a later one. Weights are ignored.
  ///
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of
  ///   edges.
  public func topologicalOrder() -> [Int]? {
    let order = _topologicalOrder().order
    return order.count == vertexCount ? order : nil
  }

  /// Returns the vertices that no cycle leads to in topological order, and for each vertex the number of incoming edges
  /// from others than those.
  internal func _topologicalOrder() -> (order: [Int], missing: [Int32]) {
    let (starts, targets) = _bySource { Int32(truncatingIfNeeded: $0.target) }
    var missing = [Int32](repeating: 0, count: vertexCount)
    for edge in edges { missing[edge.target] += 1 }
    var order: [Int] = []
    order.reserveCapacity(vertexCount)
    for vertex in 0..<vertexCount where missing[vertex] == 0 { order.append(vertex) }
    var place = 0
    while place < order.count {
      // Invariant: `missing` counts the incoming edges of a vertex from others than order[..<place], and the vertices
      // that have none are in the order.
      for edge in starts[order[place]]..<starts[order[place] + 1] {
        let target = Int(targets[Int(edge)])
        missing[target] -= 1
        if missing[target] == 0 { order.append(target) }
      }
      place += 1
    }
    return (order, missing)
  }
}
