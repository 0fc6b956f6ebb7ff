// As much as wanted from one vertex to another, as cheaply as it can be.

/// A flow through a network from a source to a sink that no flow of the same value is cheaper than.
public struct MinimumCostFlow: Sendable, Hashable {
  /// How much leaves the source and arrives at the sink.
  public let value: Int

  /// What all edges cost together.
  public let cost: Int

  /// How much each edge carries, from 0 to its capacity, in the order in which the edges were added.
  ///
  /// What arrives at a vertex leaves it again, except at the source and the sink.
  public let edgeFlows: [Int]

  /// What flows of smaller values cost at least: the corners of a curve of straight lines.
  ///
  /// It begins with value 0 and cost 0, and ends with the value and the cost of this flow. Each unit costs more on
  /// each line than on the one before it: if some cost less than nothing, the cheapest flow of all is a corner.
  public let costCurve: [Corner]

  /// A value and what a flow of that value costs at least.
  public struct Corner: Sendable, Hashable {
    /// How much leaves the source and arrives at the sink.
    public let value: Int
    /// What all edges cost together.
    public let cost: Int
  }

  /// Returns what a flow of a smaller value costs at least.
  ///
  ///     var roads = CostNetwork(vertexCount: 2)
  ///     roads.addEdge(from: 0, to: 1, capacity: 3, cost: 1)
  ///     roads.addEdge(from: 0, to: 1, capacity: 3, cost: 10)
  ///     let flow = roads.minimumCostFlow(from: 0, to: 1)
  ///     flow.cost(ofValue: 4)  // 13
  ///     flow.costCurve.map(\.value)  // [0, 3, 6]
  ///
  /// - Parameter value: In 0 ... `self.value`.
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
  /// Returns the cheapest of the flows from one vertex to another that are as large as they can be, up to a limit.
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
  /// For the largest profit let costs be negative. Where the value does not matter but the cost, limit it to that
  /// of the cheapest corner of `costCurve`.
  ///
  /// - Parameters:
  ///   - source: The vertex from which it is sent, in 0 ..< `vertexCount`.
  ///   - sink: The vertex to which it is sent, in 0 ..< `vertexCount`, not the source.
  ///   - limit: How much is sent at most, not negative; as much as possible if left out.
  /// - Precondition: No cycle that can be reached from the source, of edges that carry something, has a negative
  ///   cost. The number of vertices times the largest magnitude of a cost is 2⁶⁰ at most, and costs of flows fit
  ///   `Int`. There are fewer than 2³⁰ edges.
  /// - Complexity: O(*k* · (*E* log *C* + *V*)) time for *k* times that a shortest path is looked for, O(*E*) space,
  ///   where *V* is the number of vertices, *E* the number of edges and *C* the largest magnitude of a cost times
  ///   *V*. *k* is the value of the flow at most, and often not much more than the number of different costs of a
  ///   path. With negative costs O(*VE*) time more at worst.
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
