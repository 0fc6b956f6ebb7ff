// The imports of the system's modules, merged: each once, at the top of a submission.

/// The text of the imports that a submission needs.
struct SystemImports {
  /// Conditional blocks that hold nothing but imports, as they are written.
  private var blocks: [String] = []
  private var statements: Set<String> = []

  /// Adds what a file imports, except modules that become part of the submission.
  mutating func add(_ file: SourceFile, except modules: Set<String>) {
    let imports = ImportStatement.all(in: file)
    let conditional = Self.blocks(of: imports, in: file)
    for block in conditional {
      let text = file.text(block)
      if !blocks.contains(text) { blocks.append(text) }
    }
    for statement in imports where !modules.contains(statement.module) {
      if conditional.contains(where: { $0.contains(statement.range.lowerBound) }) { continue }
      if Self.depth(of: statement, in: file) == 0 { statements.insert(file.text(statement.range)) }
    }
  }

  /// The lines of the imports.
  var lines: [String] {
    statements.sorted() + blocks.flatMap { $0.split(separator: "\n").map(String.init) }
  }

  /// Returns the bytes of each outermost `#if … #endif` in which there are only imports.
  private static func blocks(of imports: [ImportStatement], in file: SourceFile) -> [Range<Int>] {
    let importLines = Set(imports.map { file.lineNumber(of: $0.range.lowerBound) })
    var blocks: [Range<Int>] = []
    var open: [Int] = []
    for (index, token) in file.tokens.enumerated() where token.kind == .directive {
      if file.text(token) == "#if" { open.append(index) }
      guard file.text(token) == "#endif", let start = open.popLast(), open.isEmpty else { continue }
      let lines = Set(file.tokens[start...index].map { file.lineNumber(of: $0.range.lowerBound) })
      let isOnlyImports = lines.allSatisfy {
        importLines.contains($0) || hasDirective($0, in: file)
      }
      if isOnlyImports, !lines.isDisjoint(with: importLines) {
        blocks.append(file.tokens[start].range.lowerBound..<token.range.upperBound)
      }
    }
    return blocks
  }

  private static func hasDirective(_ line: Int, in file: SourceFile) -> Bool {
    let index = file.firstTokenIndex(from: file.line(line).lowerBound)
    return index < file.tokens.count && file.tokens[index].kind == .directive
  }

  /// Returns how many `#if` a statement is in.
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
