/// A declaration of a submission, with the text that is left without it.
struct SubmissionPart {
  let firstLine: String
  let textWithout: String
}

/// Takes a submission apart by its indentation, as the modules' files are formatted.
enum SubmissionParts {
  /// Returns the top-level declarations below the solution, and the members of the extensions.
  static func all(in text: String) -> [SubmissionPart] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("// MARK: - ") }) else { return [] }
    var parts: [Range<Int>] = []
    for block in blocks(in: lines, start..<lines.count, indentation: "") {
      parts.append(block)
      if lines[block].contains(where: { $0.contains("extension ") && !$0.hasPrefix(" ") }) {
        parts += blocks(in: lines, block.dropFirst().dropLast(), indentation: "  ")
      }
    }
    return parts.map { part in
      let rest = lines[..<part.lowerBound] + lines[part.upperBound...]
      return SubmissionPart(
        firstLine: lines[part.lowerBound], textWithout: rest.joined(separator: "\n"))
    }
  }

  /// Returns the declarations that begin with exactly this indentation.
  private static func blocks(
    in lines: [String], _ range: Range<Int>, indentation: String
  ) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    var line = range.lowerBound
    while line < range.upperBound {
      let first = lines[line].dropFirst(indentation.count).first
      guard lines[line].hasPrefix(indentation), let first, first.isLetter || first == "@" else {
        line += 1
        continue
      }
      var end = line
      while !isEnd(lines[end], indentation) { end += 1 }
      blocks.append(line..<(end + 1))
      line = end + 1
    }
    return blocks
  }

  /// Whether a line that begins or continues a declaration is its last one.
  private static func isEnd(_ line: String, _ indentation: String) -> Bool {
    if line.isEmpty { return false }
    if line == indentation + "}" { return true }
    let isOutermost = line.hasPrefix(indentation) && !line.hasPrefix(indentation + " ")
    let opens = line.filter { $0 == "{" }.count - line.filter { $0 == "}" }.count
    let isAttribute = line.hasPrefix(indentation + "@") && !line.contains(" func ")
    return isOutermost && opens == 0 && !isAttribute && !line.hasSuffix("(")
      && !line.hasPrefix(indentation + ")")
  }
}
