import InputPatterns
import PropertyTesting
import Strings
import Testing

/// All that an automaton of several texts says, compared with looking at them.
private func check(_ texts: [[UInt8]]) {
  let automaton = SuffixAutomaton(texts: texts)
  let joined = texts.flatMap { $0 }
  #expect(automaton.stateCount <= max(2 * joined.count, 1), "\(texts)")
  // The ends of the occurrences of each substring, in the concatenation, and the texts that they are in.
  var places: [[UInt8]: (ends: [Int], owners: Set<Int>)] = [:]
  var textStart = 0
  for (number, text) in texts.enumerated() {
    for end in text.indices.map({ $0 + 1 }) {
      for start in 0..<end {
        let part = Array(text[start..<end])
        places[part, default: ([], [])].ends.append(textStart + end)
        places[part]!.owners.insert(number)
      }
    }
    textStart += text.count
  }
  #expect(automaton.substringCount == places.count, "\(texts)")
  #expect(automaton.occurrenceCount(at: 0) == joined.count + texts.count, "\(texts)")
  #expect(automaton.textCount(at: 0) == texts.count, "\(texts)")
  for (part, place) in places {
    #expect(automaton.occurrenceCount(of: part) == place.ends.count, "\(part) in \(texts)")
    #expect(
      automaton.firstOccurrence(of: part) == place.ends[0] - part.count, "\(part) in \(texts)")
    #expect(automaton.textCount(of: part) == place.owners.count, "\(part) in \(texts)")
    let longer = part + [part[0]]
    #expect(automaton.contains(longer) == (places[longer] != nil), "\(longer) in \(texts)")
  }
  // The substrings of a state have the same ends, and those of its link have more.
  let states = Dictionary(grouping: places.keys) { part in
    part.reduce(0) { automaton.state(after: $0, $1)! }
  }
  #expect(states.count == automaton.stateCount - 1, "\(texts)")
  for (state, parts) in states {
    let ends = places[parts[0]]!.ends
    #expect(parts.allSatisfy { places[$0]!.ends == ends }, "\(texts)")
    let link = automaton.suffixLink(of: state)
    let lengths = automaton.length(of: link) + 1...automaton.length(of: state)
    #expect(parts.map(\.count).sorted() == Array(lengths), "\(texts)")
    #expect(automaton.occurrenceCount(at: state) == ends.count, "\(texts)")
    #expect(automaton.firstEnd(of: state) == ends[0], "\(texts)")
    #expect(automaton.textCount(at: state) == places[parts[0]]!.owners.count, "\(texts)")
    #expect(automaton.occurrenceCount(at: link) > ends.count, "\(texts)")
  }
}

@Suite struct SuffixAutomatonTextsTests {
  @Test func fewShortTextsAreKnown() {
    check([])
    let texts: [[UInt8]] = Texts.all(of: [1, 2], upTo: 4)
    for first in texts {
      for second in texts { check([first, second]) }
    }
    let shorter: [[UInt8]] = Texts.all(of: [1, 2], upTo: 2)
    for first in shorter {
      for second in shorter {
        for third in texts { check([first, second, third]) }
      }
    }
  }

  @Test func manyTextsAreKnown() {
    let text = Generator<[UInt8]>.array(of: .integers(in: 1...3))
    forAll(Generator<[[UInt8]]>.array(of: text), size: 10) { check($0) }
  }

  @Test func oneTextIsItsOwnAutomaton() {
    for text in Texts.all(of: [1, 2], upTo: 5) as [[UInt8]] {
      let (one, several) = (SuffixAutomaton(text), SuffixAutomaton(texts: [text]))
      #expect(one.stateCount == several.stateCount)
      for state in 0..<one.stateCount {
        #expect(one.textCount(at: state) == 1 && several.textCount(at: state) == 1)
        #expect(one.occurrenceCount(at: state) == several.occurrenceCount(at: state))
      }
    }
  }

  @Test func whatAllTextsHaveInCommonIsFound() {
    let texts = ["abcdxyz", "xyzabcd", "bcdabcxyz"]
    let automaton = SuffixAutomaton(texts: texts.map(\.utf8))
    let common = (0..<automaton.stateCount).filter { automaton.textCount(at: $0) == texts.count }
    #expect(common.map { automaton.length(of: $0) }.max() == 3)
    #expect(automaton.textCount(of: "abcd".utf8) == 2 && automaton.textCount(of: "zz".utf8) == 0)
  }

  #if compiler(>=6.2)
    @Test func statesThatAreNotThereTrap() async {
      await #expect(processExitsWith: .failure) {
        print(SuffixAutomaton(texts: ["a".utf8]).textCount(at: 2))
      }
    }
  #endif
}
