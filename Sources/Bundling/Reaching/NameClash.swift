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
