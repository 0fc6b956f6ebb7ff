// Which declarations a solution needs: the smallest set that contains its statements and, with every
// declaration, those that it references and those that the language requires beside it.
//
// Functions and variables are referenced by USR, so that of several overloads only the chosen one is
// reached. A type is reached as soon as its name is written: where it is only inferred, it is written
// in the declaration that it is inferred from.

/// The declarations that are reachable from a solution.
struct Reached {
  /// The declarations, in their order in the index.
  var declarations: [Declaration] = []
  /// Those that may be the witness of a protocol requirement.
  var witnesses: Set<ObjectIdentifier> = []
}

/// Computes the declarations that are reachable from a solution.
struct Reachability {
  private let index: DeclarationIndex
  private var reached: Set<ObjectIdentifier> = []
  private var witnesses: Set<ObjectIdentifier> = []
  private var waiting: [Declaration] = []
  /// The identifiers in the reached declarations, each with the files that contain it.
  private var words: [String: Set<ObjectIdentifier>] = [:]
  private var conditionalWords: Set<String> = []

  /// Returns the declarations that are reachable from the solution's statements.
  static func reached(in index: DeclarationIndex) -> Reached {
    var search = Reachability(index: index)
    search.run()
    let declarations = Declaration.withoutRepeatedSyntax(index.all.filter(search.isReached))
    return Reached(declarations: declarations, witnesses: search.witnesses)
  }

  private init(index: DeclarationIndex) {
    self.index = index
  }

  private mutating func run() {
    for declaration in index.all where declaration.isStatement || declaration.isLiteralDefault {
      reach(declaration)
    }
    // Applies the rules until a fixed point: they add nothing more.
    var before = -1
    while before < reached.count {
      before = reached.count
      followReferences()
      reachWrittenNames()
      for declaration in index.all {
        if isReached(declaration) {
          reachIndispensableMembers(of: declaration)
          reachWitnesses(in: declaration)
        } else if mustConform(declaration) {
          reach(declaration)
        } else if isNeededBlock(declaration) {
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
      for name in declaration.baseNames.union(declaration.operators).union(declaration.words) {
        for syntax in index.syntax(named: name, meantBy: declaration.file) { reach(syntax) }
      }
      let file = ObjectIdentifier(declaration.file)
      for word in declaration.words { words[word, default: []].insert(file) }
      conditionalWords.formUnion(declaration.conditionalWords)
    }
  }

  /// Reaches types by their names.
  ///
  /// A nested type counts only if its enclosing type is reached: `Reason` alone may be any type's.
  private mutating func reachWrittenNames() {
    for (word, files) in words {
      for type in index.types(named: word)
      where isWithinReach(type)
        && (!type.isPrivate || files.contains(ObjectIdentifier(type.file)))
      {
        reach(type)
      }
    }
    // The dump does not contain inactive branches: all declarations of that name are kept, to be safe.
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
    let others = type.nodes[0].usr.map(index.extensionMembers(ofType:)) ?? []
    if type.isUsedByAttribute { others.forEach { reach($0) } }
    // A struct without initializers of its own gets an implicit one, which one in an extension may redeclare.
    let initializers = type.members.filter(\.isInitializer)
    if let first = initializers.first, !initializers.contains(where: isReached),
      others.contains(where: { $0.isInitializer && isReached($0) })
    {
      reach(first)
    }
  }

  // MARK: - Conformances

  /// Whether an extension declares a conformance that may be needed: the type and the protocol are each
  /// reached or foreign.
  private func mustConform(_ candidate: Declaration) -> Bool {
    guard candidate.kind == .typeExtension || candidate.kind == .conditional else { return false }
    return candidate.conformances.contains { conformance in
      conformance.source != "synthesized"
        && isAtHand(conformance.type) && isAtHand(conformance.protocolUSR)
    }
  }

  /// Whether a type or protocol is reached or foreign.
  private func isAtHand(_ usr: String) -> Bool {
    let declarations = index.declarations(usr: usr)
    return declarations.isEmpty || declarations.contains(where: isReached)
  }

  /// Reaches the possible witnesses of the conformances that a declaration declares.
  private mutating func reachWitnesses(in scope: Declaration) {
    for (type, conformances) in index.conformances(in: scope) {
      reachWitnesses(of: conformances, by: type)
    }
  }

  private mutating func reachWitnesses(
    of conformances: [SyntaxNode.Conformance], by type: String
  ) {
    let protocols = conformances.map(\.protocolUSR)
    let requirements = protocols.map(requirements)
    let names = requirements.reduce(into: Set()) { $0.formUnion($1 ?? []) }
    let areKnown = !requirements.contains(nil)
    let own = (index.type(usr: type)?.members ?? []) + index.extensionMembers(ofType: type)
    for member in own + index.operators(on: type)
    where !areKnown || !names.isDisjoint(with: member.witnessNames) {
      reachWitness(member)
    }
    for base in bases(of: type, conformingTo: protocols) {
      // An extension of a library protocol hardly ever has witnesses of another protocol.
      let needsName = areKnown || index.type(usr: base) == nil
      for member in index.extensionMembers(ofType: base)
      where !needsName || !names.isDisjoint(with: member.witnessNames) {
        reachWitness(member)
      }
    }
  }

  private mutating func reachWitness(_ member: Declaration) {
    witnesses.insert(ObjectIdentifier(member))
    reach(member)
  }

  /// Returns the protocols and classes whose extension members a type inherits.
  ///
  /// The conformances of standard library types are not known, nor are superclasses: any may apply.
  private func bases(of type: String, conformingTo named: [String]) -> [String] {
    let declaration = index.type(usr: type)
    let scopes = [declaration].compactMap { $0 } + index.extensions(ofType: type)
    let protocols = Set(scopes.flatMap { $0.conformances.map(\.protocolUSR) } + named)
    return index.extendedBases.filter { base in
      if base == type { return false }
      if protocols.contains(base) { return true }
      guard let above = index.type(usr: base) else { return !index.isOfSubmission(type) }
      return above.isClass && declaration?.isClass ?? index.isOfSubmission(type)
    }
  }

  /// Returns the names of a protocol's requirements, or `nil` if they are not known.
  private func requirements(of usr: String) -> Set<String>? {
    index.type(usr: usr)?.requirementNames ?? WitnessNames.ofProtocol(usr: usr)
  }

  // MARK: - Conditional blocks

  /// Whether a conditional block may be needed although nothing references it.
  private func isNeededBlock(_ block: Declaration) -> Bool {
    guard block.kind == .conditional else { return false }
    // Of an inactive block nothing is known: anything of its type or module may need it.
    if block.nodes.isEmpty {
      return index.owner(of: block).map(isReached)
        ?? index.all.contains { $0.file.module == block.file.module && isReached($0) }
    }
    // It may import a module of the system for the whole file.
    return block.imports.contains { !index.modules.contains($0) }
      && index.all.contains { $0.file === block.file && isReached($0) }
  }
}
