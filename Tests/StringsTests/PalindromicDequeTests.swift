import InputPatterns
import Strings
import Testing

@Suite struct PalindromicDequeTests {
  /// What there is at both ends and in all, by looking at all parts of the text.
  private func check(_ deque: PalindromicDeque, _ text: ArraySlice<UInt8>, _ name: String) {
    func isPalindrome(_ part: ArraySlice<UInt8>) -> Bool { part.elementsEqual(part.reversed()) }
    var palindromes: Set<ArraySlice<UInt8>> = []
    for start in text.indices {
      for end in start + 1..<text.endIndex + 1 where isPalindrome(text[start..<end]) {
        palindromes.insert(text[start..<end])
      }
    }
    #expect(deque.count == text.count, "\(name)")
    #expect(deque.isEmpty == text.isEmpty, "\(name)")
    #expect(deque.palindromeCount == palindromes.count, "\(name), \(Array(text))")
    let prefix = (0...text.count).last { isPalindrome(text.prefix($0)) }
    #expect(deque.longestPrefixLength == prefix, "\(name), \(Array(text))")
    let suffix = (0...text.count).last { isPalindrome(text.suffix($0)) }
    #expect(deque.longestSuffixLength == suffix, "\(name), \(Array(text))")
  }

  @Test func documentedExamplesAreTrue() {
    var text = PalindromicDeque("bana".utf8)
    text.append(UInt8(ascii: "n"))
    #expect(text.palindromeCount == 5)
    #expect(text.longestSuffixLength == 3)
    #expect(text.popFirst() == UInt8(ascii: "b"))
    #expect(text.longestPrefixLength == 3)
    text.prepend(UInt8(ascii: "n"))
    #expect(text.longestPrefixLength == 5)
    #expect(text.palindromeCount == 5)
  }

  /// Changes a text at random, and the same text by hand.
  private func changeAtRandom(
    seed: UInt64, letters: [UInt8], changes: Int, growth: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    var (deque, text) = (PalindromicDeque(), ArraySlice<UInt8>())
    for change in 0..<changes {
      let name = "seed \(seed), change \(change)"
      let letter = letters[Int(random.next() % UInt64(letters.count))]
      let atEnd = random.next() % 2 == 0
      // Growing and shrinking by turns.
      let grows = random.next() % 8 < (change / 40 % 2 == 0 ? growth : 8 - growth)
      let old = deque.palindromeCount
      if grows {
        let isNew = atEnd ? deque.append(letter) : deque.prepend(letter)
        text.insert(letter, at: atEnd ? text.endIndex : text.startIndex)
        #expect(isNew == (deque.palindromeCount > old), "\(name)")
      } else if atEnd {
        #expect(deque.popLast() == text.popLast(), "\(name)")
      } else {
        #expect(deque.popFirst() == text.popFirst(), "\(name)")
      }
      check(deque, text, name)
    }
  }

  @Test(arguments: [1, 2, 3, 26]) func randomChangesAreFollowed(letterCount: Int) {
    let letters = Array((0...UInt8.max).suffix(letterCount))
    for seed in 0..<8 as Range<UInt64> {
      changeAtRandom(seed: seed, letters: letters, changes: 200, growth: 5 + seed % 3)
    }
  }

  /// Every short text is built in every order of ends, and taken away in every order.
  @Test func everyOrderOfEndsGivesTheSame() {
    for text in Texts.all(of: [1, 2], upTo: 6) as [[UInt8]] where text.count >= 5 {
      for order in 0..<1 << text.count {
        let start = order % (text.count + 1)
        var ends = (start, start)
        var deque = PalindromicDeque()
        for bit in text.indices {
          if ends.1 < text.count, ends.0 == 0 || order >> bit & 1 == 0 {
            deque.append(text[ends.1])
            ends.1 += 1
          } else {
            deque.prepend(text[ends.0 - 1])
            ends.0 -= 1
          }
        }
        var rest = text[ends.0..<ends.1]
        check(deque, rest, "\(text), \(order)")
        for bit in 0..<text.count - 1 {
          if order >> bit & 1 == 1 {
            #expect(deque.popFirst() == rest.popFirst())
          } else {
            #expect(deque.popLast() == rest.popLast())
          }
          check(deque, rest, "\(text), \(order), \(bit)")
        }
      }
    }
  }

  /// A window that slides over a text, in both directions, keeps storage for it only.
  @Test func windowsSlide() {
    for (name, text) in Texts.shaped where text.count <= 64 {
      let window = min(9, text.count)
      var deque = PalindromicDeque(text.prefix(window))
      for end in window..<text.count {
        #expect(deque.popFirst() == text[end - window])
        deque.append(text[end])
        check(deque, text[end + 1 - window..<end + 1], name)
      }
      for start in (0..<text.count - window).reversed() {
        #expect(deque.popLast() == text[start + window])
        deque.prepend(text[start])
        check(deque, text[start..<start + window], name)
      }
    }
  }

  /// To step through all suffixes each time would take too long.
  @Test func oneLetterAtBothEndsAndAnotherByTurnsIsNotTooLarge() {
    let count = 100_000
    var deque = PalindromicDeque(repeatElement(1, count: count))
    var knownCount = 0
    for _ in 0..<count {
      deque.append(2)
      if deque.longestSuffixLength == 1, deque.palindromeCount == count + 1 { knownCount += 1 }
      deque.popLast()
      deque.prepend(2)
      deque.popFirst()
    }
    #expect(knownCount == count)
    #expect(deque.longestPrefixLength == count)
    while deque.popFirst() != nil {}
    #expect(deque.isEmpty && deque.palindromeCount == 0)
    #expect(deque.popLast() == nil)
    #expect(deque.longestPrefixLength == 0 && deque.longestSuffixLength == 0)
  }
}
