import InputPatterns
import Strings
import Testing

@Suite struct PalindromesTests {
  @Test func everyShortTextReadsTheSameBackwardWhereReversingItSaysSo() {
    for text in Texts.all(of: [1, 2], upTo: 9) + Texts.all(of: [1, 2, 3], upTo: 6) {
      #expect(text.palindromeLengths() == Reference.palindromeLengths(text), "text: \(text)")
    }
  }

  @Test func everyShapeReadsTheSameBackwardWhereReversingItSaysSo() {
    for (name, text) in Texts.shaped {
      #expect(text.palindromeLengths() == Reference.palindromeLengths(text), "\(name)")
    }
  }

  @Test(arguments: TextPattern.allCases)
  func noElementIsComparedOftenerThanThreeTimesOnAverage(pattern: TextPattern) {
    let text = Array(pattern.text(count: 2000, of: "ab", seed: 5).utf8)
    let counter = Counter()
    _ = counter.counted(text).palindromeLengths()
    #expect(counter.count <= 3 * text.count)
  }

  @Test func documentedExamplesAreTrue() {
    let lengths = Array("abbabc").palindromeLengths()
    #expect(lengths == [1, 0, 1, 4, 1, 0, 3, 0, 1, 0, 1])
  }

  @Test func anyCollectionIsAText() {
    #expect("한국국한".palindromeLengths() == [1, 0, 1, 4, 1, 0, 1])
    #expect([1, -1, 2].lazy.map { $0 * $0 }.palindromeLengths() == [1, 2, 1, 0, 1])
    #expect([5, 7, 7, 7].dropFirst().palindromeLengths() == [1, 2, 3, 2, 1])
    #expect(EmptyCollection<Int>().palindromeLengths() == [])
  }
}
