// Package.swift as a list of words, texts and marks: as much of Swift as is needed to find a list in it
// and to change nothing else.

/// A piece of a manifest that is neither white space nor a comment.
struct ManifestToken: Equatable {
  /// What it is.
  enum Kind: Equatable {
    /// A name, a keyword or a number.
    case word(String)
    /// A text between double quotes.
    case text(String)
    /// Any other byte: a bracket, a comma, a colon, an operator.
    case mark(Character)
  }

  let kind: Kind
  /// Where it stands, in bytes.
  let range: Range<Int>

  func isMark(_ mark: Character) -> Bool { kind == .mark(mark) }
  func isWord(_ word: String) -> Bool { kind == .word(word) }
}

extension [ManifestToken] {
  /// Returns the bracket that closes the one at an index.
  func end(ofBracket start: Int) -> Int? {
    var depth = 0
    for index in start..<count {
      guard case .mark(let mark) = self[index].kind else { continue }
      if "([{".contains(mark) { depth += 1 }
      if ")]}".contains(mark) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}

/// Takes a manifest apart.
struct ManifestScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns all tokens, or `nil` if a text or a comment does not end.
  static func tokens(of bytes: [UInt8]) -> [ManifestToken]? {
    var scanner = ManifestScanner(bytes)
    var tokens: [ManifestToken] = []
    while true {
      guard scanner.skipSpaceAndComments() else { return nil }
      if scanner.position == bytes.count { return tokens }
      guard let token = scanner.token() else { return nil }
      tokens.append(token)
    }
  }

  private func has(_ text: StaticString) -> Bool {
    bytes[position...].starts(
      with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Moves to the next token; false if a comment does not end.
  private mutating func skipSpaceAndComments() -> Bool {
    while position < bytes.count {
      if has("//") {
        position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if has("/*") {
        guard skipBlockComment() else { return false }
      } else if " \t\r\n".utf8.contains(bytes[position]) {
        position += 1
      } else {
        return true
      }
    }
    return true
  }

  /// Comments of this kind can hold others.
  private mutating func skipBlockComment() -> Bool {
    var depth = 0
    while position < bytes.count {
      if has("/*") {
        (depth, position) = (depth + 1, position + 2)
      } else if has("*/") {
        (depth, position) = (depth - 1, position + 2)
        if depth == 0 { return true }
      } else {
        position += 1
      }
    }
    return false
  }

  private mutating func token() -> ManifestToken? {
    let start = position
    if Self.isWordByte(bytes[position]) {
      let end = bytes[position...].firstIndex { !Self.isWordByte($0) } ?? bytes.count
      position = end
      let word = String(decoding: bytes[start..<end], as: UTF8.self)
      return ManifestToken(kind: .word(word), range: start..<end)
    }
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    if bytes[position...].dropFirst(hashes).first == UInt8(ascii: "\"") {
      guard let text = text(hashes: hashes) else { return nil }
      return ManifestToken(kind: .text(text), range: start..<position)
    }
    position += 1
    let mark = Character(Unicode.Scalar(bytes[start]))
    return ManifestToken(kind: .mark(mark), range: start..<position)
  }

  /// Takes a text, of one line or several, raw with a number of hashes or not; what a backslash
  /// stands for is of no interest here, but where it ends.
  private mutating func text(hashes: Int) -> String? {
    position += hashes
    let quotes = has("\"\"\"") ? 3 : 1
    let marks = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    let end = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + marks
    let escape = [UInt8(ascii: "\\")] + marks
    position += quotes
    let start = position
    while position < bytes.count {
      let rest = bytes[position...]
      if rest.starts(with: end) {
        position += end.count
        return String(decoding: bytes[start..<position - end.count], as: UTF8.self)
      } else if rest.starts(with: escape) {
        position += escape.count
        guard skipEscaped() else { return nil }
      } else if quotes == 1 && bytes[position] == UInt8(ascii: "\n") {
        return nil
      } else {
        position += 1
      }
    }
    return nil
  }

  /// Moves behind what a backslash gives a meaning: an expression in parentheses, or a byte; false if
  /// it does not end.
  private mutating func skipEscaped() -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "(") else {
      position += 1
      return true
    }
    var depth = 0
    repeat {
      guard skipSpaceAndComments(), position < bytes.count, let token = token() else {
        return false
      }
      depth += token.isMark("(") ? 1 : token.isMark(")") ? -1 : 0
    } while depth > 0
    return true
  }

  /// Whether a byte belongs to a word: those of letters beyond ASCII do.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
