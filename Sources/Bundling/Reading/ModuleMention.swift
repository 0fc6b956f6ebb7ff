// Module qualifiers. `FastIO.solve` and `FastIO::solve` become `solve` once there is only one module.

import Lexing

/// Finds the module qualifiers in a file.
enum ModuleMention {
  /// Returns the modules whose names before a dot refer to them: not those that share their name with a
  /// top-level type or a variable, which shadows the module.
  static func qualifiers(_ modules: Set<String>, in files: [SourceFile]) -> Set<String> {
    let others = files.flatMap { file in
      file.names(atTopLevelAfter: Token.typeKeywords) + file.names(after: ["let", "var"])
    }
    return modules.subtracting(others)
  }

  /// Returns the ranges of module qualifiers, each including the separator.
  ///
  /// Only a module can precede two colons. A name before a dot is a module if it is among `qualifiers` and
  /// the module declares the following name: otherwise it is a parameter or the like.
  ///
  /// - Parameter declared: The names that each module declares at its top level.
  static func all(
    of declared: [String: Set<String>], qualifiers: Set<String>, in file: SourceFile
  ) -> [Range<Int>] {
    [file.tokens, file.interpolated].flatMap { tokens in
      tokens.indices.compactMap { index -> Range<Int>? in
        guard tokens[index].kind == .identifier, let names = declared[file.name(tokens[index])],
          let separator = separator(behind: index, of: tokens, in: file)
        else { return nil }
        if file.text(separator) == "." {
          let isMember = index > 0 && file.text(tokens[index - 1]) == "."
          guard !isMember, qualifiers.contains(file.name(tokens[index])), index + 2 < tokens.count,
            names.contains(file.name(tokens[index + 2]))
          else { return nil }
        }
        return tokens[index].range.lowerBound..<separator.upperBound
      }
    }
  }

  /// Returns the module of a qualifier; `nil` if the mention is an import.
  static func module(namedBy mention: String) -> String? {
    guard mention.hasSuffix(".") || mention.hasSuffix("::") else { return nil }
    let name = mention.prefix { $0 != "." && $0 != ":" && !$0.isWhitespace }
    return name.filter { $0 != "`" }
  }

  /// Returns the name before the dot or the two colons that a token follows, if any.
  static func module(before index: Int, of tokens: [Token], in file: SourceFile) -> String? {
    // The dot is one token, the colons are two.
    let name = [index - 2, index - 3].first { name in
      name >= 0
        && separator(behind: name, of: tokens, in: file)?.upperBound
          == tokens[index - 1].range.upperBound
    }
    return name.map { file.name(tokens[$0]) }
  }

  /// Returns the range of the dot or the two colons after a token, if any.
  private static func separator(
    behind index: Int, of tokens: [Token], in file: SourceFile
  ) -> Range<Int>? {
    let next = tokens[(index + 1)...].prefix(2)
    guard let first = next.first else { return nil }
    let both = first.range.lowerBound..<next.last!.range.upperBound
    if file.text(both) == "::" { return both }
    return file.text(first) == "." ? first.range : nil
  }
}
