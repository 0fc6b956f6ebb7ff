import InputPatterns
import PropertyTesting
import Strings
import Testing

@Suite struct CommonSubstringTests {
  @Test func documentedExamplesAreTrue() {
    let word = Array("banana".utf8)
    #expect(word.longestCommonSubstring(with: Array("cabana".utf8)) == (0..<4, 2..<6))
    #expect([3, 1, 4, 1, 5].longestCommonSubstring(with: [4, 1, 3, 1, 4]) == (0..<3, 2..<5))
  }

  @Test func everyTwoShortTextsAreCompared() {
    let texts: [[UInt8]] = Texts.all(of: [1, 2], upTo: 5) + Texts.all(of: [0, 128, 255], upTo: 3)
    for text in texts {
      for other in texts {
        let expected = Reference.longestCommonSubstring(text, other)
        #expect(text.longestCommonSubstring(with: other) == expected, "\(text), \(other)")
        let (numbers, others) = (text.map { 90 - Int($0) }, other.map { 90 - Int($0) })
        #expect(numbers.longestCommonSubstring(with: others) == expected, "\(numbers), \(others)")
      }
    }
  }

  @Test func everyShapeIsComparedWithAChangedOne() {
    for (number, (name, text)) in Texts.shaped.enumerated() {
      var changed = Array(text.dropFirst(text.count / 3))
      if !changed.isEmpty { changed[changed.count / 2] = 0 }
      let others = [changed, Array(text.reversed()), text, []]
      #if DEBUG
        let compared = [others[number % 4]]
      #else
        let compared = others
      #endif
      for other in compared {
        let expected = Reference.longestCommonSubstring(text, other)
        #expect(text.longestCommonSubstring(with: other) == expected, "\(name), \(other)")
        #expect(
          SuffixAutomaton(text).longestCommonSubstring(with: other) == expected, "\(name), \(other)"
        )
      }
    }
  }

  @Test func theAutomatonFindsTheSame() {
    let text = Generator<[UInt8]>.array(of: .integers(in: 250...252))
    forAll(tuples(text, text), size: 500) { text, other in
      let common = text.longestCommonSubstring(with: other)
      let found = SuffixAutomaton(text).longestCommonSubstring(with: other)
      try check(found == common, "\(common), \(found)")
    }
  }

  @Test func anyCollectionsAreCompared() {
    #expect("대한민국".longestCommonSubstring(with: "한민족") == (1..<3, 0..<2))
    #expect([5, 7, 8, 9].dropFirst(2).longestCommonSubstring(with: [7, 8, 9]) == (0..<2, 1..<3))
    #expect("abc".utf8.longestCommonSubstring(with: "xbcx".utf8.lazy.map { $0 }) == (1..<3, 1..<3))
    #expect([1, 2].longestCommonSubstring(with: EmptyCollection()) == (0..<0, 0..<0))
    #expect(EmptyCollection<Int>().longestCommonSubstring(with: []) == (0..<0, 0..<0))
  }
}
