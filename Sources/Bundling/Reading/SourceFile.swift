// A source file of a submission, with the facts that its tokens alone tell.

import Foundation
import Lexing

/// A Swift file in memory.
final class SourceFile {
  /// The path for messages, relative to the package's root.
  let path: String
  /// The module that it belongs to; `nil` for the solution itself.
  let module: String?
  /// Whether it may contain top-level code, not only declarations.
  let isMain: Bool
  let bytes: [UInt8]
  let tokens: [Token]
  let interpolated: [Token]
  let comments: [Comment]
  private let lineStarts: [Int]

  init(path: String, module: String?, isMain: Bool, bytes: [UInt8]) {
    self.path = path
    self.module = module
    self.isMain = isMain
    self.bytes = bytes
    let lexer = Lexer(bytes)
    tokens = lexer.tokens
    interpolated = lexer.interpolated
    comments = lexer.comments
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The number of lines.
  var lineCount: Int { lineStarts.count }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func text(_ token: Token) -> String {
    text(token.range)
  }

  /// Returns the same file with a suffix appended to some names, on the same lines.
  ///
  /// - Parameter modules: If given, only names qualified by one of these modules are renamed.
  func renaming(
    _ names: Set<String>, behind modules: Set<String>? = nil, with suffix: String
  ) -> SourceFile {
    let ends = [tokens, interpolated].flatMap { tokens in
      tokens.indices.filter { index in
        guard tokens[index].kind == .identifier, names.contains(name(tokens[index])) else {
          return false
        }
        guard let modules else { return true }
        return ModuleMention.module(before: index, of: tokens, in: self).map(modules.contains)
          ?? false
      }.map { tokens[$0].range.upperBound - (text(tokens[$0]).hasPrefix("`") ? 1 : 0) }
    }.sorted()
    var renamed: [UInt8] = []
    var start = 0
    for end in ends {
      renamed += bytes[start..<end] + Array(suffix.utf8)
      start = end
    }
    return SourceFile(
      path: path, module: module, isMain: isMain, bytes: renamed + bytes[start...])
  }

  /// Returns the text of a token, without the backticks around a name.
  func name(_ token: Token) -> String {
    let text = text(token)
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }

  /// Returns the name behind a byte offset, also inside an interpolation.
  func word(behind offset: Int) -> String {
    let following = (tokens + interpolated).filter { $0.range.lowerBound >= offset }
    return following.min { $0.range.lowerBound < $1.range.lowerBound }.map(name) ?? ""
  }

  /// Returns the byte range of a line, given by its 0-based number, without the newline.
  func line(_ number: Int) -> Range<Int> {
    let end = number + 1 < lineStarts.count ? lineStarts[number + 1] - 1 : bytes.count
    return lineStarts[number]..<end
  }

  /// Returns the 0-based line of a byte offset.
  func lineNumber(of offset: Int) -> Int {
    Self.lastIndex(in: lineStarts.indices) { lineStarts[$0] <= offset } ?? 0
  }

  /// Returns the index of the token that contains a byte offset, or of the last one before it.
  func tokenIndex(at offset: Int) -> Int? {
    Self.lastIndex(in: tokens.indices) { tokens[$0].range.lowerBound <= offset }
  }

  /// Returns the index of the first token that begins at or after a byte offset.
  func firstTokenIndex(from offset: Int) -> Int {
    guard let index = tokenIndex(at: offset) else { return 0 }
    return tokens[index].range.lowerBound < offset ? index + 1 : index
  }

  /// Returns the first token of the attribute, such as `@_spi(Fast)`, that ends directly before a token.
  func attribute(endingBefore end: Int) -> Int? {
    var name = end - 1
    if text(tokens[name]) == ")" {
      guard let open = tokens[..<name].lastIndex(where: { text($0) == "(" }) else { return nil }
      name = open - 1
    }
    guard name > 0, tokens[name].kind == .identifier, text(tokens[name - 1]) == "@" else {
      return nil
    }
    return name - 1
  }

  /// Returns the last index that satisfies a monotone predicate: it holds for a prefix of the indices.
  private static func lastIndex(in indices: Range<Int>, where holds: (Int) -> Bool) -> Int? {
    var (low, high) = (indices.lowerBound, indices.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low == indices.lowerBound ? nil : low - 1
  }

  /// The names of its top-level types.
  var typeNames: [String] { names(atTopLevelAfter: Token.typeKeywords) }

  /// Whether it has a declaration, parameter or label of this name.
  func declares(_ name: String) -> Bool {
    names(after: Token.declarationKeywords).contains(name)
      || [tokens, interpolated].contains { tokens in
        tokens.indices.dropLast().contains { index in
          tokens[index].kind == .identifier && self.name(tokens[index]) == name
            && text(tokens[index + 1]) == ":"
        }
      }
  }

  /// Whether a name is used only for top-level functions: not for a member, a variable or a label.
  func hasOnlyFunctions(named name: String) -> Bool {
    let declared = names(atTopLevelAfter: ["func"]).count { $0 == name }
    let all = names(after: Token.declarationKeywords).count { $0 == name }
    return declared == all
      && [tokens, interpolated].allSatisfy { tokens in
        tokens.indices.allSatisfy { index in
          guard tokens[index].kind == .identifier, self.name(tokens[index]) == name else {
            return true
          }
          let isLabel = index + 1 < tokens.count && text(tokens[index + 1]) == ":"
          return !isLabel && (index == 0 || text(tokens[index - 1]) != ".")
        }
      }
  }

  /// Returns the names that follow one of the keywords outside of all braces.
  func names(atTopLevelAfter keywords: Set<String>) -> [String] {
    var depth = 0
    return names(after: keywords) { index in
      switch text(tokens[index]) {
      case "{": depth += 1
      case "}": depth -= 1
      default: break
      }
      return depth == 0
    }
  }

  /// The names in tuple patterns and further bindings of top-level variables, possibly with others: `b`, `c` and `d` in
  /// `let a = 1, (b, c) = pair, d = 2`.
  var furtherVariableNames: [String] {
    /// For each open bracket, whether it is that of a pattern.
    var arePatterns: [Bool] = []
    return tokens.indices.dropFirst().compactMap { index in
      let before = text(tokens[index - 1])
      switch text(tokens[index]) {
      case "(": arePatterns.append(arePatterns.last ?? ["let", "var", ","].contains(before))
      case "[", "{": arePatterns.append(false)
      case ")", "]", "}": _ = arePatterns.popLast()
      default:
        let isVariable = arePatterns.last ?? (before == ",")
        if isVariable, tokens[index].kind == .identifier { return name(tokens[index]) }
      }
      return nil
    }
  }

  /// Returns the names that follow one of the keywords, except in imports.
  ///
  /// - Parameter counts: Whether the name after a token counts; called for every token in order.
  func names(
    after keywords: Set<String>, where counts: (Int) -> Bool = { _ in true }
  ) -> [String] {
    tokens.indices.dropLast().filter { index in
      counts(index) && keywords.contains(text(tokens[index]))
        && tokens[index + 1].kind == .identifier
        && (index == 0 || text(tokens[index - 1]) != "import")
    }.map { name(tokens[$0 + 1]) }
  }
}
