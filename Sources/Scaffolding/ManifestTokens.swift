// Package.swift as a list of words, texts and marks: as much of Swift as is needed to find a list in it
// and to change nothing else.

import Lexing

/// A piece of a manifest that is neither white space nor a comment.
struct ManifestToken: Equatable {
  /// What it is.
  enum Kind: Equatable {
    /// A name, a keyword or a number.
    case word(String)
    /// A text between double quotes, as it is written: what a backslash stands for is of no interest here.
    case text(String)
    /// Anything else: a bracket, a comma, a colon, an operator.
    case mark(String)
  }

  let kind: Kind
  /// Where it stands, in bytes.
  let range: Range<Int>

  func isMark(_ mark: String) -> Bool { kind == .mark(mark) }
  func isWord(_ word: String) -> Bool { kind == .word(word) }
}

extension [ManifestToken] {
  /// Takes a manifest apart; gives `nil` if a text or a comment does not end.
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

  /// Returns the bracket that closes the one at an index.
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
