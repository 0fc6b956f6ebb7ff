// `Sorting.max` says which `max` is meant. In one file it is only `max`, which may be another.

/// A name that means something else without the module before it.
struct LostQualifier: CustomStringConvertible {
  let module: String
  let name: String
  /// The place: `"problems/boj-1/solution/main.swift:3"`.
  let place: String

  /// Returns the first of the mentions of modules, in what is reached of a file, before a name that
  /// there does not mean what it means in the module.
  static func first(
    in file: SourceFile, _ mentions: [Range<Int>], _ reached: Reached, of index: DeclarationIndex
  ) -> LostQualifier? {
    for mention in mentions {
      guard let module = ModuleMention.module(namedBy: file.text(mention)) else { continue }
      let following = file.word(at: mention.upperBound)
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
  /// Whether it refers to another; to a type it may do so by the name alone.
  fileprivate func mentions(_ other: Declaration) -> Bool {
    !references.isDisjoint(with: other.usrs) || other.nodes.contains(where: \.isType)
  }
}

extension SolutionSources {
  /// Describes a question in a declaration whether there is a module that becomes part of the submission:
  /// the answer is another one then.
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
