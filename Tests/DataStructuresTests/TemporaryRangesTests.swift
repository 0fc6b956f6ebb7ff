import DataStructures
import PropertyTesting
import Testing

@Suite struct TemporaryRangesTests {
  @Test func theExampleIsTrue() {
    let coins = [1, 2, 5]
    var sums = [1]
    var answers: [Int] = []
    [0..<3, 1..<2, 2..<4].forEachTime(
      in: 0..<4,
      add: { index in sums.append(sums.last! | sums.last! << coins[index]) },
      undo: { _ in sums.removeLast() },
      answer: { _ in answers.append(sums.last!.nonzeroBitCount) })
    #expect(answers == [2, 4, 4, 2] && sums == [1])
  }

  /// Exactly the ranges that contain a time are added then, each once, and what is undone was added last.
  @Test func eachTimeHasItsRanges() {
    let ends = tuples(Generator<Int>.integers(in: 0...40), .integers(in: 0...40))
    forAll(tuples(.array(of: ends), .integers(in: 0...40), .integers(in: -50...50))) {
      ends, count, start in
      let ranges = ends.map { first, second in
        let (low, high) = (min(first, second), max(first, second))
        return start + min(low, count)..<start + min(high, count)
      }
      var (added, visited, additions) = ([Int](), [Int](), 0)
      try ranges.forEachTime(in: start..<start + count) { index in
        added.append(index)
        additions += 1
      } undo: { index in
        try check(index, equals: added.popLast(), "undo")
      } answer: { time in
        visited.append(time)
        let there = ranges.indices.filter { ranges[$0].contains(time) }
        try check(added.sorted(), equals: there, "\(time)")
      }
      try check(visited, equals: Array(start..<start + count))
      try check(added, equals: [], "all is undone")
      // At most two nodes of each height make up a range; there are six heights below the root for 40 times.
      try check(additions <= 12 * ranges.count, equals: true, "\(additions) additions")
    }
  }

  @Test(arguments: [Int.max - 5 ..< .max, .min ..< .min + 5, .max - 1 ..< .max, .min ..< .min + 1])
  func timesMayBeTheGreatestAndTheLeast(times: Range<Int>) {
    let last = times.upperBound - 1
    var (added, answers) = ([Int](), [[Int]]())
    [times, last..<times.upperBound, times.lowerBound..<last].forEachTime(in: times) {
      added.append($0)
    } undo: { _ in
      added.removeLast()
    } answer: { _ in
      answers.append(added.sorted())
    }
    #expect(answers == (times.lowerBound..<last).map { _ in [0, 2] } + [[0, 1]] && added.isEmpty)
    var sets = RollbackDisjointSets(count: 2)
    var counts: [Int] = []
    sets.forEachTime(in: times, unions: [(0, 1, last..<times.upperBound)]) { _, sets in
      counts.append(sets.setCount)
    }
    #expect(counts == (times.lowerBound..<last).map { _ in 2 } + [1])
  }

  @Test func aSliceIsCountedFromZero() {
    var added: [Int] = []
    [5..<9, 0..<1, 1..<2][1...].forEachTime(
      in: 0..<2, add: { added.append($0) }, undo: { _ in }, answer: { _ in })
    #expect(added == [0, 1])
  }

  @Test func nothingHappensAtNoTime() {
    let nothing = { (_: Int) -> Void in Issue.record() }
    [Range<Int>]().forEachTime(in: 3..<3, add: nothing, undo: nothing, answer: nothing)
    [9..<9, 2..<2].forEachTime(in: 3..<3, add: nothing, undo: nothing, answer: nothing)
  }

  @Test func afterAnErrorNothingIsUndone() {
    struct Stop: Error {}
    var added: [Int] = []
    #expect(throws: Stop.self) {
      try [0..<4, 1..<3].forEachTime(in: 0..<4) {
        added.append($0)
      } undo: { _ in
        added.removeLast()
      } answer: { time in
        if time == 2 { throw Stop() }
      }
    }
    #expect(added == [0, 1])
  }

  #if compiler(>=6.2)
    @Test func timesOutsideAreAMistake() async {
      await #expect(processExitsWith: .failure) {
        [2..<5].forEachTime(in: 0..<4, add: { print($0) }, undo: { _ in }, answer: { _ in })
      }
      await #expect(processExitsWith: .failure) {
        [2..<4].forEachTime(in: 3..<4, add: { print($0) }, undo: { _ in }, answer: { _ in })
      }
    }
  #endif
}
