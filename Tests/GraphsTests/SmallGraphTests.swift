import Graphs
import InputPatterns
import PropertyTesting
import Testing

/// Independent sets, cliques and colorings of few vertices.
@Suite struct SmallGraphTests {
  @Test func documentedExamplesAreTrue() {
    let circle = WeightedGraph(vertexCount: 5, edges: [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])
    #expect(circle.maximumIndependentSet().count == 2)
    let coloring = circle.minimumColoring()
    #expect(coloring.count == 3 && coloring.colors == [0, 1, 0, 1, 2])
    let friends = WeightedGraph(
      vertexCount: 5, edges: [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4)])
    #expect(friends.maximumClique() == [0, 1, 2])
  }

  private func joined(_ graph: WeightedGraph) -> Set<[Int]> {
    Set(graph.edges.flatMap { [[$0.first, $0.second], [$0.second, $0.first]] })
  }

  private func isIndependent(_ set: [Int], _ joined: Set<[Int]>) -> Bool {
    set.allSatisfy { first in set.allSatisfy { !joined.contains([first, $0]) } }
  }

  private func isClique(_ set: [Int], _ joined: Set<[Int]>) -> Bool {
    set.allSatisfy { first in set.allSatisfy { first == $0 || joined.contains([first, $0]) } }
  }

  private func subsets(_ count: Int) -> [[Int]] {
    (0..<1 << count).map { bits in (0..<count).filter { bits >> $0 & 1 == 1 } }
  }

  private static func graphs(loops: Bool) -> Generator<WeightedGraph> {
    Generator<Int>.integers(in: 0...8).flatMap { vertexCount in
      let vertices = Generator<Int>.integers(in: 0...max(0, vertexCount - 1))
      return Generator<[(Int, Int)]>.array(
        of: tuples(vertices, vertices), counts: 0...3 * vertexCount
      ).map { edges in
        WeightedGraph(vertexCount: vertexCount, edges: edges.filter { loops || $0 != $1 })
      }
    }
  }

  @Test func noSetIsLarger() {
    forAll(Self.graphs(loops: true), effort: 4) { graph in
      let joined = joined(graph)
      let sets = subsets(graph.vertexCount)
      let independent = graph.maximumIndependentSet()
      try check(independent, equals: Set(independent).sorted())
      try check(isIndependent(independent, joined), "\(independent)")
      try check(
        independent.count, equals: sets.filter { isIndependent($0, joined) }.map(\.count).max()!)
      let clique = graph.maximumClique()
      try check(clique, equals: Set(clique).sorted())
      try check(isClique(clique, joined), "\(clique)")
      try check(clique.count, equals: sets.filter { isClique($0, joined) }.map(\.count).max()!)
    }
  }

  private func isColoring(_ coloring: (count: Int, colors: [Int]), _ graph: WeightedGraph) -> Bool {
    coloring.colors.count == graph.vertexCount
      && Set(coloring.colors) == Set(0..<coloring.count)
      && graph.edges.allSatisfy { coloring.colors[$0.first] != coloring.colors[$0.second] }
  }

  /// Whether so many colors are enough, by trying all.
  private func isEnough(_ count: Int, _ graph: WeightedGraph, _ colors: [Int] = []) -> Bool {
    let vertex = colors.count
    if vertex == graph.vertexCount { return true }
    return (0..<count).contains { color in
      let isFree = graph.edges.allSatisfy {
        let (low, high) = (min($0.first, $0.second), max($0.first, $0.second))
        return high != vertex || colors[low] != color
      }
      return isFree && isEnough(count, graph, colors + [color])
    }
  }

  @Test func noColoringHasFewerColors() {
    forAll(Self.graphs(loops: false), effort: 4) { graph in
      let coloring = graph.minimumColoring()
      try check(isColoring(coloring, graph), "\(coloring)")
      try check(
        coloring.count == 0 || !isEnough(coloring.count - 1, graph), "\(coloring.count) colors")
    }
  }

  /// Without triangles, and yet four colors and then five are needed: copies of all vertices, and one more that is joined
  /// with these, by Mycielski's construction.
  @Test func graphsWithoutTrianglesMayNeedManyColors() {
    var graph = WeightedGraph(vertexCount: 2, edges: [(0, 1)])
    for colors in 3...5 {
      let count = graph.vertexCount
      var next = WeightedGraph(vertexCount: 2 * count + 1, edges: graph.edges)
      for edge in graph.edges {
        next.addEdge(edge.first, count + edge.second)
        next.addEdge(count + edge.first, edge.second)
      }
      for vertex in 0..<count { next.addEdge(count + vertex, 2 * count) }
      graph = next
      let coloring = graph.minimumColoring()
      #expect(coloring.count == colors && isColoring(coloring, graph))
      #expect(graph.maximumClique().count == 2)
      #expect(graph.maximumIndependentSet().count == (colors == 3 ? 2 : colors == 4 ? 5 : 11))
    }
  }

  /// Edges between groups only, numbered at random, and so many that the first colors are often the wrong ones.
  @Test(arguments: [(3, 30, 20), (3, 45, 15), (4, 32, 40), (5, 30, 60)])
  func asManyColorsAreEnoughAsThereAreGroups(groupCount: Int, count: Int, percent: Int) {
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let names = Array(0..<count).shuffled(using: &random)
      var graph = WeightedGraph(vertexCount: count)
      for first in 0..<count {
        for second in 0..<first where first % groupCount != second % groupCount {
          if first < groupCount || random.next(in: 1...100) <= percent {
            graph.addEdge(names[first], names[second])
          }
        }
      }
      let coloring = graph.minimumColoring()
      #expect(coloring.count == groupCount && isColoring(coloring, graph), "seed \(seed)")
    }
  }

  /// The sizes of the same sets, each vertex taken or left.
  private func largestSize(_ rest: Set<Int>, _ joined: Set<[Int]>) -> Int {
    guard let vertex = rest.min() else { return 0 }
    let others = rest.subtracting([vertex])
    let apart = others.filter { !joined.contains([vertex, $0]) }
    let with = 1 + largestSize(apart, joined)
    return apart.count == others.count ? with : max(with, largestSize(others, joined))
  }

  @Test(arguments: GraphPattern.allCases)
  func largerShapesHaveSetsOfTheirSizes(pattern: GraphPattern) {
    for (seed, edgeCount) in zip((1 as UInt64)..., [24, 40, 60, 100]) {
      let edges = pattern.edges(vertexCount: 20, edgeCount: edgeCount, seed: seed)
      let graph = WeightedGraph(vertexCount: 20, edges: edges)
      let joined = joined(graph)
      let independent = graph.maximumIndependentSet()
      #expect(isIndependent(independent, joined), "\(pattern), \(edgeCount) edges")
      #expect(
        independent.count == largestSize(Set(0..<20), joined), "\(pattern), \(edgeCount) edges")
      let pairs = (0..<20).flatMap { first in (0..<20).map { [first, $0] } }
      let strangers = Set(pairs).subtracting(joined)
      let clique = graph.maximumClique()
      #expect(isClique(clique, joined), "\(pattern), \(edgeCount) edges")
      #expect(clique.count == largestSize(Set(0..<20), strangers), "\(pattern), \(edgeCount) edges")
    }
  }

  @Test func thereMayBe64Vertices() {
    let line = WeightedGraph(vertexCount: 64, edges: (1..<64).map { ($0 - 1, $0) })
    #expect(line.maximumIndependentSet().count == 32 && line.maximumClique().count == 2)
    #expect(line.minimumColoring().count == 2)
    let pairs = (0..<64).flatMap { first in (0..<first).map { (first, $0) } }
    let complete = WeightedGraph(vertexCount: 64, edges: pairs)
    #expect(complete.maximumClique() == Array(0..<64))
    #expect(complete.maximumIndependentSet().count == 1)
    #expect(complete.minimumColoring().colors.sorted() == Array(0..<64))
    let alone = WeightedGraph(vertexCount: 64)
    #expect(alone.maximumIndependentSet() == Array(0..<64) && alone.maximumClique().count == 1)
    #expect(alone.minimumColoring().count == 1)
    let nothing = WeightedGraph(vertexCount: 0)
    #expect(nothing.maximumIndependentSet() == [] && nothing.minimumColoring().count == 0)
    // A grid of eight rows.
    var grid = WeightedGraph(vertexCount: 64, edges: (0..<56).map { ($0, $0 + 8) })
    for cell in 0..<64 where cell % 8 < 7 { grid.addEdge(cell, cell + 1) }
    #expect(grid.maximumIndependentSet().count == 32 && grid.minimumColoring().count == 2)
  }

  #if compiler(>=6.2)
    @Test func graphsThatAreTooLargeAreAMistake() async {
      await #expect(processExitsWith: .failure) {
        _ = WeightedGraph(vertexCount: 65).maximumIndependentSet()
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedGraph(vertexCount: 65).maximumClique()
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedGraph(vertexCount: 65).minimumColoring()
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedGraph(vertexCount: 2, edges: [(1, 1)]).minimumColoring()
      }
    }
  #endif
}
