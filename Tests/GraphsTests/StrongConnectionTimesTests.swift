import Graphs
import InputPatterns
import PropertyTesting
import Testing

/// The components after each addition, by the components of a new graph each time.
private func times(_ graph: WeightedDigraph) -> [Int?] {
  var times = [Int?](repeating: nil, count: graph.edges.count)
  var current = WeightedDigraph(vertexCount: graph.vertexCount)
  for (time, edge) in graph.edges.enumerated() {
    current.addEdge(from: edge.source, to: edge.target)
    let component = current.stronglyConnectedComponentIndices()
    for (earlier, known) in current.edges.enumerated()
    where times[earlier] == nil && component[known.source] == component[known.target] {
      times[earlier] = time
    }
  }
  return times
}

private func checkTimes(_ graph: WeightedDigraph) throws {
  try check(graph.strongConnectionTimes(), equals: times(graph), "\(graph.edges)")
}

@Suite struct StrongConnectionTimesTests {
  @Test func documentedExamplesAreTrue() {
    let links = WeightedDigraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 1), (3, 0), (2, 0)])
    #expect(links.strongConnectionTimes() == [4, 2, 2, nil, 4])
  }

  @Test func withoutCyclesEndsStayApart() {
    #expect(WeightedDigraph(vertexCount: 0).strongConnectionTimes() == [])
    #expect(WeightedDigraph(vertexCount: 2).strongConnectionTimes() == [])
    #expect(WeightedDigraph(vertexCount: 2, edges: [(0, 1)]).strongConnectionTimes() == [nil])
    let path = WeightedDigraph(vertexCount: 4, edges: [(2, 3), (1, 2), (0, 1), (0, 3)])
    #expect(path.strongConnectionTimes() == [nil, nil, nil, nil])
  }

  @Test func loopsAreConnectedAtOnce() {
    let loops = WeightedDigraph(vertexCount: 2, edges: [(0, 0), (0, 1), (1, 1), (1, 0), (1, 1)])
    #expect(loops.strongConnectionTimes() == [0, 3, 2, 3, 4])
    #expect(WeightedDigraph(vertexCount: 1, edges: [(0, 0)]).strongConnectionTimes() == [0])
  }

  /// All sequences of so many edges, with loops and parallel ones.
  @Test(arguments: [(2, 5), (3, 3), (4, 2)])
  func everySmallGraphHasTheseTimes(vertexCount: Int, edgeCount: Int) throws {
    let all = (0..<vertexCount).flatMap { source in (0..<vertexCount).map { (source, $0) } }
    var sequences = [[(Int, Int)]()]
    for _ in 0..<edgeCount { sequences = sequences.flatMap { known in all.map { known + [$0] } } }
    for edges in sequences {
      try checkTimes(WeightedDigraph(vertexCount: vertexCount, edges: edges))
    }
  }

  @Test(arguments: [(5, 8, 150), (8, 16, 100), (12, 30, 30), (30, 90, 5)])
  func randomGraphsHaveTheseTimes(vertexCount: Int, edgeCount: Int, count: Int) throws {
    var random = SplitMix64(seed: UInt64(vertexCount))
    func any() -> Int { random.next(in: 0...vertexCount - 1) }
    for _ in 0..<count {
      let edges = (0..<random.next(in: 1...edgeCount)).map { _ in (any(), any()) }
      try checkTimes(WeightedDigraph(vertexCount: vertexCount, edges: edges))
    }
  }

  /// One large cycle that the last edge closes, and small ones that each edge back closes.
  @Test func longPathsAreClosedByTheirLastEdges() {
    let count = 3000
    let forth = (1..<count).map { ($0 - 1, $0) }
    let cycle = WeightedDigraph(vertexCount: count, edges: forth + [(count - 1, 0)])
    #expect(cycle.strongConnectionTimes() == Array(repeating: count - 1, count: count))
    let back = (1..<count).map { ($0, $0 - 1) }
    let pairs = WeightedDigraph(vertexCount: count, edges: forth + back)
    let closed = (0..<count - 1).map { count - 1 + $0 }
    #expect(pairs.strongConnectionTimes() == closed + closed)
  }
}
