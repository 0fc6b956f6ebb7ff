// A file that goes into a submission, with what a look at its text alone tells.

import Foundation
import Lexing

/// A Swift file in memory.
final class SourceFile {
  /// What people call it: the path from the package's root.
  let path: String
  /// The module that it belongs to; `nil` for the solution itself.
  let module: String?
  /// Whether its top level is a program, not only declarations.
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

  /// Returns the same with something behind some names, on the same lines.
  ///
  /// - Parameter modules: If given, a name counts only behind one of these and a dot.
  func renaming(
    _ names: Set<String>, behind modules: Set<String>? = nil, with suffix: String
  ) -> SourceFile {
    let ends = [tokens, interpolated].flatMap { tokens in
      tokens.indices.filter { index in
        guard tokens[index].kind == .identifier, names.contains(name(tokens[index])) else {
          return false
        }
        guard let modules else { return true }
        return index > 1 && text(tokens[index - 1]) == "."
          && modules.contains(name(tokens[index - 2]))
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

  /// Returns the name that begins at a byte; inside of an interpolation too.
  func word(at offset: Int) -> String {
    (tokens + interpolated).first { $0.range.lowerBound == offset }.map(name) ?? ""
  }

  /// Returns the bytes of a line, without its end; lines are counted from 0.
  func line(_ number: Int) -> Range<Int> {
    let end = number + 1 < lineStarts.count ? lineStarts[number + 1] - 1 : bytes.count
    return lineStarts[number]..<end
  }

  /// Returns the line, counted from 0, that holds a byte.
  func lineNumber(of offset: Int) -> Int {
    Self.lastIndex(in: lineStarts.indices) { lineStarts[$0] <= offset } ?? 0
  }

  /// Returns the number of the token that holds a byte, or of the last one before it.
  func tokenIndex(at offset: Int) -> Int? {
    Self.lastIndex(in: tokens.indices) { tokens[$0].range.lowerBound <= offset }
  }

  /// Returns the first token that does not begin before a byte.
  func firstTokenIndex(from offset: Int) -> Int {
    guard let index = tokenIndex(at: offset) else { return 0 }
    return tokens[index].range.lowerBound < offset ? index + 1 : index
  }

  /// Returns the last index that satisfies a predicate which holds for a prefix of the indices.
  private static func lastIndex(in indices: Range<Int>, where holds: (Int) -> Bool) -> Int? {
    var (low, high) = (indices.lowerBound, indices.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low == indices.lowerBound ? nil : low - 1
  }

  /// The names of the types that it declares at its top level.
  var typeNames: [String] { names(atTopLevelAfter: Token.typeKeywords) }

  /// Whether it declares something of this name, or has a parameter or a label that is called so.
  func declares(_ name: String) -> Bool {
    names(after: Token.declarationKeywords).contains(name)
      || [tokens, interpolated].contains { tokens in
        tokens.indices.dropLast().contains { index in
          tokens[index].kind == .identifier && self.name(tokens[index]) == name
            && text(tokens[index + 1]) == ":"
        }
      }
  }

  /// Whether a name is nothing but that of functions at the top level: no member, no variable, no label.
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

  /// Returns the names that stand behind some keywords and inside of no braces.
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

  /// Returns the names that stand behind some keywords; not those of imports.
  ///
  /// - Parameter counts: Whether the name behind a token counts; asked of every token in turn.
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
