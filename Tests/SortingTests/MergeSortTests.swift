import InputPatterns
import Sorting
import Testing

@Suite struct MergeSortTests {
  @Test func documentedExamplesAreTrue() {
    var heights = [172, 160, 185, 160]
    heights.mergeSort()
    #expect(heights == [160, 160, 172, 185])
    var results = [("Kim", 8.5), ("Lee", 9), ("Park", 8.5)]
    results.mergeSort { $0.1 > $1.1 }
    #expect(results.map(\.0) == ["Lee", "Kim", "Park"])
  }

  @Test(arguments: InputPattern.allCases)
  func takesAtMostOneComparisonPerElementAndLevel(_ pattern: InputPattern) {
    let length = 4_096
    let values = pattern.values(count: length, in: 0...length - 1, seed: 1)
    // 32 plain elements take 136 comparisons, whatever they are: 5 for each four, and the merges.
    #expect(comparisons(values) <= length * 12, "\(pattern)")
    #expect(comparisons(values.map { Box(patternValue: $0) }) <= length * 13, "\(pattern)")
  }

  @Test func whatIsInOrderTakesLinearTime() {
    let length = 4_096
    #expect(comparisons(Array(0..<length)) == length - 1)
    #expect(comparisons((0..<length).reversed()) == length - 1)
    #expect(comparisons(Array(repeating: 7, count: length)) == length - 1)
    // Four runs: merged in two rounds.
    let runs = (0..<4).flatMap { run in (0..<length / 4).map { 4 * $0 + 3 - run } }
    #expect(comparisons(runs) <= 3 * length + 8)
  }

  /// A long run and a few short ones behind it: whoever merges from left to right moves the long one
  /// again and again.
  @Test func longRunsAreMergedLast() {
    let short = (0..<32).flatMap { run in (0..<64).map { 32 * $0 + run } }
    let values = Array(stride(from: -1, to: 40_000, by: 3)) + short
    #expect(comparisons(values) <= 2 * values.count + 5 * short.count + 400)
  }

  private func comparisons<Element: Comparable>(_ values: [Element]) -> Int {
    var calls = 0
    var output = values
    output.mergeSort {
      calls += 1
      return $0 < $1
    }
    #expect(isSorted(output, by: <))
    return calls
  }
}
