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

  /// Returns the vertices in the topological order in which always the first vertex by a comparison comes next, or `nil` if
  /// there is a cycle.
  ///
  ///     let courses = WeightedDigraph(vertexCount: 4, edges: [(3, 0), (2, 1)])
  ///     courses.topologicalOrder(by: <)  // [2, 1, 3, 0]: the lexicographically smallest
  ///     courses.reversed().topologicalOrder(by: >)!.reversed() as [Int]  // [3, 0, 2, 1]
  ///
  /// By `<` it is the lexicographically smallest topological order. The second one is that in which vertex 0 is as early as
  /// it can be, then vertex 1 as early as it can be with that, and so on. Comparisons may look up priorities:
  /// `{ deadlines[$0] < deadlines[$1] }`. Weights are ignored.
  ///
  /// - Parameter areInIncreasingOrder: A strict weak ordering of the vertices; of equivalent ones any may come next.
  /// - Complexity: O(*V* log *V* + *E*) time and O(*V* + *E*) space, where *V* is the number of vertices and *E* the number
  ///   of edges.
  public func topologicalOrder(
    by areInIncreasingOrder: (Int, Int) throws -> Bool
  ) rethrows -> [Int]? {
    let ranked = try (0..<vertexCount).sorted(by: areInIncreasingOrder)
    var ranks = [Int](repeating: 0, count: vertexCount)
    for (rank, vertex) in ranked.enumerated() { ranks[vertex] = rank }
    let (starts, targets) = _bySource { ranks[$0.target] }
    var missing = [Int32](repeating: 0, count: vertexCount)
    for rank in targets { missing[rank] += 1 }
    var ready = _SmallestFirst(count: vertexCount)
    for rank in ranked.indices where missing[rank] == 0 { ready.insert(rank) }
    var order: [Int] = []
    order.reserveCapacity(vertexCount)
    while let rank = ready.popFirst() {
      // Invariant: `missing` counts the incoming edges of a vertex from others than those in the order.
      let vertex = ranked[rank]
      order.append(vertex)
      for target in targets[Int(starts[vertex])..<Int(starts[vertex + 1])] {
        missing[target] -= 1
        if missing[target] == 0 { ready.insert(target) }
      }
    }
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
