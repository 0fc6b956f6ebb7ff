import DataStructures
import PropertyTesting
import Testing

@Suite struct TimedDisjointSetsTests {
  @Test func documentedExamplesAreTrue() {
    var roads = TimedDisjointSets(count: 4)
    #expect(roads.union(0, 1, at: 10) && roads.union(2, 3, at: 15) && roads.union(1, 3, at: 20))
    #expect(roads.connectionTime(of: 0, 2) == 20 && roads.connectionTime(of: 0, 1) == 10)
    #expect(!roads.areConnected(0, 2, at: 19) && roads.setSize(of: 2, at: 19) == 2)

    let edges = [(0, 1, 4), (1, 2, 3), (0, 2, 9)]
    var bottlenecks = TimedDisjointSets(count: 3)
    for (first, second, weight) in edges.sorted(by: { $0.2 < $1.2 }) {
      bottlenecks.union(first, second, at: weight)
    }
    #expect(bottlenecks.connectionTime(of: 0, 2) == 4)
  }

  /// At each time the sets are those of the unions up to then.
  @Test func thePastIsKnown() {
    let member = Generator<Int>.integers(in: 0...7)
    let steps = Generator<[(Int, Int, Int)]>.array(
      of: tuples(member, member, .integers(in: 0...2)), counts: 0...20)
    forAll(steps) { steps in
      var sets = TimedDisjointSets(count: 8)
      var now = DisjointSets(count: 8)
      var time = -3
      var past: [(time: Int, sets: DisjointSets)] = []
      for (first, second, pause) in steps {
        if pause > 0 { past.append((time, now)) }
        time += pause
        try check(
          sets.union(first, second, at: time), equals: now.union(first, second), "union")
        try check(sets.setCount, equals: now.setCount, "setCount")
      }
      past.append((time, now))
      for first in 0..<8 {
        for second in 0..<8 {
          let since = past.indices.first { past[$0].sets.areConnected(first, second) }
          let isBeforeAll = first == second
          try check(
            sets.connectionTime(of: first, second),
            equals: isBeforeAll ? Int.min : since.map { past[$0].time }, "\(first), \(second)")
          try check(
            sets.areConnected(first, second), equals: now.areConnected(first, second), "now")
        }
        try check(sets.setSize(of: first), equals: now.setSize(of: first), "the size now")
        try check(sets.setSize(of: first, at: -4), equals: 1, "the size before")
      }
      for index in past.indices {
        let time = past[index].time
        for first in 0..<8 {
          let size = past[index].sets.setSize(of: first)
          try check(sets.setSize(of: first, at: time), equals: size, "the size at \(time)")
          for second in 0..<8 {
            try check(
              sets.areConnected(first, second, at: time),
              equals: past[index].sets.areConnected(first, second), "\(first), \(second), \(time)")
          }
        }
      }
    }
  }

  @Test func anyTimeIsOne() {
    var sets = TimedDisjointSets(count: 3)
    sets.union(0, 1, at: .min)
    sets.union(1, 2, at: .max)
    #expect(sets.connectionTime(of: 0, 1) == .min && sets.connectionTime(of: 0, 2) == .max)
    #expect(!sets.areConnected(0, 2, at: .max - 1) && sets.areConnected(0, 2, at: .max))
    #expect(sets.setSize(of: 0, at: .min) == 2 && sets.setSize(of: 0) == 3)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) { _ = TimedDisjointSets(count: -1) }
    await #expect(processExitsWith: .failure) {
      _ = TimedDisjointSets(count: 3).connectionTime(of: 0, 3)
    }
    await #expect(processExitsWith: .failure) { _ = TimedDisjointSets(count: 3).setSize(of: -1) }
    await #expect(processExitsWith: .failure) {
      var sets = TimedDisjointSets(count: 3)
      sets.union(0, 1, at: 5)
      sets.union(1, 2, at: 4)
    }
  }
}
