import InputPatterns
import Sorting
import Testing

@Suite struct QuickSelectTests {
  @Test func documentedExamplesAreTrue() {
    var scores = [76, 100, 98, 85]
    #expect(scores.quickSelect(1) == 85)
    scores = [76, 100, 98, 85]
    #expect(scores.quickSelect(1, by: >) == 98)
  }

  @Test(arguments: InputPattern.allCases)
  func findsEveryPlaceOfShortInput(_ pattern: InputPattern) {
    for length in Lengths.upTo(100) {
      for k in 0..<length {
        expectSelected(k, of: Int8.self, pattern, length)
        expectSelected(k, of: Int.self, pattern, length)
        expectSelected(k, of: String.self, pattern, length)
        expectSelected(k, of: LargeRecord.self, pattern, length)
      }
    }
  }

  @Test(arguments: InputPattern.allCases)
  func findsPlacesOfLongInput(_ pattern: InputPattern) {
    for length in Lengths.all where length >= 200 && length <= Lengths.limit {
      for k in [0, 1, length / 10, length / 2, length - 2, length - 1] {
        expectSelected(k, of: Int32.self, pattern, length)
        if length <= 10_000 { expectSelected(k, of: Box.self, pattern, length) }
      }
    }
  }

  private func expectSelected<Element: PatternElement>(
    _ k: Int, of type: Element.Type, _ pattern: InputPattern, _ length: Int
  ) {
    let values = pattern.values(count: length, in: Element.range, seed: 6)
    let input = values.map { Element(patternValue: $0) }
    var output = input
    let selected = output.quickSelect(k)
    let isPartitioned =
      selected == output[k] && output[..<k].allSatisfy { $0 <= selected }
      && output[k...].allSatisfy { $0 >= selected }
    #expect(
      isPartitioned && fingerprint(output) == fingerprint(input),
      "place \(k), \(type), \(pattern), seed 6, input: \(shortened(values))")
  }

  @Test func takesAboutThreeComparisonsPerElement() {
    let length = 50_000
    for k in [0, length / 4, length / 2, length - 1] {
      var calls = 0
      var values = InputPattern.random.values(count: length, of: Int.self, seed: UInt64(k))
      values.quickSelect(k) {
        calls += 1
        return $0 < $1
      }
      #expect(calls < length * 4, "place \(k)")
    }
  }

  @Test func aThrowingPredicateLosesNothing() {
    let values = InputPattern.random.values(count: 100, in: 0...30, seed: 2)
    for failure in 1...120 {
      var calls = 0
      var output = values.map { "\($0)" }
      #expect(throws: PredicateFailure.self) {
        try output.quickSelect(50) {
          calls += 1
          if calls == failure { throw PredicateFailure() }
          return $0 < $1
        }
      }
      #expect(output.sorted() == values.map { "\($0)" }.sorted(), "call \(failure)")
    }
  }

  @Test func worksOnSlicesAndScatteredCollections() {
    let values = InputPattern.permutation.values(count: 60, in: 0...59, seed: 2)
    var whole = values
    #expect(whole[10..<50].quickSelect(0) == values[10..<50].min())
    #expect(whole[..<10] == values[..<10] && whole[50...] == values[50...])
    var scattered = Scattered(values)
    #expect(scattered.quickSelect(42) == 42)
    #expect(Array(scattered)[42] == 42)
  }

  @Test func aPlaceOutsideStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var scores = [1, 2, 3]
      scores.quickSelect(3)
    }
    await #expect(processExitsWith: .failure) {
      var scores = [1, 2, 3]
      scores.quickSelect(-1)
    }
  }
}
