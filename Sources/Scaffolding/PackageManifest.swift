// The list of problems in Package.swift: parsed and changed as text, so that nothing else changes.

/// A Package.swift with a list of problems.
///
///     let problems = [
///       problem("boj-1149", uses: ["DynamicProgramming"]),
///       problem("boj-2750", uses: ["Sorting"]),
///     ]
struct PackageManifest {
  /// An entry of the list.
  private struct Entry {
    let name: String
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private let tokens: [ManifestToken]
  /// The token indices of the list's brackets.
  private let list: ClosedRange<Int>

  /// Finds the list.
  ///
  /// - Throws: `ScaffoldingError.manifest` if there is none, or no function that makes its entries.
  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    guard let tokens = [ManifestToken](bytes) else {
      throw ScaffoldingError.manifest("a text or a comment in it does not end")
    }
    self.tokens = tokens
    guard let list = Self.list("problems", in: tokens) else {
      throw ScaffoldingError.manifest(
        "no list of problems is found. Expected, with a line for each problem: "
          + "let problems = [ … problem(\"boj-1000\", uses: []), … ]")
    }
    self.list = list
    if parametersOfProblem == nil {
      throw ScaffoldingError.manifest(
        "no function is found that makes the targets of a problem. Expected: "
          + "func problem(_ id: String, uses modules: …) -> [Target]")
    }
  }

  /// The modules for solutions, if the manifest lists them: `let algorithms = ["FastIO", …]`.
  var algorithms: [String]? {
    Self.list("algorithms", in: tokens).map { list in
      tokens[list].compactMap { if case .text(let text) = $0.kind { text } else { nil } }
    }
  }

  /// The names of the problems in the list, as far as they are literals.
  var problems: [String] { entries.map(\.name) }

  /// Returns the manifest with one more problem, inserted in the order of the names.
  ///
  /// - Throws: `ScaffoldingError` if the name is taken, or the list does not have one entry per line.
  func adding(_ draft: ProblemDraft) throws -> [UInt8] {
    try checkName(draft.name)
    if !draft.hasJudge && parameterOfProblem("hasJudge") == nil {
      throw ScaffoldingError.manifest(
        "its function problem(_:uses:) cannot do without a judge program: give --judge, "
          + "or give the function a parameter hasJudge: Bool = true")
    }
    return try inserting(
      Array(entryText(draft, indentation: indentation(of: entries.first)).utf8), of: draft.name.id)
  }

  /// Returns the manifest with the lines of one more problem, in the order of the names.
  private func inserting(_ entry: [UInt8], of name: String) throws -> [UInt8] {
    let entries = self.entries
    let successor = entries.firstIndex { name.utf8.lexicographicallyPrecedes($0.name.utf8) }
    let before = entries[..<(successor ?? entries.endIndex)].last
    var text = bytes
    let place: Int
    if list.upperBound == list.lowerBound + 1 && !hasLineBreak(within: list) {
      place = tokens[list.upperBound].range.lowerBound
      text.insert(contentsOf: Array(lineEnd.utf8) + entry + Array(lineEnd.utf8), at: place)
    } else {
      place = try endOfLine(behind: before)
      text.insert(contentsOf: Array(lineEnd.utf8) + entry, at: place)
    }
    var expected = tokens.prefix { $0.range.lowerBound < place }.map(\.kind)
    let following = tokens.dropFirst(expected.count).map(\.kind)
    if let before, comma(behind: before) == nil {
      text.insert(UInt8(ascii: ","), at: before.range.upperBound)
      expected.append(.mark(","))
    }
    expected += ([ManifestToken](entry) ?? []).map(\.kind) + following
    // Where a comment spans lines, the entry would be in it.
    guard [ManifestToken](text)?.map(\.kind) == expected else { throw Self.sharedLine }
    return text
  }

  /// Returns the manifest without a problem: its lines, with the comment at their end, are left out.
  ///
  /// A list that is empty then gets a type, as the compiler cannot infer it.
  ///
  /// - Throws: `ScaffoldingError` if it is not in the list, shares a line with something else, or is
  ///   named elsewhere, too.
  func removing(_ name: String) throws -> [UInt8] {
    let rest = try PackageManifest(cutting(name))
    var text = rest.bytes
    let (label, start) = (rest.tokens[rest.list.lowerBound - 2], rest.list.lowerBound)
    if rest.list.upperBound == start + 1, label.isWord("problems") {
      text.insert(contentsOf: ": [[Target]]".utf8, at: label.range.upperBound)
    }
    return text
  }

  /// Returns the manifest without the lines of a problem.
  private func cutting(_ name: String) throws -> [UInt8] {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw ScaffoldingError.manifest(
        "there is no problem(\"\(name)\", …) in its list of problems: add it first")
    }
    try checkNeed(of: name, besides: entry.range)
    let start = startOfLine(of: entry)
    var end = try endOfLine(behind: entry)
    // The line break, of one byte or two, or the end of the file.
    end = min(end + (bytes[end...].starts(with: "\r\n".utf8) ? 2 : 1), bytes.count)
    var text = bytes
    text.removeSubrange(start..<end)
    // What stands before it in its line, or a comment that begins there, would be cut.
    let comma = comma(behind: entry)
    let others = tokens.filter { !entry.range.contains($0.range.lowerBound) && $0 != comma }
    let previous = tokens.last { $0.range.upperBound <= entry.range.lowerBound }
    guard let left = [ManifestToken](text), left.map(\.kind) == others.map(\.kind),
      previous?.isMark(",") == true || previous == tokens[list.lowerBound]
    else { throw Self.sharedLine }
    return text
  }

  /// Rejects to lose the executables of a problem if a string literal may name one.
  ///
  /// - Parameter range: Where they may be named.
  func checkNeed(of name: String, besides range: Range<Int> = 0..<0) throws {
    let executables = [name, ProblemName.judgeID(of: name)]
    for token in tokens where !range.contains(token.range.lowerBound) {
      guard case .text(let text) = token.kind, executables.contains(text) else { continue }
      let line = bytes[..<token.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
      throw ScaffoldingError.manifest("line \(line) needs '\(text)': change that first")
    }
  }

  /// Returns the manifest with another name of a problem: its lines, with the comment at their end, move to their
  /// place in the order of the names.
  ///
  /// - Throws: `ScaffoldingError` if it could not be removed, or the name is taken.
  func renaming(_ old: String, to new: ProblemName) throws -> [UInt8] {
    let rest = try PackageManifest(cutting(old))
    try rest.checkName(new)
    guard let entry = entries.first(where: { $0.name == old }),
      let literal = tokens.first(where: {
        $0.kind == .text(old) && entry.range.contains($0.range.lowerBound)
      })
    else { throw Self.sharedLine }
    let end = try endOfLine(behind: entry)
    let comma = comma(behind: entry) == nil ? "," : ""
    let lines: [[UInt8]] = [
      Array(bytes[startOfLine(of: entry)..<literal.range.lowerBound]), Array("\"\(new.id)\"".utf8),
      Array(bytes[literal.range.upperBound..<entry.range.upperBound]), Array(comma.utf8),
      Array(bytes[entry.range.upperBound..<end]),
    ]
    return try rest.inserting(Array(lines.joined()), of: new.id)
  }

  // MARK: - Reading

  /// Finds `let NAME = [ … ]`, with or without a type annotation.
  private static func list(_ name: String, in tokens: [ManifestToken]) -> ClosedRange<Int>? {
    for start in tokens.indices.dropLast(3)
    where tokens[start].isWord("let") && tokens[start + 1].isWord(name) {
      guard let equals = tokens[(start + 2)...].firstIndex(where: { $0.isMark("=") }),
        equals + 1 < tokens.count, tokens[equals + 1].isMark("["),
        let end = tokens.end(ofBracket: equals + 1)
      else { return nil }
      return equals + 1...end
    }
    return nil
  }

  /// The entries of the list with a literal name: `problem("boj-1149", …)`.
  private var entries: [Entry] {
    list.dropLast(2).compactMap { index in
      guard tokens[index].isWord("problem"), tokens[index + 1].isMark("("),
        case .text(let name) = tokens[index + 2].kind,
        let end = tokens.end(ofBracket: index + 1)
      else { return nil }
      return Entry(
        name: name, range: tokens[index].range.lowerBound..<tokens[end].range.upperBound)
    }
  }

  /// The parameter list of `func problem(…)`; `nil` if there is no such function.
  private var parametersOfProblem: ArraySlice<ManifestToken>? {
    for index in tokens.indices.dropLast(2)
    where tokens[index].isWord("func") && tokens[index + 1].isWord("problem") {
      // A generic parameter clause may precede the parameters.
      guard let start = tokens[index...].firstIndex(where: { $0.isMark("(") }),
        let end = tokens.end(ofBracket: start)
      else { continue }
      return tokens[start + 1..<end]
    }
    return nil
  }

  /// The tokens of a parameter of `func problem(…)`, up to the next one; `nil` if there is none of this label.
  private func parameterOfProblem(_ label: String) -> ArraySlice<ManifestToken>? {
    guard let parameters = parametersOfProblem,
      let start = parameters.firstIndex(where: { $0.isWord(label) })
    else { return nil }
    var end = start
    while end < parameters.endIndex, !tokens[end].isMark(",") {
      let isBracket = ["(", "[", "{"].contains { tokens[end].isMark($0) }
      end = (isBracket ? tokens.end(ofBracket: end) ?? end : end) + 1
    }
    return parameters[start..<end]
  }

  /// Rejects a name whose module, or whose judge program's module, a string literal of the manifest may name.
  private func checkName(_ name: ProblemName) throws {
    let wanted = [name.id, name.judgeID].map(ProblemName.module(ofTarget:))
    for case .text(let text) in tokens.map(\.kind)
    where wanted.contains(ProblemName.module(ofTarget: text)) {
      throw ScaffoldingError.nameTaken(name.id, by: "'\(text)' in Package.swift")
    }
  }

  // MARK: - Writing

  /// The line width of the formatter in columns.
  private static let width = 100

  /// Returns the entry of a problem, wrapped like the formatter does if it is too long.
  private func entryText(_ draft: ProblemDraft, indentation: String) -> String {
    let modules = (draft.modules ?? []).map { "\"\($0)\"" }.joined(separator: ", ")
    // Without `uses:`, a solution may import all modules.
    let hasAll = parameterOfProblem("uses")?.contains { $0.isMark("=") } == true
    let uses = draft.modules == nil && hasAll ? "" : ", uses: [\(modules)]"
    let judge = draft.hasJudge ? "" : ", hasJudge: false"
    let arguments = "\"\(draft.name.id)\"\(uses)\(judge)"
    let line = "\(indentation)problem(\(arguments)),"
    return line.utf8.count <= Self.width
      ? line : "\(indentation)problem(\(lineEnd)\(indentation)  \(arguments)),"
  }

  private func indentation(of entry: Entry?) -> String {
    guard let entry else { return "  " }
    let space = bytes[startOfLine(of: entry)..<entry.range.lowerBound]
      .prefix { " \t".utf8.contains($0) }
    return String(decoding: space, as: UTF8.self)
  }

  private func startOfLine(of entry: Entry) -> Int {
    bytes[..<entry.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// The line ending, taken from the first line.
  private var lineEnd: String {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
    return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  private func hasLineBreak(within list: ClosedRange<Int>) -> Bool {
    let range = tokens[list.lowerBound].range.upperBound..<tokens[list.upperBound].range.lowerBound
    return bytes[range].contains(UInt8(ascii: "\n"))
  }

  private static let sharedLine = ScaffoldingError.manifest(
    "the list of problems needs a line for each of them, with its comma and its comment")

  /// The comma behind an entry; `nil` if there is none.
  private func comma(behind entry: Entry) -> ManifestToken? {
    let next = tokens.first { $0.range.lowerBound >= entry.range.upperBound }
    return next?.isMark(",") == true ? next : nil
  }

  /// Returns the end of the line in which an entry ends, or of the opening bracket if there is none; a
  /// trailing comment stays with it.
  ///
  /// - Throws: `ScaffoldingError.manifest` if something else follows in that line, or if the entry, its comma or
  ///   the list does not end there.
  private func endOfLine(behind entry: Entry?) throws -> Int {
    let start = entry?.range.upperBound ?? tokens[list.lowerBound].range.upperBound
    var end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    var rest = tokens.drop { $0.range.lowerBound < start }
    if entry != nil, let next = rest.first, next != tokens[list.upperBound] {
      guard next.isMark(","), next.range.lowerBound < end else { throw Self.sharedLine }
      rest.removeFirst()
    }
    if let next = rest.first, next.range.lowerBound < end { throw Self.sharedLine }
    if end > start && bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }
}
