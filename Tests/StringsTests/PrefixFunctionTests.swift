import InputPatterns
import Strings
import Testing

@Suite struct PrefixFunctionTests {
  @Test func everyShortTextHasTheBordersThatComparingFinds() {
    for text in Texts.all(of: [1, 2], upTo: 9) + Texts.all(of: [1, 2, 3], upTo: 5) {
      #expect(text.prefixFunction() == Reference.prefixFunction(text), "text: \(text)")
    }
  }

  @Test func everyShapeHasTheBordersThatComparingFinds() {
    for (name, text) in Texts.shaped {
      #expect(text.prefixFunction() == Reference.prefixFunction(text), "\(name)")
    }
  }

  @Test func theLastBorderTellsThePeriod() {
    for period in 1...12 {
      let text = (0..<5 * period).map { min($0 % period, 1) }
      #expect(text.count - text.prefixFunction()[text.count - 1] == period)
    }
  }
}

@Suite struct OccurrencesTests {
  @Test func everyShortPatternIsFoundInEveryShortText() {
    let patterns = Texts.all(of: [1, 2], upTo: 4)
    for text in Texts.all(of: [1, 2], upTo: 7) {
      for pattern in patterns {
        #expect(
          text.occurrences(of: pattern) == Reference.occurrences(of: pattern, in: text),
          "text: \(text), pattern: \(pattern)")
      }
    }
  }

  @Test func aPartOfEachShapeIsFound() {
    var random = SplitMix64(seed: 1)
    for (name, text) in Texts.shaped where !text.isEmpty {
      let start = random.next(in: 0...text.count - 1)
      let pattern = Array(text[start...random.next(in: start...text.count - 1)])
      let places = text.occurrences(of: pattern)
      #expect(places.contains(start), "\(name)")
      #expect(places == Reference.occurrences(of: pattern, in: text), "\(name), \(pattern)")
    }
  }

  @Test func anyCollectionsAreTextAndPattern() {
    // Neither is contiguous, nor begins at index 0.
    let text = "x한국한국한".dropFirst()
    #expect(text.occurrences(of: "국한") == [1, 3])
    #expect(text.unicodeScalars.occurrences(of: Array("한".unicodeScalars)) == [0, 2, 4])
    #expect((0..<100).occurrences(of: 97...99) == [97])
    #expect([1.5, 2.5].occurrences(of: repeatElement(2.5, count: 1)) == [1])
    #expect([Int]().occurrences(of: []) == [0])
    #expect([Int]().occurrences(of: [1]) == [])
  }

  @Test(arguments: TextPattern.allCases)
  func noElementIsComparedOftenerThanTwiceOnAverage(pattern: TextPattern) {
    let text = Array(pattern.text(count: 2000, of: "ab", seed: 2).utf8)
    var part = Array(text[700..<1500])
    part[799] ^= 3
    let counter = Counter()
    let places = counter.counted(text).occurrences(of: Counter.uncounted(part))
    #expect(places == Reference.occurrences(of: part, in: text))
    #expect(counter.count <= 2 * text.count)
    counter.count = 0
    _ = counter.counted(text).prefixFunction()
    #expect(counter.count <= 2 * text.count)
  }
}
