import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct FourCycleTests {
  @Test func documentedExamplesAreTrue() {
    let streets = WeightedGraph(
      vertexCount: 5, edges: [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (2, 4), (4, 0)])
    #expect(streets.fourCycleCounts() == [2, 2, 2, 2, 0, 2, 2])
  }

  /// From the second end of each edge by two other vertices back to the first, along any edges.
  private func expected(_ graph: WeightedGraph) -> [Int] {
    let count = graph.vertexCount
    var copies = [[Int]](repeating: [Int](repeating: 0, count: count), count: count)
    for edge in graph.edges where edge.first != edge.second {
      copies[edge.first][edge.second] += 1
      copies[edge.second][edge.first] += 1
    }
    return graph.edges.map { edge in
      let (first, second) = (edge.first, edge.second)
      if first == second { return 0 }
      var sum = 0
      for third in 0..<count where third != first && copies[second][third] > 0 {
        for fourth in 0..<count where fourth != second && copies[fourth][first] > 0 {
          sum += copies[second][third] * copies[third][fourth] * copies[fourth][first]
        }
      }
      return sum
    }
  }

  /// Loops and edges that are there twice are among them.
  @Test func allCyclesAreCounted() {
    let graphs = Generator<Int>.integers(in: 1...8).flatMap { vertexCount in
      let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
      return Generator<[(Int, Int)]>.array(of: tuples(vertices, vertices), counts: 0...24).map {
        WeightedGraph(vertexCount: vertexCount, edges: $0)
      }
    }
    forAll(graphs, effort: 4) { try check($0.fourCycleCounts(), equals: expected($0)) }
  }

  @Test(arguments: GraphPattern.allCases)
  func largerShapesHaveTheCyclesOfTheirShapes(pattern: GraphPattern) {
    for edgeCount in [40, 100, 250] {
      let edges = pattern.edges(vertexCount: 30, edgeCount: edgeCount, seed: 4)
      let graph = WeightedGraph(vertexCount: 30, edges: edges)
      #expect(graph.fourCycleCounts() == expected(graph), "\(pattern), \(edgeCount) edges")
    }
  }

  /// From each vertex of a star to go on to all others would take too long.
  @Test func starsAndCompleteGraphsAreNotTooLarge() {
    let count = 50_000
    let star = WeightedGraph(vertexCount: count, edges: (1..<count).map { (0, $0) })
    #expect(star.fourCycleCounts().allSatisfy { $0 == 0 })
    let twoStars = WeightedGraph(
      vertexCount: count, edges: (2..<count).flatMap { [(0, $0), ($0, 1)] })
    #expect(twoStars.fourCycleCounts().allSatisfy { $0 == count - 3 })
    let pairs = (0..<60).flatMap { first in (0..<first).map { (first, $0) } }
    #expect(
      WeightedGraph(vertexCount: 60, edges: pairs).fourCycleCounts().allSatisfy { $0 == 58 * 57 })
    #expect(WeightedGraph(vertexCount: 0).fourCycleCounts() == [])
  }

  @Test func edgesMayBeThereOften() {
    let often = [(0, 1), (1, 2), (2, 3), (3, 0)].flatMap { [($0.0, $0.1)] + [($0.1, $0.0)] }
    #expect(
      WeightedGraph(vertexCount: 4, edges: often).fourCycleCounts()
        == [Int](repeating: 8, count: 8))
  }
}
