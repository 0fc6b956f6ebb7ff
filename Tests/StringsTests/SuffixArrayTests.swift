import InputPatterns
import Strings
import Testing

@Suite struct SuffixArrayTests {
  @Test func everyShortTextHasItsSuffixesInOrder() {
    // The smallest and the largest byte, and numbers with gaps.
    for text in Texts.all(of: [0, 255] as [UInt8], upTo: 9) {
      #expect(text.suffixArray() == Reference.suffixArray(text), "bytes: \(text)")
    }
    for text in Texts.all(of: [Int.min, -1, Int.max], upTo: 6) {
      #expect(text.suffixArray() == Reference.suffixArray(text), "numbers: \(text)")
    }
  }

  @Test func everyShapeHasItsSuffixesInOrder() {
    for (name, text) in Texts.shaped {
      let expected = Reference.suffixArray(text)
      #expect(text.suffixArray() == expected, "\(name)")
      #expect(text.map(Double.init).suffixArray() == expected, "\(name), not bytes")
    }
  }

  /// Long enough for several texts of names, one made of the other.
  @Test(arguments: TextPattern.allCases)
  func longTextsHaveTheirSuffixesInOrder(pattern: TextPattern) {
    #if DEBUG
      let count = 6000
    #else
      let count = 20_000
    #endif
    for characters in ["ab", "abcdefghijklmnopqrstuvwxyz"] {
      let text = Array(pattern.text(count: count, of: characters, seed: 3).utf8)
      expectOrder(text, text.suffixArray(), "\(characters.count) characters")
      expectOrder(text, text.map { Int32($0) }.suffixArray(), "\(characters.count) numbers")
    }
  }

  @Test func moreDifferentElementsThanBytes() {
    for pattern in InputPattern.allCases {
      let text = pattern.values(count: 3000, in: -1_000_000...1_000_000, seed: 4)
      expectOrder(text, text.suffixArray(), "\(pattern)")
    }
  }

  /// Whatever would go on as the text does.
  @Test func whatLiesBehindATextDoesNotMatter() {
    for text in Texts.all(of: [1, 2] as [UInt8], upTo: 9) {
      let slice = (text + text)[..<text.count]
      let order = slice.suffixArray()
      #expect(order == Reference.suffixArray(text), "text: \(text)")
      #expect(slice.lcpArray(suffixArray: order) == Reference.lcpArray(text), "text: \(text)")
      #expect(slice.zArray() == Reference.zArray(text), "text: \(text)")
    }
  }

  @Test func anyCollectionIsAText() {
    #expect("한국한국".suffixArray() == [3, 1, 2, 0])
    #expect("banana".utf8.suffixArray() == [5, 3, 1, 0, 4, 2])
    #expect("xbanana".utf8.dropFirst().suffixArray() == [5, 3, 1, 0, 4, 2])
    #expect("xbanana".dropFirst().suffixArray() == [5, 3, 1, 0, 4, 2])
    #expect((0..<1000).suffixArray() == Array(0..<1000))
    #expect((0..<1000).reversed().suffixArray() == (0..<1000).reversed())
    #expect(EmptyCollection<UInt8>().suffixArray() == [])
    #expect(EmptyCollection<Int>().suffixArray() == [])
  }

  /// A suffix precedes the next one if its first element is smaller, or equal and what follows precedes.
  private func expectOrder<E: Comparable>(_ text: [E], _ order: [Int], _ name: String) {
    var ranks = [Int](repeating: -1, count: text.count + 1)
    for (rank, suffix) in order.enumerated() { ranks[suffix] = rank }
    #expect(order.count == text.count, "\(name)")
    #expect(ranks.dropLast().allSatisfy { $0 >= 0 }, "\(name): each suffix has its place")
    let isAscending = zip(order, order.dropFirst()).allSatisfy { first, second in
      text[first] < text[second]
        || text[first] == text[second] && ranks[first + 1] < ranks[second + 1]
    }
    #expect(isAscending, "\(name)")
  }
}

@Suite struct LCPArrayTests {
  @Test func everyShortTextHasTheCommonBeginningsThatComparingFinds() {
    for text in Texts.all(of: [0, 255] as [UInt8], upTo: 9) {
      let found = text.lcpArray(suffixArray: text.suffixArray())
      #expect(found == Reference.lcpArray(text), "text: \(text)")
    }
  }

  @Test func everyShapeHasTheCommonBeginningsThatComparingFinds() {
    for (name, text) in Texts.shaped {
      let found = text.lcpArray(suffixArray: text.suffixArray())
      #expect(found == Reference.lcpArray(text), "\(name)")
    }
  }

  @Test(arguments: TextPattern.allCases)
  func noElementIsComparedOftenerThanThreeTimesOnAverage(pattern: TextPattern) {
    let text = Array(pattern.text(count: 2000, of: "ab", seed: 6).utf8)
    let counter = Counter()
    _ = counter.counted(text).lcpArray(suffixArray: text.suffixArray())
    #expect(counter.count <= 3 * text.count)
  }

  @Test func anyCollectionIsAText() {
    #expect("banana".lcpArray(suffixArray: [5, 3, 1, 0, 4, 2]) == [1, 3, 0, 0, 2])
    #expect([7].lcpArray(suffixArray: [0]) == [])
    #expect([Int]().lcpArray(suffixArray: []) == [])
  }

  /// The order of another text of the same length gives other numbers, but nothing else is read.
  @Test func aWrongOrderDoesNoHarm() {
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [0, 0, 0, 0], [3, 3, 3, 3]] {
      #expect([1, 1, 1, 1].lcpArray(suffixArray: order).count == 3)
    }
  }

  #if compiler(>=6.2)
    @Test func anOrderOfOtherPlacesTraps() async {
      await #expect(processExitsWith: .failure) {
        _ = [1, 1].lcpArray(suffixArray: [0])
      }
      await #expect(processExitsWith: .failure) {
        _ = [1, 1].lcpArray(suffixArray: [0, 2])
      }
      await #expect(processExitsWith: .failure) {
        _ = [1, 1].lcpArray(suffixArray: [0, -1])
      }
    }
  #endif
}
