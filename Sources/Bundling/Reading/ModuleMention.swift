// The names of modules before a dot. `FastIO.solve` is `solve` once there is only one module.

/// Finds where a file names modules.
enum ModuleMention {
  /// Returns the modules whose names before a dot mean them: not those that a type or a variable is
  /// called like as well, as there that is meant.
  static func qualifiers(_ modules: Set<String>, in files: [SourceFile]) -> Set<String> {
    let keywords = Token.typeKeywords.union(["let", "var"])
    let others = files.flatMap { file in
      file.tokens.indices.dropLast().filter { index in
        // `import struct FastIO.InputReader` declares nothing.
        keywords.contains(file.text(file.tokens[index]))
          && (index == 0 || file.text(file.tokens[index - 1]) != "import")
      }.map { file.name(file.tokens[$0 + 1]) }
    }
    return modules.subtracting(others)
  }

  /// Returns the modules' names before a dot, with the dot.
  static func all(of modules: Set<String>, in file: SourceFile) -> [Range<Int>] {
    [file.tokens, file.interpolated].flatMap { tokens in
      tokens.indices.dropLast().compactMap { index -> Range<Int>? in
        let (name, dot) = (tokens[index], tokens[index + 1])
        guard name.kind == .identifier, dot.range.lowerBound == name.range.upperBound,
          file.text(dot) == ".", modules.contains(file.text(name)),
          index == 0 || tokens[index - 1].range.upperBound < name.range.lowerBound
            || file.text(tokens[index - 1]) != "."
        else { return nil }
        return name.range.lowerBound..<dot.range.upperBound
      }
    }
  }
}
