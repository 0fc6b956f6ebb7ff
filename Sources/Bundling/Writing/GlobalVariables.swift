// Global variables are initialized lazily in a module, but from top to bottom in a main file. So that each
// finds its dependencies, including the input read so far, it is placed right before the first statement of
// the solution that may use it.

/// Finds the positions in a submission for the global variables of other files than the main one.
struct GlobalVariables {
  /// A section of the main file, with the variables that must be initialized before it, in topological order:
  /// each after those that its initial value depends on.
  struct Stretch {
    var variables: [Declaration]
    var declarations: [Declaration] = []
  }

  private let index: DeclarationIndex
  /// The places of the declarations in the index.
  private let ranks: [ObjectIdentifier: Int]
  private let kept: Set<ObjectIdentifier>
  private let witnesses: Set<ObjectIdentifier>
  private var visited: Set<ObjectIdentifier> = []
  private var found: [Declaration] = []

  /// Divides the reached declarations of the main file into sections.
  static func stretches(of reached: Reached) -> [Stretch] {
    let main = reached.declarations.filter(\.file.isMain)
    let variables = reached.declarations.filter(\.isGlobalVariableElsewhere)
    var search = GlobalVariables(reached)
    var stretches = [Stretch(variables: [])]
    for declaration in main {
      if !variables.isEmpty, declaration.isStatement {
        let new = search.variables(neededBy: [declaration])
        if !new.isEmpty {
          if stretches.count == 1, !stretches[0].declarations.contains(where: \.isStatement) {
            stretches[0].variables = new
          } else {
            stretches.append(Stretch(variables: new))
          }
        }
      }
      stretches[stretches.count - 1].declarations.append(declaration)
    }
    // Variables that are not reachable from any statement have uses without a reference.
    stretches[0].variables += search.variables(neededBy: variables)
    return stretches
  }

  private init(_ reached: Reached) {
    index = DeclarationIndex(reached.declarations.filter { $0.parent == nil })
    ranks = Dictionary(
      uniqueKeysWithValues: zip(index.all.map(ObjectIdentifier.init), index.all.indices))
    kept = Set(reached.declarations.map(ObjectIdentifier.init))
    witnesses = reached.witnesses
  }

  /// Returns the variables that are reachable from declarations, except those already returned.
  private mutating func variables(neededBy declarations: [Declaration]) -> [Declaration] {
    found = []
    for declaration in declarations { visit(declaration) }
    return found
  }

  /// Depth-first search in postorder: all variables that a declaration depends on are found before it.
  private mutating func visit(_ declaration: Declaration) {
    guard kept.contains(ObjectIdentifier(declaration)),
      visited.insert(ObjectIdentifier(declaration)).inserted
    else { return }
    for mentioned in mentions(of: declaration) { visit(mentioned) }
    if let type = index.owner(of: declaration) { visit(type) }
    if declaration.kind == .nominalType {
      visitMembers(of: declaration)
      if let usr = declaration.nodes[0].usr { visitWitnesses(ofProtocol: usr) }
    }
    if declaration.isGlobalVariableElsewhere { found.append(declaration) }
  }

  /// Returns what a declaration mentions, in the order of the evaluation; what its text does not name comes last.
  private func mentions(of declaration: Declaration) -> [Declaration] {
    let mentioned =
      declaration.references.flatMap(index.declarations(usr:))
      + declaration.words.flatMap(index.types(named:))
    let order = EvaluationOrder(of: declaration)
    let places = Set(mentioned.compactMap { ranks[ObjectIdentifier($0)] }).map { rank in
      (place: order.place(of: writtenNames(of: index.all[rank])), rank: rank)
    }
    return places.sorted { ($0.place, $0.rank) < ($1.place, $1.rank) }.map { index.all[$0.rank] }
  }

  /// Returns the names by which a declaration is mentioned: an initializer by that of its type.
  private func writtenNames(of declaration: Declaration) -> Set<String> {
    let type = declaration.isInitializer ? index.owner(of: declaration) : nil
    return declaration.baseNames.union(type?.baseNames ?? [])
  }

  /// Visits the members that may be used without a reference.
  private mutating func visitMembers(of type: Declaration) {
    let usr = type.nodes[0].usr
    let others = usr.map { index.extensionMembers(ofType: $0) + index.operators(on: $0) } ?? []
    for member in type.members + others {
      if type.hasUnwrittenUses || member.isIndispensable(in: type)
        || witnesses.contains(ObjectIdentifier(member))
      {
        visit(member)
      }
    }
  }

  /// Visits the witnesses of foreign types for a protocol, which are not reachable from a type declaration.
  private mutating func visitWitnesses(ofProtocol usr: String) {
    let conforming = index.all.filter { $0.conformances.contains { $0.protocolUSR == usr } }
    for type in Set(conforming.flatMap(\.extendedTypes)) where index.type(usr: type) == nil {
      let members = index.extensionMembers(ofType: type) + index.operators(on: type)
      for member in members where witnesses.contains(ObjectIdentifier(member)) {
        visit(member)
      }
    }
  }
}

extension Declaration {
  /// Whether it is a global variable outside the main file, which is initialized lazily there.
  fileprivate var isGlobalVariableElsewhere: Bool {
    let isConditional = kind == .conditional && nodes.contains { $0.kind == "pattern_binding_decl" }
    return (kind == .storage || isConditional) && parent == nil && !file.isMain
  }
}
