// `@retroactive` states that neither the type nor the protocol is declared in the same module: in a single
// file, those of the library are, and the compiler rejects the attribute.

/// Where `@retroactive` is no longer valid.
enum Retroactivity {
  /// Returns the ranges of `@retroactive` in a file.
  static func mentions(in file: SourceFile) -> [Range<Int>] {
    mentions(in: file.tokens.indices, of: file) { _ in true }
  }

  /// Returns the ranges of `@retroactive` in extensions of types, or by protocols, that the submission declares.
  static func mentions(in declarations: [Declaration], of reached: Reached) -> [Range<Int>] {
    let types = reached.declarations.filter { $0.kind == .nominalType }
    let (usrs, names) = (Set(types.flatMap(\.usrs)), Set(types.flatMap(\.baseNames)))
    return declarations.flatMap { declaration in
      let isOwn = !declaration.extendedTypes.isDisjoint(with: usrs)
      return mentions(in: declaration.header, of: declaration.file) { name in
        isOwn || names.contains(name)
      }
    }
  }

  /// Returns the ranges before protocols of certain names.
  private static func mentions(
    in tokens: Range<Int>, of file: SourceFile, where isMeant: (_ protocol: String) -> Bool
  ) -> [Range<Int>] {
    tokens.dropFirst().compactMap { index in
      let (sign, word) = (file.tokens[index - 1], file.tokens[index])
      guard file.text(word) == "retroactive", file.text(sign) == "@" else { return nil }
      var last = index + 1
      while last + 2 < file.tokens.count, file.text(file.tokens[last + 1]) == "." { last += 2 }
      guard last < file.tokens.count, isMeant(file.name(file.tokens[last])) else { return nil }
      return sign.range.lowerBound..<word.range.upperBound
    }
  }
}
