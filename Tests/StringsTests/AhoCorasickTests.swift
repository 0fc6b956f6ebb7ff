import InputPatterns
import Strings
import Testing

@Suite struct AhoCorasickTests {
  @Test func documentedExamplesAreTrue() {
    let words = AhoCorasick(["he", "she", "his", "hers"].map(\.utf8))
    #expect(words.occurrences(in: "ushers".utf8).map(\.pattern) == [1, 0, 3])
    #expect(words.occurrences(in: "ushers".utf8).map(\.start) == [1, 2, 2])
    #expect(words.occurrenceCounts(in: "she is hers".utf8) == [2, 1, 0, 1])
    #expect(words.containsPattern(in: "history".utf8))
    #expect(words.patternCount == 4 && words.stateCount == 10)
  }

  @Test func wordsThatAvoidAPatternAreCountedByStates() {
    let words = AhoCorasick(["aa".utf8])
    var ways = [1, 0, 0]
    for _ in 0..<5 {
      var next = [0, 0, 0]
      for state in 0..<words.stateCount where ways[state] > 0 {
        for letter in "ab".utf8 { next[words.state(after: state, letter)] += ways[state] }
      }
      for state in 0..<words.stateCount where words.endsPattern(at: state) { next[state] = 0 }
      ways = next
    }
    #expect(ways.reduce(0, +) == 13)
  }

  /// All that the automaton says of a text, compared with looking for one pattern after the other.
  private func check(_ patterns: [[UInt8]], in text: [UInt8]) {
    let automaton = AhoCorasick(patterns)
    let places = patterns.map { Reference.occurrences(of: $0, in: text) }
    let expected = places.indices.flatMap { pattern in
      places[pattern].map { (end: $0 + patterns[pattern].count, start: $0, pattern: pattern) }
    }.sorted { ($0.end, $0.start, $0.pattern) < ($1.end, $1.start, $1.pattern) }
    let found = automaton.occurrences(in: text)
    #expect(found.map(\.pattern) == expected.map(\.pattern), "\(patterns) in \(text)")
    #expect(found.map(\.start) == expected.map(\.start), "\(patterns) in \(text)")
    #expect(automaton.occurrenceCounts(in: text) == places.map(\.count), "\(patterns) in \(text)")
    #expect(automaton.containsPattern(in: text) == !expected.isEmpty, "\(patterns) in \(text)")
  }

  @Test func everyPairOfShortPatternsIsFoundInEveryShortText() {
    let patterns: [[UInt8]] = bytes(Texts.all(of: [1, 2], upTo: 3))
    let texts: [[UInt8]] = bytes(Texts.all(of: [1, 2, 3], upTo: 4))
    for text in texts {
      for first in patterns {
        for second in patterns { check([first, second], in: text) }
      }
    }
  }

  @Test(arguments: TextPattern.allCases)
  func manyPatternsAreFoundInEveryShape(shape: TextPattern) {
    var random = SplitMix64(seed: 7)
    for _ in 0..<20 {
      let text = Array(
        shape.text(count: random.next(in: 1...120), of: "abc", seed: random.next()).utf8)
      // Parts of the text, some of them changed, some the same.
      let patterns = (0..<random.next(in: 0...12)).map { _ in
        let start = random.next(in: 0...text.count - 1)
        var part = Array(text[start..<random.next(in: start...text.count)])
        if random.next(in: 0...3) == 0, let last = part.popLast() { part.append(last ^ 1) }
        return part
      }
      check(patterns, in: text)
    }
  }

  @Test func aStateIsTheLongestBeginningThatWhatHasBeenReadEndsWith() {
    let patterns: [[UInt8]] = [[1, 2, 1, 2, 3], [2, 1, 1], [2, 3], [3], [3]]
    let automaton = AhoCorasick(patterns)
    let beginnings = Set(patterns.flatMap { part in (0...part.count).map { part.prefix($0) } })
    #expect(automaton.stateCount == beginnings.count)
    // Each state as a text that leads there.
    var texts = [ArraySlice<UInt8>](repeating: [], count: automaton.stateCount)
    for beginning in beginnings {
      texts[beginning.reduce(0) { automaton.state(after: $0, $1) }] = beginning
    }
    func longest(_ text: [UInt8]) -> Int {
      (0...text.count).lazy.compactMap { texts.firstIndex(of: text.dropFirst($0)) }.first!
    }
    for (state, text) in texts.enumerated() {
      for byte in [0, 1, 2, 3, 255] as [UInt8] {
        #expect(automaton.state(after: state, byte) == longest(text + [byte]))
      }
      #expect(automaton.suffixLink(of: state) == longest(Array(text.dropFirst())))
      let ending = patterns.indices.filter { text.reversed().starts(with: patterns[$0].reversed()) }
      let byLength = ending.sorted { (-patterns[$0].count, $0) < (-patterns[$1].count, $1) }
      #expect(automaton.patterns(endingAt: state) == byLength)
      #expect(automaton.endsPattern(at: state) == !ending.isEmpty)
    }
  }

  @Test func noPatternsAreFoundNowhere() {
    let automaton = AhoCorasick([[UInt8]]())
    #expect(automaton.patternCount == 0 && automaton.stateCount == 1)
    #expect(!automaton.containsPattern(in: "abc".utf8))
    #expect(automaton.occurrences(in: "abc".utf8).isEmpty)
    #expect(automaton.occurrenceCounts(in: "abc".utf8) == [])
  }

  @Test func allBytesAreLetters() {
    let patterns = (UInt8.min...UInt8.max).map { [$0, $0 ^ 0xFF] }
    let text = Array(UInt8.min...UInt8.max) + (UInt8.min...UInt8.max).reversed()
    check(patterns, in: text.flatMap { [$0, $0 ^ 0xFF] })
    #expect(AhoCorasick(patterns).stateCount == 513)
  }

  @Test func patternsWithinPatternsAreCountedWithoutListingThem() {
    // 500,500 occurrences in each of the 1000 last places.
    let patterns = (1...1000).map { [UInt8](repeating: 7, count: $0) }
    let counts = AhoCorasick(patterns).occurrenceCounts(in: repeatElement(7, count: 100_000))
    #expect(counts == (1...1000).map { 100_001 - $0 })
  }

  #if compiler(>=6.2)
    @Test func statesThatAreNotThereTrap() async {
      await #expect(processExitsWith: .failure) {
        _ = AhoCorasick(["a".utf8]).state(after: 2, 97)
      }
      await #expect(processExitsWith: .failure) {
        _ = AhoCorasick(["a".utf8]).patterns(endingAt: -1)
      }
      await #expect(processExitsWith: .failure) {
        _ = AhoCorasick(["a".utf8]).suffixLink(of: 2)
      }
      await #expect(processExitsWith: .failure) {
        _ = AhoCorasick(["a".utf8]).endsPattern(at: 2)
      }
    }
  #endif

  private func bytes(_ texts: [[Int]]) -> [[UInt8]] { texts.map { $0.map { UInt8($0) } } }
}
