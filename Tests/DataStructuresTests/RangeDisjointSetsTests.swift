import DataStructures
import InputPatterns
import PropertyTesting
import Testing

/// Sets as labels: slow, obvious, independent.
private func unite(_ first: Int, _ second: Int, _ labels: inout [Int]) {
  let (kept, joined) = (labels[first], labels[second])
  for member in labels.indices where labels[member] == joined { labels[member] = kept }
}

@Suite struct RangeDisjointSetsTests {
  @Test func documentedExamplesAreTrue() {
    var letters = RangeDisjointSets(count: 8)
    #expect(letters.union(0..<3, 4..<7).count == 3)
    #expect(letters.union(1..<3, 2..<4).count == 2)
    let connected = [letters.areConnected(3, 5), letters.areConnected(0, 1)]
    #expect(connected == [true, false])
    #expect(letters.setCount == 3)
    #expect("\(letters)" == "[[0, 4], [1, 2, 3, 5, 6], [7]]")

    var sums = [3, 1, 4, 1]
    var sets = RangeDisjointSets(count: 4)
    for (kept, joined) in sets.union(0..<3, 1..<4) { sums[kept] += sums[joined] }
    let root = sets.find(2)
    #expect(sums[root] == 9)
  }

  @Test func emptyRangesUniteNothing() {
    var none = RangeDisjointSets(count: 0)
    #expect(none.union(0..<0, 0..<0).isEmpty)
    #expect(none.setCount == 0)
    var three = RangeDisjointSets(count: 3)
    #expect(three.union(0..<0, 3..<3).isEmpty)
    #expect(three.union(0..<3, 0..<3).isEmpty)
    #expect(three.setCount == 3)
    #expect(three.count == 3)
  }

  @Test func aRangeMayBeWrittenInAnyForm() {
    var letters = RangeDisjointSets(count: 6)
    #expect(letters.union(...2, 3...).count == 3)
    #expect(letters.union(..<1, 1...1).count == 1)
    #expect(letters.sets() == [[0, 1, 3, 4], [2, 5]])
  }

  /// One after another, with what they return.
  @Test(arguments: [(1, 4), (2, 6), (5, 12), (9, 20), (33, 40), (64, 40)])
  func randomUnionsAreThoseOfTheirElements(count: Int, steps: Int) throws {
    for seed in 1...8 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      var (sets, labels) = (RangeDisjointSets(count: count), Array(0..<count))
      var sums = (0..<count).map { 1 << ($0 % 60) }
      let weights = sums
      for _ in 0..<steps {
        let length = random.next(in: 0...count) / random.next(in: 1...4)
        let first = random.next(in: 0...count - length)
        let second = random.next(in: 0...count - length)
        for (kept, joined) in sets.union(first..<first + length, second..<second + length) {
          sums[kept] += sums[joined]
        }
        for offset in 0..<length { unite(first + offset, second + offset, &labels) }
        let groups = Dictionary(grouping: labels.indices) { labels[$0] }.values
          .sorted { $0[0] < $1[0] }
        try check(sets.sets(), equals: groups, "seed \(seed)")
        try check(sets.setCount, equals: groups.count)
        for group in groups {
          let sum = group.reduce(0) { $0 + weights[$1] }
          try check(sums[sets.find(group[0])], equals: sum, "the sum of \(group)")
          try check(sets.setSize(of: group[0]), equals: group.count)
          try check(sets.areConnected(group[0], group[group.count - 1]), "\(group)")
        }
      }
    }
  }

  /// A range and itself, some steps on: those with the same remainder get together.
  @Test func shiftsMakePeriods() {
    let count = 10_000
    for shift in [1, 7, 5000, 9999] {
      var sets = RangeDisjointSets(count: count)
      #expect(sets.union(0..<count - shift, shift..<count).count == count - shift)
      #expect(sets.setCount == shift)
      #expect(sets.union(0..<count - shift, shift..<count).isEmpty)
    }
  }

  #if compiler(>=6.2)
    @Test func otherRangesAreRefused() async {
      await #expect(processExitsWith: .failure) {
        var sets = RangeDisjointSets(count: 4)
        print(sets.union(0..<2, 1..<4))
      }
      await #expect(processExitsWith: .failure) {
        var sets = RangeDisjointSets(count: 4)
        print(sets.union(0..<2, 3..<5))
      }
      await #expect(processExitsWith: .failure) {
        var sets = RangeDisjointSets(count: 4)
        print(sets.union(-1..<1, 2..<4))
      }
      await #expect(processExitsWith: .failure) { print(RangeDisjointSets(count: -1)) }
    }
  #endif
}
