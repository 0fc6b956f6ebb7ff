// `public` has no effect in a single file, with one exception: the witnesses of a standard library type's
// conformance to a standard library protocol must be as accessible as the type and the protocol.

/// Which declarations must stay public.
enum Publicity {
  /// Returns the witnesses in conformances of foreign types to foreign protocols.
  static func declarations(in reached: Reached) -> Set<ObjectIdentifier> {
    let index = DeclarationIndex(reached.declarations.filter { $0.parent == nil })
    func isOutside(_ usr: String) -> Bool { index.type(usr: usr) == nil }
    let foreign = reached.declarations.filter { declaration in
      declaration.extendedType.map(isOutside) ?? false
        && declaration.conformances.contains { isOutside($0.protocolUSR) }
    }
    let members = Set(foreign.compactMap(\.extendedType)).flatMap { type in
      index.extensions(ofType: type).flatMap(\.members)
        + index.operators(on: type).filter { $0.nodes[0].parameterTypes.contains(type) }
    }
    return reached.witnesses.intersection(members.map(ObjectIdentifier.init))
  }
}
