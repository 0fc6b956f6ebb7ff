// Names that several modules may each declare, but one file cannot.

/// Two declarations with the same name in different files.
struct NameClash: CustomStringConvertible {
  let name: String
  let first: Declaration
  let second: Declaration

  /// Returns the clashes among declarations: equal USRs, or top-level types, operators or precedence groups of
  /// the same name.
  static func all(in declarations: [Declaration]) -> [NameClash] {
    var known: [String: Declaration] = [:]
    var clashes: [NameClash] = []
    for declaration in declarations where declaration.kind != .conditional {
      for node in declaration.nodes where !node.isImplicit && node.kind != "extension_decl" {
        guard let name = node.baseName else { continue }
        let isTopLevelType = node.isType && declaration.parent == nil
        // The USR of a private declaration contains `33_` and a hash of its file, which one file does not tell apart.
        let usr = node.usr?.replacing(#/33_[0-9A-F]{32}LL/#, with: "")
        let syntax = node.isSyntax ? "\(node.kind) \(name)" : nil
        for key in [usr, isTopLevelType ? name : nil, syntax].compactMap({ $0 }) {
          guard let first = known.updateValue(declaration, forKey: key) else { continue }
          if declaration.repeats(first) { continue }
          if first.file !== declaration.file, clashes.last?.second !== declaration {
            clashes.append(NameClash(name: name, first: first, second: declaration))
          }
        }
      }
    }
    return clashes
  }

  /// Whether a reached declaration uses one of the two: the compiler then gives the use a USR that
  /// neither declaration has.
  func isMet(by reached: Reached, in index: DeclarationIndex) -> Bool {
    reached.declarations.contains { declaration in
      declaration.uses.contains {
        $0.name == name && $0.usr.contains("10Submission")
          && index.declarations(usr: $0.usr).isEmpty
      }
    }
  }

  /// Returns the clash behind a redeclaration error: the declaration that the compiler rejects, and one of
  /// the same name and labels in the same type in another file.
  ///
  /// A top-level variable clashes with a type or function of its name although their labels differ.
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
      })
    else { return nil }
    let others = all.filter {
      $0.file !== file
        && $0.parent.flatMap(index.subject(of:)) == second.parent.flatMap(index.subject(of:))
    }
    let first =
      others.first { $0.nodes.first?.labels == second.nodes.first?.labels }
      ?? others.first { $0.parent == nil && second.parent == nil }
    return first.map { NameClash(name: name, first: $0, second: second) }
  }

  /// The base name in a redeclaration error; `nil` for other errors.
  static func redeclaredName(_ error: Diagnostic) -> String? {
    let words = error.message.split(separator: "'", omittingEmptySubsequences: false)
    guard words.first == "\(redeclaration) ", words.count > 1 else { return nil }
    return String(words[1].prefix { $0 != "(" })
  }

  /// Whether an error's message begins with the quoted name, with or without argument labels.
  func isMeant(by error: Diagnostic) -> Bool {
    error.message.hasPrefix("'\(name)'") || error.message.hasPrefix("'\(name)(")
  }

  /// The beginning of the compiler's redeclaration error.
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
