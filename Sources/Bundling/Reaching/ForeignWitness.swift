// Witnesses from another module. A conformance in a module considers only the members that are visible
// there; in one file, any other member that matches takes precedence over a default or synthesized
// implementation.

extension HiddenName {
  /// Returns a member that becomes the witness of a conformance from which it was not visible before.
  static func witness(
    in reached: Reached, of index: DeclarationIndex, in sources: SolutionSources
  ) -> HiddenName? {
    let members = reached.declarations.filter { reached.witnesses.contains(ObjectIdentifier($0)) }
    for scope in reached.declarations {
      let byType = index.conformances(in: scope).sorted { $0.key < $1.key }
      for (type, conformances) in byType {
        let protocols = Set(conformances.map(\.protocolUSR))
        for member in members {
          guard let node = member.nodes.first,
            index.applies(member, to: type, conformingTo: protocols),
            !member.isSeen(from: scope.file, in: sources),
            protocols.contains(where: { node.fulfills(index.requirements(of: $0), of: type) })
          else { continue }
          return HiddenName(
            name: node.baseName ?? "", declaration: member, module: scope.file.module)
        }
      }
    }
    return nil
  }
}

/// A requirement of a protocol.
enum Requirement {
  case declared(SyntaxNode)
  /// A requirement of a standard library protocol, of which only the base name is known.
  case named(String)
}

extension DeclarationIndex {
  /// Returns the requirements of a protocol, as far as they are known.
  fileprivate func requirements(of usr: String) -> [Requirement] {
    if let declaration = type(usr: usr) {
      return declaration.nodes.flatMap(\.members).map(Requirement.declared)
    }
    return (WitnessNames.ofProtocol(usr: usr) ?? []).map(Requirement.named)
  }

  /// Whether a witness is a member of a type or of one of its protocols, or a top-level operator that takes such.
  fileprivate func applies(
    _ witness: Declaration, to type: String, conformingTo protocols: Set<String>
  ) -> Bool {
    guard let scope = witness.parent else {
      return !witness.nodes[0].isGeneric || !witness.references.isDisjoint(with: protocols)
    }
    return subject(of: scope).map { $0 == type || protocols.contains($0) } ?? false
  }
}

extension SyntaxNode {
  /// Whether it matches a requirement by name and labels; an operator's operands must be of the type itself.
  fileprivate func fulfills(_ requirements: [Requirement], of type: String) -> Bool {
    if isOperator, !parameterTypes.isSubset(of: [type, Self.firstTypeParameter]) { return false }
    return requirements.contains { requirement in
      switch requirement {
      case .declared(let node): node.baseName == baseName && node.labels == labels
      case .named(let name):
        name == baseName
          && (isOperator
            || WitnessNames.labels[name, default: []] == labels
              && (kind == "func_decl") == (WitnessNames.labels[name] != nil))
      }
    }
  }
}

extension Declaration {
  /// Whether a member is visible from a file when every module is compiled separately.
  fileprivate func isSeen(from other: SourceFile, in sources: SolutionSources) -> Bool {
    let levels = Set(nodes.map(\.access))
    if file.module == other.module {
      return file === other || levels.isDisjoint(with: ["private", "fileprivate"])
    }
    guard let module = file.module else { return false }
    return levels.isDisjoint(with: ["private", "fileprivate", "internal"])
      && sources.reachableModules(from: other.module).contains(module)
  }
}
