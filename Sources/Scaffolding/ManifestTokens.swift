// The tokens of Package.swift: as much of Swift as is needed to find an array literal in it and to change
// nothing else.

import Lexing

/// A token of a manifest: neither whitespace nor a comment.
struct ManifestToken: Equatable {
  /// The kinds of tokens.
  enum Kind: Equatable {
    /// An identifier, keyword or number.
    case word(String)
    /// The raw content of a string literal: escapes are not decoded.
    case text(String)
    /// Any other token: a bracket, comma, colon or operator.
    case mark(String)
  }

  let kind: Kind
  /// The byte range.
  let range: Range<Int>

  func isMark(_ mark: String) -> Bool { kind == .mark(mark) }
  func isWord(_ word: String) -> Bool { kind == .word(word) }
}

extension [ManifestToken] {
  /// Splits a manifest into tokens; returns `nil` if a string literal or comment is unterminated.
  init?(_ manifest: [UInt8]) {
    let lexer = Lexer(manifest)
    guard lexer.isComplete else { return nil }
    self = lexer.tokens.map { token in
      ManifestToken(
        kind: Self.kind(of: token, String(decoding: manifest[token.range], as: UTF8.self)),
        range: token.range)
    }
  }

  private static func kind(of token: Token, _ text: String) -> ManifestToken.Kind {
    let quoted = text.drop { $0 == "#" }
    if token.kind == .literal, quoted.hasPrefix("\"") {
      let marks = (text.count - quoted.count) + (quoted.hasPrefix("\"\"\"") ? 3 : 1)
      return .text(String(text.dropFirst(marks).dropLast(marks)))
    }
    return [.identifier, .literal].contains(token.kind) ? .word(text) : .mark(text)
  }

  /// Returns the index of the bracket that matches the one at an index.
  func end(ofBracket start: Int) -> Int? {
    var depth = 0
    for index in start..<count {
      guard case .mark(let mark) = self[index].kind else { continue }
      if ["(", "[", "{"].contains(mark) { depth += 1 }
      if [")", "]", "}"].contains(mark) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
