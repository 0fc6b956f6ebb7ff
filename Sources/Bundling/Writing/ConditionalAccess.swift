// Access levels and attributes inside `#if`. The dump tells only those of the active branch, so that they are found
// by their tokens in all branches.

import Lexing

/// Finds what has no effect in a single module inside `#if`.
enum ConditionalAccess {
  /// Returns the ranges of the attributes and access levels that have no effect in a conditional declaration.
  ///
  /// - Parameter isExposed: Whether the access levels stay.
  static func meaningless(in block: Declaration, butAccess isExposed: Bool) -> [Range<Int>] {
    let file = block.file
    var ranges: [Range<Int>] = []
    // In an extension with a conformance, a witness may have to be public.
    let exposed = isExposed ? [block.tokens] : conformingExtensions(in: block)
    for index in block.tokens {
      if let end = endOfAttribute(at: index, in: file) {
        ranges.append(file.tokens[index].range.lowerBound..<end)
      } else if let end = endOfAccessLevel(at: index, in: file),
        !exposed.contains(where: { $0.contains(index) })
      {
        ranges.append(file.tokens[index].range.lowerBound..<end)
      }
    }
    return ranges
  }

  private static func endOfAttribute(at index: Int, in file: SourceFile) -> Int? {
    let words = file.tokens[index...].prefix(2)
    let attributes = ["@inlinable", "@usableFromInline", "@frozen"]
    return attributes.contains(words.map(file.text).joined()) ? words.last?.range.upperBound : nil
  }

  /// Returns the end of the access level that begins with a token: `public(set)` in `public(set) var`.
  ///
  /// `open` and `package` may be names, too: what they modify stands on their line.
  private static func endOfAccessLevel(at index: Int, in file: SourceFile) -> Int? {
    guard ["public", "open", "package"].contains(file.text(file.tokens[index])) else { return nil }
    let isOfSetter =
      file.tokens[index...].dropFirst().prefix(3).map(file.text) == ["(", "set", ")"]
    let rest = file.tokens[index...].dropFirst(isOfSetter ? 3 : 0).prefix(2)
    guard let last = rest.first, let next = rest.dropFirst().first,
      modified.contains(file.text(next)),
      file.lineNumber(of: last.range.lowerBound) == file.lineNumber(of: next.range.lowerBound)
    else { return nil }
    return last.range.upperBound
  }

  /// What may follow an access level.
  private static let modified = Token.declarationKeywords.union([
    "@", "convenience", "dynamic", "extension", "fileprivate", "final", "indirect", "infix", "init",
    "internal", "lazy", "mutating", "nonisolated", "nonmutating", "override", "postfix", "prefix",
    "private", "required", "static", "subscript", "unowned", "weak",
  ])

  /// Returns the tokens of the extensions in a block that declare a conformance.
  private static func conformingExtensions(in block: Declaration) -> [Range<Int>] {
    let tokens = block.file.tokens
    return block.tokens.compactMap { start in
      guard block.file.text(tokens[start]) == "extension" else { return nil }
      let words = tokens[start..<block.tokens.upperBound].map(block.file.text)
      let header = words.prefix { $0 != "{" && $0 != "where" }
      guard header.contains(":") else { return nil }
      var depth = 0
      let body = words.drop { $0 != "{" }.prefix { word in
        if word == "{" { depth += 1 }
        if word == "}" { depth -= 1 }
        return depth > 0
      }
      return start..<(start + body.endIndex)
    }
  }
}
