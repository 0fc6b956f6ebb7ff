// Maximum flow and minimum cut.

/// A maximum flow through a graph from a source to a sink, and a minimum cut that proves it.
public struct MaximumFlow: Sendable, Hashable {
  /// The value of the flow: what leaves the source and arrives at the sink.
  public let value: Int

  /// The flow on each edge, from 0 to its capacity, in the order in which the edges were added.
  ///
  /// The flow is conserved at each vertex except the source and the sink.
  public let edgeFlows: [Int]

  /// Whether each vertex is on the source's side of the minimum cut.
  ///
  /// These are the vertices that are reachable from the source in the residual network. Of all minimum cuts it is the
  /// one with the fewest vertices on this side.
  public let isOnSourceSide: [Bool]

  /// The indices of the edges of the minimum cut, in ascending order.
  ///
  /// They lead from the source's side to the other one and are saturated; without them nothing could be sent. Their
  /// capacities add up to `value`, and those of no other cut to less.
  public let minimumCut: [Int]
}

extension WeightedDigraph {
  /// Returns a maximum flow from one vertex to another (Dinic), with the weights of the edges as their capacities.
  ///
  ///     var pipes = WeightedDigraph(vertexCount: 4)
  ///     pipes.addEdge(from: 0, to: 1, weight: 5)
  ///     pipes.addEdge(from: 0, to: 2, weight: 2)
  ///     pipes.addEdge(from: 1, to: 2, weight: 4)
  ///     pipes.addEdge(from: 1, to: 3, weight: 1)
  ///     pipes.addEdge(from: 2, to: 3, weight: 7)
  ///     let flow = pipes.maximumFlow(from: 0, to: 3)
  ///     flow.value  // 7
  ///     flow.edgeFlows  // [5, 2, 4, 1, 6]
  ///     flow.minimumCut  // [0, 1]
  ///
  /// An undirected edge is two edges, one for each direction, as ``WeightedGraph/directedBothWays()`` makes them. With
  /// weights of 1 the value is the maximum number of edge-disjoint paths.
  ///
  /// - Parameters:
  ///   - source: The vertex the flow starts from, in 0 ..< `vertexCount`.
  ///   - sink: The vertex the flow leads to, in 0 ..< `vertexCount`, not the source.
  /// - Precondition: No weight is negative, and the value of the flow fits `Int`: it does if the capacities of the
  ///   edges that leave the source, or of those that lead to the sink, add up to a number that does. There are at most
  ///   2³⁰ vertices, and fewer edges than that.
  /// - Complexity: O(*V*² · *E*) time at worst, usually far less; O(*E* · √*E*) with weights of 1. O(*V* + *E*) space,
  ///   where *V* is the number of vertices and *E* the number of edges.
  public func maximumFlow(from source: Int, to sink: Int) -> MaximumFlow {
    precondition(0 <= source && source < vertexCount, "the source is no vertex of the graph")
    precondition(0 <= sink && sink < vertexCount, "the sink is no vertex of the graph")
    precondition(source != sink, "the source and the sink are the same vertex")
    var network = _FlowNetwork(self, from: source, to: sink)
    let value = network.sendAll()
    let isOnSourceSide = network.isReached
    return MaximumFlow(
      value: value, edgeFlows: network.edgeFlows, isOnSourceSide: isOnSourceSide,
      minimumCut: edges.indices.filter {
        isOnSourceSide[edges[$0].source] && !isOnSourceSide[edges[$0].target]
      })
  }
}
