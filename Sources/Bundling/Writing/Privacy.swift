// Judges do not compile whole-module: all declarations that are not private are compiled for use in other
// files too, as unspecialized generic code. With private functions and extensions, boj-14003 took 2.3 instead
// of 3.4 s to compile and gave 27 instead of 113 KB of code; with private types too, a sixth less time.

/// Which declarations of the modules become private.
enum Privacy {
  /// Returns the functions, extensions and types that can be private.
  static func declarations(in reached: Reached) -> Set<ObjectIdentifier> {
    let hidden = functionsAndExtensions(in: reached)
    return hidden.union(types(in: reached, besides: hidden))
  }

  private static func functionsAndExtensions(in reached: Reached) -> Set<ObjectIdentifier> {
    let kept = Set(reached.declarations.map(ObjectIdentifier.init))
    let demanding = typesWithDemands(in: reached)
    let hidden = reached.declarations.filter { declaration in
      guard declaration.file.module != nil, declaration.parent == nil, !declaration.isPrivate
      else { return false }
      switch declaration.kind {
      case .other:
        // A witness must not be private.
        return declaration.nodes[0].kind == "func_decl"
          && !reached.witnesses.contains(ObjectIdentifier(declaration))
      case .typeExtension:
        return declaration.conformances.isEmpty
          && declaration.extendedType.map(demanding.contains) != true
          && declaration.members.filter { kept.contains(ObjectIdentifier($0)) }.allSatisfy {
            $0.kind == .other && !reached.witnesses.contains(ObjectIdentifier($0))
          }
      default:
        return false
      }
    }
    return Set(hidden.map(ObjectIdentifier.init))
  }

  /// Returns the types whose attributes demand members that are as accessible as they are.
  private static func typesWithDemands(in reached: Reached) -> Set<String> {
    let attributes: Set = [
      "dynamicCallable", "dynamicMemberLookup", "propertyWrapper", "resultBuilder",
    ]
    let types = reached.declarations.filter {
      $0.kind == .nominalType && !$0.words.isDisjoint(with: attributes)
    }
    return Set(types.compactMap(\.nodes[0].usr))
  }

  /// Returns the types that can be private: all or none.
  ///
  /// No declaration with a higher access level can have a private type in its signature. So none is private if
  /// there may be such a declaration: one of the solution, or a member of a standard library type. Nor is any whose
  /// name may be shown: `[main.(unknown context at $5562d0c0).Point(x: 1)]`, with another number in each run.
  private static func types(
    in reached: Reached, besides hidden: Set<ObjectIdentifier>
  ) -> Set<ObjectIdentifier> {
    if reached.mayShowTypes { return [] }
    let types = reached.declarations.filter { $0.file.module != nil && $0.kind == .nominalType }
    let names = Set(types.compactMap(\.nodes[0].usr))
    let isPossible = reached.declarations.allSatisfy { declaration in
      if declaration.file.module == nil {
        // Global variables have their own nodes beside the statements that initialize them.
        return declaration.nodes.allSatisfy { $0.kind == "top_level_code_decl" }
      }
      if declaration.parent != nil || declaration.isPrivate { return true }
      if hidden.contains(ObjectIdentifier(declaration)) { return true }
      switch declaration.kind {
      case .nominalType, .syntax: return true
      case .typeExtension: return declaration.extendedType.map(names.contains) ?? false
      default: return false
      }
    }
    if !isPossible { return [] }
    return Set(types.filter { $0.parent == nil && !$0.isPrivate }.map(ObjectIdentifier.init))
  }
}
