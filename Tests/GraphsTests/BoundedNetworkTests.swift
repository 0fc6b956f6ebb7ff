import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct BoundedNetworkTests {
  @Test func documentedExamplesAreTrue() {
    var pipes = BoundedNetwork(vertexCount: 4)
    pipes.addEdge(from: 0, to: 1, lowerBound: 2, upperBound: 6)
    pipes.addEdge(from: 1, to: 2, lowerBound: 0, upperBound: 3)
    pipes.addEdge(from: 1, to: 3, lowerBound: 1, upperBound: 2)
    pipes.addEdge(from: 2, to: 3, lowerBound: 0, upperBound: 9)
    let most = pipes.maximumFlow(from: 0, to: 3)
    #expect(most?.value == 5)
    #expect(most?.edgeFlows == [5, 3, 2, 3])
    #expect(pipes.minimumFlow(from: 0, to: 3)?.value == 2)
    #expect(pipes.flow(supplies: [5, 0, 0, -5]) == [5, 3, 2, 3])
    #expect(pipes.flow(supplies: [0, 0, 0, 0]) == nil)

    let belts = BoundedNetwork(
      vertexCount: 3, edges: [(0, 1, 1, 5), (1, 2, 0, 3), (2, 0, 2, 9)])
    #expect(belts.flow() == [2, 2, 2])

    var roads = BoundedNetwork(
      vertexCount: 3, edges: [(0, 1, 0, 4), (0, 2, 1, 5), (1, 2, 0, 2)])
    #expect(roads.flow(supplies: [5, -3, -2]) == [3, 2, 0])
    #expect(roads.flow(supplies: [5, 0, -4]) == nil)

    roads = BoundedNetwork(vertexCount: 3)
    roads.addEdge(from: 0, to: 1, lowerBound: 0, upperBound: 4, cost: 1)
    roads.addEdge(from: 0, to: 2, lowerBound: 1, upperBound: 5, cost: 5)
    roads.addEdge(from: 1, to: 2, lowerBound: 0, upperBound: 2, cost: 2)
    let cheapest = roads.minimumCostFlow(supplies: [5, -2, -3])
    #expect(cheapest?.cost == 13)
    #expect(cheapest?.edgeFlows == [4, 1, 2])
    let tuples = BoundedNetwork(
      vertexCount: 3, edges: [(0, 1, 0, 4, 1), (0, 2, 1, 5, 5), (1, 2, 0, 2, 2)])
    #expect(tuples == roads)
    #expect(tuples.minimumCostFlow(supplies: [5, -2, -3])?.cost == 13)
  }

  @Test func nothingIsAFlowOfANetworkWithoutEdges() {
    let empty = BoundedNetwork(vertexCount: 0, edges: [])
    #expect(empty.flow() == [])
    #expect(empty.minimumCostFlow()?.cost == 0)
    let apart = BoundedNetwork(vertexCount: 2)
    #expect(apart.maximumFlow(from: 0, to: 1)?.value == 0)
    #expect(apart.flow(supplies: [1, -1]) == nil)
    let road = BoundedNetwork(vertexCount: 2, edges: [(0, 1, 0, 5)])
    for supplies in [[1, -2], [2, -1]] {
      #expect(road.flow(supplies: supplies) == nil)
      #expect(road.minimumCostFlow(supplies: supplies) == nil)
    }
  }

  /// In the middle of the edges, what arrives at a vertex does not fit; but with what leaves it, it does.
  @Test func theOrderOfHeavyEdgesDoesNotMatter() {
    let edges = [(0, 1, Int.max), (0, 1, 5), (1, 0, 6), (1, 0, Int.max - 1)]
    let belts = BoundedNetwork(vertexCount: 2, edges: edges.map { ($0.0, $0.1, $0.2, $0.2) })
    #expect(belts.flow() == edges.map(\.2))
    // So it is with costs: of the first two alone the sum is 2⁶³.
    let loops = [4, 4, -4].map { (0, 0, 1 << 60, 1 << 60, $0) }
    let rides = BoundedNetwork(vertexCount: 1, edges: loops)
    #expect(rides.minimumCostFlow()?.cost == 1 << 62)
  }

  /// Everything that edges may carry, one after the other.
  private static func allFlows(_ network: BoundedNetwork) -> [[Int]] {
    network.edges.reduce([[]]) { flows, edge in
      flows.flatMap { flow in (edge.lowerBound...edge.upperBound).map { flow + [$0] } }
    }
  }

  /// How much more leaves each vertex than arrives there.
  private static func supplies(_ network: BoundedNetwork, _ flow: [Int]) -> [Int] {
    var supplies = [Int](repeating: 0, count: network.vertexCount)
    for (edge, flow) in zip(network.edges, flow) {
      supplies[edge.source] += flow
      supplies[edge.target] -= flow
    }
    return supplies
  }

  private static func cost(_ network: BoundedNetwork, _ flow: [Int]) -> Int {
    zip(network.edges, flow).reduce(0) { $0 + $1.0.cost * $1.1 }
  }

  private static func fits(_ network: BoundedNetwork, _ flow: [Int]) -> Bool {
    flow.count == network.edges.count
      && zip(network.edges, flow).allSatisfy { $0.lowerBound <= $1 && $1 <= $0.upperBound }
  }

  private typealias Input = (count: Int, edges: [(Int, Int, (Int, Int), Int)], supplies: [Int])

  private static var inputs: Generator<Input> {
    Generator<Int>.integers(in: 2...4).flatMap { count in
      let vertex = Generator<Int>.integers(in: 0...count - 1)
      let edge = tuples(
        vertex, vertex, tuples(.integers(in: -2...2), .integers(in: 0...3)), .integers(in: -3...3))
      return tuples(
        .always(count), .array(of: edge, counts: 0...6),
        .array(of: .integers(in: -2...2), counts: count - 1...count - 1)
      ).map { (count: $0.0, edges: $0.1, supplies: $0.2 + [-$0.2.reduce(0, +)]) }
    }
  }

  private static func network(_ input: Input) -> BoundedNetwork {
    BoundedNetwork(
      vertexCount: input.count,
      edges: input.edges.map {
        .init(
          source: $0.0, target: $0.1, lowerBound: $0.2.0, upperBound: $0.2.0 + $0.2.1, cost: $0.3)
      })
  }

  @Test func flowsWithSuppliesAreThoseOfASearchThroughAll() {
    forAll(Self.inputs, effort: 2) { input in
      let network = Self.network(input)
      let all = Self.allFlows(network)
      for supplies in [nil, input.supplies] {
        let wanted = supplies ?? [Int](repeating: 0, count: input.count)
        let known = all.filter { Self.supplies(network, $0) == wanted }
        let flow = network.flow(supplies: supplies)
        try check(flow != nil, equals: !known.isEmpty, "is there a flow of \(wanted)")
        if let flow {
          try check(Self.fits(network, flow), equals: true, "\(flow) fits")
          try check(Self.supplies(network, flow), equals: wanted, "supplies of \(flow)")
        }
        let cheapest = network.minimumCostFlow(supplies: supplies)
        try check(
          cheapest?.cost, equals: known.map { Self.cost(network, $0) }.min(), "cost of \(wanted)")
        if let (cost, flow) = cheapest {
          try check(Self.fits(network, flow), equals: true, "\(flow) fits")
          try check(Self.supplies(network, flow), equals: wanted, "supplies of \(flow)")
          try check(Self.cost(network, flow), equals: cost, "cost of \(flow)")
        }
      }
    }
  }

  @Test func theLargestAndTheSmallestFlowAreThoseOfASearchThroughAll() {
    forAll(Self.inputs, effort: 2) { input in
      let network = Self.network(input)
      let values = Self.allFlows(network).compactMap { flow in
        let supplies = Self.supplies(network, flow)
        return supplies[2...].allSatisfy { $0 == 0 } && supplies[0] >= 0 ? supplies[0] : nil
      }
      for (found, known, name) in [
        (network.maximumFlow(from: 0, to: 1), values.max(), "most"),
        (network.minimumFlow(from: 0, to: 1), values.min(), "least"),
      ] {
        try check(found?.value, equals: known, name)
        if let (value, flow) = found {
          try check(Self.fits(network, flow), equals: true, "\(name): \(flow) fits")
          let rest = [Int](repeating: 0, count: input.count - 2)
          try check(
            Self.supplies(network, flow), equals: [value, -value] + rest, "\(name): \(flow)")
        }
      }
    }
  }

  /// Where all lower bounds are 0, it is a flow as others are.
  @Test func withoutLowerBoundsItIsAsLargeAndAsCheapAsWithoutBounds() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<20 {
      let count = 30
      let edges = (0..<150).map { _ in
        (
          random.next(in: 0...count - 1), random.next(in: 0...count - 1), random.next(in: 0...20),
          random.next(in: 0...50)
        )
      }
      let network = BoundedNetwork(
        vertexCount: count,
        edges: edges.map {
          .init(source: $0.0, target: $0.1, lowerBound: 0, upperBound: $0.2, cost: $0.3)
        })
      let known = CostNetwork(vertexCount: count, edges: edges).minimumCostFlow(from: 0, to: 1)
      #expect(network.maximumFlow(from: 0, to: 1)?.value == known.value)
      #expect(network.minimumFlow(from: 0, to: 1)?.value == 0)
      var supplies = [Int](repeating: 0, count: count)
      (supplies[0], supplies[1]) = (known.value, -known.value)
      #expect(network.minimumCostFlow(supplies: supplies)?.cost == known.cost)
      #expect(network.flow(supplies: supplies) != nil)
      supplies[0] += 1
      supplies[1] -= 1
      #expect(network.minimumCostFlow(supplies: supplies) == nil)
      #expect(network.flow(supplies: supplies) == nil)
    }
  }

  @Test func largeNumbersAreFine() {
    let most = Int.max
    let network = BoundedNetwork(
      vertexCount: 3, edges: [(0, 1, 5, most), (1, 2, most - 7, most), (1, 2, -3, 2)])
    #expect(network.maximumFlow(from: 0, to: 2)?.value == most)
    #expect(network.minimumFlow(from: 0, to: 2)?.value == most - 10)
    let loop = BoundedNetwork(vertexCount: 1, edges: [(0, 0, most - 1, most)])
    #expect(loop.flow() == [most - 1])
  }

  /// Only the deficit has to fit.
  @Test func anExcessThatDoesNotFitIsNotMet() {
    let network = BoundedNetwork(vertexCount: 3)
    #expect(network.flow(supplies: [.max, .max, -1]) == nil)
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) { _ = BoundedNetwork(vertexCount: -1) }
      await #expect(processExitsWith: .failure) {
        _ = BoundedNetwork(vertexCount: 2, edges: [(2, 0, 0, 1)])
      }
      await #expect(processExitsWith: .failure) {
        _ = BoundedNetwork(vertexCount: 2, edges: [(0, -1, 0, 1)])
      }
      await #expect(processExitsWith: .failure) {
        _ = BoundedNetwork(vertexCount: 2, edges: [(0, 1, 2, 1)])
      }
      await #expect(processExitsWith: .failure) {
        _ = BoundedNetwork(vertexCount: 2, edges: [(0, 1, -1, .max)])
      }
      await #expect(processExitsWith: .failure) {
        _ = BoundedNetwork(vertexCount: 2).flow(supplies: [1])
      }
      await #expect(processExitsWith: .failure) {
        _ = BoundedNetwork(vertexCount: 2, edges: [(0, 1, .max, .max), (0, 1, 2, 2)]).flow()
      }
      await #expect(processExitsWith: .failure) {
        _ = BoundedNetwork(vertexCount: 2).flow(supplies: [.min, .min])
      }
      await #expect(processExitsWith: .failure) {
        _ = BoundedNetwork(vertexCount: 2).maximumFlow(from: 2, to: 0)
      }
      await #expect(processExitsWith: .failure) {
        _ = BoundedNetwork(vertexCount: 2).maximumFlow(from: 0, to: -1)
      }
      await #expect(processExitsWith: .failure) {
        _ = BoundedNetwork(vertexCount: 2).minimumFlow(from: 1, to: 1)
      }
      await #expect(processExitsWith: .failure) {
        _ = BoundedNetwork(vertexCount: 2, edges: [(0, 1, 0, .max), (0, 1, 0, .max)])
          .maximumFlow(from: 0, to: 1)
      }
      await #expect(processExitsWith: .failure) {
        var network = BoundedNetwork(vertexCount: 1)
        network.addEdge(from: 0, to: 0, lowerBound: .max, upperBound: .max, cost: 2)
        _ = network.minimumCostFlow()
      }
      // The lower bound fits, and so does what can be sent besides, but not the value.
      let value = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let network = BoundedNetwork(vertexCount: 2, edges: [(0, 1, .max, .max), (0, 1, 0, 1)])
        print(network.maximumFlow(from: 0, to: 1) as Any)
      }
      #expect(value.says("the value of the flow does not fit Int"))
      // What the bounds cost fits for each edge, but not together, and not with what the flow costs.
      let bounds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let loop = (0, 0, Int.max, Int.max, 1)
        print(BoundedNetwork(vertexCount: 1, edges: [loop, loop]).minimumCostFlow() as Any)
      }
      #expect(bounds.says("the cost of the flow does not fit Int"))
      let cost = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let network = BoundedNetwork(
          vertexCount: 2, edges: [(0, 0, .max, .max, 1), (0, 1, 1, 1, 0), (1, 0, 0, 1, 1)])
        print(network.minimumCostFlow() as Any)
      }
      #expect(cost.says("the cost of the flow does not fit Int"))
    }
  #endif
}
