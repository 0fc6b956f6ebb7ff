// Which spaces of a line are unnecessary.

import Lexing

/// Decides where tokens must stay separated.
struct Spacing {
  private let file: SourceFile

  init(in file: SourceFile) {
    self.file = file
  }

  /// Whether the space between a token and the next one on its line must stay.
  func isNeeded(after index: Int) -> Bool {
    let (before, after) = (file.tokens[index], file.tokens[index + 1])
    if isWord(before), isWord(after) { return true }
    // In `@escaping (Int) -> Int`, the attribute has no arguments.
    if index > 0, file.text(file.tokens[index - 1]) == "@" { return true }
    if before.kind == .operatorSymbol { return !standsAlone(index) }
    if after.kind == .operatorSymbol { return !standsAlone(index + 1) }
    return false
  }

  private func isRegex(_ token: Token) -> Bool {
    token.kind == .literal && file.bytes[token.range.lowerBound] == UInt8(ascii: "/")
  }

  private func isWord(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .literal || token.kind == .directive
  }

  /// Whether an operator stays infix without the spaces on both sides.
  private func standsAlone(_ index: Int) -> Bool {
    let text = file.text(file.tokens[index])
    if text == "->" { return true }
    // `a ?b`, `a<b` and `a/b` may be parsed differently.
    if let first = text.first, "?!</>.".contains(first) { return false }
    // `= /a/` has a regex literal, `=/a/` begins with the operator `=/`.
    if index + 1 < file.tokens.count, isRegex(file.tokens[index + 1]) { return false }
    return isBlank(between: index - 1, index) && isBlank(between: index, index + 1)
      && file.tokens[index - 1].kind != .operatorSymbol
      && file.tokens[index + 1].kind != .operatorSymbol
      && !"([{,:;".contains(file.text(file.tokens[index - 1]))
  }

  /// Whether there are only spaces between two tokens, at least one.
  private func isBlank(between before: Int, _ after: Int) -> Bool {
    guard file.tokens.indices.contains(before), file.tokens.indices.contains(after) else {
      return false
    }
    let gap = file.tokens[before].range.upperBound..<file.tokens[after].range.lowerBound
    return !gap.isEmpty && file.bytes[gap].allSatisfy { $0 == UInt8(ascii: " ") }
  }
}
