import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct BridgeTests {
  @Test func documentedExamplesAreTrue() {
    let roads = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 0), (2, 3)])
    #expect(roads.bridges() == [3])
    #expect(roads.twoEdgeConnectedComponents() == [[0, 1, 2], [3]])
    #expect(roads.twoEdgeConnectedComponentIndices() == [0, 0, 0, 1])
    #expect(roads.articulationPoints() == [2])
    let apart = WeightedGraph(vertexCount: 4, edges: [(3, 0), (1, 2)])
    #expect(apart.connectedComponents() == [[0, 3], [1, 2]])
    #expect(apart.connectedComponentIndices() == [0, 1, 1, 0])
    let five = WeightedGraph(vertexCount: 5, edges: [(0, 1), (1, 2), (2, 0), (2, 3)])
    #expect(five.biconnectedComponents() == [[0, 1, 2], [2, 3], [4]])
  }

  @Test func bridgesAreTheEdgesWithoutWhichThereIsNoWay() {
    forAll(undirectedGraphs, effort: 8) { graph in
      let expected = graph.edges.indices.filter { index in
        let edge = graph.edges[index]
        return !ways(graph, edge: index)[edge.first][edge.second]
      }
      try check(graph.bridges(), equals: expected)
    }
  }

  /// Groups of vertices that are with each other, each in ascending order, in that of their smallest.
  private func groups(_ count: Int, _ areTogether: (Int, Int) -> Bool) -> [[Int]] {
    var groups: [[Int]] = []
    for vertex in 0..<count {
      if let place = groups.firstIndex(where: { areTogether($0[0], vertex) }) {
        groups[place].append(vertex)
      } else {
        groups.append([vertex])
      }
    }
    return groups
  }

  private func indices(_ groups: [[Int]]) -> [Int] {
    groups.joined().sorted().map { vertex in groups.firstIndex { $0.contains(vertex) }! }
  }

  @Test func componentsAreThoseThatWaysAreBetween() {
    forAll(undirectedGraphs, effort: 8) { graph in
      let reaches = ways(graph)
      let connected = groups(graph.vertexCount) { reaches[$0][$1] }
      try check(graph.connectedComponents(), equals: connected)
      try check(graph.connectedComponentIndices(), equals: indices(connected))
      let without = graph.edges.indices.map { ways(graph, edge: $0) }
      let tied = groups(graph.vertexCount) { first, second in
        ([reaches] + without).allSatisfy { $0[first][second] }
      }
      try check(graph.twoEdgeConnectedComponents(), equals: tied)
      try check(graph.twoEdgeConnectedComponentIndices(), equals: indices(tied))
    }
  }

  @Test func articulationPointsAreTheVerticesWithoutWhichThereIsNoWay() {
    forAll(undirectedGraphs, effort: 8) { graph in
      let reaches = ways(graph)
      let expected = (0..<graph.vertexCount).filter { vertex in
        let others = ways(graph, vertex: vertex)
        return (0..<graph.vertexCount).contains { first in
          (0..<graph.vertexCount).contains { second in
            first != vertex && second != vertex && reaches[first][second] && !others[first][second]
          }
        }
      }
      try check(graph.articulationPoints(), equals: expected)
    }
  }

  /// From the definition: all sets of vertices that no single vertex divides and that no larger one contains.
  @Test func blocksAreTheLargestSetsThatNoVertexDivides() {
    forAll(undirectedGraphs, effort: 8) { graph in
      let vertices = Array(0..<graph.vertexCount)
      func isTied(_ set: [Int]) -> Bool {
        // By the edges within the set only, without any of its vertices.
        let inside = WeightedGraph(
          vertexCount: graph.vertexCount,
          edges: graph.edges.filter { set.contains($0.first) && set.contains($0.second) })
        let whole = ways(inside)
        return set.allSatisfy { first in set.allSatisfy { whole[first][$0] } }
          && set.allSatisfy { without in
            let rest = ways(inside, vertex: without)
            let others = set.filter { $0 != without }
            return others.allSatisfy { first in others.allSatisfy { rest[first][$0] } }
          }
      }
      let sets = (1..<1 << graph.vertexCount).map { bits in
        vertices.filter { bits >> $0 & 1 == 1 }
      }
      let tied = sets.filter(isTied)
      let largest = tied.filter { set in
        !tied.contains { $0.count > set.count && Set($0).isSuperset(of: set) }
      }
      try check(
        graph.biconnectedComponents(), equals: largest.sorted { $0.lexicographicallyPrecedes($1) })
    }
  }

  @Test(arguments: [1, 50_000])
  func longAndWideGraphsNeedNoStack(count: Int) {
    let line = WeightedGraph(
      vertexCount: count, edges: (1..<count + 1).dropLast().map { ($0, $0 - 1) })
    #expect(line.bridges() == Array(0..<count - 1))
    #expect(line.articulationPoints() == (count < 3 ? [] : Array(1..<count - 1)))
    #expect(line.twoEdgeConnectedComponents().count == count)
    #expect(line.biconnectedComponents().count == max(1, count - 1))
    #expect(line.connectedComponents() == [Array(0..<count)])
    let star = WeightedGraph(vertexCount: count, edges: (1..<count + 1).dropLast().map { (0, $0) })
    #expect(star.bridges() == Array(0..<count - 1))
    #expect(star.articulationPoints() == (count < 3 ? [] : [0]))
    #expect(star.biconnectedComponents().first == (count == 1 ? [0] : [0, 1]))
  }

  @Test func aGraphMayBeEmpty() {
    let nothing = WeightedGraph(vertexCount: 0)
    #expect(nothing.bridges() == [] && nothing.articulationPoints() == [])
    #expect(nothing.connectedComponents() == [] && nothing.biconnectedComponents() == [])
    #expect(nothing.minimumSpanningForest().edges == [])
  }

  /// On grids and cliques of thousands of edges, what is found is compared with what holds for these shapes.
  @Test func largeShapesAreTakenApartAsTheirShapesSay() {
    let islands = GraphPattern.islands.edges(vertexCount: 900, edgeCount: 7000, seed: 5)
    let apart = WeightedGraph(vertexCount: 900, edges: islands)
    #expect(apart.connectedComponents().map(\.count) == [Int](repeating: 30, count: 30))
    #expect(apart.bridges() == [] && apart.articulationPoints() == [])
    let chained = GraphPattern.cliques.edges(vertexCount: 900, edgeCount: 7000, seed: 5)
    let line = WeightedGraph(vertexCount: 900, edges: chained)
    #expect(line.connectedComponents().count == 1 && line.bridges().count == 29)
    #expect(line.twoEdgeConnectedComponents().count == 30)
    #expect(line.biconnectedComponents().count == 59)
  }
}
