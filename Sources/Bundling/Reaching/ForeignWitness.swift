// Witnesses from another module. A conformance in a module considers only the members that are visible
// there; in one file, any other member that matches takes precedence over a default or synthesized
// implementation.

extension HiddenName {
  /// Returns a member that becomes the witness of a conformance from which it was not visible before.
  static func witness(
    in reached: Reached, of index: DeclarationIndex, in sources: SolutionSources
  ) -> HiddenName? {
    let members = reached.declarations.filter { reached.witnesses.contains(ObjectIdentifier($0)) }
    for scope in reached.declarations where !scope.conformances.isEmpty {
      guard let type = index.subject(of: scope) else { continue }
      for member in members {
        guard let about = member.parent.flatMap(index.subject(of:)), let node = member.nodes.first
        else { continue }
        let protocols = scope.conformances.map(\.protocolUSR)
        guard about == type || protocols.contains(about),
          !member.isSeen(from: scope.file, in: sources),
          protocols.contains(where: { node.fulfills(index.requirements(of: $0), for: member) })
        else { continue }
        return HiddenName(
          name: node.baseName ?? "", declaration: member, module: scope.file.module)
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
}

extension SyntaxNode {
  /// Whether it matches a requirement by name and labels; an operator's operands must be of the type itself.
  fileprivate func fulfills(_ requirements: [Requirement], for member: Declaration) -> Bool {
    let isOperator = baseName.map { $0.allSatisfy { !$0.isLetter && $0 != "_" } } ?? false
    if isOperator, !member.isBetweenItsType { return false }
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
  /// Whether all parameters of an operator are of the enclosing type, as far as the source text tells.
  fileprivate var isBetweenItsType: Bool {
    let words = file.tokens[tokens].map(file.text)
    let parameters = words.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    let own = parent.map { Set(file.tokens[$0.header].map(file.text)) } ?? []
    return parameters.split(separator: ",").allSatisfy { parameter in
      let type = parameter.drop { $0 != ":" }.dropFirst().filter { $0 != "inout" }
      let isWhole = type.count == 1 || (type.dropFirst().first == "<" && type.last == ">")
      return isWhole && type.first.map { $0 == "Self" || own.contains($0) } ?? true
    }
  }

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
