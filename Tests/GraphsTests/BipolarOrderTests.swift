import Graphs
import InputPatterns
import PropertyTesting
import Testing

/// Whether it begins and ends so, and all others have neighbors before and after them.
private func isBipolar(_ order: [Int], _ graph: WeightedGraph, _ source: Int, _ sink: Int) -> Bool {
  if order.first != source || order.last != sink { return false }
  if order.sorted() != Array(0..<graph.vertexCount) { return false }
  var places = order
  for (place, vertex) in order.enumerated() { places[vertex] = place }
  var (before, after) = (Set([source]), Set([sink]))
  for edge in graph.edges where edge.first != edge.second {
    let isForth = places[edge.first] < places[edge.second]
    before.insert(isForth ? edge.second : edge.first)
    after.insert(isForth ? edge.first : edge.second)
  }
  return before.count == order.count && after.count == order.count
}

/// All orders of these vertices.
private func orders(_ vertices: [Int]) -> [[Int]] {
  if vertices.isEmpty { return [[]] }
  return vertices.flatMap { first in
    orders(vertices.filter { $0 != first }).map { [first] + $0 }
  }
}

private func checkOrder(_ graph: WeightedGraph, _ source: Int, _ sink: Int) throws {
  let order = graph.bipolarOrder(from: source, to: sink)
  if let order {
    try check(isBipolar(order, graph, source, sink), "\(order) from \(source) to \(sink): \(graph)")
  } else {
    let others = (0..<graph.vertexCount).filter { $0 != source && $0 != sink }
    let known = orders(others).first { isBipolar([source] + $0 + [sink], graph, source, sink) }
    try check(known, equals: nil, "from \(source) to \(sink): \(graph)")
  }
}

@Suite struct BipolarOrderTests {
  @Test func documentedExamplesAreTrue() {
    let streets = WeightedGraph(
      vertexCount: 5, edges: [(0, 1), (1, 2), (2, 3), (3, 4), (0, 3), (1, 4)])
    #expect(streets.bipolarOrder(from: 1, to: 2) == [1, 4, 0, 3, 2])
    let star = WeightedGraph(vertexCount: 3, edges: [(0, 1), (0, 2)])
    #expect(star.bipolarOrder(from: 0, to: 1) == nil)
  }

  @Test func twoVerticesNeedAnEdge() {
    #expect(WeightedGraph(vertexCount: 2).bipolarOrder(from: 0, to: 1) == nil)
    let loops = WeightedGraph(vertexCount: 2, edges: [(0, 0), (1, 1)])
    #expect(loops.bipolarOrder(from: 0, to: 1) == nil)
    let edge = WeightedGraph(vertexCount: 2, edges: [(0, 1)])
    #expect(edge.bipolarOrder(from: 1, to: 0) == [1, 0])
  }

  @Test(arguments: 2...5)
  func everySmallGraphHasAnOrderIfItCan(vertexCount: Int) throws {
    let pairs = (0..<vertexCount).flatMap { first in (0..<first).map { (first, $0) } }
    for chosen in 0..<1 << pairs.count {
      let edges = pairs.indices.filter { chosen >> $0 & 1 == 1 }.map { pairs[$0] }
      let graph = WeightedGraph(vertexCount: vertexCount, edges: edges)
      let source = chosen % vertexCount
      try checkOrder(graph, source, (source + 1 + chosen / 7 % (vertexCount - 1)) % vertexCount)
    }
  }

  @Test func graphsWithLoopsAndParallelEdgesHaveAnOrderIfTheyCan() {
    forAll(undirectedGraphs, effort: 1) { graph in
      if graph.vertexCount < 2 || graph.vertexCount > 6 { return }
      try checkOrder(graph, 0, 1)
      try checkOrder(graph, graph.vertexCount - 1, 0)
    }
  }

  /// Cycles and paths beside each other, numbered at random: all have an order.
  @Test func largerGraphsHaveOrders() throws {
    var random = SplitMix64(seed: 2)
    for count in [10, 50, 200] {
      var names = Array(0..<count)
      for place in names.indices { names.swapAt(place, random.next(in: 0...count - 1)) }
      var edges: [(Int, Int)] = []
      for place in 1..<count - 1 {
        // One before, one after.
        edges.append((names[place], names[random.next(in: 0...place - 1)]))
        edges.append((names[place], names[random.next(in: place + 1...count - 1)]))
      }
      for place in edges.indices { edges.swapAt(place, random.next(in: 0...edges.count - 1)) }
      let graph = WeightedGraph(vertexCount: count, edges: edges)
      let order = graph.bipolarOrder(from: names[0], to: names[count - 1])
      #expect(isBipolar(try #require(order), graph, names[0], names[count - 1]))
    }
  }

  @Test func longPathsHaveOneOrder() {
    let count = 5000
    let path = WeightedGraph(vertexCount: count, edges: (1..<count).map { ($0, $0 - 1) })
    #expect(path.bipolarOrder(from: 0, to: count - 1) == Array(0..<count))
    #expect(path.bipolarOrder(from: count - 1, to: 0) == (0..<count).reversed())
    #expect(path.bipolarOrder(from: 1, to: count - 1) == nil)
  }

  #if compiler(>=6.2)
    @Test func otherEndsAreRefused() async {
      await #expect(processExitsWith: .failure) {
        print(WeightedGraph(vertexCount: 2).bipolarOrder(from: 0, to: 2) as Any)
      }
      await #expect(processExitsWith: .failure) {
        print(WeightedGraph(vertexCount: 2).bipolarOrder(from: -1, to: 1) as Any)
      }
      await #expect(processExitsWith: .failure) {
        print(WeightedGraph(vertexCount: 2).bipolarOrder(from: 1, to: 1) as Any)
      }
    }
  #endif
}
