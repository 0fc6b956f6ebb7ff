import DynamicProgramming
import InputPatterns
import PropertyTesting
import Testing

@Suite struct RangeCommonSubsequencesTests {
  @Test func documentedExamplesAreTrue() {
    var lengths = RangeCommonSubsequences(in: "ACAYKP")
    for letter in "CAK" { lengths.append(letter) }
    #expect(lengths.longestLength(0...) == 3)
    #expect(lengths.longestLength(..<4) == 2)
    #expect(lengths.count == 6)
    var others = RangeCommonSubsequences(in: [3, 1, 4, 1, 5])
    others.append(1)
    others.append(3)
    #expect(others.longestLength(1...) == 1)
  }

  @Test func nothingHasNothingInCommon() {
    var lengths = RangeCommonSubsequences(in: [Int]())
    #expect(lengths.longestLength(0...) == 0)
    lengths.append(7)
    #expect(lengths.longestLength(0...) == 0 && lengths.count == 0)
    var others = RangeCommonSubsequences(in: [1, 2])
    others.append(3)
    #expect(others.longestLength(0...) == 0)
  }

  /// The lengths of all ranges from one start by the textbook's table.
  private func ends(_ pattern: ArraySlice<Int>, _ text: [Int], from start: Int) -> [Int] {
    var row = [Int](repeating: 0, count: text.count - start + 1)
    for element in pattern {
      var diagonal = 0
      for place in start..<text.count {
        let above = row[place - start + 1]
        row[place - start + 1] =
          element == text[place] ? diagonal + 1 : max(above, row[place - start])
        diagonal = above
      }
    }
    return row
  }

  @Test func eachRangeHasTheLengthOfATable() {
    let texts = Generator<[Int]>.array(of: .integers(in: 0...3), counts: 0...20)
    let patterns = Generator<[Int]>.array(of: .integers(in: 0...4), counts: 0...20)
    forAll(tuples(texts, patterns)) { text, pattern in
      var lengths = RangeCommonSubsequences(in: text)
      for length in 0...pattern.count {
        if length > 0 { lengths.append(pattern[length - 1]) }
        for start in 0...text.count {
          try check(
            (start...text.count).map { lengths.longestLength(start..<$0) },
            equals: ends(pattern[..<length], text, from: start), "\(length) elements from \(start)")
        }
      }
    }
  }

  @Test func manyElements() {
    var random = SplitMix64(seed: 5)
    let text = (0..<600).map { _ in random.next(in: 0..<26) }
    let pattern = (0..<500).map { _ in random.next(in: 0..<26) }
    var lengths = RangeCommonSubsequences(in: text)
    for element in pattern { lengths.append(element) }
    for _ in 0..<100 {
      let (a, b) = (random.next(in: 0...600), random.next(in: 0...600))
      let range = min(a, b)..<max(a, b)
      #expect(
        lengths.longestLength(range) == pattern.longestCommonSubsequenceLength(with: text[range]),
        "\(range)")
    }
  }

  #if compiler(>=6.2)
    @Test func rangesOutsideTheTextTrap() async {
      await #expect(processExitsWith: .failure) {
        print(RangeCommonSubsequences(in: [1, 2]).longestLength(1..<3))
      }
      await #expect(processExitsWith: .failure) {
        print(RangeCommonSubsequences(in: [1, 2]).longestLength(-1..<1))
      }
    }
  #endif
}
