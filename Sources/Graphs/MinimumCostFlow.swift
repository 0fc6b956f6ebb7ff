// Minimum-cost flow.

/// A minimum-cost flow through a network from a source to a sink: no flow of the same value is cheaper.
public struct MinimumCostFlow: Sendable, Hashable {
  /// The value of the flow: what leaves the source and arrives at the sink.
  public let value: Int

  /// The total cost of the flow.
  public let cost: Int

  /// The flow on each edge, from 0 to its capacity, in the order in which the edges were added.
  ///
  /// The flow is conserved at each vertex except the source and the sink.
  public let edgeFlows: [Int]

  /// The minimum cost as a function of the value: the corners of a convex, piecewise linear curve.
  ///
  /// It begins with value 0 and cost 0, and ends with the value and the cost of this flow. The slope increases from
  /// each segment to the next: if some slopes are negative, the cheapest flow of all is a corner.
  public let costCurve: [Corner]

  /// A value, and the minimum cost of a flow of that value.
  public struct Corner: Sendable, Hashable {
    /// The value of the flow: what leaves the source and arrives at the sink.
    public let value: Int
    /// The total cost of the flow.
    public let cost: Int
  }

  /// Returns the minimum cost of a flow of the given value, up to the value of this flow.
  ///
  ///     var roads = CostNetwork(vertexCount: 2)
  ///     roads.addEdge(from: 0, to: 1, capacity: 3, cost: 1)
  ///     roads.addEdge(from: 0, to: 1, capacity: 3, cost: 10)
  ///     let flow = roads.minimumCostFlow(from: 0, to: 1)
  ///     flow.cost(ofValue: 4)  // 13
  ///     flow.costCurve.map(\.value)  // [0, 3, 6]
  ///
  /// - Parameter value: The value, in 0 ... `self.value`.
  /// - Complexity: O(log *k*) for *k* corners of the curve.
  public func cost(ofValue value: Int) -> Int {
    precondition(0 <= value && value <= self.value, "the value must be in 0...\(self.value)")
    // The first corner that is not before the value is between these two, or the second one.
    var (low, high) = (0, costCurve.count - 1)
    while low < high {
      let middle = low + (high - low) / 2
      if costCurve[middle].value < value { low = middle + 1 } else { high = middle }
    }
    let corner = costCurve[low]
    if low == 0 { return corner.cost }
    let last = costCurve[low - 1]
    let unitCost = (corner.cost - last.cost) / (corner.value - last.value)
    return corner.cost - (corner.value - value) * unitCost
  }
}

extension CostNetwork {
  /// Returns a minimum-cost flow from one vertex to another among those of the maximum value, up to a limit.
  ///
  ///     var roads = CostNetwork(vertexCount: 4)
  ///     roads.addEdge(from: 0, to: 1, capacity: 2, cost: 1)
  ///     roads.addEdge(from: 0, to: 2, capacity: 1, cost: 2)
  ///     roads.addEdge(from: 1, to: 2, capacity: 1, cost: 1)
  ///     roads.addEdge(from: 1, to: 3, capacity: 1, cost: 3)
  ///     roads.addEdge(from: 2, to: 3, capacity: 2, cost: 1)
  ///     let flow = roads.minimumCostFlow(from: 0, to: 3)
  ///     flow.value  // 3
  ///     flow.cost  // 10
  ///     flow.edgeFlows  // [2, 1, 1, 1, 2]
  ///     roads.minimumCostFlow(from: 0, to: 3, atMost: 2).cost  // 6
  ///
  /// For a maximum profit use negative costs. If only the cost matters, not the value, limit the value to that of the
  /// cheapest corner of `costCurve`.
  ///
  /// - Parameters:
  ///   - source: The vertex the flow starts from, in 0 ..< `vertexCount`.
  ///   - sink: The vertex the flow leads to, in 0 ..< `vertexCount`, not the source.
  ///   - limit: The maximum value of the flow, not negative; no limit if omitted.
  /// - Precondition: No cycle of edges with positive capacity that is reachable from the source has a negative cost.
  ///   The number of vertices times the largest absolute value of a cost is at most 2⁶⁰, and costs of flows and their
  ///   differences fit `Int`. There are fewer than 2³⁰ edges.
  /// - Complexity: O(*k* · (*E* log *C* + *V*) + *aV*) time for *k* searches for a shortest path and *a* augmenting paths,
  ///   O(*V* + *E*) space, where *V* is the number of vertices, *E* the number of edges and *C* the largest absolute value
  ///   of a cost times *V*. *k* and *a* are at most the value of the flow, and *k* is often not much more than the number
  ///   of distinct costs of a path. With negative costs O(*VE*) time more at worst.
  public func minimumCostFlow(
    from source: Int, to sink: Int, atMost limit: Int = .max
  ) -> MinimumCostFlow {
    precondition(0 <= source && source < vertexCount, "the source is no vertex of the network")
    precondition(0 <= sink && sink < vertexCount, "the sink is no vertex of the network")
    precondition(source != sink, "the source and the sink are the same vertex")
    precondition(limit >= 0, "the limit is negative")
    var search = _CheapestPathSearch(self, from: source, to: sink)
    let costCurve = search.sendAll(atMost: limit)
    let end = costCurve[costCurve.count - 1]
    return MinimumCostFlow(
      value: end.value, cost: end.cost, edgeFlows: search.edgeFlows, costCurve: costCurve)
  }
}
