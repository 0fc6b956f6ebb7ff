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
