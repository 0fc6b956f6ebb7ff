// A lexer for Swift, after the language reference, "Lexical Structure". Operators are not split where the
// grammar would (`>>` at the end of nested type arguments), which does not matter here.

/// Splits a Swift source file into tokens and comments.
///
///     let lexer = Lexer(Array("let a = 1  // one".utf8))
///     lexer.tokens.count  // 4
///     lexer.comments.map(\.range)  // [11..<17]
public struct Lexer: Sendable {
  /// The tokens of the file, without those inside interpolations.
  public private(set) var tokens: [Token] = []
  /// The tokens inside the interpolations of string literals.
  public private(set) var interpolated: [Token] = []
  /// The comments in source order.
  public private(set) var comments: [Comment] = []
  /// Whether every string literal and every comment is terminated.
  public private(set) var isComplete = true

  private let bytes: [UInt8]
  private var position = 0
  /// The string literals whose interpolations are being read, the innermost last.
  private var open: [OpenString] = []

  /// A string literal that is not yet terminated.
  private struct OpenString {
    let start: Int
    let hashes: Int
    let isMultiline: Bool
    /// The number of open parentheses in the interpolation.
    var depth = 0
  }

  /// Lexes a file in O(*n*) time for *n* bytes.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if starts(with: "\u{FEFF}") { position = 3 }
    if starts(with: "#!") { skipLine() }
    while position < bytes.count {
      let first = bytes[position]
      readNext()
      if isInterpolating { readInterpolationEnd(after: first) }
    }
    while let string = open.popLast() {
      isComplete = false
      append(.literal, from: string.start)
    }
  }

  // MARK: - One token

  private mutating func readNext() {
    let start = position
    switch bytes[position] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      position += 1
    case let byte where byte >= 0x80 && character.isSpace:
      position += character.length
    case UInt8(ascii: "/") where starts(with: "//"):
      let isDocumentation = starts(with: "///") && !starts(with: "////")
      skipLine()
      comments.append(Comment(range: start..<position, isDocumentation: isDocumentation))
    case UInt8(ascii: "/") where starts(with: "/*"):
      let isDocumentation = starts(with: "/**") && !starts(with: "/**/")
      skipBlockComment()
      comments.append(Comment(range: start..<position, isDocumentation: isDocumentation))
    case UInt8(ascii: "\""):
      readString(hashes: 0)
    case UInt8(ascii: "#"):
      readAfterHash()
    case UInt8(ascii: "`"):
      position += 1
      skip { $0 != UInt8(ascii: "`") && !Self.isLineEnd($0) }
      position = min(position + 1, bytes.count)
      append(.identifier, from: start)
    case let byte where Self.isDigit(byte):
      readNumber()
    case let byte where byte >= 0x80 && character.isOperatorHead:
      readOperator()
    case let byte where Self.isIdentifierPart(byte):
      skipName()
      append(.identifier, from: start)
    case UInt8(ascii: "/") where mayBeginRegex && closingSlash != nil:
      readRegex()
    case let byte where Self.isOperator(byte):
      readOperator()
    default:
      position += 1
      append(.punctuation, from: start)
    }
  }

  private mutating func readAfterHash() {
    let start = position
    skip { $0 == UInt8(ascii: "#") }
    let hashes = position - start
    switch current {
    case UInt8(ascii: "\""):
      readString(hashes: hashes)
    case UInt8(ascii: "/"):
      let end = Array("/".utf8) + Array(repeating: UInt8(ascii: "#"), count: hashes)
      position += 1
      while position < bytes.count, !bytes[position...].starts(with: end) {
        position += current == UInt8(ascii: "\\") ? 2 : 1
      }
      position = min(position + end.count, bytes.count)
      append(.literal, from: start)
    default:
      skipName()
      let word = String(decoding: bytes[start..<position], as: UTF8.self)
      let isDirective = ["#if", "#elseif", "#else", "#endif"].contains(word)
      append(isDirective ? .directive : .identifier, from: start)
    }
  }

  private mutating func readNumber() {
    let start = position
    let isHexadecimal = starts(with: "0x")
    skipName()
    if current == UInt8(ascii: "."), !isBehindDot, beginsFraction(isHexadecimal) {
      position += 1
      skipName()
    }
    let mark = bytes[position - 1] | 0x20
    let isExponent = mark == UInt8(ascii: isHexadecimal ? "p" : "e")
    if isExponent, isSign(at: position), isDigit(at: position + 1) {
      position += 1
      skipName()
    }
    append(.literal, from: start)
  }

  /// Whether the last token is a dot: `t.0.1` has two indices of tuples, not the number 0.1.
  private var isBehindDot: Bool {
    guard let last = (isInterpolating ? interpolated : tokens).last else { return false }
    return last.range.count == 1 && bytes[last.range.lowerBound] == UInt8(ascii: ".")
  }

  /// Whether the dot here belongs to the number before it: `1.5` and `0x1.ap-3`, but not
  /// `1.description`, `1...5` and `0x1.description`.
  private func beginsFraction(_ isHexadecimal: Bool) -> Bool {
    let start = position + 1
    if isDigit(at: start) { return true }
    guard isHexadecimal else { return false }
    // With a letter first, only an exponent tells it from a member's name.
    let rest = bytes[start...].drop { Self.isHexadecimalDigit($0) || $0 == UInt8(ascii: "_") }
    guard rest.startIndex > start, bytes[start] != UInt8(ascii: "_"),
      rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "p")
    else { return false }
    let exponent = rest.startIndex + 1
    return isDigit(at: exponent) || isSign(at: exponent) && isDigit(at: exponent + 1)
  }

  private mutating func readOperator() {
    let start = position
    let hasDots = current == UInt8(ascii: ".")
    let isPrefix = mayBeginRegex
    while let byte = current, hasDots || byte != UInt8(ascii: ".") {
      if position > start, byte == UInt8(ascii: "/") {
        if starts(with: "//") || starts(with: "/*") { break }
        // `^^/a/` is a prefix operator with a regex literal.
        if isPrefix, closingSlash != nil {
          append(.operatorSymbol, from: start)
          readRegex()
          return
        }
      }
      if byte < 0x80 {
        guard Self.isOperator(byte) else { break }
        position += 1
      } else {
        let character = character
        guard character.isOperatorHead || character.isOperatorMark else { break }
        position += character.length
      }
    }
    append(.operatorSymbol, from: start)
  }

  // MARK: - Literals

  private mutating func readString(hashes: Int) {
    let start = position - hashes
    // `#"""#` is a single-line literal of a quotation mark.
    let isMultiline = starts(with: "\"\"\"") && (hashes == 0 || isBlankLine(from: position + 3))
    position += isMultiline ? 3 : 1
    readText(of: OpenString(start: start, hashes: hashes, isMultiline: isMultiline))
  }

  /// Reads a string literal up to its end or the next interpolation.
  private mutating func readText(of string: OpenString) {
    let hashMarks = Array(repeating: UInt8(ascii: "#"), count: string.hashes)
    let end = Array((string.isMultiline ? "\"\"\"" : "\"").utf8) + hashMarks
    let escape = [UInt8(ascii: "\\")] + hashMarks
    while position < bytes.count {
      if bytes[position...].starts(with: end) {
        position += end.count
        append(.literal, from: string.start)
        return
      }
      if !string.isMultiline, Self.isLineEnd(bytes[position]) { break }
      if bytes[position...].starts(with: escape) {
        position += escape.count
        if current == UInt8(ascii: "(") {
          open.append(string)
          return
        }
      }
      position += 1
    }
    position = min(position, bytes.count)
    isComplete = false
    append(.literal, from: string.start)
  }

  /// Tracks the parentheses of an interpolation after a token with the given first byte, and continues the
  /// string literal at its end.
  ///
  /// Nested literals do not recurse.
  private mutating func readInterpolationEnd(after first: UInt8) {
    switch first {
    case UInt8(ascii: "("):
      open[open.count - 1].depth += 1
    case UInt8(ascii: ")"):
      open[open.count - 1].depth -= 1
      if open[open.count - 1].depth == 0 { readText(of: open.removeLast()) }
    default:
      break
    }
  }

  private var isInterpolating: Bool { !open.isEmpty }

  /// Reads the regex literal that begins here.
  private mutating func readRegex() {
    let start = position
    position = (closingSlash ?? position) + 1
    append(.literal, from: start)
  }

  /// Whether a slash here may begin a regex literal: it is not directly preceded by a token, as for a
  /// prefix operator.
  private var mayBeginRegex: Bool {
    guard let last = (isInterpolating ? interpolated : tokens).last else { return true }
    return last.range.upperBound < position
      || last.kind == .punctuation && "([{,:;".utf8.contains(bytes[position - 1])
  }

  /// The position of the slash that ends the regex literal beginning here: on this line, with no space
  /// next to either slash inside the literal and no unbalanced closing parenthesis.
  private var closingSlash: Int? {
    var index = position + 1
    guard index < bytes.count, !" \t/*=".utf8.contains(bytes[index]) else { return nil }
    var depth = 0
    var isInBrackets = false
    while index < bytes.count, !Self.isLineEnd(bytes[index]) {
      switch bytes[index] {
      case UInt8(ascii: "/"):
        return " \t".utf8.contains(bytes[index - 1]) && bytes[index - 2] != UInt8(ascii: "\\")
          ? nil : index
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: "(") where !isInBrackets: depth += 1
      case UInt8(ascii: ")") where !isInBrackets: depth -= 1
      default: break
      }
      if depth < 0 { return nil }
      index += 1
    }
    return nil
  }

  // MARK: - Bytes

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[position + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  private mutating func append(_ kind: Token.Kind, from start: Int) {
    let token = Token(kind: kind, range: start..<position)
    if isInterpolating { interpolated.append(token) } else { tokens.append(token) }
  }

  private func isBlankLine(from start: Int) -> Bool {
    bytes[start...].first { !" \t".utf8.contains($0) }.map(Self.isLineEnd) ?? false
  }

  private mutating func skip(_ isPart: (UInt8) -> Bool) {
    while position < bytes.count, isPart(bytes[position]) { position += 1 }
  }

  /// Skips the characters of an identifier: `a≤b` has two identifiers.
  private mutating func skipName() {
    while let byte = current, Self.isIdentifierPart(byte) {
      let character = byte < 0x80 ? nil : character
      if character?.isOperatorHead == true || character?.isSpace == true { break }
      position += character?.length ?? 1
    }
  }

  /// The non-ASCII character at the position.
  private var character: WideCharacter { WideCharacter(bytes[position...]) }

  private mutating func skipLine() {
    skip { !Self.isLineEnd($0) }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    if depth > 0 { isComplete = false }
  }

  private func isDigit(at place: Int) -> Bool {
    place < bytes.count && Self.isDigit(bytes[place])
  }

  private func isSign(at place: Int) -> Bool {
    place < bytes.count && "+-".utf8.contains(bytes[place])
  }

  /// Whether a byte ends a line: a lone carriage return does, too.
  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return isDigit(byte) || (UInt8(ascii: "a") <= letter && letter <= UInt8(ascii: "f"))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
  }

  /// Letters, digits, `_`, `$`, and all non-ASCII characters.
  private static func isIdentifierPart(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (UInt8(ascii: "a") <= letter && letter <= UInt8(ascii: "z")) || isDigit(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      return true
    default:
      return false
    }
  }
}
