// What holds for the cheapest flows through any network.

import Graphs
import InputPatterns
import PropertyTesting
import Testing

/// What is wrong with a flow, or `nil`: one that keeps to the capacities and that no cycle makes cheaper is the
/// cheapest of its value, and if no path to the sink is left, the largest.
private func complaint(
  about flow: MinimumCostFlow, in network: CostNetwork, from source: Int, to sink: Int,
  isLargest: Bool
) -> String? {
  if flow.edgeFlows.count != network.edges.count { return "not a number for each edge" }
  var surplus = [Int](repeating: 0, count: network.vertexCount)
  var cost = 0
  var rest = WeightedDigraph(vertexCount: network.vertexCount + 1)
  for (edge, amount) in zip(network.edges, flow.edgeFlows) {
    if amount < 0 || amount > edge.capacity { return "\(amount) along \(edge)" }
    surplus[edge.source] -= amount
    surplus[edge.target] += amount
    cost += amount * edge.cost
    if amount < edge.capacity {
      rest.addEdge(from: edge.source, to: edge.target, weight: edge.cost)
    }
    if amount > 0 { rest.addEdge(from: edge.target, to: edge.source, weight: -edge.cost) }
  }
  if surplus[source] != -flow.value || surplus[sink] != flow.value { return "another value" }
  let others = surplus.indices.filter { $0 != source && $0 != sink && surplus[$0] != 0 }
  if !others.isEmpty { return "more arrives at \(others) than leaves them, or less" }
  if cost != flow.cost { return "costs \(cost) and not \(flow.cost)" }
  if isLargest, case .distances(let distances) = rest.shortestDistances(from: source),
    distances[sink] != nil
  {
    return "more can be sent"
  }
  for vertex in 0..<network.vertexCount {
    rest.addEdge(from: network.vertexCount, to: vertex, weight: 0)
  }
  if rest.shortestDistances(from: network.vertexCount) == .negativeCycle { return "too dear" }
  let corners = flow.costCurve
  let unitCosts = zip(corners, corners.dropFirst()).map {
    ($1.cost - $0.cost) / ($1.value - $0.value)
  }
  if zip(unitCosts, unitCosts.dropFirst()).contains(where: { $0 >= $1 }) {
    return "no corners: \(corners)"
  }
  return nil
}

@Suite struct MinimumCostFlowProperties {
  /// A network without negative cycles, its source and its sink: vertices have heights, and an edge costs a number
  /// and as much as it climbs.
  private static func networks(
    most: Int, edges: Int, capacity: Int
  ) -> Generator<(CostNetwork, Int, Int)> {
    tuples(.integers(in: 2...most), .element(of: [0, 2, 100])).flatMap { vertexCount, dearest in
      let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
      let edges = Generator<[(Int, Int, Int, Int)]>.array(
        of: tuples(
          vertices, vertices, .integers(in: 0...capacity), .integers(in: 0...dearest)),
        counts: 0...edges)
      let heights = Generator<[Int]>.array(
        of: .integers(in: -dearest...dearest), counts: vertexCount...vertexCount)
      return tuples(edges, heights, vertices, .integers(in: 1...vertexCount - 1)).map {
        edges, heights, source, step in
        let withHeights = edges.map { ($0, $1, $2, $3 + heights[$1] - heights[$0]) }
        return (network(vertexCount, withHeights), source, (source + step) % vertexCount)
      }
    }
  }

  @Test func noCycleMakesAFlowCheaperAndNoPathMakesItLarger() {
    forAll(Self.networks(most: 9, edges: 30, capacity: 5), effort: 8) { network, source, sink in
      let flow = network.minimumCostFlow(from: source, to: sink)
      let fault = complaint(about: flow, in: network, from: source, to: sink, isLargest: true)
      try check(fault == nil, "\(fault!): \(flow)")
      for value in 0...flow.value {
        let part = network.minimumCostFlow(from: source, to: sink, atMost: value)
        let fault = complaint(about: part, in: network, from: source, to: sink, isLargest: false)
        try check(fault == nil, "\(fault!): \(part)")
        try check(part.value, equals: value)
        try check(part.cost, equals: flow.cost(ofValue: value), "of \(value)")
      }
    }
  }

  /// All ways to send something along each edge.
  @Test func noFlowIsCheaper() {
    forAll(Self.networks(most: 4, edges: 6, capacity: 2), effort: 2) { network, source, sink in
      var best: [Int: Int] = [:]
      func send(_ edges: ArraySlice<CostNetwork.Edge>, _ surplus: [Int], _ cost: Int) {
        guard let edge = edges.first else {
          let isFlow = surplus.indices.allSatisfy {
            $0 == source || $0 == sink || surplus[$0] == 0
          }
          if isFlow, surplus[sink] >= 0 {
            best[surplus[sink]] = Swift.min(best[surplus[sink]] ?? .max, cost)
          }
          return
        }
        for amount in 0...edge.capacity {
          var next = surplus
          next[edge.source] -= amount
          next[edge.target] += amount
          send(edges.dropFirst(), next, cost + amount * edge.cost)
        }
      }
      send(network.edges[...], [Int](repeating: 0, count: network.vertexCount), 0)
      let flow = network.minimumCostFlow(from: source, to: sink)
      try check(flow.value, equals: best.keys.max()!)
      for (value, cost) in best { try check(flow.cost(ofValue: value), equals: cost, "\(value)") }
    }
  }

  @Test(arguments: [(100, 2000, 50, 1_000_000), (300, 1500, 9, 20), (50, 2000, 1000, 1)])
  func largerOnesAreTheCheapest(vertexCount: Int, edgeCount: Int, capacity: Int, dearest: Int) {
    for seed in 1...4 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let heights = (0..<vertexCount).map { _ in random.next(in: 0...dearest) }
      let edges = (0..<edgeCount).map { _ in
        let (source, target) = (
          random.next(in: 0..<vertexCount), random.next(in: 0..<vertexCount)
        )
        return (
          source: source, target: target, capacity: random.next(in: 0...capacity),
          cost: random.next(in: 0...dearest) + heights[target] - heights[source]
        )
      }
      let network = network(vertexCount, edges)
      let flow = network.minimumCostFlow(from: 0, to: vertexCount - 1)
      let fault = complaint(
        about: flow, in: network, from: 0, to: vertexCount - 1, isLargest: true)
      #expect(fault == nil, "seed \(seed)")
      #expect(
        flow.value
          == graph(vertexCount, edges.map { ($0.source, $0.target, $0.capacity) })
          .maximumFlow(from: 0, to: vertexCount - 1).value)
    }
  }
}
