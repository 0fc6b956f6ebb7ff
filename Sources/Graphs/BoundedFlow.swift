// Flows with lower bounds: each edge carries its lower bound first, and the excess of the vertices then goes from a
// super source to a super sink. Ford and Fulkerson, "Flows in Networks", 1962, II.3; Ahuja, Magnanti, Orlin, "Network
// Flows", 1993, 6.7.

extension BoundedNetwork {
  /// Returns a feasible flow, which meets all bounds and supplies, or `nil` if there is none.
  ///
  ///     let roads = BoundedNetwork(vertexCount: 3, edges: [(0, 1, 0, 4), (0, 2, 1, 5), (1, 2, 0, 2)])
  ///     roads.flow(supplies: [5, -3, -2])!  // [3, 2, 0]
  ///     roads.flow(supplies: [5, 0, -4])  // nil: 1 is left over
  ///
  /// The flow out of each vertex minus the flow into it is its supply. Without supplies the flow is a circulation.
  ///
  /// - Parameter supplies: The supply of each vertex, negative for a demand; 0 for all if omitted.
  /// - Returns: The flow on each edge, in the order in which the edges were added.
  /// - Precondition: The sum of the supply and the lower bounds at each vertex fits `Int`, and so does the total
  ///   deficit of all vertices. There are at most 2³⁰ − 1 vertices and edges together.
  /// - Complexity: That of ``WeightedDigraph/maximumFlow(from:to:)``.
  public func flow(supplies: [Int]? = nil) -> [Int]? {
    _flow(_surplus(supplies))
  }

  /// Returns a maximum flow between two vertices that meets all bounds, or `nil` if none has a value of at least 0.
  ///
  ///     let pipes = BoundedNetwork(
  ///       vertexCount: 4, edges: [(0, 1, 2, 6), (1, 2, 0, 3), (1, 3, 1, 2), (2, 3, 0, 9)])
  ///     let most = pipes.maximumFlow(from: 0, to: 3)!
  ///     most.value  // 5
  ///     most.edgeFlows  // [5, 3, 2, 3]
  ///
  /// - Parameters:
  ///   - source: The vertex the flow starts from, in 0 ..< `vertexCount`.
  ///   - sink: The vertex the flow leads to, in 0 ..< `vertexCount`, not the source.
  /// - Returns: The value, which is the flow out of the source minus the flow into it, at least 0; and the flow on each
  ///   edge, in the order in which the edges were added. At all other vertices the flow is conserved.
  /// - Precondition: As for ``flow(supplies:)``; and the value fits `Int`.
  /// - Complexity: That of ``WeightedDigraph/maximumFlow(from:to:)``.
  public func maximumFlow(from source: Int, to sink: Int) -> (value: Int, edgeFlows: [Int])? {
    guard var (value, network) = _anyFlow(from: source, to: sink) else { return nil }
    network.redirect(from: source, to: sink, without: edges.count)
    let (sum, overflow) = value.addingReportingOverflow(network.sendAll())
    precondition(!overflow, "the value of the flow does not fit Int")
    value = sum
    return (value, _edgeFlows(network))
  }

  /// Returns a minimum flow between two vertices that meets all bounds, or `nil` if none has a value of at least 0.
  ///
  ///     let pipes = BoundedNetwork(
  ///       vertexCount: 4, edges: [(0, 1, 2, 6), (1, 2, 0, 3), (1, 3, 1, 2), (2, 3, 0, 9)])
  ///     pipes.minimumFlow(from: 0, to: 3)!.value  // 2
  ///
  /// In an acyclic graph its value is the minimum number of paths that cover each edge as often as its lower bound
  /// demands; `paths(carrying:from:to:)` returns them.
  ///
  /// - Parameters:
  ///   - source: The vertex the flow starts from, in 0 ..< `vertexCount`.
  ///   - sink: The vertex the flow leads to, in 0 ..< `vertexCount`, not the source.
  /// - Returns: The value, which is the flow out of the source minus the flow into it, the least one that is at least
  ///   0; and the flow on each edge, in the order in which the edges were added. At all other vertices the flow is
  ///   conserved.
  /// - Precondition: As for ``flow(supplies:)``.
  /// - Complexity: That of ``WeightedDigraph/maximumFlow(from:to:)``.
  public func minimumFlow(from source: Int, to sink: Int) -> (value: Int, edgeFlows: [Int])? {
    guard var (value, network) = _anyFlow(from: source, to: sink) else { return nil }
    network.redirect(from: sink, to: source, without: edges.count)
    value -= network.sendAll(atMost: value)
    return (value, _edgeFlows(network))
  }

  /// Returns a minimum-cost flow that meets all bounds and supplies (b-flow), or `nil` if there is none.
  ///
  ///     let roads = BoundedNetwork(
  ///       vertexCount: 3, edges: [(0, 1, 0, 4, 1), (0, 2, 1, 5, 5), (1, 2, 0, 2, 2)])
  ///     let cheapest = roads.minimumCostFlow(supplies: [5, -2, -3])!
  ///     cheapest.cost  // 13
  ///     cheapest.edgeFlows  // [4, 1, 2]
  ///
  /// The flow out of each vertex minus the flow into it is its supply. Cycles of negative cost are allowed: they carry
  /// as much as they can.
  ///
  /// - Parameter supplies: The supply of each vertex, negative for a demand; 0 for all if omitted.
  /// - Returns: The total cost, and the flow on each edge, in the order in which the edges were added.
  /// - Precondition: As for ``flow(supplies:)``, with the upper bound of each edge of negative cost in place of the
  ///   lower one. The number of vertices plus 2, times the largest absolute value of a cost, is at most 2⁶⁰, and the
  ///   costs of the bounds and of the flow fit `Int`.
  /// - Complexity: That of ``CostNetwork/minimumCostFlow(from:to:atMost:)``, for a value that is the total deficit of
  ///   the vertices if each edge carries its lower bound, or its upper bound where the cost is negative.
  public func minimumCostFlow(supplies: [Int]? = nil) -> (cost: Int, edgeFlows: [Int])? {
    // An edge of negative cost is saturated at first; what is sent back cancels its flow.
    let isFull = edges.map { $0.cost < 0 }
    let surplus = _surplus(supplies, isFull: isFull)
    guard let total = _total(surplus) else { return nil }
    var network = CostNetwork(vertexCount: vertexCount + 2)
    var prices: [Int] = []
    for (edge, isFull) in zip(edges, isFull) {
      let (first, last) = isFull ? (edge.target, edge.source) : (edge.source, edge.target)
      network.addEdge(
        from: first, to: last, capacity: edge.upperBound - edge.lowerBound,
        cost: isFull ? 0 &- edge.cost : edge.cost)
      let (price, isTooLarge) = edge.cost.multipliedReportingOverflow(
        by: isFull ? edge.upperBound : edge.lowerBound)
      precondition(!isTooLarge, "the cost of the flow does not fit Int")
      prices.append(price)
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
    let (sum, overflow) = prices._sumOfWeights("cost of the flow")
      .addingReportingOverflow(flow.cost)
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
  /// Returns the excess of each vertex, given that each edge carries its lower bound, or, if it is full, its upper
  /// bound.
  private func _surplus(_ supplies: [Int]?, isFull: [Bool]? = nil) -> [Int] {
    precondition(
      supplies == nil || supplies?.count == vertexCount, "there must be a supply for each vertex")
    var surplus = supplies ?? [Int](repeating: 0, count: vertexCount)
    // How often each has overflowed upward rather than downward: it may do so on the way.
    var turns = [Int](repeating: 0, count: vertexCount)
    for (index, edge) in edges.enumerated() {
      let flow = isFull?[index] == true ? edge.upperBound : edge.lowerBound
      let (less, isTooSmall) = surplus[edge.source].subtractingReportingOverflow(flow)
      surplus[edge.source] = less
      if isTooSmall { turns[edge.source] -= flow.signum() }
      let (more, isTooLarge) = surplus[edge.target].addingReportingOverflow(flow)
      surplus[edge.target] = more
      if isTooLarge { turns[edge.target] += flow.signum() }
    }
    precondition(
      turns.allSatisfy { $0 == 0 }, "what the bounds come to at a vertex does not fit Int")
    return surplus
  }

  /// Returns the total excess of all vertices, or `nil` if it differs from the total deficit.
  private func _total(_ surplus: [Int]) -> Int? {
    var (total, missing) = (0, 0)
    var isTooMuch = false
    for surplus in surplus {
      let (more, overflow) = (surplus > 0 ? total : missing).addingReportingOverflow(surplus)
      precondition(
        !overflow || surplus > 0, "what the vertices miss together does not fit Int")
      // Then it is more than what they miss.
      isTooMuch = isTooMuch || overflow
      if surplus > 0 { total = more } else { missing = more }
    }
    return !isTooMuch && total == 0 &- missing ? total : nil
  }

  /// Returns a network in which the excess of all vertices has been sent to those with a deficit, or `nil` if not all
  /// of it can be.
  ///
  /// - Parameters:
  ///   - surplus: The excess of each vertex, negative for a deficit.
  ///   - additional: Edges that come after those of the network.
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

  /// Returns the flow on each edge once the surplus has been sent.
  private func _flow(_ surplus: [Int]) -> [Int]? {
    _network(surplus).map(_edgeFlows)
  }

  private func _edgeFlows(_ network: _FlowNetwork) -> [Int] {
    zip(edges, network.edgeFlows).map { $0.lowerBound + $1 }
  }

  /// Returns the value of a feasible flow from one vertex to another, and the network that carries it, with an edge
  /// back from the sink to the source.
  private func _anyFlow(from source: Int, to sink: Int) -> (value: Int, network: _FlowNetwork)? {
    precondition(0 <= source && source < vertexCount, "the source is no vertex of the network")
    precondition(0 <= sink && sink < vertexCount, "the sink is no vertex of the network")
    precondition(source != sink, "the source and the sink are the same vertex")
    let back = WeightedDigraph.Edge(source: sink, target: source, weight: .max)
    return _network(_surplus(nil), [back]).map { ($0.flow(ofEdge: edges.count), $0) }
  }
}
