import Graphs
import InputPatterns
import Testing

@Suite struct FunctionalGraphTests {
  /// Where up to 24 vertices lead to: few targets give long ways to short cycles.
  private func successors(_ random: inout SplitMix64) -> [Int] {
    let count = random.next(in: 1...24)
    let targets = random.next(in: 1...count)
    return (0..<count).map { _ in random.next(in: 0...targets - 1) }
  }

  @Test func everyWalkLeadsWhereItsStepsLead() {
    for seed in UInt64(1)...80 {
      var random = SplitMix64(seed: seed)
      let successors = successors(&random)
      let count = successors.count
      let graph = FunctionalGraph(successors: successors)
      #expect(graph.successors == successors)
      for start in 0..<count {
        var (vertex, times) = (start, [Int?](repeating: nil, count: count))
        for steps in 0...3 * count {
          #expect(graph.vertex(from: start, steps: steps) == vertex, "\(successors), \(start)")
          if times[vertex] == nil { times[vertex] = steps }
          vertex = successors[vertex]
        }
        for end in 0..<count {
          #expect(
            graph.steps(from: start, to: end) == times[end], "\(successors), \(start), \(end)")
        }
        let cycle = graph.cycles[graph.cycleIndex(from: start)]
        let entry = graph.vertex(from: start, steps: graph.stepsToCycle(from: start))
        #expect(cycle.contains(entry) && times[entry] == graph.stepsToCycle(from: start))
        #expect(cycle.compactMap { times[$0] }.min() == times[entry], "the first on the cycle")
        let rounds = 1_000_000_000_000_000 * cycle.count
        let back = graph.vertex(from: start, steps: graph.stepsToCycle(from: start) + rounds)
        #expect(back == entry)
      }
      for cycle in graph.cycles {
        #expect(cycle.min() == cycle[0] && Set(cycle).count == cycle.count)
        #expect(cycle.map { successors[$0] } == cycle.dropFirst() + [cycle[0]])
      }
      #expect(graph.cycles.map { $0[0] }.sorted() == graph.cycles.map { $0[0] })
    }
  }

  @Test func sumsAreThoseOfTheVerticesOnTheWay() {
    for seed in UInt64(1)...80 {
      var random = SplitMix64(seed: seed)
      let successors = successors(&random)
      let count = successors.count
      let values = (0..<count).map { _ in random.next(in: -9...9) }
      let graph = FunctionalGraph(successors: successors)
      let sums = graph.sums(of: values)
      let magnitudeSums = graph.sums(of: values.map(\.magnitude))
      for start in 0..<count {
        var (vertex, sum, magnitude) = (start, 0, UInt(0))
        for steps in 0...3 * count {
          let found = sums.sum(from: start, steps: steps)
          #expect(found == sum, "\(successors), \(values), \(start), \(steps) steps")
          let unsigned = magnitudeSums.sum(from: start, steps: steps)
          #expect(unsigned == magnitude, "\(successors), \(values), \(start), \(steps) steps")
          magnitude += values[vertex].magnitude
          sum += values[vertex]
          vertex = successors[vertex]
        }
        // So many rounds come to what they have in common, each once.
        let before = graph.stepsToCycle(from: start)
        let cycle = graph.cycles[graph.cycleIndex(from: start)]
        let round = cycle.reduce(0) { $0 + values[$1] }
        let rounds = 1_000_000_000_000
        #expect(
          sums.sum(from: start, steps: before + rounds * cycle.count)
            == sums.sum(from: start, steps: before) + rounds * round, "\(successors), \(values)")
      }
    }
    // No sum is made that is not there: that of two rounds would not fit.
    let largest = FunctionalGraph(successors: [0]).sums(of: [Int.max / 3 * 2])
    #expect(largest.sum(from: 0, steps: 1) == Int.max / 3 * 2)
    let both = FunctionalGraph(successors: [1, 0]).sums(of: [1 << 62, 1 << 62 - 1])
    #expect(both.sum(from: 1, steps: 1) == 1 << 62 - 1 && both.sum(from: 1, steps: 2) == .max)
    let shared = FunctionalGraph(successors: [1, 1]).sums(of: [0.5, 0.25])
    #expect(shared.sum(from: 0, steps: 3) == 1)
  }

  @Test func longWaysNeedNoStack() {
    let count = 200_000
    let line = FunctionalGraph(successors: [0] + Array(0..<count - 1))
    #expect(line.vertex(from: count - 1, steps: count - 2) == 1 && line.cycles == [[0]])
    let circle = FunctionalGraph(successors: Array(1..<count) + [0])
    #expect(circle.vertex(from: 7, steps: .max) == (7 + Int.max % count) % count)
    #expect(line.steps(from: count - 1, to: 1) == count - 2)
    #expect(circle.steps(from: 7, to: 6) == count - 1)
    #expect(FunctionalGraph(successors: []).cycles.isEmpty)
    let ones = line.sums(of: [0] + Array(repeating: 1, count: count - 1))
    #expect(ones.sum(from: count - 1, steps: .max) == count - 1)
  }

  @Test func walksGoOnUntilAStateComesAgain() {
    for seed in UInt64(1)...80 {
      var random = SplitMix64(seed: seed)
      let successors = successors(&random)
      let start = random.next(in: 0...successors.count - 1)
      let (states, graph) = FunctionalGraph.walk(from: [start]) { [successors[$0[0]]] }
      #expect(Set(states).count == states.count && graph.cycles.count == 1, "seed \(seed)")
      var vertex = start
      for steps in 0...3 * successors.count {
        let found = states[graph.vertex(from: 0, steps: steps)]
        #expect(found == [vertex], "seed \(seed), \(successors), \(start), \(steps) steps")
        vertex = successors[vertex]
      }
    }
  }

  @Test func walksThrowWhatTheirStepsThrow() {
    struct Stuck: Error {}
    #expect(throws: Stuck.self) {
      try FunctionalGraph.walk(from: 3) { if $0 == 0 { throw Stuck() } else { $0 - 1 } }
    }
  }

  @Test func whatLeadsToTheSameIsTheSame() {
    let graph = FunctionalGraph(successors: [1, 2, 0])
    #expect(graph == FunctionalGraph(successors: [1, 2, 0]))
    #expect(graph != FunctionalGraph(successors: [2, 0, 1]))
    #expect(Set([graph, graph, FunctionalGraph(successors: [0])]).count == 2)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) { _ = FunctionalGraph(successors: [1]) }
    await #expect(processExitsWith: .failure) { _ = FunctionalGraph(successors: [-1]) }
    await #expect(processExitsWith: .failure) {
      _ = FunctionalGraph(successors: [1, 0, 0]).vertex(from: 2, steps: -1)
    }
    await #expect(processExitsWith: .failure) {
      _ = FunctionalGraph(successors: [0]).vertex(from: 1, steps: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = FunctionalGraph(successors: [0]).stepsToCycle(from: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = FunctionalGraph(successors: [0]).cycleIndex(from: 1)
    }
    await #expect(processExitsWith: .failure) {
      print(FunctionalGraph(successors: [0]).steps(from: 1, to: 0) as Any)
    }
    await #expect(processExitsWith: .failure) {
      print(FunctionalGraph(successors: [0]).steps(from: 0, to: -1) as Any)
    }
    await #expect(processExitsWith: .failure) {
      _ = FunctionalGraph(successors: [0]).sums(of: [1, 2])
    }
    await #expect(processExitsWith: .failure) {
      _ = FunctionalGraph(successors: [0]).sums(of: [1]).sum(from: 0, steps: -1)
    }
  }
}
