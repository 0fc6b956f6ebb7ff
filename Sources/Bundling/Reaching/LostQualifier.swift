// `Sorting.max` is qualified by its module. In one file only `max` is left, which may resolve to another.

/// A name that resolves to another declaration without its module qualifier.
struct LostQualifier: CustomStringConvertible {
  let module: String
  let name: String
  /// The location: `"problems/boj-1/solution/main.swift:3"`.
  let place: String

  /// Returns the first module qualifier in the reached declarations of a file whose name resolves to
  /// another declaration than the module's.
  static func first(
    in file: SourceFile, _ mentions: [Range<Int>], _ reached: Reached, of index: DeclarationIndex
  ) -> LostQualifier? {
    for mention in mentions {
      guard let module = ModuleMention.module(namedBy: file.text(mention)) else { continue }
      let following = file.word(behind: mention.upperBound)
      let meant = index.declarations(named: following).filter { $0.file.module == module }
      let around = reached.declarations.last {
        $0.file === file && $0.range.contains(mention.lowerBound)
      }
      guard let around, !meant.isEmpty, !meant.contains(where: around.mentions),
        !around.conditionalWords.contains(following)
      else { continue }
      let line = file.lineNumber(of: mention.lowerBound) + 1
      return LostQualifier(module: module, name: following, place: "\(file.path):\(line)")
    }
    return nil
  }

  var description: String {
    "\(place): error: '\(module).\(name)' is only '\(name)' in one file, and there that is another: "
      + "rename the other"
  }
}

extension Declaration {
  /// Whether it references another declaration; true for every type, as references to types may be missing in the dump.
  fileprivate func mentions(_ other: Declaration) -> Bool {
    !references.isDisjoint(with: other.usrs) || other.nodes.contains(where: \.isType)
  }
}

extension SolutionSources {
  /// Returns an error message for the first `canImport` of a bundled module in a declaration: the
  /// condition would be false in one file.
  func lostCondition(in declaration: Declaration) -> String? {
    let file = declaration.file
    for index in declaration.tokens where file.text(file.tokens[index]) == "canImport" {
      let words = file.tokens[index...].prefix(3).map(file.text)
      guard words.count == 3, modules.contains(words[2]) else { continue }
      let line = file.lineNumber(of: file.tokens[index].range.lowerBound) + 1
      return "\(file.path):\(line): error: 'canImport(\(words[2]))' is not true in one file: "
        + "do without it"
    }
    return nil
  }
}
