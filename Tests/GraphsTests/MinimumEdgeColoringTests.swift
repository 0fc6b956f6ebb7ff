import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct MinimumEdgeColoringTests {
  @Test func documentedExamplesAreTrue() {
    let lessons = BipartiteGraph(
      leftCount: 2, rightCount: 2, edges: [(0, 0), (0, 1), (1, 0), (0, 0)])
    let hours = lessons.minimumEdgeColoring()
    #expect(hours.count == 3)
    #expect(hours.colors[1] == hours.colors[2])
  }

  /// Checks that no two edges of a color meet, and that there are as many colors as edges at one vertex.
  private func checkColoring(_ graph: BipartiteGraph) throws {
    let (count, colors) = graph.minimumEdgeColoring()
    let edges = graph.edges
    var degrees: [[Int]: Int] = [:]
    for (left, right) in edges {
      degrees[[0, left], default: 0] += 1
      degrees[[1, right], default: 0] += 1
    }
    try check(count, equals: degrees.values.max() ?? 0)
    try check(colors.count, equals: edges.count)
    try check(colors.allSatisfy { 0 <= $0 && $0 < count }, "\(colors)")
    var taken: Set<[Int]> = []
    for ((left, right), color) in zip(edges, colors) {
      try check(taken.insert([0, left, color]).inserted, "twice \(color) at the left \(left)")
      try check(taken.insert([1, right, color]).inserted, "twice \(color) at the right \(right)")
    }
    try check(graph.minimumEdgeColoring().colors, equals: colors, "once more")
  }

  @Test func noTwoEdgesOfAColorMeet() {
    let graphs = tuples(.integers(in: 1...7), .integers(in: 1...7)).flatMap { left, right in
      Generator<[(Int, Int)]>.array(
        of: tuples(.integers(in: 0...left - 1), .integers(in: 0...right - 1)), counts: 0...30
      ).map { BipartiteGraph(leftCount: left, rightCount: right, edges: $0) }
    }
    forAll(graphs, effort: 8) { try checkColoring($0) }
  }

  /// All graphs of three vertices on either side.
  @Test func everySmallGraphIsColored() throws {
    for code in 0..<1 << 9 {
      let edges = (0..<9).filter { code >> $0 & 1 == 1 }.map { ($0 / 3, $0 % 3) }
      try checkColoring(BipartiteGraph(leftCount: 3, rightCount: 3, edges: edges))
    }
  }

  @Test(arguments: [(2000, 2000, 5000), (2000, 40, 5000), (1, 3000, 3000), (3, 5, 5000)])
  func largerGraphsAreColored(left: Int, right: Int, count: Int) throws {
    var random = SplitMix64(seed: 3)
    let edges = (0..<count).map { _ in
      (random.next(in: 0...left - 1), random.next(in: 0...right - 1))
    }
    try checkColoring(BipartiteGraph(leftCount: left, rightCount: right, edges: edges))
  }

  /// Each number of colors is halved and made smaller by one in its own order.
  @Test(arguments: 1...20)
  func completeGraphsAreColored(count: Int) throws {
    let edges = (0..<count).flatMap { left in (0..<count).map { (left, $0) } }
    try checkColoring(BipartiteGraph(leftCount: count, rightCount: count, edges: edges))
    try checkColoring(BipartiteGraph(leftCount: count, rightCount: count, edges: edges + [(0, 0)]))
  }

  @Test func longCyclesAreColored() throws {
    let count = 20_000
    let cycle = (0..<count).flatMap { [($0, $0), ($0, ($0 + 1) % count)] }
    try checkColoring(BipartiteGraph(leftCount: count, rightCount: count, edges: cycle))
    let ladder = cycle + (0..<count).map { ($0, ($0 + 77) % count) }
    try checkColoring(BipartiteGraph(leftCount: count, rightCount: count, edges: ladder))
  }

  @Test func aGraphWithoutEdgesNeedsNoColor() {
    for (left, right) in [(0, 0), (0, 3), (3, 2)] {
      let coloring = BipartiteGraph(leftCount: left, rightCount: right).minimumEdgeColoring()
      #expect(coloring.count == 0 && coloring.colors == [])
    }
  }
}
