// Names that several modules may have for themselves, but one file cannot.

/// Two declarations with the same name in different files.
struct NameClash: CustomStringConvertible {
  let name: String
  let first: Declaration
  let second: Declaration

  /// Returns the clashes among declarations: the same name to the compiler, arguments and all, or
  /// types that are written the same.
  static func all(in declarations: [Declaration]) -> [NameClash] {
    var known: [String: Declaration] = [:]
    var clashes: [NameClash] = []
    for declaration in declarations where declaration.kind != .conditional {
      for node in declaration.nodes where !node.isImplicit && node.kind != "extension_decl" {
        guard let name = node.baseName else { continue }
        let isTopLevelType = node.isType && declaration.parent == nil
        // What is private is another thing in each file, but not in one: `33_` and a sum of its path.
        let usr = node.usr?.replacing(#/33_[0-9A-F]{32}LL/#, with: "")
        for key in [usr, isTopLevelType ? name : nil].compactMap({ $0 }) {
          guard let first = known.updateValue(declaration, forKey: key) else { continue }
          if first.file !== declaration.file, clashes.last?.second !== declaration {
            clashes.append(NameClash(name: name, first: first, second: declaration))
          }
        }
      }
    }
    return clashes
  }

  /// Whether something that is reached uses one of the two, for which the compiler then has a name that
  /// neither of them has in its own file.
  func isMet(by reached: Reached, in index: DeclarationIndex) -> Bool {
    reached.declarations.contains { declaration in
      declaration.uses.contains {
        $0.name == name && $0.usr.contains("10Submission")
          && index.declarations(usr: $0.usr).isEmpty
      }
    }
  }

  /// Returns the clash that an error tells of: a declaration that the compiler refuses, as another
  /// file has one of the same name in the same type.
  static func behind(
    _ error: Diagnostic, in index: DeclarationIndex, _ originals: [String: SourceFile]
  ) -> NameClash? {
    guard let name = redeclaredName(error), let file = error.path.flatMap({ originals[$0] }) else {
      return nil
    }
    let all = index.declarations(named: name)
    guard
      let second = all.first(where: {
        $0.file === file && $0.keywordLine == error.line.map { $0 - 1 }
      }),
      let first = all.first(where: {
        $0.file !== file && $0.nodes.first?.labels == second.nodes.first?.labels
          && $0.parent.flatMap(index.subject(of:)) == second.parent.flatMap(index.subject(of:))
      })
    else { return nil }
    return NameClash(name: name, first: first, second: second)
  }

  /// The name that an error is about if it tells of a clash.
  static func redeclaredName(_ error: Diagnostic) -> String? {
    let words = error.message.split(separator: "'", omittingEmptySubsequences: false)
    guard words.first == "\(redeclaration) ", words.count > 1 else { return nil }
    return String(words[1].prefix { $0 != "(" })
  }

  /// Whether an error is about something of this name: its beginning is the name, with the labels if there are any.
  func isMeant(by error: Diagnostic) -> Bool {
    error.message.hasPrefix("'\(name)'") || error.message.hasPrefix("'\(name)(")
  }

  /// How the compiler's error about a clash begins.
  static let redeclaration = "invalid redeclaration of"

  var description: String {
    """
    '\(name)' is declared twice, and one file can hold it only once: rename one of them
    \(place(of: first))
    \(place(of: second))
    """
  }

  private func place(of declaration: Declaration) -> String {
    let line = declaration.file.lineNumber(of: declaration.range.lowerBound) + 1
    return "\(declaration.file.path):\(line): '\(name)' is declared here"
  }
}
