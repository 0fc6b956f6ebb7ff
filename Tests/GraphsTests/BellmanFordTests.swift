import Graphs
import Testing

@Suite struct BellmanFordTests {
  @Test func aNegativeCycleOutOfReachDoesNotMatter() {
    let cycle = graph(4, [(0, 1, 5), (2, 3, -1), (3, 2, -1), (3, 1, -100)])
    #expect(cycle.shortestDistances(from: 0) == .distances([0, 5, nil, nil]))
    #expect(cycle.shortestDistances(from: 2) == .negativeCycle)
  }

  @Test func aCycleOfLengthZeroIsHarmless() {
    let cycle = graph(3, [(0, 1, -4), (1, 0, 4), (1, 1, 0), (1, 2, 2)])
    #expect(cycle.shortestDistances(from: 0) == .distances([0, -4, -2]))
  }

  @Test func theShortestOfSeveralParallelEdgesCounts() {
    let parallel = graph(2, [(0, 1, 5), (0, 1, -3), (0, 1, 4)])
    #expect(parallel.shortestDistances(from: 0) == .distances([0, -3]))
  }

  /// The edges come in the worst order: each pass moves one vertex further, all passes are needed.
  @Test func aPathThroughAllVerticesIsFoundInAnyOrderOfEdges() {
    let length = 300
    let path = (1..<length).map { ($0 - 1, $0, -1) }
    let expected = ShortestDistances.distances((0..<length).map { -$0 })
    #expect(graph(length, path).shortestDistances(from: 0) == expected)
    #expect(graph(length, path.reversed()).shortestDistances(from: 0) == expected)
    let closed = graph(length, path.reversed() + [(length - 1, 0, length - 2)])
    #expect(closed.shortestDistances(from: 0) == .negativeCycle)
    let even = graph(length, path.reversed() + [(length - 1, 0, length - 1)])
    #expect(even.shortestDistances(from: 0) == expected)
  }

  /// In the order of the edges each pass would move one vertex further: more than a billion steps.
  @Test func withoutCyclesTheOrderOfEdgesDoesNotMatter() {
    let length = 50_000
    let path = (1..<length).reversed().map { ($0 - 1, $0, $0.isMultiple(of: 3) ? 1 : -1) }
    // Each third edge leads up again.
    let expected = (0..<length).map { 2 * ($0 / 3) - $0 }
    #expect(graph(length, path).shortestDistances(from: 0) == .distances(expected))
  }

  @Test func theHeaviestWeightsAllowedDoNotOverflow() {
    let weight = Int.max / 4
    let up = graph(4, [(0, 1, weight), (1, 2, weight), (2, 3, weight), (3, 0, weight)])
    #expect(up.shortestDistances(from: 0) == .distances([0, weight, 2 * weight, 3 * weight]))
    let down = graph(4, [(0, 1, -weight), (1, 2, -weight), (2, 3, -weight)])
    #expect(down.shortestDistances(from: 0) == .distances([0, -weight, -2 * weight, -3 * weight]))
    let around = graph(4, [(0, 1, -weight), (1, 2, -weight), (2, 0, -weight), (0, 0, -weight)])
    #expect(around.shortestDistances(from: 0) == .negativeCycle)
    let alone = graph(1, [(0, 0, .max)])
    #expect(alone.shortestDistances(from: 0) == .distances([0]))
  }

  @Test func sixThousandEdgesThatAllLoseEndAtOnce() {
    var losing = WeightedDigraph(vertexCount: 500)
    for edge in 0..<6000 {
      losing.addEdge(from: edge % 500, to: (edge * 7 + 1) % 500, weight: -10_000)
    }
    #expect(losing.shortestDistances(from: 0) == .negativeCycle)
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 3).shortestDistances(from: 3)
      }
      await #expect(processExitsWith: .failure) {
        var outside = WeightedDigraph(vertexCount: 3)
        outside.addEdge(from: 0, to: 3, weight: 1)
      }
      await #expect(processExitsWith: .failure) {
        var heavy = WeightedDigraph(vertexCount: 3)
        heavy.addEdge(from: 0, to: 1, weight: .max / 2 + 1)
        heavy.addEdge(from: 2, to: 1, weight: -1)
        _ = heavy.shortestDistances(from: 0)
      }
      await #expect(processExitsWith: .failure) {
        var heavy = WeightedDigraph(vertexCount: 3)
        heavy.addEdge(from: 0, to: 1, weight: .max / 2 + 1)
        heavy.addEdge(from: 1, to: 2, weight: .max / 2)
        _ = heavy.shortestDistances(from: 0)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: -1)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 2).shortestPath(from: 0, to: 2)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedGraph(vertexCount: 2).shortestPath(from: 0, to: 2)
      }
      await #expect(processExitsWith: .failure) {
        var graph = WeightedDigraph(vertexCount: 2)
        graph.addEdge(from: -1, to: 0)
      }
      await #expect(processExitsWith: .failure) {
        _ = ShortestDistances.negativeCycle[0]
      }
      // Else it could not be told from a vertex that no path leads to.
      await #expect(processExitsWith: .failure) {
        let edges = [(0, 1, 1), (0, 2, 1), (2, 0, -2)]
        _ = WeightedDigraph(vertexCount: 3, edges: edges).shortestPath(from: 0, to: 1)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedGraph(vertexCount: 2, edges: [(0, 1, -1)]).shortestPath(from: 0, to: 1)
      }
    }
  #endif
}
