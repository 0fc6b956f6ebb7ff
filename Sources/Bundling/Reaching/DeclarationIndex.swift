// The declarations of all files, indexed by USR and by name.

/// An index of declarations by USR and by base name.
struct DeclarationIndex {
  /// All declarations, each before its members, in the order of the files.
  let all: [Declaration]
  /// The modules that have declarations.
  let modules: Set<String>
  private var byUSR: [String: [Declaration]] = [:]
  // Declarations that are looked up by name only.
  private var namedTypes: [String: [Declaration]] = [:]
  private var namedSyntax: [String: [Declaration]] = [:]
  private var byBaseName: [String: [Declaration]] = [:]
  private var extensions: [String: [Declaration]] = [:]
  private let operators: [Declaration]

  init(_ topLevel: [Declaration]) {
    func flat(_ declaration: Declaration) -> [Declaration] {
      [declaration] + declaration.members.flatMap(flat)
    }
    all = topLevel.flatMap(flat)
    modules = Set(topLevel.compactMap(\.file.module))
    operators = topLevel.filter { $0.nodes.contains(where: \.isOperator) }
    for declaration in all {
      for usr in declaration.usrs { byUSR[usr, default: []].append(declaration) }
      for node in declaration.nodes {
        guard let name = node.baseName else { continue }
        byBaseName[name, default: []].append(declaration)
        if node.isType { namedTypes[name, default: []].append(declaration) }
        if node.isSyntax { namedSyntax[name, default: []].append(declaration) }
      }
      for type in declaration.extendedTypes { extensions[type, default: []].append(declaration) }
    }
  }

  /// Returns the declarations with this USR; several only if they clash.
  func declarations(usr: String) -> [Declaration] { byUSR[usr] ?? [] }

  /// Returns the declarations that a file refers to by this USR: of several, those of its own module.
  func declarations(usr: String, meantBy file: SourceFile) -> [Declaration] {
    meant(declarations(usr: usr), by: file)
  }

  private func meant(_ all: [Declaration], by file: SourceFile) -> [Declaration] {
    let own = all.filter { $0.file.module == file.module }
    return own.isEmpty ? all : own
  }

  /// Returns the types with this name.
  func types(named name: String) -> [Declaration] { namedTypes[name] ?? [] }

  /// Returns the operator declarations, precedence groups and macros that a file refers to by this name.
  func syntax(named name: String, meantBy file: SourceFile) -> [Declaration] {
    namedSyntax[name].map { meant($0, by: file) } ?? []
  }

  /// Returns all declarations with this base name.
  func declarations(named name: String) -> [Declaration] { byBaseName[name] ?? [] }

  /// Whether both the solution and a module declare this name at the top level.
  func isShared(_ name: String) -> Bool {
    let modules = declarations(named: name).filter { $0.parent == nil }.map(\.file.module)
    return modules.contains(nil) && modules.contains { $0 != nil }
  }

  /// Returns the extensions of a type.
  func extensions(ofType usr: String) -> [Declaration] { extensions[usr] ?? [] }

  /// Returns the members of the extensions of a type; in place of those in a conditional block, the block.
  func extensionMembers(ofType usr: String) -> [Declaration] {
    extensions(ofType: usr).flatMap { $0.kind == .conditional ? [$0] : $0.members }
  }

  /// Returns the top-level operator functions that may be witnesses of a type, like its members.
  func operators(on type: String) -> [Declaration] {
    operators.filter { $0.nodes.contains { $0.isGeneric || $0.parameterTypes.contains(type) } }
  }

  /// The USRs of the protocols and classes that have extensions, whose members others inherit.
  var extendedBases: [String] {
    extensions.filter { usr, found in
      type(usr: usr)?.isClass == true
        || found.flatMap(\.nodes).contains { $0.extendedType == usr && $0.extendsProtocol }
    }.map(\.key)
  }

  /// Returns the type with this USR, if the submission declares it.
  func type(usr: String) -> Declaration? {
    declarations(usr: usr).first { $0.kind == .nominalType }
  }

  /// Returns the USR of a type, or of the type that an extension extends.
  func subject(of scope: Declaration) -> String? {
    scope.kind == .typeExtension ? scope.extendedType : scope.nodes[0].usr
  }

  /// Returns the conformances that a declaration declares, of local types too, by the USRs of the types.
  func conformances(in declaration: Declaration) -> [String: [SyntaxNode.Conformance]] {
    let local = declaration.innerConformances.filter {
      isOfSubmission($0.type) && declarations(usr: $0.type).isEmpty
    }
    return Dictionary(grouping: declaration.conformances.union(local), by: \.type)
  }

  /// Whether the submission declares a type; the index does not have all of them.
  func isOfSubmission(_ type: String) -> Bool { type.contains("10Submission") }

  /// Returns the type that a member belongs to, if the submission declares it.
  func owner(of member: Declaration) -> Declaration? {
    guard let parent = member.parent else { return nil }
    return parent.kind == .typeExtension ? parent.extendedType.flatMap(type(usr:)) : parent
  }
}
