import InputPatterns
import Sorting
import Testing

@Suite struct InsertionSortTests {
  @Test func documentedExamplesAreTrue() {
    var heights = [172, 160, 185, 160]
    heights.insertionSort()
    #expect(heights == [160, 160, 172, 185])
    var words = ["pear", "fig", "plum", "kiwi"]
    words.insertionSort { $0.count < $1.count }
    #expect(words == ["fig", "pear", "plum", "kiwi"])
  }

  @Test(arguments: InputPattern.allCases)
  func takesOneCallPerElementAndInversion(_ pattern: InputPattern) {
    let values = pattern.values(count: 60, in: 0...59, seed: 1)
    var inversions = 0
    for (index, value) in values.enumerated() {
      inversions += values[..<index].count { $0 > value }
    }
    var calls = 0
    var sorted = values
    sorted.insertionSort {
      calls += 1
      return $0 < $1
    }
    #expect(calls <= 59 + inversions && calls >= max(59, inversions), "input: \(values)")
  }
}
