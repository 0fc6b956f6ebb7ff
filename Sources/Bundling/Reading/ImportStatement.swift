// What a file imports. The modules of the package become part of the submission, those of the system
// are imported once, at its top.

/// An `import` of a file, with its attributes.
struct ImportStatement {
  let module: String
  /// From its first attribute to the end of the path.
  let range: Range<Int>
  /// The tokens of that range.
  let tokens: Range<Int>

  /// Returns the imports of a file in their order.
  static func all(in file: SourceFile) -> [ImportStatement] {
    let tokens = file.tokens
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .identifier, file.text(tokens[index]) == "import" else {
        return nil
      }
      return ImportStatement(file, keyword: index)
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
    var first = keyword
    while isOnLine(first - 1) { first -= 1 }
    let attributes = tokens[first..<keyword].map(file.text)
    // `import` may also be a label or a member: then something else stands before it.
    let known: Set = [
      "@", "testable", "_exported", "preconcurrency", "_implementationOnly", "(", ")",
      "public", "package", "internal", "fileprivate", "private",
    ]
    guard attributes.allSatisfy(known.contains), isOnLine(keyword + 1) else { return nil }
    var last = keyword + 1
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    if kinds.contains(file.text(tokens[last])), isOnLine(last + 1) { last += 1 }
    guard tokens[last].kind == .identifier else { return nil }
    module = file.text(tokens[last])
    while isOnLine(last + 2), file.text(tokens[last + 1]) == "." { last += 2 }
    range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    self.tokens = first..<(last + 1)
  }
}
