import Graphs
import PropertyTesting
import Testing

@Suite struct StronglyConnectedComponentsTests {
  /// What the result promises, one by one.
  private func expectComponents(of graph: WeightedDigraph) throws {
    let components = graph.stronglyConnectedComponents()
    let reaches = reachability(graph)
    try check(components.joined().sorted(), equals: Array(0..<graph.vertexCount), "\(components)")
    var places = [Int](repeating: 0, count: graph.vertexCount)
    for (place, component) in components.enumerated() {
      try check(component, equals: component.sorted(), "\(components)")
      for vertex in component { places[vertex] = place }
    }
    for first in places.indices {
      for second in places.indices {
        try check(
          places[first] == places[second],
          equals: reaches[first][second] && reaches[second][first], "\(first), \(second)")
      }
    }
    let leadsForward = graph.edges.allSatisfy { places[$0.source] <= places[$0.target] }
    try check(leadsForward, "an edge leads backward in \(components)")
  }

  @Test func componentsAreWhatReachesEachOther() {
    forAll(directedGraphs, effort: 8) { try expectComponents(of: $0) }
  }

  @Test func anOrderIsFoundWhereThereIsNoCycle() {
    forAll(directedGraphs, effort: 8) { graph in
      let reaches = reachability(graph)
      let hasCycle = graph.edges.contains { reaches[$0.target][$0.source] }
      guard let order = graph.topologicalOrder() else { return try check(hasCycle, "no cycle") }
      try check(!hasCycle, "there is a cycle, and \(order)")
      try check(order.sorted(), equals: Array(0..<graph.vertexCount))
      let isKept = graph.edges.allSatisfy {
        order.firstIndex(of: $0.source)! < order.firstIndex(of: $0.target)!
      }
      try check(isKept, "an edge leads backward in \(order)")
    }
  }

  @Test func alwaysTheFirstOfThoseThatMayComeNextDoes() {
    let keys = Generator<[Int]>.array(of: .integers(in: 0...2), counts: 9...9)
    forAll(tuples(directedGraphs, keys), effort: 8) { graph, keys in
      func precedes(_ first: Int, _ second: Int) -> Bool {
        (keys[first], second) < (keys[second], first)
      }
      var (order, rest) = ([Int](), Set(0..<graph.vertexCount))
      while let next = rest.filter({ vertex in
        !graph.edges.contains { rest.contains($0.source) && $0.target == vertex }
      }).min(by: precedes) {
        order.append(next)
        rest.remove(next)
      }
      try check(graph.topologicalOrder(by: precedes), equals: rest.isEmpty ? order : nil)
    }
  }

  @Test func theSmallestOrderIsTheSmallestOfAll() {
    forAll(directedGraphs, effort: 4) { graph in
      if graph.vertexCount > 6 { return }
      let orders = permutations(of: Array(0..<graph.vertexCount)).filter { order in
        graph.edges.allSatisfy {
          order.firstIndex(of: $0.source)! < order.firstIndex(of: $0.target)!
        }
      }
      let smallest = orders.min { $0.lexicographicallyPrecedes($1) }
      try check(graph.topologicalOrder(by: <), equals: smallest)
      // Where vertex 0 is, then where 1 is, and so on.
      func places(_ order: [Int]) -> [Int] { order.indices.map { order.firstIndex(of: $0)! } }
      let earliest = orders.min { places($0).lexicographicallyPrecedes(places($1)) }
      try check(
        graph.reversed().topologicalOrder(by: >).map { Array($0.reversed()) }, equals: earliest)
    }
  }

  private func permutations(of elements: [Int]) -> [[Int]] {
    if elements.isEmpty { return [[]] }
    return elements.flatMap { first in
      permutations(of: elements.filter { $0 != first }).map { [first] + $0 }
    }
  }

  /// So many that three levels of words tell which may come next.
  @Test func anOrderOfManyVerticesIsByTheComparisonToo() throws {
    let count = 300_000
    let free = WeightedDigraph(vertexCount: count)
    #expect(free.topologicalOrder(by: >) == (0..<count).reversed())
    let pairs = WeightedDigraph(
      vertexCount: count, edges: (0..<count / 2).map { (count - 1 - $0, $0) })
    let expected = (0..<count / 2).reversed().flatMap { [count - 1 - $0, $0] }
    #expect(pairs.topologicalOrder(by: <) == expected)
    struct Stop: Error {}
    #expect(throws: Stop.self) { try free.topologicalOrder { _, _ in throw Stop() } }
  }

  @Test func anEdgeIsOneLongIfNothingElseIsSaid() {
    var graph = WeightedDigraph(vertexCount: 3)
    graph.addEdge(from: 0, to: 1)
    graph.addEdge(from: 1, to: 2)
    #expect(graph.shortestDistances(from: 0) == .distances([0, 1, 2]))
  }

  @Test func aGraphMayBeEmptyOrWithoutEdges() {
    #expect(WeightedDigraph(vertexCount: 0).stronglyConnectedComponents() == [])
    #expect(WeightedDigraph(vertexCount: 0).topologicalOrder() == [])
    let apart = WeightedDigraph(vertexCount: 3)
    #expect(apart.stronglyConnectedComponents().sorted { $0[0] < $1[0] } == [[0], [1], [2]])
    #expect(apart.topologicalOrder()?.sorted() == [0, 1, 2])
  }

  @Test func aLoopIsACycle() {
    var graph = WeightedDigraph(vertexCount: 2)
    graph.addEdge(from: 1, to: 1)
    #expect(graph.stronglyConnectedComponents().count == 2)
    #expect(graph.topologicalOrder() == nil)
  }

  /// A search that calls itself for each vertex on the way would have no stack left.
  @Test func noPathIsTooLong() {
    let count = 200_000
    var graph = WeightedDigraph(vertexCount: count)
    for vertex in 1..<count { graph.addEdge(from: vertex, to: vertex - 1) }
    #expect(graph.topologicalOrder() == (0..<count).reversed())
    #expect(graph.stronglyConnectedComponents().map { $0[0] } == (0..<count).reversed())
    graph.addEdge(from: 0, to: count - 1)
    #expect(graph.topologicalOrder() == nil)
    #expect(graph.stronglyConnectedComponents() == [Array(0..<count)])
  }
}
