// Searches at word boundaries: in a camel-case name such as `lowerBound` each capital letter begins a word.

/// A search for a word.
struct WordSearch {
  private let word: [UInt8]
  /// Whether the word also matches as a prefix.
  private var isBeginning: Bool { word.count > 3 }

  /// Creates a case-insensitive search for a word.
  init(_ word: String) {
    self.word = Array(word.lowercased().utf8)
  }

  /// Whether a text contains this word, or a word with this prefix.
  func finds(inText text: String) -> Bool {
    // `*k*-th` matches as `k-th`.
    let marks: [UInt8] = [UInt8(ascii: "*"), UInt8(ascii: "`")]
    return finds(in: text.utf8.filter { !marks.contains($0) }) {
      !Self.isLetter($0) || !Self.isLetter($1)
    }
  }

  /// Whether a name contains this word, or several words that together form it.
  func finds(inName name: String) -> Bool {
    finds(in: Array(name.utf8)) { before, after in
      !Self.isLetter(before) || !Self.isLetter(after)
        || Self.isCapital(after) && !Self.isCapital(before)
    }
  }

  /// - Parameter isBorder: Whether there is a word boundary between two bytes.
  private func finds(in text: [UInt8], isBorder: (UInt8, UInt8) -> Bool) -> Bool {
    guard let first = word.first, text.count >= word.count else { return false }
    return (0...text.count - word.count).contains { start in
      guard Self.small(text[start]) == first else { return false }
      let end = start + word.count
      return zip(text[start..<end], word).allSatisfy { Self.small($0) == $1 }
        && (start == 0 || isBorder(text[start - 1], text[start]))
        && (isBeginning || end == text.count || isBorder(text[end - 1], text[end]))
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    UInt8(ascii: "A") <= byte && byte <= UInt8(ascii: "Z")
  }

  /// Non-ASCII bytes belong to words.
  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a") <= small(byte) && small(byte) <= UInt8(ascii: "z") || byte >= 128
  }

  private static func small(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | 32 : byte }
}
