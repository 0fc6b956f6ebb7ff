// `@retroactive` states that neither the type nor the protocol is declared in the same module: in a single
// file, a type of the library is, and the compiler rejects the attribute.

/// Where `@retroactive` is no longer valid.
enum Retroactivity {
  /// Returns the ranges of `@retroactive` in extensions of types that the submission declares.
  static func mentions(in declarations: [Declaration], of reached: Reached) -> [Range<Int>] {
    let types = Set(reached.declarations.filter { $0.kind == .nominalType }.flatMap(\.usrs))
    return declarations.filter { $0.extendedType.map(types.contains) ?? false }.flatMap {
      declaration in
      declaration.header.dropFirst().compactMap { index in
        let (sign, word) = (declaration.file.tokens[index - 1], declaration.file.tokens[index])
        return declaration.file.text(word) == "retroactive"
          ? sign.range.lowerBound..<word.range.upperBound : nil
      }
    }
  }
}
