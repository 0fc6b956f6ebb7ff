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
