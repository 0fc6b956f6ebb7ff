// What the text does not mention, but the language needs.

extension Declaration {
  /// Whether it runs in any case.
  var isStatement: Bool {
    file.isMain && parent == nil
      && (kind == .statements || kind == .storage || kind == .conditional)
  }

  /// Whether it is a type of the solution's that literals have where nothing else is said.
  var isLiteralDefault: Bool {
    let names: Set = [
      "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType",
      "ExtendedGraphemeClusterType", "UnicodeScalarType",
    ]
    return file.module == nil && parent == nil && kind == .typeAlias
      && !baseNames.isDisjoint(with: names)
  }

  /// Whether it is a class; an actor is none, as nothing can be below it.
  var isClass: Bool { nodes[0].kind == "class_decl" && !nodes[0].isActor }

  var isInitializer: Bool { nodes.first?.kind == "constructor_decl" }

  /// Whether the members of a type may be used in ways that are not mentioned: overridden by a
  /// subclass, or by what the attribute of the type stands for.
  var hasUnwrittenUses: Bool {
    let attributes = [
      "property_wrapper_attr", "result_builder_attr", "dynamic_member_lookup_attr",
      "dynamic_callable_attr",
    ]
    return attributes.contains(where: hasAttribute) || (isClass && !hasAttribute("final_attr"))
  }

  /// Whether a member must stay with its type, mentioned or not.
  func isIndispensable(in type: Declaration) -> Bool {
    switch nodes.first?.kind {
    case "enum_case_decl", "destructor_decl", nil: return true
    case _ where isInitializer: return type.nodes[0].kind == "class_decl"
    default:
      let isStored = kind == .storage && !nodes.contains { $0.isStatic }
      // Whoever knows only the class above calls what overrides it.
      return kind == .conditional || isStored || hasAttribute("override_attr")
    }
  }
}
