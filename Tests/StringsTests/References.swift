// What the algorithms must find, by comparing everything with everything.

import InputPatterns

enum Reference {
  static func occurrences<E: Equatable>(of pattern: [E], in text: [E]) -> [Int] {
    (0...text.count).filter { text[$0...].starts(with: pattern) }
  }

  /// The longest beginning of each beginning, itself excepted, that it ends with.
  static func prefixFunction<E: Equatable>(_ text: [E]) -> [Int] {
    text.indices.map { last in
      (0...last).last { text[..<$0].elementsEqual(text[...last].suffix($0)) } ?? 0
    }
  }

  static func zArray<E: Equatable>(_ text: [E]) -> [Int] {
    text.indices.map { common(text[...], text[$0...]) }
  }

  static func palindromeLengths<E: Equatable>(_ text: [E]) -> [Int] {
    (0..<Swift.max(2 * text.count - 1, 0)).map { center in
      // From the longest that fits to none.
      let fitting = stride(
        from: Swift.min(center + 1, 2 * text.count - 1 - center), through: 0, by: -2)
      return fitting.first { length in
        let part = text[((center + 1 - length) / 2)...].prefix(length)
        return part.elementsEqual(part.reversed())
      }!
    }
  }

  /// How many palindromes a text consists of, at least: for each beginning from all shorter ones.
  static func fewestPalindromes<E: Equatable>(_ text: [E]) -> Int {
    var counts = [0]
    for end in text.indices.map({ $0 + 1 }) {
      let starts = (0..<end).filter { start in
        text[start..<end].elementsEqual(text[start..<end].reversed())
      }
      counts.append(starts.map { counts[$0] + 1 }.min()!)
    }
    return counts[text.count]
  }

  static func suffixArray<E: Comparable>(_ text: [E]) -> [Int] {
    text.indices.sorted { text[$0...].lexicographicallyPrecedes(text[$1...]) }
  }

  static func lcpArray<E: Comparable>(_ text: [E]) -> [Int] {
    let order = suffixArray(text)
    return zip(order, order.dropFirst()).map { common(text[$0...], text[$1...]) }
  }

  /// The longest part that two texts have in common: the first of them in the first text, and its first place in the
  /// other one.
  static func longestCommonSubstring<E: Equatable>(
    _ text: [E], _ other: [E]
  ) -> (range: Range<Int>, otherRange: Range<Int>) {
    for length in stride(from: Swift.min(text.count, other.count), to: 0, by: -1) {
      for start in 0...text.count - length {
        let part = Array(text[start..<start + length])
        if let place = occurrences(of: part, in: other).first {
          return (start..<start + length, place..<place + length)
        }
      }
    }
    return (0..<0, 0..<0)
  }

  private static func common<E: Equatable>(_ first: ArraySlice<E>, _ second: ArraySlice<E>) -> Int {
    zip(first, second).prefix { $0 == $1 }.count
  }
}

enum Texts {
  /// All texts of up to so many of the letters.
  static func all<E>(of letters: [E], upTo length: Int) -> [[E]] {
    var texts: [[E]] = [[]]
    var longest = texts
    for _ in 0..<length {
      longest = longest.flatMap { text in letters.map { text + [$0] } }
      texts += longest
    }
    return texts
  }

  /// Every shape, at lengths around those where something changes, as bytes.
  static let shaped: [(name: String, text: [UInt8])] = TextPattern.allCases.flatMap { pattern in
    [0, 1, 2, 3, 7, 64, 100].map { count in
      let text = pattern.text(count: count, of: "abc", seed: UInt64(count))
      return ("\(pattern), \(count)", Array(text.utf8))
    }
  }
}

/// Counts how often letters are compared: the work that an algorithm takes, whatever the machine.
final class Counter {
  var count = 0

  struct Letter: Equatable {
    fileprivate let byte: UInt8
    fileprivate let counter: Counter?

    static func == (left: Letter, right: Letter) -> Bool {
      (left.counter ?? right.counter)?.count += 1
      return left.byte == right.byte
    }
  }

  func counted(_ text: [UInt8]) -> [Letter] { text.map { Letter(byte: $0, counter: self) } }

  /// Letters whose comparisons with each other do not count.
  static func uncounted(_ text: [UInt8]) -> [Letter] {
    text.map { Letter(byte: $0, counter: nil) }
  }
}
