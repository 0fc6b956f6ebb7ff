// What a submission is put together from: a declaration with everything that belongs to it in the
// text. A type or an extension holds others, which are kept or left out one by one.

import Lexing

/// A piece of a source file that is kept or left out as a whole, apart from its members.
final class Declaration {
  enum Kind {
    /// Statements of the solution's top level.
    case statements
    /// A struct, enum, class, actor or protocol.
    case nominalType
    case typeAlias
    case typeExtension
    /// Functions, initializers, subscripts, computed properties, operators, …
    case other
    /// Stored properties and global variables.
    case storage
    /// A precedence group, macro or declaration of an operator's fixity, found by its name.
    case syntax
    /// Everything from an `#if` to its `#endif`.
    case conditional
  }

  let file: SourceFile
  let kind: Kind
  weak private(set) var parent: Declaration?
  private(set) var members: [Declaration] = []
  /// From its first attribute to its last token.
  let tokens: Range<Int>
  /// The tokens up to and with the brace that opens its members; all if it has none.
  let header: Range<Int>
  /// What the compiler says about it: several nodes if they share their text.
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

  /// The bytes from its first attribute to its end.
  var range: Range<Int> {
    let (first, last) = (file.tokens[tokens.lowerBound], file.tokens[tokens.upperBound - 1])
    return first.range.lowerBound..<last.range.upperBound
  }

  /// The line, counted from 0, that holds its keyword; `nil` if the compiler has seen nothing of it.
  var keywordLine: Int? {
    (nodes.first?.range?.lowerBound).map(file.lineNumber)
  }

  /// The nodes with all below them that no member stands for.
  private(set) lazy var ownNodes: [SyntaxNode] = {
    func flat(_ node: SyntaxNode, isTop: Bool) -> [SyntaxNode] {
      let below = node.members.filter { !isTop || members.isEmpty || $0.isImplicit }
      return [node] + below.flatMap { flat($0, isTop: false) }
    }
    return nodes.flatMap { flat($0, isTop: true) }
  }()

  /// The compiler's names for it and for what the compiler has added to it.
  private(set) lazy var usrs: Set<String> = Set(ownNodes.compactMap(\.usr))

  /// The names under which it can be written.
  private(set) lazy var baseNames: Set<String> = Set(nodes.compactMap(\.baseName))

  /// The names of a protocol's requirements.
  private(set) lazy var requirementNames: Set<String> = Set(
    nodes.flatMap(\.members).compactMap(\.baseName))

  /// The USRs of what it mentions, its members aside.
  private(set) lazy var references: Set<String> = ownNodes.reduce(into: []) {
    $0.formUnion($1.references)
  }

  /// What the expressions in it name, its members and what the compiler has added aside.
  private(set) lazy var uses: Set<SyntaxNode.Use> = ownNodes.reduce(into: []) {
    if !$1.isImplicit { $0.formUnion($1.uses) }
  }

  private(set) lazy var conformances: Set<SyntaxNode.Conformance> = Set(
    nodes.flatMap(\.conformances))

  /// The USR of the type that it extends.
  var extendedType: String? { nodes.lazy.compactMap(\.extendedType).first }

  func hasAttribute(_ kind: String) -> Bool {
    nodes.contains { $0.hasAttribute(kind) }
  }

  /// Whether its author has made it private to its file or to what is around it.
  private(set) lazy var isPrivate: Bool = {
    let words = file.tokens[header].map(file.text)
    let modifiers = words.prefix { !Self.introducers.contains($0) }
    return modifiers.contains("private") || modifiers.contains("fileprivate")
  }()

  private static let introducers = Token.typeKeywords.union(["func", "extension"])

  /// The words that it consists of, its members and comments aside.
  private(set) lazy var words: Set<String> = names(of: .identifier)

  /// The operators in it, its members aside.
  private(set) lazy var operators: Set<String> = names(of: .operatorSymbol)

  private func names(of kind: Token.Kind) -> Set<String> {
    let own = file.tokens[members.isEmpty ? tokens : header]
    let bytes = own.first!.range.lowerBound..<own.last!.range.upperBound
    let nested = file.interpolated.filter { bytes.contains($0.range.lowerBound) }
    return Set((own + nested).filter { $0.kind == kind }.map(file.name))
  }

  /// The words between an `#if` and its `#endif` that the compiler may not have seen, operators too.
  private(set) lazy var conditionalWords: Set<String> = {
    // Whether it has for sure, for each block around.
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

  /// Whether the condition behind a directive is, or begins with, the name of this system: of others
  /// it is not known here whether they hold.
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
