// The imports of a file. Modules of the package are bundled into the submission; those of the system are
// imported once, at its top.

/// An `import` of a file, with its attributes.
struct ImportStatement {
  let module: String
  /// From its first attribute to the end of the path.
  let range: Range<Int>
  /// The range with the following semicolon, which separates nothing once the import is removed.
  let rangeWithSeparator: Range<Int>
  /// The tokens of the range, without the semicolon.
  let tokens: Range<Int>
  /// The attributes and access level before it, such as `"testable"`.
  let attributes: Set<String>

  /// Returns the imports of a file in source order.
  static func all(in file: SourceFile) -> [ImportStatement] {
    let tokens = file.tokens
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .identifier, file.text(tokens[index]) == "import" else {
        return nil
      }
      return ImportStatement(file, keyword: index)
    }
  }

  /// Returns its source text on one line.
  func text(in file: SourceFile) -> String {
    file.tokens[tokens].map(file.text).reduce("") { text, word in
      text.isEmpty || word == "." || text.hasSuffix("@") || text.hasSuffix(".")
        ? text + word : "\(text) \(word)"
    }
  }

  private init?(_ file: SourceFile, keyword: Int) {
    let tokens = file.tokens
    let line = file.lineNumber(of: tokens[keyword].range.lowerBound)
    func isOnLine(_ index: Int) -> Bool {
      tokens.indices.contains(index)
        && file.lineNumber(of: tokens[index].range.lowerBound) == line
        && file.text(tokens[index]) != ";"
    }
    let first = Self.firstModifier(of: keyword, in: file)
    // `import` may also be a label or a member: then another token precedes it on the line.
    guard !isOnLine(first - 1), isOnLine(keyword + 1) else { return nil }
    var last = keyword + 1
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    if kinds.contains(file.text(tokens[last])), isOnLine(last + 1) { last += 1 }
    guard tokens[last].kind == .identifier else { return nil }
    module = file.text(tokens[last])
    while isOnLine(last + 2), file.text(tokens[last + 1]) == "." { last += 2 }
    let isSemicolon = tokens.indices.contains(last + 1) && file.text(tokens[last + 1]) == ";"
    range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    self.tokens = first..<(last + 1)
    attributes = Set(tokens[first..<keyword].map(file.text)).subtracting(["@"])
    rangeWithSeparator = range.lowerBound..<tokens[isSemicolon ? last + 1 : last].range.upperBound
  }

  /// Returns the first token of the access levels and attributes before the keyword, which may be on
  /// separate lines.
  private static func firstModifier(of keyword: Int, in file: SourceFile) -> Int {
    let levels: Set = ["public", "package", "internal", "fileprivate", "private"]
    var first = keyword
    while first > 0 {
      if levels.contains(file.text(file.tokens[first - 1])) {
        first -= 1
      } else if let start = file.attribute(endingBefore: first) {
        first = start
      } else {
        break
      }
    }
    return first
  }
}

/// The modules of the package that are visible in a file.
struct VisibleModules {
  /// The imported modules, and those that these re-export.
  private(set) var names: Set<String> = []
  /// Those imported as `@testable`, whose internal declarations are visible too.
  let testable: Set<String>

  /// - Parameter passedOn: The modules that each module re-exports; under `nil`, those that a file of the
  ///   solution re-exports, which are visible in all its files.
  init(of file: SourceFile, passedOn: [String?: [String]]) {
    let imports = ImportStatement.all(in: file)
    testable = Set(imports.filter { $0.attributes.contains("testable") }.map(\.module))
    var waiting = imports.map(\.module) + (passedOn[file.module] ?? [])
    while let module = waiting.popLast() {
      if names.insert(module).inserted { waiting += passedOn[module] ?? [] }
    }
  }
}
