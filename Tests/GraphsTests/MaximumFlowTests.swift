import Graphs
import InputPatterns
import Testing

@Suite struct MaximumFlowTests {
  @Test func aFlowMayHaveToGoBack() {
    // The shortest path takes the edge from 1 to 2, which has to be given up for two paths.
    let crossing = graph(
      8,
      [
        (0, 1, 1), (1, 2, 1), (2, 7, 1), (0, 3, 1), (3, 4, 1), (4, 2, 1), (1, 5, 1), (5, 6, 1),
        (6, 7, 1),
      ])
    let flow = crossing.maximumFlow(from: 0, to: 7)
    #expect(flow.value == 2)
    #expect(flow.edgeFlows == [1, 0, 1, 1, 1, 1, 1, 1, 1])
    #expect(flow.isOnSourceSide == [true] + [Bool](repeating: false, count: 7))
    #expect(flow.minimumCut == [0, 3])
  }

  @Test func whereNoPathLeadsNothingFlows() {
    let apart = graph(4, [(0, 1, 5), (1, 0, 5), (3, 2, 5)])
    let flow = apart.maximumFlow(from: 0, to: 3)
    #expect(flow.value == 0)
    #expect(flow.edgeFlows == [0, 0, 0])
    #expect(flow.isOnSourceSide == [true, true, false, false])
    #expect(flow.minimumCut == [])
    #expect(
      WeightedDigraph(vertexCount: 2).maximumFlow(from: 1, to: 0).isOnSourceSide == [false, true])
  }

  /// An edge of no capacity is in the cut, as it leads across.
  @Test func edgesOfNoCapacityCarryNothing() {
    let closed = graph(3, [(0, 1, 0), (0, 1, 3), (1, 2, 0)])
    let flow = closed.maximumFlow(from: 0, to: 2)
    #expect(flow.value == 0)
    #expect(flow.edgeFlows == [0, 0, 0])
    #expect(flow.isOnSourceSide == [true, true, false])
    #expect(flow.minimumCut == [2])
  }

  @Test func loopsAndEdgesToTheSourceAndFromTheSinkCarryNothing() {
    let around = graph(
      3, [(0, 0, 9), (1, 0, 9), (0, 1, 4), (1, 1, 9), (1, 2, 3), (2, 1, 9), (2, 2, 9), (2, 0, 9)])
    let flow = around.maximumFlow(from: 0, to: 2)
    #expect(flow.value == 3)
    #expect(flow.edgeFlows == [0, 0, 3, 0, 3, 0, 0, 0])
    #expect(flow.minimumCut == [4])
  }

  @Test func ofSeveralMinimumCutsTheNearestToTheSourceIsTaken() {
    let even = graph(4, [(0, 1, 2), (1, 2, 2), (2, 3, 2)])
    #expect(even.maximumFlow(from: 0, to: 3).minimumCut == [0])
    #expect(even.maximumFlow(from: 1, to: 3).isOnSourceSide == [false, true, false, false])
  }

  @Test func capacitiesAndTheValueMayBeTheLargestNumbers() {
    let wide = graph(4, [(0, 1, .max), (0, 2, .max), (1, 3, .max - 1), (2, 3, 1), (2, 1, .max)])
    let flow = wide.maximumFlow(from: 0, to: 3)
    #expect(flow.value == .max)
    #expect(flow.edgeFlows == [.max - 1, 1, .max - 1, 1, 0])
    #expect(flow.minimumCut == [2, 3])
    let narrow = graph(3, [(0, 1, .max), (0, 1, .max), (0, 1, .max), (1, 2, 7)])
    #expect(narrow.maximumFlow(from: 0, to: 2).value == 7)
  }

  /// A search that calls itself for each vertex on the way would have no stack left.
  @Test func noPathIsTooLong() {
    #if DEBUG
      let count = 200_000
    #else
      let count = 1_000_000
    #endif
    var path = WeightedDigraph(vertexCount: count)
    for vertex in 1..<count {
      path.addEdge(from: vertex, to: vertex - 1, weight: vertex == 7 ? 5 : 9)
    }
    let flow = path.maximumFlow(from: count - 1, to: 0)
    #expect(flow.value == 5)
    #expect(flow.edgeFlows == [Int](repeating: 5, count: count - 1))
    #expect(flow.minimumCut == [6])
    #expect(flow.isOnSourceSide == (0..<count).map { $0 >= 7 })
  }

  /// Rounds with longer and longer paths, and arcs that are given up in one and needed in the next.
  @Test(arguments: [(10, 300, 5), (60, 200, 1000), (200, 1000, 1), (40, 1500, 1 << 40)])
  func largerNetworksHaveCutsOfTheirValue(vertexCount: Int, edgeCount: Int, heaviest: Int) {
    for seed in 1...10 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      var network = WeightedDigraph(vertexCount: vertexCount)
      for _ in 0..<edgeCount {
        // Mostly to vertices that are near, so that paths are long.
        let source = random.next(in: 0..<vertexCount)
        let target = (source + random.next(in: 0...vertexCount / 5)) % vertexCount
        network.addEdge(from: source, to: target, weight: random.next(in: 0...heaviest))
      }
      let flow = network.maximumFlow(from: 0, to: vertexCount - 1)
      let complaint = complaint(about: flow, in: network, from: 0, to: vertexCount - 1)
      #expect(complaint == nil, "seed \(seed)")
    }
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 3).maximumFlow(from: 3, to: 0)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 3).maximumFlow(from: 0, to: -1)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 3).maximumFlow(from: 1, to: 1)
      }
      await #expect(processExitsWith: .failure) {
        var negative = WeightedDigraph(vertexCount: 3)
        negative.addEdge(from: 2, to: 1, weight: -1)
        _ = negative.maximumFlow(from: 0, to: 1)
      }
      await #expect(processExitsWith: .failure) {
        var wide = WeightedDigraph(vertexCount: 2)
        wide.addEdge(from: 0, to: 1, weight: .max)
        wide.addEdge(from: 0, to: 1, weight: 1)
        _ = wide.maximumFlow(from: 0, to: 1)
      }
      await #expect(processExitsWith: .failure) {
        _ = WeightedDigraph(vertexCount: 1 << 30 + 1).maximumFlow(from: 0, to: 1)
      }
    }
  #endif
}
