import InputPatterns
import Strings
import Testing

@Suite struct BurrowsWheelerTransformTests {
  private func rotations(of text: [UInt8]) -> [[UInt8]] {
    text.indices.map { Array(text[$0...] + text[..<$0]) }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  @Test func documentedExamplesAreTrue() {
    #expect(
      Array("annb#aa".utf8).inverseBurrowsWheelerTransform() == Array("#banana".utf8))
    #expect(Array("annbaa".utf8).inverseBurrowsWheelerTransform() == nil)
  }

  /// Of three letters, all that may be transforms, and all that are.
  @Test func whatIsNoTransformHasNoText() {
    var texts: [[UInt8]] = [[]]
    for length in 0...8 {
      var known: [[UInt8]: [UInt8]] = length == 0 ? [[]: []] : [:]
      for text in texts {
        let rows = rotations(of: text)
        if Set(rows).count == length && length > 0 { known[rows.map { $0.last! }] = rows[0] }
      }
      for last in texts {
        #expect(last.inverseBurrowsWheelerTransform() == known[last], "\(last)")
      }
      texts = texts.flatMap { text in (0...2).map { text + [$0 * 127] } }
    }
  }

  @Test func aLongTextComesBackBehindItsEndMark() {
    for seed in UInt64(1)...8 {
      var random = SplitMix64(seed: seed)
      let limit = seed % 2 == 0 ? 2 : 255
      let text = [0] + (0..<20_000).map { _ in UInt8(random.next(in: 1...limit)) }
      // The mark comes once only, so the order of the rotations is that of the suffixes.
      let starts = text.suffixArray().map { $0 > 0 ? $0 - 1 : text.count - 1 }
      let last = starts.map { text[$0] }
      #expect(last.inverseBurrowsWheelerTransform() == text, "seed \(seed)")
      #expect(last.lazy.map { $0 }.inverseBurrowsWheelerTransform() == text, "seed \(seed)")
    }
  }
}
