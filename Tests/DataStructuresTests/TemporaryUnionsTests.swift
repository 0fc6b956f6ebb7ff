import DataStructures
import PropertyTesting
import Testing

@Suite struct TemporaryUnionsTests {
  @Test func theExampleIsTrue() {
    let roads = [(0, 1, 0..<3), (1, 2, 1..<4), (2, 3, 3..<5)]
    var counts: [Int] = []
    var towns = RollbackDisjointSets(count: 4)
    towns.forEachTime(in: 0..<5, unions: roads) { _, towns in counts.append(towns.setCount) }
    #expect(counts == [3, 2, 2, 2, 3] && towns.setCount == 4)
  }

  @Test func nothingHappensAtNoTime() {
    var sets = RollbackDisjointSets(count: 2)
    sets.forEachTime(in: 3..<3, unions: []) { _, _ in Issue.record() }
    sets.forEachTime(in: 3..<3, unions: [(0, 1, 9..<9)]) { _, _ in Issue.record() }
    #expect(sets.setCount == 2 && sets.unionCount == 0)
  }

  /// At each time it is as if only the unions had been made that hold then, besides those from before.
  @Test func eachTimeHasItsUnions() {
    let member = Generator<Int>.integers(in: 0...7)
    let union = tuples(member, member, tuples(.integers(in: 0...40), .integers(in: 0...40)))
    forAll(tuples(.array(of: union), .integers(in: 0...40), .integers(in: -50...50))) {
      unions, count, start in
      let times = start..<start + count
      let ranged = unions.map { first, second, ends in
        let (low, high) = (min(ends.0, ends.1), max(ends.0, ends.1))
        return (first, second, start + min(low, count)..<start + min(high, count))
      }
      var sets = RollbackDisjointSets(count: 8)
      sets.union(6, 7)
      var visited: [Int] = []
      try sets.forEachTime(in: times, unions: ranged) { time, sets in
        visited.append(time)
        var known = DisjointSets(count: 8)
        known.union(6, 7)
        for (first, second, range) in ranged where range.contains(time) {
          known.union(first, second)
        }
        for a in 0..<8 {
          for b in 0..<8 {
            try check(
              sets.areConnected(a, b), equals: known.areConnected(a, b), "\(time): \(a), \(b)")
          }
        }
      }
      try check(visited, equals: Array(times))
      try check(sets.unionCount, equals: 1, "all is taken back")
      try check(sets.setCount, equals: 7, "all is taken back")
    }
  }

  @Test func anErrorLeavesTheSetsAsTheyWere() {
    struct Stop: Error {}
    var sets = RollbackDisjointSets(count: 3)
    #expect(throws: Stop.self) {
      try sets.forEachTime(in: 0..<4, unions: [(0, 1, 0..<4), (1, 2, 1..<3)]) { time, _ in
        if time == 2 { throw Stop() }
      }
    }
    #expect(sets.setCount == 3 && sets.unionCount == 0)
  }

  #if compiler(>=6.2)
    @Test func timesOutsideAreAMistake() async {
      await #expect(processExitsWith: .failure) {
        var sets = RollbackDisjointSets(count: 2)
        sets.forEachTime(in: 0..<4, unions: [(0, 1, 2..<5)]) { _, _ in }
      }
      await #expect(processExitsWith: .failure) {
        var sets = RollbackDisjointSets(count: 2)
        sets.forEachTime(in: 3..<4, unions: [(0, 1, 2..<4)]) { _, _ in }
      }
    }
  #endif
}
