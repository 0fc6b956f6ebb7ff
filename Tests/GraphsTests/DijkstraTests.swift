import Graphs
import InputPatterns
import Testing

@Suite struct DijkstraTests {
  /// The same graph with a negative cycle out of reach, which makes the distances those of Bellman and
  /// Ford.
  private func distancesTheOtherWay(_ graph: WeightedDigraph, from source: Int) -> [Int?]? {
    var larger = WeightedDigraph(vertexCount: graph.vertexCount + 1)
    for edge in graph.edges {
      larger.addEdge(from: edge.source, to: edge.target, weight: edge.weight)
    }
    larger.addEdge(from: graph.vertexCount, to: graph.vertexCount, weight: -1)
    guard case .distances(let distances) = larger.shortestDistances(from: source) else {
      return nil
    }
    return distances.dropLast()
  }

  /// A vertex is reached by longer ways first, so that it waits several times.
  @Test func aWayThatIsFoundLaterMayBeShorter() {
    let edges = (1..<20).flatMap { end in (0..<end).map { ($0, end, (end - $0) * (end - $0)) } }
    let expected = ShortestDistances.distances((0..<20).map { $0 })
    #expect(graph(20, edges).shortestDistances(from: 0) == expected)
    #expect(graph(20, edges.reversed()).shortestDistances(from: 0) == expected)
  }

  /// Distances that differ in every bit, the highest too.
  @Test func theHeaviestWeightsAllowedDoNotOverflow() {
    let heaviest = Int.max / 63
    var powers = WeightedDigraph(vertexCount: 63)
    var expected: [Int] = [0]
    for bit in 0..<62 {
      let weight = min(1 << bit, heaviest)
      powers.addEdge(from: bit, to: bit + 1, weight: weight)
      powers.addEdge(from: 0, to: bit + 1, weight: heaviest)
      expected.append(min(expected[bit] + weight, heaviest))
    }
    #expect(powers.shortestDistances(from: 0) == .distances(expected))
    let alone = graph(1, [(0, 0, .max)])
    #expect(alone.shortestDistances(from: 0) == .distances([0]))
    let far = graph(3, [(0, 1, .max / 3), (1, 2, .max / 3)])
    #expect(far.shortestDistances(from: 0) == .distances([0, .max / 3, .max / 3 * 2]))
  }

  /// As where 10^18 or more stands for a road that is not there.
  @Test func edgesThatAreTooHeavyToBeOfUseDoNoHarm() {
    let barred = graph(
      5,
      [
        (0, 1, .max - 1), (0, 2, 5), (2, 1, .max - 5), (1, 3, .max), (2, 3, 1), (3, 4, 0),
        (1, 0, 9),
      ])
    #expect(barred.shortestDistances(from: 0) == .distances([0, .max - 1, 5, 6, 6]))
    #expect(barred.shortestPath(from: 0, to: 4) == [0, 2, 3, 4])
    #expect(barred.shortestPath(from: 0, to: 1) == [0, 1])
    let apart = graph(4, [(0, 1, 7), (2, 3, .max)])
    #expect(apart.shortestDistances(from: 0) == .distances([0, 7, nil, nil]))
  }

  @Test(arguments: [(3, 0), (1000, 9), (1000, 1_000_000_000_000)])
  func largeGraphsAgreeWithBellmanAndFord(vertexCount: Int, heaviest: Int) {
    #if DEBUG
      let edgeCount = 3000
    #else
      let edgeCount = 100_000
    #endif
    var random = SplitMix64(seed: 1)
    var large = WeightedDigraph(vertexCount: vertexCount)
    for _ in 0..<edgeCount {
      large.addEdge(
        from: random.next(in: 0...vertexCount - 1), to: random.next(in: 0...vertexCount - 1),
        weight: random.next(in: 0...heaviest))
    }
    let expected = distancesTheOtherWay(large, from: 0)
    #expect(expected != nil)
    #expect(
      large.shortestDistances(from: 0) == expected.map { .distances($0) },
      "seed 1, \(vertexCount) vertices, weights up to \(heaviest)")
  }
}
