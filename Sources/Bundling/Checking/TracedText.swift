// `#sourceLocation` directives, which map a submission's lines to the original files for debuggers.

import Foundation
import Lexing

extension Submission {
  /// The text with a `#sourceLocation` above each declaration or statement that does not directly follow the previous
  /// line in its original file.
  ///
  /// The directive is valid only between declarations and statements, and its path cannot contain escapes.
  var tracedText: String {
    let file = SourceFile(path: "", module: nil, isMain: true, bytes: Array(text.utf8))
    let places = Self.linesForNotes(in: file)
    var traced = ""
    var expected: Origin?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let origin = origins.indices.contains(number) ? origins[number] : nil
      if let origin, origin != expected {
        let path = URL(fileURLWithPath: origin.path).path
        let isPlain = !path.contains { "\"\\\n\r".contains($0) }
        expected = places.contains(number) && isPlain ? origin : nil
        if expected != nil {
          traced += "#sourceLocation(file: \"\(path)\", line: \(origin.line))\n"
        }
      }
      traced += line + "\n"
      expected = expected.map { Origin(path: $0.path, line: $0.line + 1) }
    }
    return traced
  }

  /// Returns the 0-based lines that certainly begin a declaration or a statement.
  private static func linesForNotes(in file: SourceFile) -> Set<Int> {
    var lines: Set<Int> = []
    var depth = 0
    var lastLine = -1
    var isBelowAttribute = false
    var last: Token?
    for token in file.tokens {
      let line = file.lineNumber(of: token.range.lowerBound)
      let text = file.text(token)
      if line != lastLine {
        let begins =
          token.kind == .identifier && !["where", "else", "in"].contains(text) || text == "@"
        if begins, depth == 0, !isBelowAttribute, last?.kind != .operatorSymbol {
          lines.insert(line)
        }
        isBelowAttribute = text == "@"
      }
      if ["(", "["].contains(text) { depth += 1 }
      if [")", "]"].contains(text) { depth -= 1 }
      (last, lastLine) = (token, line)
    }
    return lines
  }
}
