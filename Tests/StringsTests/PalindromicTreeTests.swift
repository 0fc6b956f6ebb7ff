import InputPatterns
import PropertyTesting
import Strings
import Testing

/// All that a tree says of a text, compared with looking at all parts of it.
private func check(_ tree: PalindromicTree, of text: [UInt8], _ name: String = "") {
  // The palindromes that end with each byte, the longest first.
  let palindromes = text.indices.map { last in
    (0...last).map { Array(text[$0...last]) }.filter { $0.elementsEqual($0.reversed()) }
  }
  var (states, counts): ([[UInt8]: Int], [Int]) = ([[]: 0], [text.count + 1])
  #expect(tree.count == text.count, "\(name) \(text)")
  for (last, ending) in palindromes.enumerated() {
    let new = ending.filter { states[$0] == nil }
    #expect(new.count <= 1, "\(name) \(text)")
    for palindrome in new {
      states[palindrome] = counts.count
      #expect(tree.range(of: counts.count) == last + 1 - palindrome.count..<last + 1)
      counts.append(0)
    }
    for palindrome in ending { counts[states[palindrome]!] += 1 }
    #expect(tree.state(endingAt: last) == states[ending[0]], "\(name) \(text)")
    #expect(tree.palindromeCount(endingAt: last) == ending.count, "\(name) \(text)")
    for (longer, shorter) in zip(ending, ending.dropFirst() + [[]]) {
      #expect(tree.suffixLink(of: states[longer]!) == states[shorter], "\(name) \(text)")
    }
  }
  #expect(tree.palindromeCount == counts.count - 1, "\(name) \(text)")
  #expect(tree.stateCount == counts.count, "\(name) \(text)")
  #expect(tree.occurrenceCounts() == counts, "\(name) \(text)")
  for (palindrome, state) in states {
    #expect(tree.length(of: state) == palindrome.count, "\(name) \(text)")
    let inside = states[Array(palindrome.dropFirst().dropLast())]
    #expect(tree.state(inside: state) == inside, "\(name) \(text)")
  }
  #expect(tree.suffixLink(of: 0) == 0 && tree.range(of: 0) == 0..<0)
}

@Suite struct PalindromicTreeTests {
  @Test func documentedExamplesAreTrue() {
    let tree = PalindromicTree("banana".utf8)
    #expect(tree.palindromeCount == 6)
    let state = tree.state(endingAt: 4)
    #expect(tree.range(of: state) == 2..<5)
    #expect(tree.palindromeCount(endingAt: 4) == 2)
    let counts = tree.occurrenceCounts()
    #expect(counts[state] == 1)
    #expect((1...tree.palindromeCount).map { tree.length(of: $0) * counts[$0] }.max() == 6)
    var growing = PalindromicTree()
    for byte in "abacab".utf8 {
      let isNew = growing.append(byte)
      #expect(isNew)
    }
    let isNew = growing.append(UInt8(ascii: "c"))
    #expect(!isNew)
  }

  @Test func everyShortTextIsKnown() {
    for text in Texts.all(of: [1, 2], upTo: 9) + Texts.all(of: [1, 2, 3], upTo: 6) as [[UInt8]] {
      check(PalindromicTree(text), of: text)
    }
  }

  @Test func everyShapeIsKnown() {
    for (name, text) in Texts.shaped where text.count <= 64 {
      check(PalindromicTree(text), of: text, name)
    }
  }

  @Test func whatGrowsIsWhatWouldBeMadeAtOnce() {
    for text in Texts.all(of: [0, 255], upTo: 8) as [[UInt8]] {
      var tree = PalindromicTree(text.prefix(3))
      var count = tree.palindromeCount
      for byte in text.dropFirst(3) {
        let isNew = tree.append(byte)
        #expect(isNew == (tree.palindromeCount > count), "\(text)")
        count = tree.palindromeCount
      }
      check(tree, of: text)
    }
  }

  @Test func aCopyDoesNotGrow() {
    let tree = PalindromicTree("ab".utf8)
    var other = tree
    other.append(UInt8(ascii: "a"))
    check(tree, of: Array("ab".utf8))
    check(other, of: Array("aba".utf8))
  }

  @Test func allBytesAreLetters() {
    let letters = Array(UInt8.min...UInt8.max)
    let text = letters + letters.reversed()
    check(PalindromicTree(text), of: text)
  }

  /// Around the same byte, and around two of it, is every fifth byte; each of them comes again later.
  @Test func manyPalindromesHaveTheSameInside() {
    var text: [UInt8] = []
    for byte in stride(from: 0, through: 255, by: 5) as StrideThrough<UInt8> {
      text += [byte, 7, byte, 8, 8, byte]
    }
    text += text
    let tree = PalindromicTree(text)
    check(tree, of: text)
    let inside = tree.state(endingAt: 1)
    #expect((1...tree.palindromeCount).filter { tree.state(inside: $0) == inside }.count == 52)
  }

  @Test func longTextsOfEqualBytesHaveOnePalindromeOfEachLength() {
    let count = 100_000
    for byte in [0, 255] as [UInt8] {
      let tree = PalindromicTree(repeatElement(byte, count: count))
      #expect(tree.palindromeCount == count)
      #expect(tree.occurrenceCounts() == (0...count).map { count + 1 - $0 })
      #expect((0...count).allSatisfy { tree.suffixLink(of: $0) == Swift.max($0 - 1, 0) })
      #expect((0...count).allSatisfy { tree.range(of: $0) == 0..<$0 })
    }
  }

  /// Around a center there are half as many palindromes as the longest has bytes, rounded up.
  @Test func longTextsHaveAsManyPalindromesAsTheirCentersSay() {
    forAll(tuples(.integers(in: 0...2000), .integers(in: 1...26)), size: 10) { count, letters in
      for shape in TextPattern.allCases {
        let alphabet = String("abcdefghijklmnopqrstuvwxyz".prefix(letters))
        let text = Array(shape.text(count: count, of: alphabet, seed: UInt64(count)).utf8)
        let expected = text.palindromeLengths().reduce(0) { $0 + ($1 + 1) / 2 }
        let tree = PalindromicTree(text)
        try check(tree.occurrenceCounts().dropFirst().reduce(0, +), equals: expected, "\(shape)")
        let ending = text.indices.reduce(0) { $0 + tree.palindromeCount(endingAt: $1) }
        try check(ending, equals: expected, "\(shape)")
      }
    }
  }

  #if compiler(>=6.2)
    @Test func statesThatAreNotThereTrap() async {
      await #expect(processExitsWith: .failure) {
        _ = PalindromicTree("a".utf8).length(of: 2)
      }
      await #expect(processExitsWith: .failure) { _ = PalindromicTree("a".utf8).range(of: -1) }
      await #expect(processExitsWith: .failure) {
        _ = PalindromicTree("a".utf8).suffixLink(of: 2)
      }
      await #expect(processExitsWith: .failure) {
        _ = PalindromicTree("a".utf8).state(inside: 2)
      }
    }

    @Test func bytesThatAreNotThereTrap() async {
      await #expect(processExitsWith: .failure) {
        _ = PalindromicTree("a".utf8).state(endingAt: 1)
      }
      await #expect(processExitsWith: .failure) {
        _ = PalindromicTree().palindromeCount(endingAt: 0)
      }
      await #expect(processExitsWith: .failure) {
        _ = PalindromicTree("a".utf8).state(endingAt: -1)
      }
    }
  #endif
}
