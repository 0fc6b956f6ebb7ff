// The unit that a submission is assembled from: a declaration with its attributes, modifiers and body.
// The members of a type or an extension are declarations too, kept or left out one by one.

import Lexing

/// A declaration in a source file, which is kept or left out as a whole, except for its members.
final class Declaration {
  enum Kind {
    /// Top-level statements of the solution.
    case statements
    /// A struct, enum, class, actor or protocol.
    case nominalType
    case typeAlias
    case typeExtension
    /// Functions, initializers, subscripts, computed properties, operators, …
    case other
    /// Stored properties and global variables.
    case storage
    /// A precedence group, macro or operator declaration, found by its name.
    case syntax
    /// Everything from an `#if` to its `#endif`.
    case conditional
  }

  let file: SourceFile
  let kind: Kind
  weak private(set) var parent: Declaration?
  private(set) var members: [Declaration] = []
  /// All its tokens, from its first attribute to its last token.
  let tokens: Range<Int>
  /// The tokens up to and including the opening brace of its members; all if it has none.
  let header: Range<Int>
  /// Its nodes in the compiler's dump: several if they share their tokens.
  let nodes: [SyntaxNode]

  init(
    file: SourceFile, kind: Kind, tokens: Range<Int>, header: Range<Int>, nodes: [SyntaxNode]
  ) {
    self.file = file
    self.kind = kind
    self.tokens = tokens
    self.header = header
    self.nodes = nodes
  }

  func adopt(_ members: [Declaration]) {
    self.members = members
    for member in members { member.parent = self }
  }

  /// The byte range from its first attribute to its end.
  var range: Range<Int> {
    let (first, last) = (file.tokens[tokens.lowerBound], file.tokens[tokens.upperBound - 1])
    return first.range.lowerBound..<last.range.upperBound
  }

  /// The 0-based line of its keyword; `nil` if the compiler's dump does not contain it.
  var keywordLine: Int? {
    (nodes.first?.range?.lowerBound).map(file.lineNumber)
  }

  /// The nodes with all their descendants, except those that belong to its members.
  private(set) lazy var ownNodes: [SyntaxNode] = {
    func flat(_ node: SyntaxNode, isTop: Bool) -> [SyntaxNode] {
      let below = node.members.filter { !isTop || members.isEmpty || $0.isImplicit }
      return [node] + below.flatMap { flat($0, isTop: false) }
    }
    return nodes.flatMap { flat($0, isTop: true) }
  }()

  /// The USRs of it and of its compiler-synthesized members.
  private(set) lazy var usrs: Set<String> = Set(ownNodes.compactMap(\.usr))

  /// The base names of it.
  private(set) lazy var baseNames: Set<String> = Set(nodes.compactMap(\.baseName))

  /// The names of a protocol's requirements.
  private(set) lazy var requirementNames: Set<String> = Set(
    nodes.flatMap(\.members).compactMap(\.baseName))

  /// The USRs of the declarations that it references, not counting its members.
  private(set) lazy var references: Set<String> = ownNodes.reduce(into: []) {
    $0.formUnion($1.references)
  }

  /// The names that its expressions use, not counting its members and synthesized code.
  private(set) lazy var uses: Set<SyntaxNode.Use> = ownNodes.reduce(into: []) {
    if !$1.isImplicit { $0.formUnion($1.uses) }
  }

  /// The conformances that it declares: a conditional block those of all its types and extensions.
  private(set) lazy var conformances: Set<SyntaxNode.Conformance> = {
    let declared = kind == .conditional ? ownNodes.filter { !$0.isImplicit } : nodes
    return Set(declared.flatMap(\.conformances))
  }()

  /// The conformances of local types, and of others where generic code is used with them.
  private(set) lazy var innerConformances: Set<SyntaxNode.Conformance> = ownNodes.reduce(into: []) {
    $0.formUnion($1.innerConformances)
  }

  /// The base names by which it may be the witness of a requirement: of a conditional block all that are in it.
  private(set) lazy var witnessNames: Set<String> =
    kind == .conditional ? Set(ownNodes.compactMap(\.baseName)) : baseNames

  /// The USR of the extended type, if it is an extension.
  var extendedType: String? { nodes.lazy.compactMap(\.extendedType).first }

  /// The USRs of the extended types: several if it is a conditional block of extensions.
  var extendedTypes: Set<String> { Set(nodes.compactMap(\.extendedType)) }

  func hasAttribute(_ kind: String) -> Bool {
    nodes.contains { $0.hasAttribute(kind) }
  }

  /// Whether it is declared `private` or `fileprivate`.
  private(set) lazy var isPrivate: Bool = {
    let words = file.tokens[header].map(file.text)
    let modifiers = words.prefix { !Self.introducers.contains($0) }
    return modifiers.contains("private") || modifiers.contains("fileprivate")
  }()

  private static let introducers = Token.typeKeywords.union(["func", "extension"])

  /// The identifiers in it, not counting its members and comments.
  private(set) lazy var words: Set<String> = names(of: .identifier)

  /// The operators in it, not counting its members.
  private(set) lazy var operators: Set<String> = names(of: .operatorSymbol)

  private func names(of kind: Token.Kind) -> Set<String> {
    let own = file.tokens[members.isEmpty ? tokens : header]
    let bytes = own.first!.range.lowerBound..<own.last!.range.upperBound
    let nested = file.interpolated.filter { bytes.contains($0.range.lowerBound) }
    return Set((own + nested).filter { $0.kind == kind }.map(file.name))
  }

  /// The modules that are imported inside of it, which is a conditional block then.
  private(set) lazy var imports: Set<String> = Set(
    ImportStatement.all(in: file).filter { tokens.contains($0.tokens.lowerBound) }.map(\.module))

  /// The identifiers and operators between `#if` and `#endif` that may be in an inactive branch.
  private(set) lazy var conditionalWords: Set<String> = {
    // For each enclosing block, whether the branch is certainly active.
    var isSeen: [Bool] = []
    var words: Set<String> = []
    for index in members.isEmpty ? tokens : header {
      let token = file.tokens[index]
      if token.kind == .directive {
        switch file.text(token) {
        case "#if": isSeen.append(isForThisSystem(index))
        case "#endif": _ = isSeen.popLast()
        default: _ = isSeen.popLast().map { _ in isSeen.append(false) }
        }
      } else if isSeen.contains(false), token.kind == .identifier || token.kind == .operatorSymbol {
        words.insert(file.name(token))
      }
    }
    return words
  }()

  /// Whether the condition of a directive tests for this system, alone or with `||`: the value of other
  /// conditions is not known here.
  private func isForThisSystem(_ directive: Int) -> Bool {
    #if os(Linux)
      let system = "Linux"
    #else
      let system = "macOS"
    #endif
    let words = file.tokens[directive...].dropFirst().prefix(5).map(file.text)
    return words.prefix(4) == ["os", "(", system, ")"] && words.last != "&&"
  }
}
