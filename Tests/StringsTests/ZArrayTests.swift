import InputPatterns
import Strings
import Testing

@Suite struct ZArrayTests {
  @Test func everyShortTextAgreesWithItselfAsComparingFinds() {
    for text in Texts.all(of: [1, 2], upTo: 9) + Texts.all(of: [1, 2, 3], upTo: 6) {
      #expect(text.zArray() == Reference.zArray(text), "text: \(text)")
    }
  }

  @Test func everyShapeAgreesWithItselfAsComparingFinds() {
    for (name, text) in Texts.shaped {
      #expect(text.zArray() == Reference.zArray(text), "\(name)")
    }
  }

  @Test(arguments: TextPattern.allCases)
  func noElementIsComparedOftenerThanTwiceOnAverage(pattern: TextPattern) {
    let text = Array(pattern.text(count: 2000, of: "ab", seed: 5).utf8)
    let counter = Counter()
    _ = counter.counted(text).zArray()
    #expect(counter.count <= 2 * text.count)
  }

  @Test func anyCollectionIsAText() {
    #expect("한국한국".zArray() == [4, 0, 2, 0])
    #expect([3, 1, 3].lazy.map { $0 * $0 }.zArray() == [3, 0, 1])
    #expect([5, 7, 7, 7].dropFirst().zArray() == [3, 2, 1])
  }
}
