import InputPatterns
import Sorting
import Testing

@Suite struct SelectionSortTests {
  @Test func documentedExamplesAreTrue() {
    var scores = [76, 100, 98, 85]
    scores.selectionSort()
    #expect(scores == [76, 85, 98, 100])
    scores.selectionSort(by: >)
    #expect(scores == [100, 98, 85, 76])
  }

  @Test(arguments: InputPattern.allCases)
  func comparesEachPairOnce(_ pattern: InputPattern) {
    var calls = 0
    var values = pattern.values(count: 50, in: 0...49, seed: 1)
    values.selectionSort {
      calls += 1
      return $0 < $1
    }
    #expect(calls == 50 * 49 / 2)
  }
}
