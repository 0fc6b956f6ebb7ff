// Finds a word where one begins: in a name such as `lowerBound` each capital letter begins one.

/// A search for a word.
struct WordSearch {
  private let word: [UInt8]
  /// Whether what is found may be longer.
  private var isBeginning: Bool { word.count > 3 }

  /// Searches for a word, in small or capital letters.
  init(_ word: String) {
    self.word = Array(word.lowercased().utf8)
  }

  /// Whether the name of a declaration or what is said of it has this word.
  func finds(in declaration: PublicDeclaration) -> Bool {
    finds(inName: declaration.path) || finds(inText: declaration.comment.joined(separator: " "))
  }

  /// Whether a word of a text is, or begins with, this one.
  func finds(inText text: String) -> Bool {
    // The *k*-th is the k-th.
    finds(in: text.filter { $0 != "*" && $0 != "`" }) { !Self.isLetter($0) || !Self.isLetter($1) }
  }

  /// Whether a name has this word, or several that are it together.
  func finds(inName name: String) -> Bool {
    finds(in: name) { before, after in
      !Self.isLetter(before) || !Self.isLetter(after)
        || Self.isCapital(after) && !Self.isCapital(before)
    }
  }

  /// - Parameter isBorder: Whether a word ends with one byte, or begins with the next.
  private func finds(in text: String, isBorder: (UInt8, UInt8) -> Bool) -> Bool {
    let text = Array(text.utf8)
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

  /// What is beyond ASCII belongs to words.
  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a") <= small(byte) && small(byte) <= UInt8(ascii: "z") || byte >= 128
  }

  private static func small(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | 32 : byte }
}
