import Graphs
import InputPatterns
import Testing

func network(
  _ vertexCount: Int, _ edges: [(source: Int, target: Int, capacity: Int, cost: Int)]
) -> CostNetwork {
  CostNetwork(
    vertexCount: vertexCount,
    edges: edges.map {
      .init(source: $0.source, target: $0.target, capacity: $0.capacity, cost: $0.cost)
    })
}

@Suite struct MinimumCostFlowTests {
  @Test func documentedExamplesAreTrue() {
    let roads = network(
      4, [(0, 1, 2, 1), (0, 2, 1, 2), (1, 2, 1, 1), (1, 3, 1, 3), (2, 3, 2, 1)])
    let flow = roads.minimumCostFlow(from: 0, to: 3)
    #expect(flow.value == 3)
    #expect(flow.cost == 10)
    #expect(flow.edgeFlows == [2, 1, 1, 1, 2])
    #expect(roads.minimumCostFlow(from: 0, to: 3, atMost: 2).cost == 6)
    let two = network(2, [(0, 1, 3, 1), (0, 1, 3, 10)]).minimumCostFlow(from: 0, to: 1)
    #expect(two.cost(ofValue: 4) == 13)
    #expect(two.costCurve.map(\.value) == [0, 3, 6])
  }

  /// The cheapest path takes the edge from 1 to 2, which has to be given up for two paths.
  @Test func aFlowMayHaveToGoBack() {
    let crossing = network(
      4, [(0, 1, 1, 1), (0, 2, 1, 10), (1, 2, 1, 1), (1, 3, 1, 10), (2, 3, 1, 1)])
    let one = crossing.minimumCostFlow(from: 0, to: 3, atMost: 1)
    #expect(one.cost == 3 && one.edgeFlows == [1, 0, 1, 0, 1])
    let two = crossing.minimumCostFlow(from: 0, to: 3)
    #expect(two.cost == 22 && two.edgeFlows == [1, 1, 0, 1, 1])
    #expect(two.costCurve.map(\.cost) == [0, 3, 22])
  }

  @Test func whereNoPathLeadsNothingIsSent() {
    let apart = network(4, [(0, 1, 5, 1), (1, 0, 5, 1), (3, 2, 5, 1), (1, 2, 0, 1)])
    let flow = apart.minimumCostFlow(from: 0, to: 3)
    #expect(flow.value == 0 && flow.cost == 0 && flow.edgeFlows == [0, 0, 0, 0])
    #expect(flow.costCurve == [flow.costCurve[0]] && flow.cost(ofValue: 0) == 0)
    #expect(CostNetwork(vertexCount: 2).minimumCostFlow(from: 1, to: 0).value == 0)
    let wide = network(2, [(0, 1, 5, 1)])
    #expect(wide.minimumCostFlow(from: 0, to: 1, atMost: 0).edgeFlows == [0])
  }

  /// Cycles and unreachable parts of negative cost that nothing can be sent along do not matter.
  @Test func costsMayBeNegative() {
    let profit = network(
      5,
      [
        (0, 1, 3, -5), (1, 2, 2, 4), (0, 2, 1, 7), (2, 1, 0, -9), (1, 3, 2, -1), (3, 2, 9, -3),
        (4, 4, 3, -1),
      ])
    let flow = profit.minimumCostFlow(from: 0, to: 2)
    #expect(flow.value == 4)
    #expect(flow.cost == -9 * 2 - 1 + 7)
    #expect(flow.edgeFlows == [3, 1, 1, 0, 2, 2, 0])
    #expect(flow.costCurve.map(\.value) == [0, 2, 3, 4])
    #expect(flow.costCurve.map(\.cost) == [0, -18, -19, -12])
  }

  @Test func capacitiesAndCostsMayBeLarge() {
    let wide = network(3, [(0, 1, .max, 0), (1, 2, .max - 1, 0), (0, 2, 1, 0), (0, 2, 9, 1)])
    let flow = wide.minimumCostFlow(from: 0, to: 2)
    #expect(flow.value == .max)
    #expect(flow.cost == 0)
    let dear = network(
      4, [(0, 1, 3, 1 << 58), (1, 2, 1, -1 << 58), (2, 3, 1, 1 << 58), (1, 3, 9, 0)])
    #expect(dear.minimumCostFlow(from: 0, to: 3).cost == 3 << 58)
    #expect(dear.minimumCostFlow(from: 0, to: 2).cost == 0)
  }

  /// All paths cost the same: they are sent along together.
  @Test func aCostOfPathsIsOneCorner() {
    var flat = CostNetwork(vertexCount: 402)
    for vertex in 0..<200 {
      flat.addEdge(from: 400, to: vertex, capacity: 2, cost: 3)
      for step in 0..<3 {
        flat.addEdge(from: vertex, to: 200 + (vertex + step * step) % 200, capacity: 1, cost: 1)
      }
      flat.addEdge(from: 200 + vertex, to: 401, capacity: 2, cost: -2)
    }
    let flow = flat.minimumCostFlow(from: 400, to: 401)
    #expect(flow.value == 400 && flow.cost == 800)
    #expect(flow.costCurve.map(\.value) == [0, 400])
  }

  /// A search that calls itself for each vertex on the way would have no stack left.
  @Test func noPathIsTooLong() {
    let count = 100_000
    let line = CostNetwork(
      vertexCount: count,
      edges: (1..<count).map { .init(source: $0, target: $0 - 1, capacity: 5, cost: 1) })
    let flow = line.minimumCostFlow(from: count - 1, to: 0)
    #expect(flow.value == 5 && flow.cost == 5 * (count - 1))
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) { _ = CostNetwork(vertexCount: -1) }
      await #expect(processExitsWith: .failure) { _ = network(3, [(3, 0, 1, 1)]) }
      await #expect(processExitsWith: .failure) { _ = network(3, [(0, -1, 1, 1)]) }
      await #expect(processExitsWith: .failure) { _ = network(3, [(0, 1, -1, 1)]) }
      await #expect(processExitsWith: .failure) {
        _ = network(3, []).minimumCostFlow(from: 3, to: 0)
      }
      await #expect(processExitsWith: .failure) {
        _ = network(3, []).minimumCostFlow(from: 0, to: -1)
      }
      await #expect(processExitsWith: .failure) {
        _ = network(3, []).minimumCostFlow(from: 1, to: 1)
      }
      await #expect(processExitsWith: .failure) {
        _ = network(3, []).minimumCostFlow(from: 0, to: 1, atMost: -1)
      }
      await #expect(processExitsWith: .failure) {
        _ = network(3, [(0, 1, 1, -1), (1, 0, 1, 0)]).minimumCostFlow(from: 0, to: 2)
      }
      await #expect(processExitsWith: .failure) {
        _ = network(2, [(0, 1, 1, 1 << 59 + 1)]).minimumCostFlow(from: 0, to: 1)
      }
      await #expect(processExitsWith: .failure) {
        // Also of an edge that can carry nothing.
        _ = network(2, [(0, 1, 0, 1 << 59 + 1)]).minimumCostFlow(from: 0, to: 1)
      }
      await #expect(processExitsWith: .failure) {
        _ = network(2, [(0, 1, 17, 1 << 59)]).minimumCostFlow(from: 0, to: 1)
      }
      await #expect(processExitsWith: .failure) {
        _ = network(2, [(0, 1, 1, 1)]).minimumCostFlow(from: 0, to: 1).cost(ofValue: 2)
      }
      await #expect(processExitsWith: .failure) {
        _ = network(2, [(0, 1, 1, 1)]).minimumCostFlow(from: 0, to: 1).cost(ofValue: -1)
      }
    }
  #endif
}
