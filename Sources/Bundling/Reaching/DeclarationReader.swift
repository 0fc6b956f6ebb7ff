// Maps the declarations in the compiler's dump of a file to its tokens.
//
// The dump tells where a declaration's keyword and its last token begin. The attributes and modifiers
// before the keyword are the tokens since the end of the previous declaration.

/// Divides a file into declarations.
struct DeclarationReader {
  private let file: SourceFile
  /// The `#if … #endif` blocks with only imports: these go to the top of a submission.
  private let importBlocks: [Range<Int>]

  /// Returns the top-level declarations of a file in source order.
  static func declarations(of file: SourceFile, in dump: SyntaxDump) -> [Declaration] {
    let imports = ImportStatement.all(in: file)
    let reader = DeclarationReader(
      file: file, importBlocks: SystemImports.blocks(of: imports, in: file))
    let nodes = dump.declarations.filter { $0.kind != "import_decl" }
    return reader.declarations(nodes, in: file.tokens.indices, besides: imports.map(\.tokens))
  }

  /// A range of tokens that belong together, with the nodes in it.
  private struct Piece {
    var tokens: Range<Int>
    var nodes: [SyntaxNode] = []
    var isConditional = false
  }

  private func declarations(
    _ nodes: [SyntaxNode], in tokens: Range<Int>, besides imports: [Range<Int>] = []
  ) -> [Declaration] {
    var end = tokens.lowerBound
    return pieces(nodes, in: tokens).compactMap { piece in
      defer { end = max(end, piece.tokens.upperBound) }
      if piece.isConditional {
        let start = file.tokens[piece.tokens.lowerBound].range.lowerBound
        return importBlocks.contains { $0.contains(start) } ? nil : conditional(piece)
      }
      var start = end
      while start < piece.tokens.lowerBound, isLeftOver(start, imports) { start += 1 }
      return declaration(piece, from: start)
    }
  }

  /// Whether a token before a declaration is not part of it: a semicolon, or part of an import.
  private func isLeftOver(_ index: Int, _ imports: [Range<Int>]) -> Bool {
    file.text(file.tokens[index]) == ";" || imports.contains { $0.contains(index) }
  }

  // MARK: - Pieces

  /// Returns the nodes that appear in the source, grouped where they share tokens, and the conditional
  /// blocks that contain some of them.
  private func pieces(_ nodes: [SyntaxNode], in tokens: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    let written = nodes.filter { !$0.isImplicit && $0.range != nil }
    for node in written.sorted(by: { $0.range!.lowerBound < $1.range!.lowerBound }) {
      guard let first = file.tokenIndex(at: node.range!.lowerBound),
        let last = file.tokenIndex(at: node.range!.upperBound), tokens.contains(first)
      else { continue }
      if let previous = pieces.last, first < previous.tokens.upperBound {
        let end = max(previous.tokens.upperBound, last + 1)
        pieces[pieces.count - 1].tokens = previous.tokens.lowerBound..<end
        pieces[pieces.count - 1].nodes.append(node)
      } else {
        pieces.append(Piece(tokens: first..<(last + 1), nodes: [node]))
      }
    }
    for block in conditionalBlocks(in: tokens) {
      if let index = pieces.firstIndex(where: { continues(block, $0.tokens) }) {
        let end = max(pieces[index].tokens.upperBound, block.upperBound)
        pieces[index].tokens = pieces[index].tokens.lowerBound..<end
        continue
      }
      let inside = pieces.filter { block.overlaps($0.tokens) }
      if inside.isEmpty, endsWithAttribute(block) { continue }
      pieces.removeAll { block.overlaps($0.tokens) }
      pieces.append(Piece(tokens: block, nodes: inside.flatMap(\.nodes), isConditional: true))
    }
    return pieces.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  /// Returns the token range of each `#if … #endif` that is not inside another one.
  private func conditionalBlocks(in tokens: Range<Int>) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    var depth = 0
    var start = 0
    for index in tokens where file.tokens[index].kind == .directive {
      switch file.text(file.tokens[index]) {
      case "#if":
        if depth == 0 { start = index }
        depth += 1
      case "#endif":
        depth -= 1
        if depth == 0 {
          // The conditions of the directives are part of the block anyway.
          blocks.append(start..<(index + 1))
        }
      default: break
      }
    }
    return blocks
  }

  /// Whether a block is inside a declaration or its last part: the dump ends an initial value with the last token of
  /// the active branch of a postfix `#if`, or before it if none is active.
  private func continues(_ block: Range<Int>, _ declaration: Range<Int>) -> Bool {
    if declaration.contains(block.lowerBound) { return true }
    let line = file.lineNumber(of: file.tokens[block.lowerBound].range.lowerBound)
    let first = file.tokens[block].first { file.lineNumber(of: $0.range.lowerBound) > line }
    return declaration.upperBound == block.lowerBound && first.map(file.text) == "."
  }

  /// Whether a branch of a block ends with an attribute, which belongs to the declaration behind the block.
  private func endsWithAttribute(_ block: Range<Int>) -> Bool {
    block.dropFirst().contains { index in
      file.tokens[index].kind == .directive && file.attribute(endingBefore: index) != nil
    }
  }

  // MARK: - Declarations

  private func conditional(_ piece: Piece) -> Declaration {
    Declaration(
      file: file, kind: .conditional, tokens: piece.tokens, header: piece.tokens,
      nodes: piece.nodes)
  }

  private func declaration(_ piece: Piece, from start: Int) -> Declaration {
    let tokens = start..<piece.tokens.upperBound
    let node = piece.nodes[0]
    let kind = kind(of: piece.nodes)
    let hasMembers = kind == .typeExtension || (kind == .nominalType && node.kind != "protocol")
    guard hasMembers, let brace = openingBrace(in: piece.tokens) else {
      return Declaration(file: file, kind: kind, tokens: tokens, header: tokens, nodes: piece.nodes)
    }
    let declaration = Declaration(
      file: file, kind: kind, tokens: tokens, header: start..<(brace + 1), nodes: piece.nodes)
    declaration.adopt(declarations(node.members, in: (brace + 1)..<(tokens.upperBound - 1)))
    return declaration
  }

  private func openingBrace(in tokens: Range<Int>) -> Int? {
    tokens.first { file.text(file.tokens[$0]) == "{" }
  }

  private func kind(of nodes: [SyntaxNode]) -> Declaration.Kind {
    switch nodes[0] {
    case let node where node.kind == "top_level_code_decl": .statements
    case let node where node.isType: node.kind == "typealias" ? .typeAlias : .nominalType
    case let node where node.kind == "extension_decl": .typeExtension
    case let node where node.isSyntax: .syntax
    case let node where node.kind == "pattern_binding_decl" && nodes.contains(where: Self.isStored):
      .storage
    default: .other
    }
  }

  private static func isStored(_ node: SyntaxNode) -> Bool {
    node.hasAttribute("has_storage_attr") || node.hasAttribute("lazy_attr")
      || node.hasAttribute("custom_attr")
  }
}
