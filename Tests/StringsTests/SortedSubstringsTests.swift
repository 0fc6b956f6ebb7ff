import InputPatterns
import PropertyTesting
import Strings
import Testing

/// All parts of a text in order, compared with sorting them.
private func expectOrder<E: Comparable>(
  _ parts: SortedSubstrings, of text: [E], _ name: String = ""
) {
  // Where they are, sorted by what they are.
  let ranges = text.indices.flatMap { start in (start + 1...text.count).map { start..<$0 } }
  let expected = ranges.sorted { text[$0].lexicographicallyPrecedes(text[$1]) }
  let different = expected.enumerated().filter { index, range in
    index == 0 || !text[range].elementsEqual(text[expected[index - 1]])
  }.map(\.element)
  #expect(parts.count == different.count, "\(name) \(text)")
  #expect(parts.occurrenceCount == ranges.count, "\(name) \(text)")
  for (index, range) in different.enumerated() {
    let part = parts.substring(at: index)
    #expect(text[part].elementsEqual(text[range]), "\(name) \(index) of \(text)")
  }
  let occurrences = ranges.indices.map { parts.occurrence(at: $0) }
  for (index, range) in expected.enumerated() {
    let part = occurrences[index]
    #expect(text[part].elementsEqual(text[range]), "\(name) \(index) of all of \(text)")
    guard index > 0 else { continue }
    // Equal ones by what follows.
    let isInOrder = text[occurrences[index - 1].lowerBound...]
      .lexicographicallyPrecedes(text[part.lowerBound...])
    #expect(isInOrder || !text[part].elementsEqual(text[expected[index - 1]]), "\(text)")
  }
  #expect(Set(occurrences) == Set(ranges), "\(name) \(text)")
}

@Suite struct SortedSubstringsTests {
  @Test func documentedExamplesAreTrue() {
    let parts = SortedSubstrings("banana".utf8)
    #expect(parts.count == 15 && parts.occurrenceCount == 21)
    #expect(parts.substring(at: 2) == 3..<6)
    #expect(parts.occurrence(at: 3) == 3..<5)
    let text = Array("abab".utf8)
    let others = SortedSubstrings(text)
    #expect(text[others.substring(at: 3)].elementsEqual("abab".utf8))
    #expect(text[others.occurrence(at: 4)].elementsEqual("aba".utf8))
  }

  @Test func partsOfEveryShortTextAreSorted() {
    for text in Texts.all(of: [0, 255] as [UInt8], upTo: 8) {
      expectOrder(SortedSubstrings(text), of: text)
    }
    for text in Texts.all(of: [Int.min, 0, Int.max], upTo: 5) {
      expectOrder(SortedSubstrings(text), of: text)
    }
  }

  @Test func partsOfEveryShapeAreSorted() {
    for (name, text) in Texts.shaped where text.count <= 48 {
      expectOrder(SortedSubstrings(text), of: text, name)
      expectOrder(SortedSubstrings(text.map(Double.init)), of: text, "\(name), not bytes")
    }
  }

  /// As many as the automaton says, each as often as it says, up to the part that an index is for.
  @Test func longTextsAgreeWithTheAutomaton() {
    forAll(tuples(.integers(in: 1...100), .integers(in: 1...4)), size: 10) { count, letters in
      for shape in TextPattern.allCases {
        let alphabet = String("abcd".prefix(letters))
        let text = Array(shape.text(count: count, of: alphabet, seed: UInt64(count)).utf8)
        let (parts, automaton) = (SortedSubstrings(text), SuffixAutomaton(text))
        try check(parts.count, equals: automaton.substringCount, "\(shape)")
        var passed = 0
        for index in 0..<Swift.min(parts.count, 100) {
          let part = text[parts.substring(at: index)]
          let times = automaton.occurrenceCount(of: part)
          for occurrence in [
            parts.occurrence(at: passed), parts.occurrence(at: passed + times - 1),
          ] {
            try check(Array(text[occurrence]), equals: Array(part), "\(shape) \(index)")
          }
          passed += times
        }
      }
    }
  }

  #if compiler(>=6.2)
    @Test func partsThatAreNotThereTrap() async {
      await #expect(processExitsWith: .failure) {
        _ = SortedSubstrings("aa".utf8).substring(at: 2)
      }
      await #expect(processExitsWith: .failure) {
        _ = SortedSubstrings("aa".utf8).occurrence(at: 3)
      }
      await #expect(processExitsWith: .failure) {
        _ = SortedSubstrings("aa".utf8).substring(at: -1)
      }
      await #expect(processExitsWith: .failure) { _ = SortedSubstrings([Int]()).occurrence(at: 0) }
    }
  #endif
}
