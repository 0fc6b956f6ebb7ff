import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct TransitiveClosureTests {
  @Test func documentedExamplesAreTrue() {
    let orders = WeightedDigraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 1), (3, 2)])
    let closure = orders.transitiveClosure()
    #expect(closure.vertexCount == 4)
    #expect(closure.hasPath(from: 0, to: 2))
    #expect(closure.targets(from: 3) == [1, 2])
    #expect(closure.targetCount(from: 0) == 2)
  }

  @Test func emptyGraphs() {
    #expect(WeightedDigraph(vertexCount: 0).transitiveClosure().vertexCount == 0)
    #expect(WeightedDigraph(vertexCount: 70).transitiveClosure().targets(from: 69) == [])
  }

  @Test func smallGraphsAgreeWithWarshall() {
    forAll(directedGraphs) { graph in try check(graph) }
  }

  /// Of several words each row, from long paths to one component.
  @Test(arguments: [63, 64, 65, 130, 200])
  func largerGraphsAgreeWithWarshall(vertexCount: Int) throws {
    var random = SplitMix64(seed: UInt64(vertexCount))
    for edgeCount in [vertexCount / 2, vertexCount, vertexCount * 3 / 2, 3 * vertexCount] {
      let edges = (0..<edgeCount).map { _ in
        (random.next(in: 0...vertexCount - 1), random.next(in: 0...vertexCount - 1))
      }
      try check(WeightedDigraph(vertexCount: vertexCount, edges: edges))
      let forward = edges.filter { $0 != $1 }.map { (min($0, $1), max($0, $1)) }
      try check(WeightedDigraph(vertexCount: vertexCount, edges: forward))
    }
    let steps = (1..<vertexCount).map { ($0, $0 - 1) }
    try check(WeightedDigraph(vertexCount: vertexCount, edges: steps))
  }

  /// Whichever edges there are, and in whichever order they came.
  @Test func closuresAreEqualIfTheirPathsAre() {
    forAll(directedGraphs) { graph in
      let closure = graph.transitiveClosure()
      let vertices = 0..<graph.vertexCount
      let paths = vertices.flatMap { source in
        closure.targets(from: source).map { (source, $0) }
      }
      let backwards = WeightedDigraph(vertexCount: graph.vertexCount, edges: paths.reversed())
      try #require(backwards.transitiveClosure() == closure)
      try #require(backwards.transitiveClosure().hashValue == closure.hashValue)
      let fewer = WeightedDigraph(vertexCount: graph.vertexCount, edges: paths.dropLast())
      let isSame =
        fewer.transitiveClosure().targets(from: paths.last?.0 ?? 0).count
        == closure.targets(from: paths.last?.0 ?? 0).count
      try #require((fewer.transitiveClosure() == closure) == isSame)
    }
  }

  @Test func verticesOutsideTrap() async {
    await #expect(processExitsWith: .failure) {
      print(WeightedDigraph(vertexCount: 2).transitiveClosure().hasPath(from: 0, to: 2))
    }
    await #expect(processExitsWith: .failure) {
      print(WeightedDigraph(vertexCount: 2).transitiveClosure().hasPath(from: -1, to: 0))
    }
    await #expect(processExitsWith: .failure) {
      print(WeightedDigraph(vertexCount: 2).transitiveClosure().targets(from: 2))
    }
  }

  private func check(_ graph: WeightedDigraph) throws {
    let vertices = 0..<graph.vertexCount
    let reaches = reachability(graph)
    let closure = graph.transitiveClosure()
    let next = graph.outgoingEdges()
    for source in vertices {
      // By at least one edge.
      let targets = vertices.filter { target in next[source].contains { reaches[$0.target][target] }
      }
      try #require(closure.targets(from: source) == targets)
      try #require(closure.targetCount(from: source) == targets.count)
      try #require(vertices.filter { closure.hasPath(from: source, to: $0) } == targets)
    }
  }
}
