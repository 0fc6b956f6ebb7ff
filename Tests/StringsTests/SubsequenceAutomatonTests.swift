import InputPatterns
import PropertyTesting
import Strings
import Testing

@Suite struct SubsequenceAutomatonTests {
  @Test func documentedExamplesAreTrue() {
    let automaton = SubsequenceAutomaton("banana".utf8)
    #expect(automaton.contains("baa".utf8) && !automaton.contains("bb".utf8))
    #expect(automaton.indices(of: "nna".utf8) == [2, 4, 5])
    #expect(automaton.indices(of: "nnb".utf8) == nil && !automaton.contains("c".utf8))
    #expect(automaton.subsequenceCount == 39 && automaton.stateCount == 7)
    #expect(automaton.letters == Array("abn".utf8))
    #expect(automaton.subsequence(at: 2) == Array("aaa".utf8))
    #expect(automaton.shortestNonSubsequence(over: "abn".utf8) == Array("ab".utf8))
    #expect(SubsequenceAutomaton(1...1000).subsequenceCount(modulo: 998_244_353) == 23_226_276)
    let empty = SubsequenceAutomaton([Int]())
    #expect(empty.subsequenceCount == 0 && empty.stateCount == 1 && empty.contains([]))
    #expect(empty.subsequence(at: 0) == nil && empty.shortestNonSubsequence(over: [5, 3]) == [3])
  }

  /// The distinct subsequences from a place on, in lexicographic order, with the empty one, until there are enough.
  private static func subsequences(_ text: [Int], from start: Int = 0, limit: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    for letter in Set(text[start...]).sorted() where all.count < limit {
      let place = text[start...].firstIndex(of: letter)!
      all += subsequences(text, from: place + 1, limit: limit - all.count).map { [letter] + $0 }
    }
    return Array(all.prefix(limit))
  }

  private static var texts: Generator<[Int]> {
    let kinds = Generator<Int>.element(of: [0, 1, 2, 5, 99])
    return kinds.flatMap { .array(of: .integers(in: 0...$0), counts: 0...120) }
  }

  @Test func subsequencesAreCountedAndFoundInOrder() {
    forAll(Self.texts) { text in
      let automaton = SubsequenceAutomaton(text)
      let limit = 300
      let first = Self.subsequences(text, limit: limit + 1).dropFirst()
      for (index, subsequence) in first.enumerated() {
        try check(automaton.subsequence(at: index), equals: subsequence, "number \(index)")
      }
      if first.count < limit {
        try check(automaton.subsequenceCount, equals: first.count, "count")
        try check(automaton.subsequence(at: first.count), equals: nil, "after the last one")
      }
      // For each place the number of those that begin there, by the first occurrences of all letters.
      for modulus in [1, 2, 998_244_353, .max] {
        var counts = [Int](repeating: 0, count: text.count + 1)
        for place in (0...text.count).reversed() {
          var sum = UInt(1 % modulus)
          for letter in Set(text[place...]) {
            sum += UInt(counts[text[place...].firstIndex(of: letter)! + 1])
            sum %= UInt(modulus)
          }
          counts[place] = Int(sum)
        }
        let count = Int((UInt(counts[0]) + UInt(modulus - 1 % modulus)) % UInt(modulus))
        try check(automaton.subsequenceCount(modulo: modulus), equals: count, "mod \(modulus)")
      }
    }
  }

  @Test func transitionsGoToTheNextOccurrence() {
    forAll(tuples(Self.texts, Self.texts)) { text, pattern in
      let automaton = SubsequenceAutomaton(text)
      for state in 0..<automaton.stateCount {
        for letter in -1...9 {
          let next = text[state...].firstIndex(of: letter).map { $0 + 1 }
          try check(automaton.state(after: state, letter), equals: next, "\(state), \(letter)")
        }
      }
      for pattern in [pattern, pattern.filter(text.contains), text.filter { $0 != text[0] }] {
        for length in [pattern.count, pattern.count / 4, 2] {
          let pattern = pattern.prefix(length)
          var (rest, indices) = (text[...], [Int]?([]))
          for element in pattern {
            let index = rest.firstIndex(of: element)
            indices = index.flatMap { index in indices.map { $0 + [index] } }
            rest = index.map { text[($0 + 1)...] } ?? []
          }
          try check(automaton.indices(of: pattern), equals: indices, "\(pattern)")
          try check(automaton.contains(pattern), equals: indices != nil, "\(pattern)")
        }
      }
    }
  }

  @Test func theShortestNonSubsequenceIsThatOfASearch() {
    let elements = Generator<[Int]>.element(of: [[0], [1, 0], [3, 2, 0], [1, 1]])
    let inputs = tuples(Self.texts, elements)
    forAll(inputs, effort: 2) { text, elements in
      let letters = Set(elements).sorted()
      // The states that are reached by sequences of each length, by the smallest of them.
      var level: [(sequence: [Int], state: Int)] = [([], 0)]
      var found: [Int]?
      while found == nil {
        var next: [(sequence: [Int], state: Int)] = []
        var seen: Set<Int> = []
        for (sequence, state) in level where found == nil {
          for letter in letters where found == nil {
            guard let place = text[state...].firstIndex(of: letter) else {
              found = sequence + [letter]
              continue
            }
            if seen.insert(place + 1).inserted { next.append((sequence + [letter], place + 1)) }
          }
        }
        level = next
      }
      let automaton = SubsequenceAutomaton(text)
      try check(automaton.shortestNonSubsequence(over: elements), equals: found!, "\(elements)")
    }
  }

  @Test func numbersThatAreTooGreatAreTheGreatest() {
    #expect(SubsequenceAutomaton(1...62).subsequenceCount == 1 << 62 - 1)
    #expect(SubsequenceAutomaton(1...63).subsequenceCount == .max)
    #expect(SubsequenceAutomaton(1...100).subsequenceCount == .max)
    #expect(SubsequenceAutomaton(1...100).subsequence(at: 100) == Array(1...98) + [100])
    // The last one of the 2⁶³ that begin with 1.
    #expect(SubsequenceAutomaton(1...64).subsequence(at: .max) == [1, 64])
    #expect(SubsequenceAutomaton(1...63).subsequence(at: .max) == nil)
    #expect(SubsequenceAutomaton(1...63).subsequence(at: .max - 1) == [63])
    #expect(SubsequenceAutomaton([1, 2]).subsequence(at: .max) == nil)
  }

  @Test func whatIsNotThereIsAMistake() async {
    await #expect(processExitsWith: .failure) {
      print(SubsequenceAutomaton([1, 2]).state(after: 3, 1) as Any)
    }
    await #expect(processExitsWith: .failure) {
      print(SubsequenceAutomaton([1, 2]).state(after: -1, 1) as Any)
    }
    await #expect(processExitsWith: .failure) {
      print(SubsequenceAutomaton([1, 2]).subsequence(at: -1) as Any)
    }
    await #expect(processExitsWith: .failure) {
      print(SubsequenceAutomaton([1, 2]).subsequenceCount(modulo: 0))
    }
    await #expect(processExitsWith: .failure) {
      print(SubsequenceAutomaton([1, 2]).shortestNonSubsequence(over: []))
    }
  }
}
