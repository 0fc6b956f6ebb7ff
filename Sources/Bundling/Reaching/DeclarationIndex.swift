// The declarations of all files, found by what others call them.

/// Declarations by the compiler's names for them and by the names in the text.
struct DeclarationIndex {
  /// All declarations, each before its members, in the order of the files.
  let all: [Declaration]
  private var byUSR: [String: [Declaration]] = [:]
  // What is referred to by its name alone.
  private var namedTypes: [String: [Declaration]] = [:]
  private var namedSyntax: [String: [Declaration]] = [:]
  private var byBaseName: [String: [Declaration]] = [:]
  private var extensions: [String: [Declaration]] = [:]

  init(_ topLevel: [Declaration]) {
    func flat(_ declaration: Declaration) -> [Declaration] {
      [declaration] + declaration.members.flatMap(flat)
    }
    all = topLevel.flatMap(flat)
    for declaration in all {
      for usr in declaration.usrs { byUSR[usr, default: []].append(declaration) }
      for node in declaration.nodes {
        guard let name = node.baseName else { continue }
        byBaseName[name, default: []].append(declaration)
        if node.isType { namedTypes[name, default: []].append(declaration) }
        if node.isSyntax { namedSyntax[name, default: []].append(declaration) }
      }
      if let type = declaration.extendedType { extensions[type, default: []].append(declaration) }
    }
  }

  /// Returns the declarations with this USR; several only if they clash.
  func declarations(usr: String) -> [Declaration] { byUSR[usr] ?? [] }

  /// Returns what a file means by this USR: of several, those of its own module.
  func declarations(usr: String, meantBy file: SourceFile) -> [Declaration] {
    let all = declarations(usr: usr)
    let own = all.filter { $0.file.module == file.module }
    return own.isEmpty ? all : own
  }

  /// Returns the types that are written like this.
  func types(named name: String) -> [Declaration] { namedTypes[name] ?? [] }

  /// Returns the operator declarations, precedence groups and macros that are written like this.
  func syntax(named name: String) -> [Declaration] { namedSyntax[name] ?? [] }

  /// Returns everything that has this base name.
  func declarations(named name: String) -> [Declaration] { byBaseName[name] ?? [] }

  /// Returns the extensions of a type.
  func extensions(ofType usr: String) -> [Declaration] { extensions[usr] ?? [] }

  /// The USRs of the protocols and classes that have extensions: what others inherit from.
  var extendedBases: [String] {
    extensions.filter { usr, found in
      found.contains { $0.nodes[0].extendsProtocol } || type(usr: usr)?.isClass == true
    }.map(\.key)
  }

  /// Returns the type of the submission with this USR.
  func type(usr: String) -> Declaration? {
    declarations(usr: usr).first { $0.kind == .nominalType }
  }

  /// Returns the USR of the type that a type or extension is about.
  func subject(of scope: Declaration) -> String? {
    scope.kind == .typeExtension ? scope.extendedType : scope.nodes[0].usr
  }

  /// Returns the type that a member belongs to, if it is one of the submission.
  func owner(of member: Declaration) -> Declaration? {
    guard let parent = member.parent else { return nil }
    return parent.kind == .typeExtension ? parent.extendedType.flatMap(type(usr:)) : parent
  }
}
