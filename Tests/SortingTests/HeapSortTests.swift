import InputPatterns
import Sorting
import Testing

@Suite struct HeapSortTests {
  @Test func documentedExamplesAreTrue() {
    var scores = [76, 100, 98, 85]
    scores.heapSort()
    #expect(scores == [76, 85, 98, 100])
    scores.heapSort(by: >)
    #expect(scores == [100, 98, 85, 76])
  }

  @Test(arguments: InputPattern.allCases)
  func takesAboutOneComparisonPerElementAndLevel(_ pattern: InputPattern) {
    let length = 4_096
    var calls = 0
    var values = pattern.values(count: length, in: 0...length - 1, seed: 1)
    values.heapSort {
      calls += 1
      return $0 < $1
    }
    #expect(calls <= length * 12 * 3 / 2 + 2 * length, "\(pattern)")
  }
}
