import PropertyTesting
import Searching
import Testing

@Suite struct ParallelBinarySearchTests {
  @Test func theExampleIsTrue() {
    let rain = [3, 1, 4, 1, 5]
    let needs = [1, 8, 14, 15]
    var sum = 0
    let days = (0..<5).firstTimes(
      conditionCount: 4, restart: { sum = 0 }, advance: { sum += rain[$0] },
      holds: { sum >= needs[$0] })
    #expect(days == [0, 2, 4, nil])
  }

  /// Whatever the first times are, all that happens happens in order, and rounds are as few as with one condition.
  @Test func theFirstTimesAreFound() {
    let inputs = Generator<[(Int, Int)]>.array(
      of: tuples(.integers(in: -20...20), .integers(in: 0...3)), counts: 0...30)
    forAll(tuples(.integers(in: -20...20), .integers(in: 0...40), inputs)) { start, count, inputs in
      let range = start..<start + count
      // Some hold from the beginning, and some do not hold by the end.
      let times = inputs.map { $0.0 + $0.1 * count / 3 }
      var (now, rounds, calls) = (Int.min, 0, [Int](repeating: 0, count: times.count))
      let found = try range.firstTimes(
        conditionCount: times.count,
        restart: {
          rounds += 1
          now = start - 1
        },
        advance: { time in
          try check(time, equals: now + 1)
          try check(range.contains(time), equals: true)
          now = time
        },
        holds: { condition in
          calls[condition] += 1
          return times[condition] <= now
        })
      let expected = times.map { time in range.first { time <= $0 } }
      try check(found, equals: expected)
      let most = Int.bitWidth - count.leadingZeroBitCount
      try check(rounds <= most && calls.allSatisfy { $0 <= most }, equals: true)
    }
  }

  @Test func errorsAreRethrown() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try (0..<3).firstTimes(
        conditionCount: 1, restart: {}, advance: { _ in throw Stop() }, holds: { _ in true })
    }
  }

  @Test func aNegativeNumberOfConditionsTraps() async {
    await #expect(processExitsWith: .failure) {
      print(
        (0..<3).firstTimes(
          conditionCount: -1, restart: {}, advance: { _ in }, holds: { _ in true }))
    }
  }
}
