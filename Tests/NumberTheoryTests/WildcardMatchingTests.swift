import InputPatterns
import NumberTheory
import Testing

@Suite struct WildcardMatchingTests {
  @Test func documentedExamplesAreTrue() {
    let wildcard = UInt8(ascii: "?")
    #expect("abcac".utf8.occurrences(of: "a?c".utf8, wildcard: wildcard) == [0])
    #expect("ab?ac".utf8.occurrences(of: "a?c".utf8, wildcard: wildcard) == [0, 2])
    #expect("ab?ac".utf8.occurrences(of: "ac".utf8, wildcard: wildcard) == [3])
    #expect([1, 0, 3, 2].occurrences(of: [2, 3], wildcard: 0) == [1])
  }

  private func check(_ text: [Int], _ pattern: [Int]) {
    let expected = (0..<max(text.count - pattern.count + 1, 0)).filter { start in
      pattern.indices.allSatisfy { place in
        let (a, b) = (pattern[place], text[start + place])
        return a == b || a == 0 || b == 0
      }
    }
    #expect(text.occurrences(of: pattern, wildcard: 0) == expected, "\(pattern) in \(text)")
  }

  private func lists(upTo count: Int) -> [[Int]] {
    var (all, longest): ([[Int]], [[Int]]) = ([[]], [[]])
    for _ in 0..<count {
      longest = longest.flatMap { list in (0...2).map { list + [$0] } }
      all += longest
    }
    return all
  }

  @Test func allShortTextsAreSearched() {
    for text in lists(upTo: 4) { for pattern in lists(upTo: 3) { check(text, pattern) } }
  }

  @Test(arguments: [2, 3, 30, 3000])
  func patternsOfAnyElementsAreFound(elementCount: Int) {
    var random = SplitMix64(seed: UInt64(elementCount))
    for (count, patternCount) in [(60, 3), (64, 40), (65, 65), (300, 130), (700, 600)] {
      let text = (0..<count).map { _ in random.next(in: 0...elementCount) }
      let start = random.next(in: 0...count - patternCount)
      var pattern = Array(text[start..<start + patternCount])
      check(text, pattern)
      for _ in 0..<patternCount / 2 { pattern[random.next(in: 0...patternCount - 1)] = 0 }
      check(text, pattern)
      pattern[patternCount / 2] = -1
      check(text, pattern)
    }
  }

  @Test func aSumOfSquaresIsNotTakenModuloAPrime() {
    // The first elements number all of them. Then squares of differences follow whose sum is a prime.
    let numbers = Array(1...1100)
    var (text, pattern) = (numbers, numbers)
    var rest = 998_244_353
    while rest > 0 {
      let difference = numbers.last { $0 < 1100 && $0 * $0 <= rest }!
      rest -= difference * difference
      pattern.append(1)
      text.append(1 + difference)
    }
    #expect(text.count < 2000)
    #expect(text.occurrences(of: pattern, wildcard: 0) == [])
    #expect(text.occurrences(of: text, wildcard: 0) == [0])
  }

  @Test func textsThatAreTooLongTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        let text = repeatElement(1, count: 8_388_609)
        print(text.occurrences(of: [0], wildcard: 0).count)
      }
    #endif
  }
}
