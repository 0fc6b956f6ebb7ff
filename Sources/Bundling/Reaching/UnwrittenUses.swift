// Declarations that the language requires without a reference in the source.

extension Declaration {
  /// Whether it belongs to the top-level code of the solution's main file, which always runs.
  var isStatement: Bool {
    file.isMain && parent == nil
      && (kind == .statements || kind == .storage || kind == .conditional)
  }

  /// Whether it is a type alias of the solution that sets the default type of literals.
  var isLiteralDefault: Bool {
    let names: Set = [
      "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType",
      "ExtendedGraphemeClusterType", "UnicodeScalarType",
    ]
    return file.module == nil && parent == nil && kind == .typeAlias
      && !baseNames.isDisjoint(with: names)
  }

  /// Whether it is a class; an actor is none, as it cannot have subclasses.
  var isClass: Bool { nodes[0].kind == "class_decl" && !nodes[0].isActor }

  var isInitializer: Bool { nodes.first?.kind == "constructor_decl" }

  /// Whether the members of a type may be used without a reference: through a subclass, or through an
  /// attribute of the type.
  var hasUnwrittenUses: Bool {
    isUsedByAttribute || (isClass && !hasAttribute("final_attr"))
  }

  /// Whether an attribute of a type, such as `@propertyWrapper`, uses its members, also those in extensions.
  var isUsedByAttribute: Bool {
    let attributes = [
      "property_wrapper_attr", "result_builder_attr", "dynamic_member_lookup_attr",
      "dynamic_callable_attr",
    ]
    return attributes.contains(where: hasAttribute)
  }

  /// Whether a member must stay with its type even if nothing references it.
  func isIndispensable(in type: Declaration) -> Bool {
    switch nodes.first?.kind {
    case "enum_case_decl", "destructor_decl", nil: return true
    case _ where isInitializer: return type.nodes[0].kind == "class_decl"
    default:
      let isStored = kind == .storage && !nodes.contains { $0.isStatic }
      // Calls through the superclass are dispatched to its overrides.
      return kind == .conditional || isStored || hasAttribute("override_attr")
    }
  }
}
