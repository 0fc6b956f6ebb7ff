// The imports of system modules, merged without duplicates at the top of a submission.

/// The source text of the imports that a submission needs.
struct SystemImports {
  /// The source text of conditional blocks that contain only imports.
  private var blocks: [String] = []
  private var statements: Set<String> = []

  /// Adds the imports of a file, except those of bundled modules.
  ///
  /// - Parameter onlyExported: Whether only those count that others see through the file's module.
  mutating func add(_ file: SourceFile, except modules: Set<String>, onlyExported: Bool) {
    let all = ImportStatement.all(in: file)
    let conditional = Self.blocks(of: all, in: file)
    let imports = onlyExported ? all.filter { $0.attributes.contains("_exported") } : all
    for block in conditional {
      let inside = all.filter { block.contains($0.range.lowerBound) }
      let ours = inside.filter { modules.contains($0.module) }
      let counts = imports.contains { block.contains($0.range.lowerBound) }
      if !counts || ours.count == inside.count { continue }
      let removed = ours.map(\.rangeWithSeparator)
      let kept = block.filter { offset in !removed.contains { $0.contains(offset) } }
      let text = String(decoding: kept.map { file.bytes[$0] }, as: UTF8.self)
      if !blocks.contains(text) { blocks.append(text) }
    }
    for statement in imports where !modules.contains(statement.module) {
      if conditional.contains(where: { $0.contains(statement.range.lowerBound) }) { continue }
      if Self.depth(of: statement, in: file) == 0 { statements.insert(statement.text(in: file)) }
    }
  }

  /// The lines of the imports.
  var lines: [String] {
    statements.sorted() + blocks.flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
  }

  /// Returns the byte range of each outermost `#if … #endif` that contains only imports.
  static func blocks(of imports: [ImportStatement], in file: SourceFile) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    var open: [Int] = []
    for (index, token) in file.tokens.enumerated() where token.kind == .directive {
      if file.text(token) == "#if" { open.append(index) }
      guard file.text(token) == "#endif", let start = open.popLast(), open.isEmpty else { continue }
      let inside = imports.filter { (start...index).contains($0.tokens.lowerBound) }
      let isOnlyImports = (start...index).allSatisfy { index in
        inside.contains { $0.tokens.contains(index) } || file.text(file.tokens[index]) == ";"
          || hasDirective(file.lineNumber(of: file.tokens[index].range.lowerBound), in: file)
      }
      if isOnlyImports, !inside.isEmpty {
        blocks.append(file.tokens[start].range.lowerBound..<token.range.upperBound)
      }
    }
    return blocks
  }

  private static func hasDirective(_ line: Int, in file: SourceFile) -> Bool {
    let index = file.firstTokenIndex(from: file.line(line).lowerBound)
    return index < file.tokens.count && file.tokens[index].kind == .directive
  }

  /// Returns the `#if` nesting depth of a statement.
  private static func depth(of statement: ImportStatement, in file: SourceFile) -> Int {
    file.tokens[..<statement.tokens.lowerBound].reduce(0) { depth, token in
      guard token.kind == .directive else { return depth }
      switch file.text(token) {
      case "#if": return depth + 1
      case "#endif": return depth - 1
      default: return depth
      }
    }
  }
}
