// Which declarations a solution needs: the least set that holds its statements and, with every
// declaration, what that one mentions and what keeps it whole.
//
// Functions and variables are mentioned by the compiler's own names, so that of several overloads
// only the chosen one counts. A type counts as soon as its name is written: where it is only
// inferred, it is written in the declaration that it is inferred from.

/// What a solution reaches.
struct Reached {
  /// The declarations, in their order in the index.
  var declarations: [Declaration] = []
  /// Those that may fulfill a requirement of a protocol.
  var witnesses: Set<ObjectIdentifier> = []
}

/// Finds what a solution reaches.
struct Reachability {
  private let index: DeclarationIndex
  private var reached: Set<ObjectIdentifier> = []
  private var witnesses: Set<ObjectIdentifier> = []
  private var waiting: [Declaration] = []
  /// Names that are written in what is reached, each with the files where it is.
  private var words: [String: Set<ObjectIdentifier>] = [:]
  private var conditionalWords: Set<String> = []

  /// Returns what the solution among the declarations reaches.
  static func reached(in index: DeclarationIndex) -> Reached {
    var search = Reachability(index: index)
    search.run()
    return Reached(
      declarations: index.all.filter { search.isReached($0) }, witnesses: search.witnesses)
  }

  private init(index: DeclarationIndex) {
    self.index = index
  }

  private mutating func run() {
    for declaration in index.all where declaration.isStatement || declaration.isLiteralDefault {
      reach(declaration)
    }
    // Rules about what must stand beside what is reached already, until they add nothing more.
    var before = -1
    while before < reached.count {
      before = reached.count
      followReferences()
      reachWrittenNames()
      for declaration in index.all {
        if isReached(declaration) {
          reachIndispensableMembers(of: declaration)
          reachWitnesses(of: declaration)
        } else if declaration.kind == .typeExtension, mustConform(declaration) {
          reach(declaration)
        } else if isInactiveBlock(declaration) {
          reach(declaration)
        }
      }
    }
  }

  private func isReached(_ declaration: Declaration) -> Bool {
    reached.contains(ObjectIdentifier(declaration))
  }

  private mutating func reach(_ declaration: Declaration) {
    guard reached.insert(ObjectIdentifier(declaration)).inserted else { return }
    waiting.append(declaration)
    if let parent = declaration.parent { reach(parent) }
  }

  // MARK: - Mentions

  private mutating func followReferences() {
    while let declaration = waiting.popLast() {
      for usr in declaration.references {
        for mentioned in index.declarations(usr: usr, meantBy: declaration.file) {
          reach(mentioned)
        }
      }
      for name in declaration.baseNames.union(declaration.operators) {
        for syntax in index.syntax(named: name) { reach(syntax) }
      }
      let file = ObjectIdentifier(declaration.file)
      for word in declaration.words { words[word, default: []].insert(file) }
      conditionalWords.formUnion(declaration.conditionalWords)
    }
  }

  /// A nested name counts only when the type around it does: `Reason` alone may be anybody's.
  private mutating func reachWrittenNames() {
    for (word, files) in words {
      for type in index.types(named: word)
      where isWithinReach(type)
        && (!type.isPrivate || files.contains(ObjectIdentifier(type.file)))
      {
        reach(type)
      }
      for syntax in index.syntax(named: word) { reach(syntax) }
    }
    // What other platforms do, the compiler does not tell: everything of that name, to be safe.
    for word in conditionalWords {
      for any in index.declarations(named: word) where isWithinReach(any) { reach(any) }
    }
  }

  private func isWithinReach(_ declaration: Declaration) -> Bool {
    index.owner(of: declaration).map(isReached) ?? true
  }

  private mutating func reachIndispensableMembers(of type: Declaration) {
    guard type.kind == .nominalType else { return }
    for member in type.members where type.hasUnwrittenUses || member.isIndispensable(in: type) {
      reach(member)
    }
    // A struct that declares none at all gets an initializer which one in an extension may repeat.
    let initializers = type.members.filter(\.isInitializer)
    let others = type.nodes[0].usr.map(index.extensions(ofType:))?.flatMap(\.members) ?? []
    if let first = initializers.first, !initializers.contains(where: isReached),
      others.contains(where: { $0.isInitializer && isReached($0) })
    {
      reach(first)
    }
  }

  // MARK: - Conformances

  /// Whether an extension makes a reached type conform to a protocol that may be asked for.
  private func mustConform(_ candidate: Declaration) -> Bool {
    guard let type = candidate.extendedType, index.type(usr: type).map(isReached) ?? true else {
      return false
    }
    return candidate.conformances.contains { conformance in
      conformance.source != "synthesized"
        && index.type(usr: conformance.protocolUSR).map(isReached) ?? true
    }
  }

  /// Reaches the members that fulfill the requirements of what a type or extension conforms to.
  private mutating func reachWitnesses(of scope: Declaration) {
    guard !scope.conformances.isEmpty, let type = index.subject(of: scope) else { return }
    let requirements = scope.conformances.map { self.requirements(of: $0.protocolUSR) }
    let names = requirements.reduce(into: Set()) { $0.formUnion($1 ?? []) }
    let areKnown = !requirements.contains(nil)
    let own = [index.type(usr: type)].compactMap { $0 } + index.extensions(ofType: type)
    for member in own.flatMap(\.members)
    where !areKnown || !names.isDisjoint(with: member.baseNames) {
      reachWitness(member)
    }
    for base in bases(of: type) {
      // What is written for a protocol of the library is hardly ever for a requirement of another.
      let needsName = areKnown || index.type(usr: base) == nil
      for member in index.extensions(ofType: base).flatMap(\.members)
      where !needsName || !names.isDisjoint(with: member.baseNames) {
        reachWitness(member)
      }
    }
  }

  private mutating func reachWitness(_ member: Declaration) {
    witnesses.insert(ObjectIdentifier(member))
    reach(member)
  }

  /// Returns the protocols and classes from whose extensions a type has members.
  ///
  /// What a type of the standard library conforms to is not known, nor which class is above another:
  /// any may be.
  private func bases(of type: String) -> [String] {
    let declaration = index.type(usr: type)
    let scopes = [declaration].compactMap { $0 } + index.extensions(ofType: type)
    let protocols = Set(scopes.flatMap { $0.conformances.map(\.protocolUSR) })
    return index.extendedBases.filter { base in
      if base == type { return false }
      if protocols.contains(base) { return true }
      guard let above = index.type(usr: base) else { return declaration == nil }
      return above.isClass && declaration?.isClass == true
    }
  }

  /// Returns the names of a protocol's requirements, or `nil` if they are not known.
  private func requirements(of usr: String) -> Set<String>? {
    index.type(usr: usr)?.requirementNames ?? WitnessNames.ofProtocol(usr: usr)
  }

  // MARK: - Conditional blocks

  /// Whether this is a block for other platforms in a file that the submission needs.
  private func isInactiveBlock(_ declaration: Declaration) -> Bool {
    declaration.kind == .conditional && declaration.nodes.isEmpty && declaration.parent == nil
      && index.all.contains { $0.file === declaration.file && isReached($0) }
  }
}
