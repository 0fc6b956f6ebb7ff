// `@retroactive` says that neither a type nor a protocol is of the same module: in a single file, a type
// of the library is, and the compiler refuses the word.

/// Where `@retroactive` has lost its meaning.
enum Retroactivity {
  /// Returns the words of extensions of types that are part of the submission.
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
