// What holds for the maximum flow through any network.

import Graphs
import PropertyTesting
import Testing

/// What is wrong with a flow, or `nil`: one that keeps to the capacities and has a cut of its value is a maximum
/// flow, and that cut a minimum one.
func complaint(
  about flow: MaximumFlow, in network: WeightedDigraph, from source: Int, to sink: Int
) -> String? {
  if flow.edgeFlows.count != network.edges.count { return "not a number for each edge" }
  var surplus = [Int](repeating: 0, count: network.vertexCount)
  for (edge, amount) in zip(network.edges, flow.edgeFlows) {
    if amount < 0 || amount > edge.weight { return "\(amount) along \(edge)" }
    surplus[edge.source] -= amount
    surplus[edge.target] += amount
  }
  if surplus[source] != -flow.value || surplus[sink] != flow.value { return "another value" }
  let others = surplus.indices.filter { $0 != source && $0 != sink && surplus[$0] != 0 }
  if !others.isEmpty { return "more arrives at \(others) than leaves them, or less" }
  let isOnSourceSide = flow.isOnSourceSide
  if isOnSourceSide.count != network.vertexCount { return "not a side for each vertex" }
  if !isOnSourceSide[source] || isOnSourceSide[sink] { return "no cut" }
  let cut = network.edges.indices.filter {
    isOnSourceSide[network.edges[$0].source] && !isOnSourceSide[network.edges[$0].target]
  }
  if flow.minimumCut != cut { return "not the edges across: \(flow.minimumCut)" }
  let capacity = cut.reduce(0) { $0 + network.edges[$1].weight }
  return capacity == flow.value ? nil : "the cut's capacity is \(capacity), the value \(flow.value)"
}

@Suite struct MaximumFlowProperties {
  /// A network, its source and its sink.
  private static var networks: Generator<(WeightedDigraph, Int, Int)> {
    tuples(.integers(in: 2...7), .element(of: [1, 3, 1_000_000])).flatMap { vertexCount, heaviest in
      let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
      let edges = Generator<[(Int, Int, Int)]>.array(
        of: tuples(vertices, vertices, .integers(in: 0...heaviest)), counts: 0...4 * vertexCount)
      return tuples(edges, vertices, .integers(in: 1...vertexCount - 1)).map {
        edges, source, step in
        (graph(vertexCount, edges), source, (source + step) % vertexCount)
      }
    }
  }

  @Test func aFlowKeepsToTheCapacitiesAndHasACutOfItsValue() {
    forAll(Self.networks, effort: 8) { network, source, sink in
      let flow = network.maximumFlow(from: source, to: sink)
      let complaint = complaint(about: flow, in: network, from: source, to: sink)
      try check(complaint == nil, "\(complaint!): \(flow)")
    }
  }

  @Test func noCutIsSmallerAndNoneOfThatValueHasFewerVertices() {
    forAll(Self.networks, effort: 2) { network, source, sink in
      let flow = network.maximumFlow(from: source, to: sink)
      // The first of the smallest: the sets are tried by their number of vertices.
      var best: (capacity: Int, side: Int)?
      let sides = (0..<1 << network.vertexCount).sorted { $0.nonzeroBitCount < $1.nonzeroBitCount }
      for side in sides where side >> source & 1 == 1 && side >> sink & 1 == 0 {
        let capacity = network.edges.reduce(0) { sum, edge in
          sum + (side >> edge.source & 1 == 1 && side >> edge.target & 1 == 0 ? edge.weight : 0)
        }
        if best == nil || capacity < best!.capacity { best = (capacity, side) }
      }
      try check(flow.value, equals: best!.capacity)
      try check(
        flow.isOnSourceSide, equals: (0..<network.vertexCount).map { best!.side >> $0 & 1 == 1 })
    }
  }

  @Test func asMuchFlowsBackThroughTheReversedNetwork() {
    forAll(Self.networks) { network, source, sink in
      let reversed = graph(
        network.vertexCount, network.edges.map { ($0.target, $0.source, $0.weight) })
      try check(
        reversed.maximumFlow(from: sink, to: source).value,
        equals: network.maximumFlow(from: source, to: sink).value)
    }
  }
}
