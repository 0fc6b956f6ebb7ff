import InputPatterns
import Sorting
import Testing

/// The sorts whose documentation says that equal elements keep their order.
@Suite struct StableSortTests {
  struct Tagged: Equatable {
    var key: Int
    var tag: Int
  }

  @Test(arguments: InputPattern.allCases)
  func insertionSortKeepsTheOrderOfEquals(_ pattern: InputPattern) {
    expectStable(pattern, limit: Lengths.quadraticLimit) { elements, _ in
      elements.insertionSort { $0.key < $1.key }
    }
  }

  @Test(arguments: InputPattern.allCases)
  func countingSortOnAKeyKeepsTheOrderOfEquals(_ pattern: InputPattern) {
    expectStable(pattern, limit: 100_000) { elements, range in
      elements.countingSort(on: \.key, in: range)
    }
    // Too wide for a table: the other method must be as stable.
    expectStable(pattern, limit: 100_000) { elements, _ in
      elements.countingSort(on: \.key, in: Int.min...Int.max)
    }
  }

  private func expectStable(
    _ pattern: InputPattern, limit: Int, sort: (inout [Tagged], ClosedRange<Int>) -> Void
  ) {
    for length in Lengths.upTo(limit) {
      for range in [0...7, 0...length] {
        let keys = pattern.values(count: length, in: range, seed: 2)
        var elements = keys.enumerated().map { Tagged(key: $0.element, tag: $0.offset) }
        sort(&elements, range)
        let isStable = isSorted(elements) { ($0.key, $0.tag) < ($1.key, $1.tag) }
        #expect(isStable, "\(pattern), seed 2, \(range), input: \(shortened(keys))")
        #expect(fingerprint(elements.lazy.map(\.key)) == fingerprint(keys))
      }
    }
  }
}
