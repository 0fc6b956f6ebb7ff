// As much as possible from one vertex to another, and where it is narrowest.

/// A flow through a graph from a source to a sink that cannot be larger, and a cut that proves it.
public struct MaximumFlow: Sendable, Hashable {
  /// How much leaves the source and arrives at the sink.
  public let value: Int

  /// How much each edge carries, from 0 to its capacity, in the order in which the edges were added.
  ///
  /// What arrives at a vertex leaves it again, except at the source and the sink.
  public let edgeFlows: [Int]

  /// Whether each vertex is on the source's side of the minimum cut.
  ///
  /// Those are the vertices that still more could be sent to. Of all minimum cuts it is the one with the fewest
  /// vertices on this side.
  public let isOnSourceSide: [Bool]

  /// The edges of the minimum cut, as ascending indices in the order in which the edges were added.
  ///
  /// They lead from the source's side to the other, each carries as much as it can, and without them nothing
  /// could be sent: their capacities add up to `value`, and those of no other cut to less.
  public let minimumCut: [Int]
}

extension WeightedDigraph {
  /// Returns a maximum flow from one vertex to another, with the weights of the edges as their capacities.
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
  /// An edge for both directions is two edges, one for each. With weights of 1 it is the largest number of
  /// paths of which no two have an edge in common.
  ///
  /// - Parameters:
  ///   - source: The vertex from which as much as possible is sent, in 0 ..< `vertexCount`.
  ///   - sink: The vertex to which it is sent, in 0 ..< `vertexCount`, not the source.
  /// - Precondition: No weight is negative, and the value of the flow fits `Int`: it does if the capacities of
  ///   the edges that leave the source, or of those that lead to the sink, add up to a number that does. There
  ///   are at most 2³⁰ vertices, and fewer edges than that.
  /// - Complexity: O(*V*² · *E*) time at worst, far less as a rule; O(*E* · √*E*) with weights of 1.
  ///   O(*V* + *E*) space, where *V* is the number of vertices and *E* the number of edges.
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
