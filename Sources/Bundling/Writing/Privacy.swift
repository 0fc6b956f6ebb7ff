// Judges compile a file as if others were to follow: whatever is not private is compiled for their
// use too, in its generic form. Private to the file, boj-14003 took 2.3 instead of 3.4 s to compile
// and gave 27 instead of 113 KB of code.

/// Which declarations of the modules become private.
enum Privacy {
  /// Returns the functions and extensions that may be private.
  ///
  /// Types may not: what a solution declares itself could not have them in its interface any more.
  static func declarations(in reached: Reached) -> Set<ObjectIdentifier> {
    let kept = Set(reached.declarations.map(ObjectIdentifier.init))
    let hidden = reached.declarations.filter { declaration in
      guard declaration.file.module != nil, declaration.parent == nil, !declaration.isPrivate
      else { return false }
      switch declaration.kind {
      case .other:
        return declaration.nodes[0].kind == "func_decl"
      case .typeExtension:
        // A requirement must not be fulfilled in private.
        return declaration.conformances.isEmpty
          && declaration.members.filter { kept.contains(ObjectIdentifier($0)) }.allSatisfy {
            $0.kind == .other && !reached.witnesses.contains(ObjectIdentifier($0))
          }
      default:
        return false
      }
    }
    return Set(hidden.map(ObjectIdentifier.init))
  }
}
