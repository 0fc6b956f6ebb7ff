import InputPatterns
import PropertyTesting
import Strings
import Testing

/// All that an automaton says of a text, and of its parts and some others, compared with looking at the text.
private func check(_ text: [UInt8], others: [[UInt8]], _ name: String = "") {
  let automaton = SuffixAutomaton(text)
  let parts = Set(
    text.indices.flatMap { start in (start + 1...text.count).map { Array(text[start..<$0]) } })
  #expect(automaton.substringCount == parts.count, "\(name) \(text)")
  #expect(automaton.stateCount <= max(2 * text.count - 1, text.count + 1), "\(name) \(text)")
  for part in parts.union(others) {
    let places = Reference.occurrences(of: part, in: text)
    #expect(automaton.contains(part) == !places.isEmpty, "\(name) \(part) in \(text)")
    #expect(automaton.occurrenceCount(of: part) == places.count, "\(name) \(part) in \(text)")
    #expect(automaton.firstOccurrence(of: part) == places.first, "\(name) \(part) in \(text)")
  }
  for other in others {
    let lengths = other.indices.map { last in
      (0...last + 1).first { start in
        let ending = Array(other[start..<last + 1])
        return ending.isEmpty || parts.contains(ending)
      }.map { last + 1 - $0 }!
    }
    #expect(automaton.matchLengths(in: other) == lengths, "\(name) \(text) and \(other)")
    let common = automaton.longestCommonSubstring(with: other)
    let expected = Reference.longestCommonSubstring(text, other)
    #expect(common == expected, "\(name) \(text) and \(other)")
  }
}

@Suite struct SuffixAutomatonTests {
  @Test func documentedExamplesAreTrue() {
    let automaton = SuffixAutomaton("banana".utf8)
    #expect(automaton.substringCount == 15)
    #expect(automaton.contains("nan".utf8) && !automaton.contains("nab".utf8))
    #expect(automaton.occurrenceCount(of: "ana".utf8) == 2)
    #expect(automaton.firstOccurrence(of: "nan".utf8) == 2)
    let common = automaton.longestCommonSubstring(with: "cabana".utf8)
    #expect(common == (0..<4, 2..<6))
    #expect(automaton.matchLengths(in: "cabana".utf8) == [0, 1, 1, 2, 3, 4])
    let often = (1..<automaton.stateCount).filter { automaton.occurrenceCount(at: $0) > 1 }
    let count = often.reduce(0) { count, state in
      let link = automaton.suffixLink(of: state)
      return count + automaton.length(of: state) - automaton.length(of: link)
    }
    #expect(count == 5)
  }

  @Test func everyShortTextIsKnown() {
    let others: [[UInt8]] = Texts.all(of: [1, 2, 3], upTo: 3)
    let texts: [[UInt8]] = Texts.all(of: [1, 2], upTo: 7) + Texts.all(of: [1, 2, 3], upTo: 4)
    for text in texts {
      check(text, others: others)
    }
  }

  @Test func everyShapeIsKnown() {
    for (name, text) in Texts.shaped where text.count <= 64 {
      let half = text.count / 2
      check(
        text,
        others: [
          Array(text[half...] + text[..<half]), text.reversed(), text + text, [0] + text + [0],
        ], name)
    }
  }

  /// What holds for each state, by the parts on all ways to it.
  @Test func statesStandForPartsThatEndAtTheSamePlaces() {
    for text in Texts.all(of: [1, 2], upTo: 6) as [[UInt8]] {
      let automaton = SuffixAutomaton(text)
      var parts = [[[UInt8]]](repeating: [], count: automaton.stateCount)
      var ways: [(state: Int, part: [UInt8])] = [(0, [])]
      while let (state, part) = ways.popLast() {
        parts[state].append(part)
        #expect(automaton.state(after: state, 0) == nil)
        for byte in [1, 2] as [UInt8] {
          if let next = automaton.state(after: state, byte) { ways.append((next, part + [byte])) }
        }
      }
      #expect(automaton.suffixLink(of: 0) == 0)
      #expect(parts.map(\.count).reduce(0, +) == automaton.substringCount + 1, "\(text)")
      for (state, parts) in parts.enumerated() {
        let lengths = parts.map(\.count).sorted()
        let link = automaton.suffixLink(of: state)
        let shortest = state == 0 ? 0 : automaton.length(of: link) + 1
        #expect(lengths == Array(shortest...automaton.length(of: state)), "\(text)")
        for part in parts {
          let ends = Reference.occurrences(of: part, in: text).map { $0 + part.count }
          #expect(automaton.occurrenceCount(at: state) == ends.count, "\(text)")
          #expect(automaton.firstEnd(of: state) == ends[0], "\(text)")
          if state > 0 {
            let ending = part.suffix(automaton.length(of: link))
            #expect(Reference.occurrences(of: Array(ending), in: text).count > ends.count)
          }
        }
      }
    }
  }

  @Test func allBytesAreLetters() {
    let text = Array(UInt8.min...UInt8.max) + (UInt8.min...UInt8.max).reversed()
    let automaton = SuffixAutomaton(text)
    #expect(automaton.occurrenceCount(of: [255, 255]) == 1)
    #expect(automaton.occurrenceCount(of: [0]) == 2)
    #expect(automaton.firstOccurrence(of: [1, 0]) == 510)
    #expect(automaton.substringCount == 512 * 513 / 2 - 256)
  }

  @Test func longTextsHaveAsManyPartsAsTheirSuffixArraySays() {
    forAll(tuples(.integers(in: 0...500), .integers(in: 1...26)), size: 10) { count, letters in
      for shape in TextPattern.allCases {
        let alphabet = String("abcdefghijklmnopqrstuvwxyz".prefix(letters))
        let text = Array(shape.text(count: count, of: alphabet, seed: UInt64(count)).utf8)
        let common = text.lcpArray(suffixArray: text.suffixArray()).reduce(0, +)
        try check(
          SuffixAutomaton(text).substringCount, equals: count * (count + 1) / 2 - common, "\(shape)"
        )
      }
    }
  }

  /// All parts in lexicographic order, by the ways from state 0.
  @Test func transitionsSpellAllPartsInOrder() {
    let text = Array("abracadabra\u{FF}".utf8)
    let automaton = SuffixAutomaton(text)
    var parts: [[UInt8]] = []
    var waiting: [(state: Int, part: [UInt8])] = [(0, [])]
    while let (state, part) = waiting.popLast() {
      parts.append(part)
      for (byte, next) in automaton.transitions(from: state).reversed() {
        #expect(automaton.length(of: next) > automaton.length(of: state))
        waiting.append((next, part + [byte]))
      }
    }
    let expected = Set(
      text.indices.flatMap { start in (start...text.count).map { Array(text[start..<$0]) } })
    #expect(parts == expected.sorted { $0.lexicographicallyPrecedes($1) })
  }

  /// Forward and backward, in every state.
  @Test func transitionsAreACollection() {
    for text in Texts.all(of: [0, 7, 255], upTo: 5) as [[UInt8]] {
      let automaton = SuffixAutomaton(text)
      for state in 0..<automaton.stateCount {
        let transitions = automaton.transitions(from: state)
        let expected = [0, 7, 255].filter { automaton.state(after: state, $0) != nil } as [UInt8]
        #expect(transitions.map(\.byte) == expected, "\(text)")
        #expect(transitions.reversed().map(\.byte) == expected.reversed(), "\(text)")
        #expect(transitions.count == expected.count && transitions.isEmpty == expected.isEmpty)
        for (byte, next) in transitions { #expect(automaton.state(after: state, byte) == next) }
        #expect(zip(transitions.indices, transitions.indices.dropFirst()).allSatisfy { $0 < $1 })
        let last = transitions.last
        #expect(last?.byte == expected.last, "\(text)")
      }
    }
  }

  #if compiler(>=6.2)
    @Test func statesThatAreNotThereTrap() async {
      await #expect(processExitsWith: .failure) {
        _ = SuffixAutomaton("a".utf8).transitions(from: 2)
      }
      await #expect(processExitsWith: .failure) {
        _ = SuffixAutomaton("a".utf8).state(after: 2, 97)
      }
      await #expect(processExitsWith: .failure) { _ = SuffixAutomaton("a".utf8).length(of: -1) }
      await #expect(processExitsWith: .failure) { _ = SuffixAutomaton("a".utf8).suffixLink(of: 2) }
      await #expect(processExitsWith: .failure) {
        let transitions = SuffixAutomaton("ab".utf8).transitions(from: 0)
        print(transitions.index(before: transitions.startIndex))
      }
      await #expect(processExitsWith: .failure) {
        _ = SuffixAutomaton("a".utf8).occurrenceCount(at: 2)
      }
      await #expect(processExitsWith: .failure) { _ = SuffixAutomaton("a".utf8).firstEnd(of: 2) }
    }
  #endif
}
