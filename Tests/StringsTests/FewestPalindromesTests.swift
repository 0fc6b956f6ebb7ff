import InputPatterns
import PropertyTesting
import Strings
import Testing

@Suite struct FewestPalindromesTests {
  @Test func documentedExamplesAreTrue() {
    #expect(Array("bananas".utf8).fewestPalindromes() == [0..<1, 1..<6, 6..<7])
    #expect(Array("abbaabab".utf8).fewestPalindromes().count == 3)
  }

  @Test func everyShortTextIsCutIntoAsFewAsTryingAllCutsSays() {
    for text in Texts.all(of: [1, 2], upTo: 10) + Texts.all(of: [1, 2, 3], upTo: 6) {
      expectFewest(text)
    }
  }

  @Test func everyShapeIsCutIntoAsFewAsTryingAllCutsSays() {
    for (name, text) in Texts.shaped { expectFewest(text, name) }
  }

  @Test func longerTextsOfFewPalindromesAreCutSoToo() {
    forAll(.array(of: .array(of: .integers(in: 0...1))), size: 9) { parts in
      // Each part and its mirror image, so that there are palindromes of palindromes.
      var text: [Int] = []
      for part in parts { text += part + part.reversed() + text.prefix(part.count) }
      try check(
        text.fewestPalindromes().count, equals: Reference.fewestPalindromes(text), "\(text)")
    }
  }

  @Test func equalElementsAreOnePalindrome() {
    #expect(Array(repeating: 7, count: 100_000).fewestPalindromes() == [0..<100_000])
    #expect([Int]().fewestPalindromes() == [])
  }

  @Test func anyCollectionIsAText() {
    #expect("국한국국".fewestPalindromes() == [0..<3, 3..<4])
    #expect([1, -1, 2].lazy.map { $0 * $0 }.fewestPalindromes() == [0..<2, 2..<3])
    #expect([5, 7, 8, 7].dropFirst().fewestPalindromes() == [0..<3])
  }

  /// The ends of palindromes are few series, also where there are many palindromes.
  @Test(arguments: TextPattern.allCases)
  func elementsAreComparedSeldom(pattern: TextPattern) {
    let text = Array(pattern.text(count: 2000, of: "ab", seed: 5).utf8)
    let counter = Counter()
    _ = counter.counted(text).fewestPalindromes()
    #expect(counter.count <= 12 * text.count)
  }

  private func expectFewest<E: Equatable>(_ text: [E], _ name: String = "") {
    let ranges = text.fewestPalindromes()
    #expect(ranges.count == Reference.fewestPalindromes(text), "\(name) \(text)")
    #expect(ranges.flatMap { Array($0) } == Array(text.indices), "\(name) \(text)")
    for range in ranges {
      #expect(text[range].elementsEqual(text[range].reversed()), "\(name) \(text)")
    }
  }
}
