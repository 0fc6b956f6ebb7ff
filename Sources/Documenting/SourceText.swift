// The tokens of a source file with the queries of the scanner: matching brackets, first tokens of lines, documentation
// comments.

import Lexing

/// A source file as tokens.
struct SourceText {
  let tokens: [Token]
  private let bytes: [UInt8]
  private let comments: [Comment]
  /// For each token the index of the matching closing bracket, or its own index.
  private let ends: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8).withoutLoneCarriageReturns
    let lexer = Lexer(bytes)
    tokens = lexer.tokens
    comments = lexer.comments
    var ends = Array(tokens.indices)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      switch bytes[token.range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let start = open.popLast() { ends[start] = index }
      default: break
      }
    }
    // Unclosed brackets extend to the end.
    for start in open { ends[start] = tokens.count - 1 }
    self.ends = ends
  }

  /// Returns the text of a token; empty after the last one.
  subscript(_ index: Int) -> String {
    index < tokens.count ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  /// Returns the token without the backticks around a name.
  func name(_ index: Int) -> String { String(self[index].filter { $0 != "`" }) }

  func isIdentifier(_ index: Int) -> Bool {
    index < tokens.count && tokens[index].kind == .identifier
  }

  /// Returns the index after a token; for an opening bracket, the index after the matching closing one.
  func behind(_ index: Int) -> Int { index < ends.count ? ends[index] + 1 : ends.count }

  /// Returns the first token after an attribute: `@available(macOS 13, *)`, `@CaseList<Input>`.
  func behindAttribute(_ index: Int) -> Int {
    var index = index + 2
    while self[index] == "." { index += 2 }
    var depth = 0
    repeat {
      depth += angleDepth(of: index)
      if depth > 0 || self[index].hasSuffix(">") { index += 1 }
    } while depth > 0 && index < tokens.count
    return self[index] == "(" ? behind(index) : min(index, tokens.count)
  }

  /// Whether a token is the first one of its line.
  func beginsLine(_ index: Int) -> Bool {
    index == 0
      || bytes[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound]
        .contains(UInt8(ascii: "\n"))
  }

  /// Whether blanks or line ends are in front of a token.
  func isBehindBlank(_ index: Int) -> Bool {
    index == 0 || tokens[index - 1].range.upperBound < tokens[index].range.lowerBound
  }

  /// Whether a token that begins a line continues the statement of the previous line.
  func continuesLine(_ index: Int) -> Bool {
    let word = self[index]
    if index == 0 || Self.joints.contains(word) || Self.joints.contains(self[index - 1]) {
      return true
    }
    if tokens[index].kind == .operatorSymbol || Self.sequels.contains(word) { return true }
    // An infix operator at the end of a line has whitespace on both sides.
    return tokens[index - 1].kind == .operatorSymbol
      && index > 1 && tokens[index - 2].range.upperBound < tokens[index - 1].range.lowerBound
  }

  /// Tokens that always join the tokens on both sides.
  private static let joints: Set = [",", ":", "where"]
  /// Tokens that never begin a new declaration.
  private static let sequels: Set = ["{", "(", "throws", "rethrows", "async"]

  /// Returns the number of angle brackets that a token opens, minus those that it closes.
  func angleDepth(of index: Int) -> Int {
    guard index < tokens.count, tokens[index].kind == .operatorSymbol, self[index] != "->" else {
      return 0
    }
    return self[index].reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
  }

  /// Returns the text of a token range, unindented by the indentation of its first line.
  func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: tokens.indices)
    guard let first = range.first, let last = range.last else { return "" }
    let start = tokens[first].range.lowerBound
    let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let isBlank = { (byte: UInt8) in " \t".utf8.contains(byte) }
    let indentation = bytes[line..<start].prefix(while: isBlank).count
    let text = bytes[start..<tokens[last].range.upperBound]
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.map { line in
      let blanks = line.startIndex == start ? 0 : line.prefix(while: isBlank).count
      return String(decoding: line.dropFirst(min(blanks, indentation)), as: UTF8.self)
    }.joined(separator: "\n")
  }

  // MARK: - Documentation

  /// Returns the lines of the documentation comment directly before a token.
  func documentation(before index: Int) -> [String] {
    let start = index > 0 ? tokens[index - 1].range.upperBound : 0
    var end = tokens[index].range.lowerBound
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].range.lowerBound < end { low = middle + 1 } else { high = middle }
    }
    var found = low
    while found > 0, comments[found - 1].isDocumentation,
      comments[found - 1].range.lowerBound >= start,
      bytes[comments[found - 1].range.upperBound..<end].count(where: { $0 == UInt8(ascii: "\n") })
        < 2
    {
      found -= 1
      end = comments[found].range.lowerBound
    }
    return comments[found..<low].flatMap { lines(of: $0) }
  }

  /// Returns the lines of a comment without its delimiters.
  private func lines(of comment: Comment) -> [String] {
    var text = String(decoding: bytes[comment.range], as: UTF8.self)[...]
    if text.hasPrefix("///") {
      return [String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3))]
    }
    text = text.dropFirst(3)
    if text.hasSuffix("*/") { text = text.dropLast(2) }
    while text.last?.isWhitespace == true { text.removeLast() }
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      line in
      let rest = line.drop { $0 == " " || $0 == "\t" }
      return String(rest.hasPrefix("* ") || rest == "*" ? rest.dropFirst(2) : rest)
    }
    if lines.first?.isEmpty == true { lines.removeFirst() }
    return lines
  }
}
