import InputPatterns
import Sorting
import Testing

@Suite struct CountingSortTests {
  @Test func documentedExamplesAreTrue() {
    var scores = [3, 1, 3, 2]
    scores.countingSort()
    #expect(scores == [1, 2, 3, 3])
    scores = [3, 1, 3, 2]
    scores.countingSort(in: 0...100)
    #expect(scores == [1, 2, 3, 3])
    var words = ["pear", "fig", "plum", "kiwi"]
    words.countingSort(on: \.count, in: 0...10)
    #expect(words == ["fig", "pear", "plum", "kiwi"])
  }

  /// A table for these ranges would take more memory than any machine has.
  @Test func absurdRangesAreSortedWithoutATable() {
    var values = [Int.max, Int.min, 0, -1, Int.max, 1, Int.min]
    values.countingSort()
    #expect(values == [Int.min, Int.min, -1, 0, 1, Int.max, Int.max])
    values = [5, Int.min, 3]
    values.countingSort(in: Int.min...Int.max)
    #expect(values == [Int.min, 3, 5])
    var unsigned: [UInt64] = [.max, 0, .max / 2]
    unsigned.countingSort(in: 0...UInt64.max)
    #expect(unsigned == [0, UInt64.max / 2, UInt64.max])
    var words = ["b", "a", "c"]
    words.countingSort(on: { $0 == "a" ? Int.min : Int.max }, in: Int.min...Int.max)
    #expect(words == ["a", "b", "c"])
    // One value far away from ten thousand that are close together.
    var outlier = InputPattern.permutation.values(count: 10_000, in: 0...9_999, seed: 1)
    outlier[5_000] = Int.min
    let expected = outlier.sorted()
    outlier.countingSort()
    #expect(outlier == expected)
  }

  @Test func theEndsOfATypeAreCountedToo() {
    for (lower, upper) in [(Int8.min, Int8.max), (100, Int8.max), (Int8.min, -100)] {
      let range = lower...upper
      let values = InputPattern.random.values(count: 2_000, in: range, seed: 3)
      var output = values
      output.countingSort(in: range)
      #expect(output == values.sorted())
    }
    let highest = InputPattern.random.values(count: 300, in: (Int.max - 100)...Int.max, seed: 3)
    var output = highest
    output.countingSort()
    #expect(output == highest.sorted())
  }

  @Test func anEmptyCollectionHasNoRangeAndNeedsNone() {
    var nothing: [Int] = []
    nothing.countingSort()
    nothing.countingSort(in: Int.min...Int.max)
    nothing.countingSort(in: 5...5)
    nothing.countingSort(on: { $0 }, in: 5...5)
    #expect(nothing.isEmpty)
  }

  @Test func aThrowingKeyMovesNothing() {
    let census = Census()
    do {
      let citizens = (0..<50).map { Citizen(number: $0, key: -$0, census: census) }
      for failure in 0..<50 {
        var output = citizens
        #expect(throws: PredicateFailure.self) {
          try output.countingSort(
            on: { citizen -> Int in
              if citizen.number == failure { throw PredicateFailure() }
              return citizen.key
            }, in: -49...0)
        }
        #expect(output.map(\.number) == Array(0..<50), "key \(failure)")
      }
      var output = citizens
      output.countingSort(on: \.key, in: -49...0)
      #expect(output.map(\.key) == Array(-49...0))
      #expect(census.alive == 50)
    }
    #expect(census.alive == 0)
  }

  @Test func theKeyIsAskedOncePerElement() {
    var calls = 0
    var values = InputPattern.random.values(count: 500, in: 0...9, seed: 1)
    values.countingSort(
      on: { value -> Int in
        calls += 1
        return value
      }, in: 0...9)
    #expect(calls == 500)
  }

  @Test func aValueOutsideTheRangeStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var values = [Int](repeating: 5, count: 100)
      values[50] = 11
      values.countingSort(in: 0...10)
    }
    await #expect(processExitsWith: .failure) {
      var values = [Int](repeating: 5, count: 100)
      values[50] = -1
      values.countingSort(in: 0...10)
    }
    await #expect(processExitsWith: .failure) {
      var values = [1, 2, 3_000_000]
      values.countingSort(in: 0...2_000_000)
    }
    await #expect(processExitsWith: .failure) {
      var values = [1, 2, 3]
      values.countingSort(on: { $0 }, in: 0...2)
    }
  }
}
