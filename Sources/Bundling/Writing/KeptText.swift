// The kept parts of a file, selected by byte, so that they keep the author's formatting.

import Lexing

/// The lines of a file that go into a submission.
struct KeptText {
  /// A line with its origin.
  struct Line: Equatable {
    var text: String
    /// The 0-based line number in the file.
    var number: Int
  }

  private let file: SourceFile
  private var isKept: [Bool]
  /// The offsets at which to insert `private`.
  private var privateStarts: Set<Int> = []
  /// The offsets of removed comments, which separated tokens.
  private var commentStarts: Set<Int> = []
  /// Whether comments, and blank lines inside declarations, are removed: the library's sources have them.
  private let isCompact: Bool

  /// Selects the text of declarations in a file.
  ///
  /// - Parameters:
  ///   - declarations: The declarations to keep, all of this file, each with its parent.
  ///   - isStart: Whether the comments above the imports belong to them.
  ///   - hidden: The declarations that become private.
  ///   - exposed: The declarations that must stay public.
  ///   - meaningless: The ranges to remove: imports of bundled modules, qualifiers as in
  ///     `FastIO.solve`.
  ///   - keepsDocumentation: Whether documentation comments stay, and in modules all other comments too.
  init(
    of file: SourceFile, keeping declarations: [Declaration], isStart: Bool,
    private hidden: Set<ObjectIdentifier>, public exposed: Set<ObjectIdentifier>,
    meaningless: [Range<Int>], keepsDocumentation: Bool
  ) {
    self.file = file
    isCompact = file.module != nil && !keepsDocumentation
    isKept = Array(repeating: false, count: file.bytes.count)
    for declaration in declarations { keep(declaration) }
    if file.isMain, isStart { keepCommentsAboveImports() }
    for declaration in declarations where hidden.contains(ObjectIdentifier(declaration)) {
      if let start = declaration.nodes[0].range?.lowerBound { privateStarts.insert(start) }
    }
    for declaration in declarations where declaration.kind != .conditional {
      let isExposed = exposed.contains(ObjectIdentifier(declaration))
      let isInside = declaration.parent.map { hidden.contains(ObjectIdentifier($0)) } ?? false
      for node in declaration.ownNodes {
        removeAttributes(of: node, butAccess: isExposed, isInsidePrivate: isInside)
      }
      if declaration.parent == nil { declaration.nodes.forEach { removeMainActor(of: $0) } }
    }
    for declaration in declarations where declaration.kind == .conditional {
      let isExposed = exposed.contains(ObjectIdentifier(declaration))
      let meaningless = ConditionalAccess.meaningless(in: declaration, butAccess: isExposed)
      for range in meaningless { set(range, false) }
    }
    for range in meaningless { set(range, false) }
    if !keepsDocumentation {
      for comment in file.comments where comment.isDocumentation || isCompact {
        set(comment.range, false)
        commentStarts.insert(comment.range.lowerBound)
      }
    }
  }

  // MARK: - Keeping and removing

  private mutating func keep(_ declaration: Declaration) {
    guard !declaration.members.isEmpty else {
      keepWithComments(declaration.range)
      return
    }
    let header = file.tokens[declaration.header]
    keepWithComments(header.first!.range.lowerBound..<header.last!.range.upperBound)
    let close = file.tokens[declaration.tokens.upperBound - 1].range
    set(close, true)
    keepTrailingComment(after: close.upperBound)
  }

  /// Keeps a range with its comments: those directly above it and the trailing one.
  private mutating func keepWithComments(_ range: Range<Int>) {
    set(range, true)
    keepTrailingComment(after: range.upperBound)
    var top = file.lineNumber(of: range.lowerBound)
    for comment in file.comments.reversed() where comment.range.upperBound <= range.lowerBound {
      let last = file.lineNumber(of: comment.range.upperBound - 1)
      let isAlone = !hasToken(before: comment.range.lowerBound)
      // In the solution all comments between statements stay, elsewhere only adjacent ones.
      let touches = last >= top - 1
      guard isAlone, touches || (file.isMain && isEmpty(comment.range.upperBound, to: top)) else {
        break
      }
      set(comment.range, true)
      top = file.lineNumber(of: comment.range.lowerBound)
    }
  }

  private mutating func keepTrailingComment(after offset: Int) {
    let line = file.line(file.lineNumber(of: offset - 1))
    for comment in file.comments where line.contains(comment.range.lowerBound) {
      let next = file.firstTokenIndex(from: offset)
      let isBeforeNextToken =
        next >= file.tokens.count
        || comment.range.lowerBound < file.tokens[next].range.lowerBound
      if comment.range.lowerBound >= offset, isBeforeNextToken {
        set(offset..<comment.range.upperBound, true)
      }
    }
    // The semicolon before the next declaration or statement on its line.
    let next = file.firstTokenIndex(from: offset)
    if next < file.tokens.count, line.contains(file.tokens[next].range.lowerBound),
      file.text(file.tokens[next]) == ";"
    {
      set(file.tokens[next].range, true)
    }
  }

  /// Keeps the comments at the top of a solution.
  private mutating func keepCommentsAboveImports() {
    let starts = Set(ImportStatement.all(in: file).map(\.tokens.lowerBound))
    for comment in file.comments where !hasToken(before: comment.range.lowerBound) {
      if starts.contains(file.firstTokenIndex(from: comment.range.upperBound)) {
        set(comment.range, true)
      }
    }
  }

  /// Whether there is only trivia (whitespace and comments) between an offset and the start of a line.
  private func isEmpty(_ offset: Int, to line: Int) -> Bool {
    let next = file.firstTokenIndex(from: offset)
    return next >= file.tokens.count
      || file.lineNumber(of: file.tokens[next].range.lowerBound) >= line
  }

  private func hasToken(before offset: Int) -> Bool {
    guard let index = file.tokenIndex(at: offset) else { return false }
    return file.lineNumber(of: file.tokens[index].range.upperBound - 1)
      == file.lineNumber(of: offset)
  }

  private mutating func set(_ range: Range<Int>, _ value: Bool) {
    for offset in range { isKept[offset] = value }
  }

  /// Removes attributes and access levels that have no effect in a single module.
  private mutating func removeAttributes(
    of node: SyntaxNode, butAccess isExposed: Bool, isInsidePrivate: Bool
  ) {
    var meaningless: Set = ["inlinable_attr", "usable_from_inline_attr", "frozen_attr"]
    if !isExposed {
      // Those after the access levels are for what is public only.
      meaningless.formUnion([
        "access_control_attr", "setter_access_attr", "spi_access_control_attr",
        "always_emit_into_client_attr", "back_deployed_attr",
      ])
    }
    for attribute in node.attributes where meaningless.contains(attribute.kind) {
      guard let range = attribute.range, var first = file.tokenIndex(at: range.lowerBound),
        let last = file.tokenIndex(at: range.upperBound)
      else { continue }
      // The range of `@_spi(…)` begins behind the sign.
      if first > 0, file.text(file.tokens[first - 1]) == "@" { first -= 1 }
      // `private` stays: it informs the reader, and `private(set)` has an effect.
      let words = file.tokens[first...last].map(file.text)
      let isSaid = isInsidePrivate && words == ["fileprivate"]
      if !isSaid, words.contains("private") || words.contains("fileprivate") { continue }
      set(file.tokens[first].range.lowerBound..<file.tokens[last].range.upperBound, false)
    }
  }

  /// Removes `@MainActor` from a global variable: in Swift 6 mode each one of a single file belongs to the main
  /// actor, and none may say so.
  private mutating func removeMainActor(of node: SyntaxNode) {
    guard node.kind == "var_decl" else { return }
    for range in node.attributes.filter({ $0.kind == "custom_attr" }).compactMap(\.range) {
      guard let first = file.tokenIndex(at: range.lowerBound),
        let last = file.tokenIndex(at: range.upperBound),
        file.tokens[first...last].map(file.text) == ["@", "MainActor"]
      else { continue }
      set(file.tokens[first].range.lowerBound..<file.tokens[last].range.upperBound, false)
    }
  }

  // MARK: - Lines

  /// Returns the kept lines, with single blank lines where there were blank lines.
  func lines() -> [Line] {
    var lines: [Line] = []
    var hasGap = false
    for number in 0..<file.lineCount {
      let range = file.line(number)
      if isInsideLiteral(range.lowerBound), isKept[range.lowerBound - 1] {
        // The compiler takes the line ends of a literal as line feeds.
        var kept = range.filter { isKept[$0] }.map { file.bytes[$0] }
        if kept.last == UInt8(ascii: "\r") { kept.removeLast() }
        lines.append(Line(text: String(decoding: kept, as: UTF8.self), number: number))
        continue
      }
      let text = keptText(of: range)
      if text.isEmpty {
        hasGap = hasGap || isEmptyLine(range)
        continue
      }
      let opensBlock = lines.last?.text.hasSuffix("{") ?? true
      let isInside = text.trimmed().startIndex > text.startIndex
      if hasGap, !opensBlock, !text.trimmed().hasPrefix("}"), !(isCompact && isInside) {
        lines.append(Line(text: "", number: number))
      }
      lines.append(Line(text: text, number: number))
      hasGap = false
    }
    return lines
  }

  private func isEmptyLine(_ range: Range<Int>) -> Bool {
    file.bytes[range].allSatisfy { Self.isBlank($0) || $0 == UInt8(ascii: "\r") }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func isInsideLiteral(_ offset: Int) -> Bool {
    guard offset > 0, let index = file.tokenIndex(at: offset - 1) else { return false }
    let token = file.tokens[index]
    return token.kind == .literal && token.range.upperBound > offset
  }

  /// Returns the kept part of a line with the line's indentation.
  private func keptText(of range: Range<Int>) -> String {
    let indentation = file.bytes[range].prefix(while: Self.isBlank)
    var text: [UInt8] = []
    var hasCut = false
    for offset in range.lowerBound + indentation.count..<range.upperBound {
      let byte = commentStarts.contains(offset) ? UInt8(ascii: " ") : file.bytes[offset]
      if byte == UInt8(ascii: " ") {
        // The spaces around removed text collapse to one, or to none at the start.
        if text.isEmpty || (hasCut && text.last == byte) || (!isKept[offset] && text.last == byte) {
          continue
        }
        text.append(byte)
      } else if isKept[offset] {
        if privateStarts.contains(offset) { text += "private ".utf8 }
        text.append(byte)
        hasCut = false
      } else {
        hasCut = true
      }
    }
    while text.last == UInt8(ascii: " ") || text.last == UInt8(ascii: "\r") { text.removeLast() }
    return text.isEmpty ? "" : String(decoding: indentation + text, as: UTF8.self)
  }
}

extension String {
  /// Returns the text without leading spaces and tabs.
  fileprivate func trimmed() -> Substring {
    drop { $0 == " " || $0 == "\t" }
  }
}
