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
      try check(sets.sets(), equals: now.sets(), "the sets now")
      try check(sets.sets(at: -4), equals: (0..<8).map { [$0] }, "the sets before")
      for index in past.indices {
        let time = past[index].time
        try check(sets.sets(at: time), equals: past[index].sets.sets(), "the sets at \(time)")
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

  /// At each time the sets are ranges of one order, in which those of unions that come later are as they were.
  @Test func allSetsOfThePastAreContiguous() {
    let member = Generator<Int>.integers(in: 0...8)
    let steps = Generator<[(Int, Int, Int)]>.array(
      of: tuples(member, member, .integers(in: 0...2)), counts: 0...24)
    forAll(steps) { steps in
      var sets = TimedDisjointSets(count: 9)
      var time = 0
      for (number, (first, second, pause)) in steps.enumerated() {
        time += pause
        sets.union(first, second, at: time)
        if number % 5 != 0 && number != steps.count - 1 { continue }
        let order = sets.contiguousOrder()
        try check(order.members.sorted(), equals: Array(0..<9), "a permutation")
        for (position, member) in order.members.enumerated() {
          try check(order.positions[member], equals: position, "the position of \(member)")
        }
        // Later unions do not change it.
        let past = sets
        sets.union(number % 9, (number * 5 + 1) % 9, at: time)
        for time in Array(-1...time) + [Int.max] {
          for first in 0..<9 {
            let range = order.range(of: first, at: time)
            try check(
              order.members[range].sorted(),
              equals: (0..<9).filter { past.areConnected(first, $0, at: time) },
              "the set of \(first) at \(time)")
          }
        }
        try check(order.range(of: 3), equals: order.range(of: 3, at: time), "now")
      }
    }
    #expect(TimedDisjointSets(count: 0).contiguousOrder().members == [])
  }

  @Test func anyTimeIsOne() {
    var sets = TimedDisjointSets(count: 3)
    sets.union(0, 1, at: .min)
    sets.union(1, 2, at: .max)
    #expect(sets.connectionTime(of: 0, 1) == .min && sets.connectionTime(of: 0, 2) == .max)
    #expect(!sets.areConnected(0, 2, at: .max - 1) && sets.areConnected(0, 2, at: .max))
    let order = sets.contiguousOrder()
    #expect(order.members[order.range(of: 1, at: .max - 1)].sorted() == [0, 1])
    #expect(order.range(of: 2) == 0..<3 && order.range(of: 2, at: 0).count == 1)
    #expect(sets.setSize(of: 0, at: .min) == 2 && sets.setSize(of: 0) == 3)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) { _ = TimedDisjointSets(count: -1) }
    await #expect(processExitsWith: .failure) {
      _ = TimedDisjointSets(count: 3).connectionTime(of: 0, 3)
    }
    await #expect(processExitsWith: .failure) { _ = TimedDisjointSets(count: 3).setSize(of: -1) }
    await #expect(processExitsWith: .failure) {
      print(TimedDisjointSets(count: 3).contiguousOrder().range(of: 3))
    }
    await #expect(processExitsWith: .failure) {
      var sets = TimedDisjointSets(count: 3)
      sets.union(0, 1, at: 5)
      sets.union(1, 2, at: 4)
    }
  }
}
