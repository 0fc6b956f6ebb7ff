// Flows with lower bounds: what the edges have to carry is sent first, and what the vertices miss or have too much of then
// goes from an additional source to an additional sink. Ford and Fulkerson, "Flows in Networks", 1962, II.3; Ahuja, Magnanti,
// Orlin, "Network Flows", 1993, 6.7.

extension BoundedNetwork {
  /// Returns how much each edge may carry, so that more leaves each vertex than arrives there by what it supplies; `nil` if
  /// there is no such flow.
  ///
  ///     let roads = BoundedNetwork(vertexCount: 3, edges: [(0, 1, 0, 4), (0, 2, 1, 5), (1, 2, 0, 2)])
  ///     roads.flow(supplies: [5, -3, -2])!  // [3, 2, 0]
  ///     roads.flow(supplies: [5, 0, -4])  // nil: 1 is left over
  ///
  /// Without supplies it is a circulation: what arrives at a vertex leaves it.
  ///
  /// - Parameter supplies: What each vertex supplies, which is negative where it has a demand; 0 for all if left out.
  /// - Precondition: What all lower bounds and supplies come to at a vertex fits `Int`, and so does what all vertices miss
  ///   together. There are at most 2³⁰ − 1 vertices and edges together.
  /// - Complexity: As that of ``WeightedDigraph/maximumFlow(from:to:)``.
  public func flow(supplies: [Int]? = nil) -> [Int]? {
    _flow(_surplus(supplies))
  }

  /// Returns the largest value of a flow from one vertex to another, and how much each edge carries then; `nil` if there is
  /// no flow whose value is not negative.
  ///
  ///     let pipes = BoundedNetwork(
  ///       vertexCount: 4, edges: [(0, 1, 2, 6), (1, 2, 0, 3), (1, 3, 1, 2), (2, 3, 0, 9)])
  ///     let most = pipes.maximumFlow(from: 0, to: 3)!
  ///     most.value  // 5
  ///     most.edgeFlows  // [5, 3, 2, 3]
  ///
  /// - Parameters:
  ///   - source: The vertex from which as much as possible is sent, in 0 ..< `vertexCount`.
  ///   - sink: The vertex to which it is sent, in 0 ..< `vertexCount`, not the source.
  /// - Returns: How much more leaves the source than arrives there, 0 or more; and how much each edge carries, in the order
  ///   in which the edges were added. What arrives at another vertex leaves it.
  /// - Precondition: As for ``flow(supplies:)``; and the value fits `Int`.
  /// - Complexity: As that of ``WeightedDigraph/maximumFlow(from:to:)``.
  public func maximumFlow(from source: Int, to sink: Int) -> (value: Int, edgeFlows: [Int])? {
    guard var (value, network) = _anyFlow(from: source, to: sink) else { return nil }
    network.redirect(from: source, to: sink, without: edges.count)
    let (sum, overflow) = value.addingReportingOverflow(network.sendAll())
    precondition(!overflow, "the value of the flow does not fit Int")
    value = sum
    return (value, _edgeFlows(network))
  }

  /// Returns the smallest value of a flow from one vertex to another that is not negative, and how much each edge carries
  /// then; `nil` if there is none.
  ///
  ///     let pipes = BoundedNetwork(
  ///       vertexCount: 4, edges: [(0, 1, 2, 6), (1, 2, 0, 3), (1, 3, 1, 2), (2, 3, 0, 9)])
  ///     pipes.minimumFlow(from: 0, to: 3)!.value  // 2
  ///
  /// In a graph without cycles it is the fewest paths that go along each edge as often as it has to carry.
  ///
  /// - Parameters:
  ///   - source: The vertex from which as little as possible is sent, in 0 ..< `vertexCount`.
  ///   - sink: The vertex to which it is sent, in 0 ..< `vertexCount`, not the source.
  /// - Returns: How much more leaves the source than arrives there, 0 or more; and how much each edge carries, in the order
  ///   in which the edges were added. What arrives at another vertex leaves it.
  /// - Precondition: As for ``flow(supplies:)``.
  /// - Complexity: As that of ``WeightedDigraph/maximumFlow(from:to:)``.
  public func minimumFlow(from source: Int, to sink: Int) -> (value: Int, edgeFlows: [Int])? {
    guard var (value, network) = _anyFlow(from: source, to: sink) else { return nil }
    network.redirect(from: sink, to: source, without: edges.count)
    value -= network.sendAll(atMost: value)
    return (value, _edgeFlows(network))
  }

  /// Returns the least cost of a flow with which more leaves each vertex than arrives there by what it supplies, and how
  /// much each edge carries then; `nil` if there is no such flow (b-flow).
  ///
  ///     var roads = BoundedNetwork(vertexCount: 3)
  ///     roads.addEdge(from: 0, to: 1, lowerBound: 0, upperBound: 4, cost: 1)
  ///     roads.addEdge(from: 0, to: 2, lowerBound: 1, upperBound: 5, cost: 5)
  ///     roads.addEdge(from: 1, to: 2, lowerBound: 0, upperBound: 2, cost: 2)
  ///     let cheapest = roads.minimumCostFlow(supplies: [5, -2, -3])!
  ///     cheapest.cost  // 13
  ///     cheapest.edgeFlows  // [4, 1, 2]
  ///
  /// Cycles of negative cost are fine: they carry as much as they can.
  ///
  /// - Parameter supplies: What each vertex supplies, which is negative where it has a demand; 0 for all if left out.
  /// - Precondition: As for ``flow(supplies:)``, with the upper bound of each edge of negative cost in place of the lower
  ///   one. The number of vertices and 2, times the largest magnitude of a cost, is 2⁶⁰ at most, and what the bounds and the flow
  ///   cost fits `Int`.
  /// - Complexity: As that of ``CostNetwork/minimumCostFlow(from:to:atMost:)``, for as much as the vertices miss with what
  ///   the edges carry at least, and at most where the cost is negative.
  public func minimumCostFlow(supplies: [Int]? = nil) -> (cost: Int, edgeFlows: [Int])? {
    // Where a unit is a gain the edge is full at first, and what is sent back pays for it.
    let isFull = edges.map { $0.cost < 0 }
    let surplus = _surplus(supplies, isFull: isFull)
    guard let total = _total(surplus) else { return nil }
    var network = CostNetwork(vertexCount: vertexCount + 2)
    var cost = 0
    for (edge, isFull) in zip(edges, isFull) {
      let (first, last) = isFull ? (edge.target, edge.source) : (edge.source, edge.target)
      network.addEdge(
        from: first, to: last, capacity: edge.upperBound - edge.lowerBound,
        cost: isFull ? 0 &- edge.cost : edge.cost)
      let (price, isTooLarge) = edge.cost.multipliedReportingOverflow(
        by: isFull ? edge.upperBound : edge.lowerBound)
      let (sum, overflow) = cost.addingReportingOverflow(price)
      precondition(!isTooLarge && !overflow, "the cost of the flow does not fit Int")
      cost = sum
    }
    for (vertex, surplus) in surplus.enumerated() where surplus != 0 {
      if surplus > 0 {
        network.addEdge(from: vertexCount, to: vertex, capacity: surplus, cost: 0)
      } else {
        network.addEdge(from: vertex, to: vertexCount + 1, capacity: 0 - surplus, cost: 0)
      }
    }
    let flow = network.minimumCostFlow(from: vertexCount, to: vertexCount + 1)
    if flow.value < total { return nil }
    let (sum, overflow) = cost.addingReportingOverflow(flow.cost)
    precondition(!overflow, "the cost of the flow does not fit Int")
    let edgeFlows = edges.indices.map {
      isFull[$0]
        ? edges[$0].upperBound - flow.edgeFlows[$0] : edges[$0].lowerBound + flow.edgeFlows[$0]
    }
    return (sum, edgeFlows)
  }
}

// MARK: - Core

extension BoundedNetwork {
  /// Returns how much more each vertex has than it can keep, given that each edge carries what it has to, or, if it is
  /// full, all that it can.
  private func _surplus(_ supplies: [Int]?, isFull: [Bool]? = nil) -> [Int] {
    precondition(
      supplies == nil || supplies?.count == vertexCount, "there must be a supply for each vertex")
    var surplus = supplies ?? [Int](repeating: 0, count: vertexCount)
    for (index, edge) in edges.enumerated() {
      let flow = isFull?[index] == true ? edge.upperBound : edge.lowerBound
      let (less, isTooSmall) = surplus[edge.source].subtractingReportingOverflow(flow)
      surplus[edge.source] = less
      let (more, isTooLarge) = surplus[edge.target].addingReportingOverflow(flow)
      surplus[edge.target] = more
      precondition(
        !isTooSmall && !isTooLarge, "what the bounds come to at a vertex does not fit Int")
    }
    return surplus
  }

  /// Returns how much all vertices together have too much, or `nil` if that is not what the others miss.
  private func _total(_ surplus: [Int]) -> Int? {
    var (total, missing) = (0, 0)
    for surplus in surplus {
      let (more, overflow) = (surplus > 0 ? total : missing).addingReportingOverflow(surplus)
      precondition(!overflow, "what the vertices miss together does not fit Int")
      if surplus > 0 { total = more } else { missing = more }
    }
    return total == 0 &- missing ? total : nil
  }

  /// Returns a network in which the surplus of all vertices has been sent to those that miss something, or `nil` if not all
  /// of it could be.
  ///
  /// - Parameters:
  ///   - surplus: How much each vertex has too much, or misses.
  ///   - additional: Edges besides those of the network, behind which they are.
  private func _network(
    _ surplus: [Int], _ additional: [WeightedDigraph.Edge] = []
  ) -> _FlowNetwork? {
    guard let total = _total(surplus) else { return nil }
    var all = edges.map {
      WeightedDigraph.Edge(
        source: $0.source, target: $0.target, weight: $0.upperBound - $0.lowerBound)
    }
    all += additional
    for (vertex, surplus) in surplus.enumerated() where surplus != 0 {
      all.append(
        surplus > 0
          ? .init(source: vertexCount, target: vertex, weight: surplus)
          : .init(source: vertex, target: vertexCount + 1, weight: 0 - surplus))
    }
    var network = _FlowNetwork(
      WeightedDigraph(vertexCount: vertexCount + 2, edges: all), from: vertexCount,
      to: vertexCount + 1)
    return network.sendAll() == total ? network : nil
  }

  /// Returns the flow of a network in which the surplus has been sent.
  private func _flow(_ surplus: [Int]) -> [Int]? {
    _network(surplus).map(_edgeFlows)
  }

  private func _edgeFlows(_ network: _FlowNetwork) -> [Int] {
    zip(edges, network.edgeFlows).map { $0.lowerBound + $1 }
  }

  /// Returns the value of any flow from one vertex to another, and the network that carries it, with an edge that brings it
  /// back.
  private func _anyFlow(from source: Int, to sink: Int) -> (value: Int, network: _FlowNetwork)? {
    precondition(0 <= source && source < vertexCount, "the source is no vertex of the network")
    precondition(0 <= sink && sink < vertexCount, "the sink is no vertex of the network")
    precondition(source != sink, "the source and the sink are the same vertex")
    let back = WeightedDigraph.Edge(source: sink, target: source, weight: .max)
    return _network(_surplus(nil), [back]).map { ($0.flow(ofEdge: edges.count), $0) }
  }
}
