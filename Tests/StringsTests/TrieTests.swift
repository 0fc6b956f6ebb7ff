import InputPatterns
import Strings
import Testing

@Suite struct TrieTests {
  private func sorted(_ words: [[UInt8]]) -> [[UInt8]] {
    words.sorted { $0.lexicographicallyPrecedes($1) }
  }

  @Test func documentedExamplesAreTrue() {
    var names = Trie(["anna", "an", "anton", "bea"].map(\.utf8))
    #expect(names.count(withPrefix: "an".utf8) == 3 && !names.contains("ann".utf8))
    #expect(names.prefixLengths(of: "annabell".utf8) == [2, 4])
    names.insert("ann".utf8)
    let isThere = names.remove("anna".utf8)
    #expect(isThere && names.prefixLengths(of: "annabell".utf8) == [2, 3])
    let verbs = Trie(["to", "tea", "ten", "i"].map(\.utf8))
    #expect("\(verbs)" == #"["i", "tea", "ten", "to"]"# && "\(Trie())" == "[]")
    #expect(verbs.transitions(from: 0).map { Unicode.Scalar($0.byte) } == ["i", "t"])
  }

  @Test func itIsAListOfWords() {
    // Few letters give many words with the same beginning; many letters give states with many children.
    for seed in UInt64(1)...60 {
      var random = SplitMix64(seed: seed)
      let letterCount = [1, 2, 4, 12, 256][random.next(in: 0...4)]
      func word(_ random: inout SplitMix64) -> [UInt8] {
        (0..<random.next(in: 0...4)).map { _ in UInt8(random.next(in: 0...letterCount - 1)) }
      }
      var (trie, list, states) = (Trie(), [[UInt8]](), [[UInt8]: Int]())
      for step in 0..<200 {
        let next = word(&random)
        let about = "seed \(seed), step \(step), \(next)"
        if random.next(in: 0...2) > 0 {
          let state = trie.insert(next)
          list.append(next)
          #expect(states[next, default: state] == state, "\(about)")
          states[next] = state
        } else {
          let place = list.firstIndex(of: next)
          let wasThere = trie.remove(next)
          #expect(wasThere == (place != nil), "\(about)")
          if let place { list.remove(at: place) }
        }
        let other = word(&random)
        let same = list.filter { $0 == other }.count
        #expect(trie.count(of: other) == same && trie.contains(other) == (same > 0), "\(about)")
        let longer = list.filter { $0.starts(with: other) }
        #expect(trie.count(withPrefix: other) == longer.count, "\(about)")
        #expect(trie.words(withPrefix: other) == sorted(longer), "\(about)")
        let shorter = Set(list.filter { other.starts(with: $0) }.map(\.count)).sorted()
        #expect(trie.prefixLengths(of: other) == shorter, "\(about)")
        let state = trie.state(of: other)
        #expect(other.isEmpty ? state == 0 : (state == nil) == longer.isEmpty, "\(about)")
        if let state {
          let next = Set(longer.filter { $0 != other }.map { $0[other.count] }).sorted()
          #expect(trie.transitions(from: state).map(\.byte) == next, "\(about)")
          #expect(trie.count(from: state) == longer.count, "\(about)")
          #expect(trie.count(at: state) == same, "\(about)")
        }
      }
      #expect(trie.words(withPrefix: []) == sorted(list), "seed \(seed)")
      #expect(trie.count == list.count && trie.isEmpty == list.isEmpty)
      #expect(Set(states.values).count == states.count)
      #expect(states.values.allSatisfy { $0 < trie.stateCount })
    }
  }

  @Test func everyByteMayFollowEveryByte() {
    let bytes = Array(UInt8.min...UInt8.max)
    let pairs = bytes.flatMap { first in bytes.map { [first, $0 &* 77] } }
    // More and more bytes come up while many of them are followed by many.
    let trie = Trie(pairs.sorted { $0.max()! < $1.max()! } + pairs)
    #expect(trie.stateCount == 1 + 256 + 65_536 && trie.count == 2 * 65_536)
    #expect(trie.transitions(from: 0).map(\.byte) == bytes)
    #expect(bytes.allSatisfy { trie.count(withPrefix: [$0]) == 512 })
    #expect(pairs.allSatisfy { trie.count(of: $0) == 2 && trie.state(of: $0 + [1]) == nil })
    let states = Set(pairs.map { trie.state(of: $0) })
    #expect(states.count == 65_536)
  }

  @Test func longWordsNeedNoStack() {
    let word = [UInt8](repeating: 7, count: 300_000)
    var trie = Trie([word, Array(word.dropLast())])
    #expect(trie.stateCount == 300_001 && trie.count(withPrefix: word.dropLast()) == 2)
    #expect(trie.words(withPrefix: []).map(\.count) == [299_999, 300_000])
    let removed = (trie.remove(word), trie.remove(word))
    #expect(removed == (true, false) && trie.state(of: word) == nil && trie.count == 1)
  }

  @Test func statesThatAreNoneTrap() async {
    await #expect(processExitsWith: .failure) { _ = Trie().count(at: 1) }
    await #expect(processExitsWith: .failure) { _ = Trie().count(from: -1) }
    await #expect(processExitsWith: .failure) { _ = Trie().state(after: 1, 0) }
    await #expect(processExitsWith: .failure) { _ = Trie().transitions(from: 1) }
  }
}
