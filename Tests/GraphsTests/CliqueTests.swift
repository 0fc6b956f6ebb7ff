import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct CliqueTests {
  private func cliques(_ graph: WeightedGraph) -> [[Int]] {
    var found: [[Int]] = []
    graph.forEachClique { found.append($0.sorted()) }
    return found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func maximalCliques(_ graph: WeightedGraph) -> [[Int]] {
    var found: [[Int]] = []
    graph.forEachMaximalClique { found.append($0.sorted()) }
    return found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func neighbors(_ graph: WeightedGraph) -> [Set<Int>] {
    var neighbors = [Set<Int>](repeating: [], count: graph.vertexCount)
    for edge in graph.edges where edge.first != edge.second {
      neighbors[edge.first].insert(edge.second)
      neighbors[edge.second].insert(edge.first)
    }
    return neighbors
  }

  /// All cliques, one vertex after the other added to those of the vertices before it.
  private func expected(_ graph: WeightedGraph) -> [[Int]] {
    let neighbors = neighbors(graph)
    var cliques: [[Int]] = [[]]
    for vertex in 0..<graph.vertexCount {
      cliques += cliques.filter { $0.allSatisfy(neighbors[vertex].contains) }.map { $0 + [vertex] }
    }
    return cliques.dropFirst().sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func check(_ graph: WeightedGraph, _ name: String = "") {
    let (expected, neighbors) = (expected(graph), neighbors(graph))
    #expect(cliques(graph) == expected, "\(name) \(graph)")
    let maximal = expected.filter { clique in
      (0..<graph.vertexCount).allSatisfy { vertex in
        !clique.allSatisfy { neighbors[vertex].contains($0) }
      }
    }
    #expect(maximalCliques(graph) == maximal, "\(name) \(graph)")
  }

  @Test func documentedExamplesAreTrue() {
    let friends = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 0), (2, 3)])
    #expect(cliques(friends).count == 9)
    var sum = 0
    friends.forEachClique { clique in sum += clique.reduce(1) { $0 * ($1 + 1) } }
    #expect(sum == 39)
    #expect(maximalCliques(friends) == [[0, 1, 2], [2, 3]])
    check(WeightedGraph(vertexCount: 0))
    check(WeightedGraph(vertexCount: 3))
  }

  /// Loops and edges that are there twice are among them.
  @Test func cliquesAreVerticesThatAreAllAdjacent() {
    let graphs = Generator<Int>.integers(in: 1...9).flatMap { vertexCount in
      let vertices = Generator<Int>.integers(in: 0...vertexCount - 1)
      return Generator<[(Int, Int)]>.array(
        of: tuples(vertices, vertices), counts: 0...5 * vertexCount
      ).map { WeightedGraph(vertexCount: vertexCount, edges: $0) }
    }
    forAll(graphs, effort: 8) { check($0) }
  }

  @Test(arguments: GraphPattern.allCases)
  func largerShapesHaveTheCliquesOfTheirShapes(pattern: GraphPattern) {
    for edgeCount in [40, 120, 240] {
      let edges = pattern.edges(vertexCount: 40, edgeCount: edgeCount, seed: 4)
      check(WeightedGraph(vertexCount: 40, edges: edges), "\(pattern), \(edgeCount) edges")
    }
  }

  @Test func manyCliquesAreCounted() {
    // 0 ..< 130 are joined by fours, and with all of the last ten, which are all joined but for five pairs.
    var edges: [(Int, Int)] = []
    for first in 0..<140 {
      for second in 0..<first {
        if second >= 130 ? first / 2 != second / 2 : first >= 130 || first / 4 == second / 4 {
          edges.append((first, second))
        }
      }
    }
    let graph = WeightedGraph(vertexCount: 140, edges: edges)
    // 32 groups of four, with 15 subsets each, and one of two, with 3; or none: with one or none of each of five pairs.
    #expect(cliques(graph).count == (32 * 15 + 3 + 1) * 243 - 1)
    let maximal = maximalCliques(graph)
    #expect(maximal.count == 33 * 32)
    #expect(maximal.allSatisfy { $0.count == 9 || $0.count == 7 })
    // Of 3n vertices without the edges of n triangles there are 3ⁿ, the most that there can be (Moon and Moser).
    let pairs = (0..<24).flatMap { first in (0..<first).map { (first, $0) } }
    let moonMoser = WeightedGraph(vertexCount: 24, edges: pairs.filter { $0 / 3 != $1 / 3 })
    #expect(maximalCliques(moonMoser).count == 6_561)
  }

  @Test func moreNeighborsThanAWordHasBits() {
    let all = (0..<100).flatMap { first in (0..<first).map { (first, $0) } }
    #expect(maximalCliques(WeightedGraph(vertexCount: 100, edges: all)) == [Array(0..<100)])
    // Three sides of 40 vertices each.
    let pairs = (0..<120).flatMap { first in (0..<first).map { (first, $0) } }
    let sides = WeightedGraph(vertexCount: 120, edges: pairs.filter { $0 % 3 != $1 % 3 })
    var sizes = [0, 0, 0, 0]
    sides.forEachClique { sizes[$0.count] += 1 }
    #expect(sizes == [0, 120, 4_800, 64_000])
    let maximal = maximalCliques(sides)
    #expect(maximal.count == 64_000)
    #expect(maximal.allSatisfy { Set($0.map { $0 % 3 }).count == 3 && $0.count == 3 })
  }

  @Test func starsAndLongPathsAreNotTooLarge() {
    let count = 100_000
    var star = WeightedGraph(vertexCount: count, edges: (1..<count).map { (0, $0) })
    #expect(maximalCliques(star).count == count - 1)
    for vertex in 2..<count { star.addEdge(vertex - 1, vertex) }
    var (sizes, maximal) = ([0, 0, 0, 0], 0)
    star.forEachClique { sizes[$0.count] += 1 }
    star.forEachMaximalClique { maximal += $0.count == 3 ? 1 : count }
    #expect(sizes == [0, count, 2 * count - 3, count - 2])
    #expect(maximal == count - 2)
  }

  @Test func whatIsThrownIsThrownOn() {
    struct Enough: Error {}
    let graph = WeightedGraph(vertexCount: 4, edges: [(0, 1), (0, 2), (0, 3), (1, 2)])
    var calls = 0
    #expect(throws: Enough.self) {
      try graph.forEachClique { _ in
        calls += 1
        if calls == 3 { throw Enough() }
      }
    }
    #expect(calls == 3)
    #expect(throws: Enough.self) { try graph.forEachMaximalClique { _ in throw Enough() } }
  }
}
