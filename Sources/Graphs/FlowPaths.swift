// Flow decomposition: paths from the source to the sink, and cycles, which send nothing. Ford and Fulkerson, "Flows in
// Networks", 1962, I.2; Ahuja, Magnanti, Orlin, "Network Flows", 1993, 3.5.

/// A path along which part of a flow is sent from its source to its sink.
public struct FlowPath: Sendable, Hashable {
  /// The vertices of the path, from the source to the sink, all distinct.
  public let vertices: [Int]

  /// The indices of the edges between them, one fewer than vertices.
  public let edges: [Int]

  /// The amount that is sent along the path, at least 1.
  public let amount: Int
}

extension WeightedDigraph {
  /// Returns a decomposition of a flow from one vertex to another into paths.
  ///
  ///     let streets = WeightedDigraph(
  ///       vertexCount: 4, edges: [(0, 1, 1), (0, 2, 1), (1, 2, 1), (1, 3, 1), (2, 3, 1)])
  ///     let flow = streets.maximumFlow(from: 0, to: 3)
  ///     let paths = streets.paths(carrying: flow.edgeFlows, from: 0, to: 3)
  ///     paths.map(\.vertices)  // [[0, 1, 3], [0, 2, 3]]
  ///
  /// With weights of 1 a maximum flow gives as many edge-disjoint paths as possible, also in the graph that
  /// `directedBothWays()` makes of an undirected one; if each vertex is split into two, with one edge between them, the
  /// paths are vertex-disjoint. The amounts of all paths add up to the value of the flow; cycles of the flow, also
  /// those to a neighbor and back, are left out.
  ///
  /// - Parameters:
  ///   - edgeFlows: The flow on each edge, in the order in which they were added, such as ``MaximumFlow/edgeFlows``.
  ///   - source: The vertex where the paths begin, in 0 ..< `vertexCount`.
  ///   - sink: The vertex where they end, in 0 ..< `vertexCount`, not the source.
  /// - Precondition: No flow is negative. The flow is conserved at each vertex except the source and the sink; the flow
  ///   out of the source is not less than the flow into it.
  /// - Returns: The paths in any order, at most as many as edges.
  /// - Complexity: O(*V* + *E* + *L*) time and space, where *V* is the number of vertices, *E* the number of edges, and
  ///   *L*, at most *V* · *E*, the total number of edges on all paths and cycles.
  public func paths(carrying edgeFlows: [Int], from source: Int, to sink: Int) -> [FlowPath] {
    _flowPaths(
      vertexCount: vertexCount, edges.map { ($0.source, $0.target) }, edgeFlows, from: source,
      to: sink)
  }
}

extension CostNetwork {
  /// Returns a decomposition of a flow from one vertex to another into paths.
  ///
  ///     let roads = CostNetwork(vertexCount: 3, edges: [(0, 1, 2, 5), (1, 2, 1, 4), (1, 2, 3, 7)])
  ///     let flow = roads.minimumCostFlow(from: 0, to: 2)
  ///     let paths = roads.paths(carrying: flow.edgeFlows, from: 0, to: 2)
  ///     paths.map(\.edges)  // [[0, 1], [0, 2]]
  ///
  /// The amounts of all paths add up to the value of the flow. Cycles of the flow, which there may be where costs are
  /// negative, also those to a neighbor and back, are left out.
  ///
  /// - Parameters:
  ///   - edgeFlows: The flow on each edge, in the order in which they were added, such as
  ///     ``MinimumCostFlow/edgeFlows``.
  ///   - source: The vertex where the paths begin, in 0 ..< `vertexCount`.
  ///   - sink: The vertex where they end, in 0 ..< `vertexCount`, not the source.
  /// - Precondition: No flow is negative. The flow is conserved at each vertex except the source and the sink; the flow
  ///   out of the source is not less than the flow into it.
  /// - Returns: The paths in any order, at most as many as edges.
  /// - Complexity: O(*V* + *E* + *L*) time and space, where *V* is the number of vertices, *E* the number of edges, and
  ///   *L*, at most *V* · *E*, the total number of edges on all paths and cycles.
  public func paths(carrying edgeFlows: [Int], from source: Int, to sink: Int) -> [FlowPath] {
    _flowPaths(
      vertexCount: vertexCount, edges.map { ($0.source, $0.target) }, edgeFlows, from: source,
      to: sink)
  }
}

extension BoundedNetwork {
  /// Returns a decomposition of a flow from one vertex to another into paths.
  ///
  ///     let lines = BoundedNetwork(
  ///       vertexCount: 4, edges: [(0, 1, 1, 9), (0, 2, 1, 9), (1, 3, 1, 9), (2, 3, 2, 9)])
  ///     let flow = lines.minimumFlow(from: 0, to: 3)!
  ///     let paths = lines.paths(carrying: flow.edgeFlows, from: 0, to: 3)
  ///     paths.map(\.vertices)  // [[0, 1, 3], [0, 2, 3]]
  ///     paths.map(\.amount)  // [1, 2]
  ///
  /// The amounts of all paths add up to the value of the flow. Cycles of the flow, which lower bounds and negative costs
  /// may demand, also those to a neighbor and back, are left out. In an acyclic graph, where there are none, the paths
  /// of a minimum flow cover each edge as often as its lower bound demands.
  ///
  /// - Parameters:
  ///   - edgeFlows: The flow on each edge, in the order in which they were added, such as that of
  ///     ``maximumFlow(from:to:)`` or ``minimumFlow(from:to:)``.
  ///   - source: The vertex where the paths begin, in 0 ..< `vertexCount`.
  ///   - sink: The vertex where they end, in 0 ..< `vertexCount`, not the source.
  /// - Precondition: No flow is negative, though lower bounds may be. The flow is conserved at each vertex except the
  ///   source and the sink; the flow out of the source is not less than the flow into it.
  /// - Returns: The paths in any order, at most as many as edges.
  /// - Complexity: O(*V* + *E* + *L*) time and space, where *V* is the number of vertices, *E* the number of edges, and
  ///   *L*, at most *V* · *E*, the total number of edges on all paths and cycles.
  public func paths(carrying edgeFlows: [Int], from source: Int, to sink: Int) -> [FlowPath] {
    _flowPaths(
      vertexCount: vertexCount, edges.map { ($0.source, $0.target) }, edgeFlows, from: source,
      to: sink)
  }
}

// MARK: - Core

/// Returns the paths of a flow decomposition along edges from their first to their second vertex.
internal func _flowPaths(
  vertexCount: Int, _ edges: [(source: Int, target: Int)], _ edgeFlows: [Int], from source: Int,
  to sink: Int
) -> [FlowPath] {
  precondition(0 <= source && source < vertexCount, "the source is no vertex of the graph")
  precondition(0 <= sink && sink < vertexCount, "the sink is no vertex of the graph")
  precondition(source != sink, "the source and the sink are the same vertex")
  precondition(edgeFlows.count == edges.count, "there must be a flow for each edge")
  precondition(edgeFlows.allSatisfy { $0 >= 0 }, "an edge carries less than nothing")
  var surplus = [Int](repeating: 0, count: vertexCount)
  for (edge, flow) in zip(edges, edgeFlows) {
    surplus[edge.source] &-= flow
    surplus[edge.target] &+= flow
  }
  precondition(
    surplus.indices.allSatisfy { surplus[$0] == 0 || $0 == source || $0 == sink },
    "more arrives at a vertex than leaves it, or less")
  // How much still arrives at the sink and stays there; the rest of what arrives goes on in cycles.
  var missing = surplus[sink]
  precondition(missing >= 0, "the flow is from the sink to the source")
  // What each edge still carries, and the first edge of each vertex that carries anything.
  var rest = edgeFlows
  _cancelOpposites(&rest, edges, vertexCount: vertexCount)
  let (starts, outgoing) = edges.indices.filter { rest[$0] > 0 }
    ._grouped(into: vertexCount, by: { edges[$0].source }) { $0 }
  var next = starts
  var paths: [FlowPath] = []
  // The walk from the source, and for each vertex the number of edges before it on the walk; −1 if it is not on it.
  var way: [Int] = []
  var depths = [Int](repeating: -1, count: vertexCount)
  depths[source] = 0
  var vertex = source

  /// Removes from the walk's edges from one on as much as all of them carry, up to some amount, and returns how much.
  func take(from first: Int, atMost most: Int) -> Int {
    let amount = way[first...].reduce(most) { Swift.min($0, rest[$1]) }
    for edge in way[first...] {
      rest[edge] -= amount
      depths[edges[edge].target] = -1
    }
    return amount
  }

  while true {
    while next[vertex] < starts[vertex + 1], rest[outgoing[Int(next[vertex])]] == 0 {
      next[vertex] += 1
    }
    // Nothing but the source has more that leaves it than arrives there.
    if next[vertex] == starts[vertex + 1] { return paths }
    let edge = outgoing[Int(next[vertex])]
    vertex = edges[edge].target
    way.append(edge)
    if vertex == sink, missing > 0 {
      let amount = take(from: 0, atMost: missing)
      missing -= amount
      let vertices = [source] + way.map { edges[$0].target }
      paths.append(FlowPath(vertices: vertices, edges: way, amount: amount))
      way = []
      vertex = source
    } else if depths[vertex] >= 0 {
      // A cycle: without it the walk goes on from the same vertex.
      let depth = depths[vertex]
      _ = take(from: depth, atMost: .max)
      way.removeSubrange(depth...)
      depths[vertex] = depth
    } else {
      depths[vertex] = way.count
    }
  }
}

/// Cancels flow along edges from one vertex to another against flow along others back.
internal func _cancelOpposites(
  _ flows: inout [Int], _ edges: [(source: Int, target: Int)], vertexCount: Int
) {
  let (starts, places) = edges.indices.filter { flows[$0] > 0 }
    ._grouped(into: vertexCount, by: { Swift.min(edges[$0].source, edges[$0].target) }) { $0 }
  // For each vertex the flow from the current one to it, and the flow from it to that one: as far as it fits `Int`.
  var (sent, received) = (
    [Int](repeating: 0, count: vertexCount), [Int](repeating: 0, count: vertexCount)
  )
  for vertex in 0..<vertexCount {
    let group = places[Int(starts[vertex])..<Int(starts[vertex + 1])]
    for edge in group {
      let (source, target) = edges[edge]
      if source == vertex {
        sent[target] = Swift.min(sent[target], .max - flows[edge]) + flows[edge]
      } else {
        received[source] = Swift.min(received[source], .max - flows[edge]) + flows[edge]
      }
    }
    for edge in group {
      let other = edges[edge].source == vertex ? edges[edge].target : edges[edge].source
      let both = Swift.min(sent[other], received[other])
      (sent[other], received[other]) = (both, both)
    }
    for edge in group {
      let (source, target) = edges[edge]
      let isSent = source == vertex
      let amount = Swift.min(flows[edge], isSent ? sent[target] : received[source])
      flows[edge] -= amount
      if isSent { sent[target] -= amount } else { received[source] -= amount }
    }
  }
}
