// `public` means nothing in a single file, but for one thing: what makes a type of the standard library
// conform to one of its protocols has to be as public as these two are.

/// Which declarations have to stay public.
enum Publicity {
  /// Returns the members with which types from outside fulfill protocols from outside.
  static func declarations(in reached: Reached) -> Set<ObjectIdentifier> {
    let index = DeclarationIndex(reached.declarations.filter { $0.parent == nil })
    func isOutside(_ usr: String) -> Bool { index.type(usr: usr) == nil }
    let foreign = reached.declarations.filter { declaration in
      declaration.extendedType.map(isOutside) ?? false
        && declaration.conformances.contains { isOutside($0.protocolUSR) }
    }
    let members = Set(foreign.compactMap(\.extendedType)).flatMap(index.extensions(ofType:))
      .flatMap(\.members)
    return reached.witnesses.intersection(members.map(ObjectIdentifier.init))
  }
}
