import Graphs
import PropertyTesting
import Testing

@Suite struct FlowPathTests {
  /// Says what is wrong with the paths of a flow from vertex 0 to vertex 1.
  private static func complaint(
    _ paths: [FlowPath], _ ends: [(Int, Int)], _ flows: [Int], vertexCount: Int
  ) -> String? {
    var rest = flows
    for path in paths {
      let (vertices, edges) = (path.vertices, path.edges)
      if vertices.first != 0 || vertices.last != 1 { return "\(vertices) is no path" }
      if Set(vertices).count != vertices.count { return "a vertex occurs twice: \(vertices)" }
      if edges.count != vertices.count - 1 { return "\(vertices) along \(edges)" }
      if path.amount < 1 { return "\(path.amount) is sent" }
      for (place, edge) in edges.enumerated() {
        if ends[edge] != (vertices[place], vertices[place + 1]) {
          return "edge \(edge) does not lead from \(vertices[place])"
        }
        rest[edge] -= path.amount
      }
    }
    if let edge = rest.firstIndex(where: { $0 < 0 }) { return "too much along edge \(edge)" }
    if paths.count > flows.count { return "\(paths.count) paths" }
    // What is left are circles.
    var surplus = [Int](repeating: 0, count: vertexCount)
    for (edge, flow) in zip(ends, rest) {
      surplus[edge.0] -= flow
      surplus[edge.1] += flow
    }
    return surplus.allSatisfy { $0 == 0 } ? nil : "the rest: \(surplus)"
  }

  /// Ways and circles through five vertices that were sent along.
  private static var flows: Generator<[([Int], Int)]> {
    let vertex = Generator<Int>.integers(in: 0...4)
    let way = tuples(
      Generator<[Int]>.array(of: vertex, counts: 0...5), .integers(in: 1...3),
      .element(of: [false, true]))
    return Generator<[([Int], Int)]>.array(
      of: way.map { inner, amount, isCircle in
        (isCircle ? inner + inner.prefix(1) : [0] + inner + [1], amount)
      }, counts: 0...5)
  }

  @Test func anyFlowConsistsOfPathsAndCircles() {
    let ends = (0..<25).map { ($0 / 5, $0 % 5) }
    forAll(Self.flows, effort: 4) { ways in
      var flows = [Int](repeating: 0, count: 25)
      for (way, amount) in ways {
        for (source, target) in zip(way, way.dropFirst()) { flows[source * 5 + target] += amount }
      }
      let graph = WeightedDigraph(vertexCount: 5, edges: ends)
      let paths = graph.paths(carrying: flows, from: 0, to: 1)
      try check(Self.complaint(paths, ends, flows, vertexCount: 5), equals: nil, "the paths")
      let network = CostNetwork(vertexCount: 5, edges: ends.map { ($0.0, $0.1, 1, 1) })
      try check(network.paths(carrying: flows, from: 0, to: 1), equals: paths, "the network's")
      let bounded = BoundedNetwork(vertexCount: 5, edges: ends.map { ($0.0, $0.1, -1, 1) })
      try check(bounded.paths(carrying: flows, from: 0, to: 1), equals: paths, "with bounds")
    }
  }

  @Test func documentedExamplesAreTrue() {
    let streets = WeightedDigraph(
      vertexCount: 4, edges: [(0, 1, 1), (0, 2, 1), (1, 2, 1), (1, 3, 1), (2, 3, 1)])
    let flow = streets.maximumFlow(from: 0, to: 3)
    let paths = streets.paths(carrying: flow.edgeFlows, from: 0, to: 3)
    #expect(paths.map(\.vertices) == [[0, 1, 3], [0, 2, 3]])

    let roads = CostNetwork(vertexCount: 3, edges: [(0, 1, 2, 5), (1, 2, 1, 4), (1, 2, 3, 7)])
    let cheapest = roads.minimumCostFlow(from: 0, to: 2)
    #expect(
      roads.paths(carrying: cheapest.edgeFlows, from: 0, to: 2).map(\.edges) == [[0, 1], [0, 2]])

    let lines = BoundedNetwork(
      vertexCount: 4, edges: [(0, 1, 1, 9), (0, 2, 1, 9), (1, 3, 1, 9), (2, 3, 2, 9)])
    let least = lines.minimumFlow(from: 0, to: 3)
    let covering = lines.paths(carrying: least?.edgeFlows ?? [], from: 0, to: 3)
    #expect(covering.map(\.vertices) == [[0, 1, 3], [0, 2, 3]])
    #expect(covering.map(\.amount) == [1, 2])
  }

  /// Each edge of an acyclic graph as often as it demands, by as few paths as there are units of flow.
  @Test func pathsOfAMinimumFlowCoverEachEdge() {
    let edge = tuples(
      Generator<Int>.integers(in: 0...4), .integers(in: 1...4), .integers(in: 0...3))
    forAll(Generator<[(Int, Int, Int)]>.array(of: edge, counts: 0...8), effort: 4) { edges in
      // From the first vertex of an edge to one behind it, from the source, 0, and to the sink, 1, from all.
      let ends = edges.map { ($0.0 + 2, Swift.min($0.0 + 2 + $0.1, 7), $0.2) }.filter {
        $0.0 < $0.1
      }
      let network = BoundedNetwork(
        vertexCount: 8,
        edges: ends.map { ($0.0, $0.1, $0.2, 99) } + (2..<8).map { (0, $0, 0, 99) }
          + (2..<8).map { ($0, 1, 0, 99) })
      guard let flow = network.minimumFlow(from: 0, to: 1) else {
        return try check(false, "there is a flow")
      }
      let paths = network.paths(carrying: flow.edgeFlows, from: 0, to: 1)
      try check(paths.reduce(0) { $0 + $1.amount }, equals: flow.value, "the value")
      for (index, (source, target, lowerBound)) in ends.enumerated() {
        let amount = paths.filter { $0.edges.contains(index) }.reduce(0) { $0 + $1.amount }
        try check(amount >= lowerBound, "\(source) to \(target): \(amount) < \(lowerBound)")
      }
    }
  }

  /// The sum of what arrives and what leaves need not fit `Int`, if their difference does.
  @Test func theLargestAmountsAreSent() {
    let ends = [(0, 1), (1, 0), (0, 1), (1, 1)]
    let graph = WeightedDigraph(vertexCount: 2, edges: ends)
    let paths = graph.paths(carrying: [.max, .max, .max, .max], from: 0, to: 1)
    #expect(paths.map(\.edges) == [[2]] && paths.map(\.amount) == [.max])
    #expect(graph.paths(carrying: [2, 3, 1, 3], from: 0, to: 1) == [])
  }

  /// Of an edge for both directions only one is on a path.
  @Test func pathsOfUndirectedGraphsHaveNoEdgeInCommon() {
    let crossing = [(3, 0), (5, 1), (2, 1), (4, 0), (5, 3), (3, 2), (5, 4)]
    let vertex = Generator<Int>.integers(in: 0...7)
    let graphs = Generator<[(Int, Int)]>.array(of: tuples(vertex, vertex), counts: 8...24)
    func check(_ ends: [(Int, Int)]) throws {
      let graph = WeightedGraph(vertexCount: 8, edges: ends).directedBothWays()
      let flow = graph.maximumFlow(from: 0, to: 1)
      let paths = graph.paths(carrying: flow.edgeFlows, from: 0, to: 1)
      let edges = paths.flatMap(\.edges).map { $0 / 2 }
      try PropertyTesting.check(paths.count, equals: flow.value, "the number of paths")
      try PropertyTesting.check(Set(edges).count, equals: edges.count, "different edges")
    }
    forAll(.always(crossing)) { try check($0) }
    forAll(graphs, effort: 32) { try check($0) }
  }

  @Test func longPathsAndManyAreFound() throws {
    #if DEBUG
      let count = 1000
    #else
      let count = 100_000
    #endif
    var line = WeightedDigraph(vertexCount: count)
    for vertex in 1..<count { line.addEdge(from: vertex - 1, to: vertex, weight: 7) }
    let flow = line.maximumFlow(from: 0, to: count - 1)
    let path = try #require(
      line.paths(carrying: flow.edgeFlows, from: 0, to: count - 1).first)
    #expect(path.amount == 7 && path.vertices == Array(0..<count))

    var star = WeightedDigraph(vertexCount: count)
    for vertex in 2..<count {
      star.addEdge(from: 0, to: vertex)
      star.addEdge(from: vertex, to: 1)
    }
    let ones = [Int](repeating: 1, count: 2 * (count - 2))
    #expect(star.paths(carrying: ones, from: 0, to: 1).count == count - 2)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = WeightedDigraph(vertexCount: 2).paths(carrying: [], from: 0, to: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = WeightedDigraph(vertexCount: 2).paths(carrying: [], from: 2, to: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = WeightedDigraph(vertexCount: 2).paths(carrying: [], from: 0, to: -1)
    }
    await #expect(processExitsWith: .failure) {
      _ = WeightedDigraph(vertexCount: 2).paths(carrying: [1], from: 0, to: 1)
    }
    await #expect(processExitsWith: .failure) {
      let graph = WeightedDigraph(vertexCount: 2, edges: [(0, 1)])
      _ = graph.paths(carrying: [-1], from: 0, to: 1)
    }
    await #expect(processExitsWith: .failure) {
      // A flow of the network, but negative.
      let network = BoundedNetwork(
        vertexCount: 2, edges: [(0, 1, 2, 2), (1, 0, 0, 1), (1, 0, -1, 1)])
      _ = network.paths(carrying: [2, 0, -1], from: 0, to: 1)
    }
    await #expect(processExitsWith: .failure) {
      let graph = WeightedDigraph(vertexCount: 3, edges: [(0, 2)])
      _ = graph.paths(carrying: [1], from: 0, to: 1)
    }
    await #expect(processExitsWith: .failure) {
      let graph = WeightedDigraph(vertexCount: 3, edges: [(2, 1)])
      _ = graph.paths(carrying: [1], from: 0, to: 1)
    }
    await #expect(processExitsWith: .failure) {
      let graph = WeightedDigraph(vertexCount: 2, edges: [(1, 0)])
      _ = graph.paths(carrying: [1], from: 0, to: 1)
    }
  }
}
