import InputPatterns
import PropertyTesting
import Strings
import Testing

@Suite struct MaximalRepetitionsTests {
  private struct Run: Hashable {
    var start: Int
    var end: Int
    var period: Int
  }

  /// All parts with each period, from the elements that are equal to those one period before.
  private func bruteForce(_ text: [Int]) -> [Run] {
    var found: [Run] = []
    var known: Set<Run> = []
    for period in 1..<max(text.count, 1) {
      var start = 0
      while start + period < text.count {
        var end = start + period
        while end < text.count, text[end] == text[end - period] { end += 1 }
        let run = Run(start: start, end: end, period: 0)
        if end - start >= 2 * period, known.insert(run).inserted {
          found.append(Run(start: start, end: end, period: period))
        }
        start = max(end - period, start) + 1
      }
    }
    return found
  }

  private func runs(_ found: [(range: Range<Int>, period: Int)]) -> [Run] {
    found.map { Run(start: $0.range.lowerBound, end: $0.range.upperBound, period: $0.period) }
  }

  @Test func theExamplesAreTrue() {
    let found = Array("mississippi".utf8).maximalRepetitions()
    #expect(found.map(\.range) == [2..<4, 5..<7, 8..<10, 1..<8])
    #expect(found.map(\.period) == [1, 1, 1, 3])
    let other = [70, 5, 70, 5, 70].maximalRepetitions()
    #expect(other.count == 1 && other[0].range == 0..<5 && other[0].period == 2)
  }

  @Test func allAreFound() {
    let texts: [Generator<[Int]>] = [
      .array(of: .integers(in: 0...1), counts: 0...80),
      .array(of: .integers(in: 0...2), counts: 0...60),
      .array(of: .integers(in: -9...9), counts: 0...20),
      tuples(
        .array(of: .integers(in: 0...1), counts: 1...9),
        .array(of: .integers(in: 0...1), counts: 0...9)
      )
      .map { ($0 + $0 + $1 + $0 + $0 + $1 + $1 + $0 + $0 + $0 + $1 + $0) },
    ]
    forAll(.oneOf(texts[0], texts[1], texts[2], texts[3])) { text in
      let expected = bruteForce(text)
      try check(runs(text.maximalRepetitions()), equals: expected, "integers")
      let bytes = text.map { UInt8($0 + 100) }
      try check(runs(bytes.maximalRepetitions()), equals: expected, "bytes")
      // The order of the elements says nothing about what is equal.
      try check(runs(text.map(-).maximalRepetitions()), equals: expected, "mirrored")
      try check(text.isEmpty || expected.count < text.count, "\(expected)")
    }
  }

  @Test func allTextsOfTwoLetters() {
    for count in 0...11 {
      for bits in 0..<1 << count {
        let text = (0..<count).map { bits >> $0 & 1 }
        #expect(runs(text.maximalRepetitions()) == bruteForce(text), "\(text)")
      }
    }
  }

  @Test func longTexts() {
    let same = [UInt8](repeating: 7, count: 100_000).maximalRepetitions()
    #expect(same.count == 1 && same[0].range == 0..<100_000 && same[0].period == 1)
    let pair = (0..<100_001).map { $0 % 2 }.maximalRepetitions()
    #expect(pair.count == 1 && pair[0].range == 0..<100_001 && pair[0].period == 2)
    #expect(Array(0..<100_000).maximalRepetitions().isEmpty)
    // Fibonacci's word of length F has as many as 2 · F' - 3 for the length F' two before it.
    var (word, last) = (Array("ab".utf8), Array("a".utf8))
    var lengths = [1, 2]
    while word.count < 50_000 {
      (word, last) = (word + last, word)
      lengths.append(word.count)
    }
    let found = word.maximalRepetitions()
    #expect(found.count == 2 * lengths[lengths.count - 3] - 3)
    let random = InputPattern.random.values(count: 3000, in: 0...1, seed: 3)
    #expect(runs(random.maximalRepetitions()) == bruteForce(random))
  }
}
