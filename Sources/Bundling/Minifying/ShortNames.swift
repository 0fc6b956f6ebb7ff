// Short names for the modules' declarations: a name is replaced everywhere or nowhere, and only if all
// declarations of that name belong to the modules.

import Lexing

/// The short names of a submission.
struct ShortNames {
  private var byName: [String: String] = [:]

  /// Chooses short names, the shortest for the most frequent identifiers.
  ///
  /// - Parameters:
  ///   - file: The submission.
  ///   - index: Its declarations.
  ///   - referred: The names that its expressions refer to.
  ///   - isOfModule: Whether a token comes from a module.
  init(
    for file: SourceFile, _ index: DeclarationIndex, _ referred: ReferredNames,
    isOfModule: (Token) -> Bool
  ) {
    let identifiers = (file.tokens + file.interpolated).filter { $0.kind == .identifier }
    let ofSolution = Set(identifiers.filter { !isOfModule($0) }.map(file.name))
    let kept = [
      referred.foreign, Self.kept(in: index), TupleLabels.all(in: file), TupleLabels.ofSystem,
      FixedNames.all(in: file, index, referred.strings), Self.meaningful, ofSolution,
    ]
    let candidates = kept.reduce(into: Self.candidates(in: index, referred)) { $0.subtract($1) }
      .filter { !$0.hasPrefix("$") && !referred.mayBeForeignLabel($0) }
    var counts: [String: Int] = [:]
    for name in identifiers.map(file.name) where candidates.contains(name) {
      counts[name, default: 0] += 1
    }
    let taken = referred.foreign.union(identifiers.map(file.name)).union(Self.meaningful)
    var free = Self.shortest.lazy.filter { !taken.contains($0) }.makeIterator()
    for (name, _) in counts.sorted(by: { ($0.value, $1.key) > ($1.value, $0.key) }) {
      guard name.utf8.count > 1, let short = free.next() else { continue }
      if short.utf8.count < name.utf8.count { byName[name] = short }
    }
  }

  /// The original names by their short names.
  var originals: [String: String] {
    Dictionary(uniqueKeysWithValues: byName.map { ($0.value, $0.key) })
  }

  /// The short name that replaces a name, if any.
  subscript(name: String) -> String? { byName[name] }

  /// Returns the names of the file's own variables and functions, of parameters and their argument labels,
  /// and of internal types.
  private static func candidates(
    in index: DeclarationIndex, _ referred: ReferredNames
  ) -> Set<String> {
    let values = referred.own.union(index.all.flatMap { $0.nodes.flatMap(\.labels) })
    let types = index.all.filter { $0.nodes.first?.isType == true }.flatMap(\.baseNames)
    // Type parameters may have the names of system types.
    return values.filter { !beginsWithCapital($0) }.union(types.filter { $0.hasPrefix("_") })
  }

  private static func beginsWithCapital(_ name: String) -> Bool {
    name.drop { $0 == "_" }.first?.isUppercase ?? true
  }

  // MARK: - What keeps its name

  /// Returns the names that the language or a system protocol requires, that printed values show, and that
  /// inactive branches may use.
  private static func kept(in index: DeclarationIndex) -> Set<String> {
    let witnesses = Reachability.reached(in: index).witnesses
    var kept: Set<String> = []
    for declaration in index.all {
      kept.formUnion(declaration.conditionalWords)
      kept.formUnion(declaration.conformances.compactMap { synthesizedLabels[$0.protocolUSR] })
      let isCalledUnseen =
        witnesses.contains(ObjectIdentifier(declaration))
        || declaration.hasAttribute("override_attr")
        || declaration.parent?.hasUnwrittenUses ?? false
        || index.owner(of: declaration)?.isUsedByAttribute ?? false
      // Which types are in a conditional block is not known here.
      let isBlock = declaration.kind == .conditional && declaration.parent == nil
      if isCalledUnseen || isBlock || isShown(declaration, in: index) {
        for node in declaration.ownNodes { kept.formUnion(node.namesToKeep) }
      }
      // A member of a type of the system may be the witness.
      for node in declaration.nodes where node.kind == "protocol" {
        for requirement in node.members { kept.formUnion(requirement.namesToKeep) }
      }
    }
    return kept
  }

  /// The labels of the functions that the compiler synthesizes for Hashable, Encodable and Decodable.
  private static let synthesizedLabels = ["s:SH": "into", "s:SE": "to", "s:Se": "from"]

  /// Whether `print` shows the name with a value; the library's internal names begin with `_`.
  private static func isShown(_ declaration: Declaration, in index: DeclarationIndex) -> Bool {
    let isCase = declaration.nodes.first?.kind == "enum_case_decl"
    // What is inside `#if` may be a property.
    let isProperty = [.storage, .conditional].contains(declaration.kind)
    guard isCase || isProperty, let type = index.owner(of: declaration) else {
      return false
    }
    return !(type.baseNames.union(declaration.baseNames)).contains { $0.hasPrefix("_") }
      || index.takesNamesAsValues(type)
  }

  /// The keywords, contextual keywords and names that the language itself uses.
  private static let meaningful: Set = [
    "_", "_modify", "_read", "actor", "allCases", "any", "appendInterpolation", "appendLiteral",
    "arch", "as", "assignment", "associativity", "async", "await", "borrowing", "break",
    "buildArray", "buildBlock", "buildEither", "buildExpression", "buildFinalResult",
    "buildLimitedAvailability", "buildOptional", "buildPartialBlock", "callAsFunction", "canImport",
    "case", "catch", "class", "compiler", "consume", "consuming", "continue", "convenience", "copy",
    "default", "defer", "deinit", "didSet", "discard", "do", "dynamic", "dynamicMember",
    "dynamicallyCall", "each", "else", "encode", "enum", "error", "extension", "fallthrough",
    "false", "fileprivate", "final", "for", "func", "get", "guard", "hash", "hashValue",
    "higherThan", "if", "import", "in", "indirect", "infix", "init", "inout", "intValue",
    "internal", "is", "isolated", "jn", "keyPath", "lazy", "left", "let", "lowerThan", "macro",
    "main", "mutating", "newValue", "nil", "none", "nonisolated", "nonmutating", "of", "oldValue",
    "open", "operator", "optional", "os", "override", "package", "postfix", "precedence",
    "precedencegroup", "prefix", "private", "projectedValue", "protocol", "public", "rawValue",
    "repeat", "required", "rethrows", "return", "right", "safe", "self", "sending", "set", "some",
    "static", "stringValue", "struct", "subscript", "super", "swift", "switch", "targetEnvironment",
    "then", "throw", "throws", "tm", "true", "try", "type", "typealias", "unowned", "unsafe",
    "unsafeAddress", "unsafeMutableAddress", "var", "weak", "where", "while", "willSet",
    "wrappedValue", "yield", "yn",
  ]

  /// All names of one and two letters.
  private static let shortest: [String] = {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    return letters + letters.flatMap { first in letters.map { first + $0 } }
  }()
}

extension SyntaxNode {
  /// Its base name, and its labels.
  fileprivate var namesToKeep: Set<String> { Set(labels + [baseName].compactMap { $0 }) }
}

extension DeclarationIndex {
  /// Whether the names of a type's cases or properties are values too: raw values, or keys of an encoding.
  fileprivate func takesNamesAsValues(_ type: Declaration) -> Bool {
    let scopes = [type] + (type.nodes[0].usr.map(extensions(ofType:)) ?? [])
    // RawRepresentable, Encodable, Decodable, CodingKey.
    let protocols: Set = ["s:SY", "s:SE", "s:Se", "s:s9CodingKeyP"]
    return scopes.contains { $0.conformances.contains { protocols.contains($0.protocolUSR) } }
  }
}
