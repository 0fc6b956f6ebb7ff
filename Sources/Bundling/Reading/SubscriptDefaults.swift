// The default arguments of subscripts, which the compiler's dump leaves out. It has those of functions: where a
// subscript has some, a function in its place, of the same length, is dumped too.

import Lexing

/// Finds what the default arguments of subscripts refer to.
enum SubscriptDefaults {
  /// As long as the keyword `subscript`.
  private static let function = Array("func f___".utf8)

  /// Returns a file's text with a function without a body in place of each subscript with default arguments, or
  /// `nil` if it has none.
  static func asFunctions(_ bytes: [UInt8]) -> [UInt8]? {
    let file = SourceFile(path: "", module: nil, isMain: false, bytes: bytes)
    var changed = bytes
    for index in file.tokens.indices where file.text(file.tokens[index]) == "subscript" {
      guard let end = endOfParametersWithDefaults(behind: index, in: file) else { continue }
      changed.replaceSubrange(file.tokens[index].range, with: function)
      guard let body = body(behind: end, in: file) else { continue }
      for offset in body where bytes[offset] != UInt8(ascii: "\n") {
        changed[offset] = UInt8(ascii: " ")
      }
    }
    return changed == bytes ? nil : changed
  }

  /// Returns the closing parenthesis of a parameter clause, if it has default arguments.
  private static func endOfParametersWithDefaults(behind keyword: Int, in file: SourceFile) -> Int?
  {
    var depth = 0
    var hasDefaults = false
    for index in file.tokens.indices[(keyword + 1)...] {
      switch file.text(file.tokens[index]) {
      case "(", "[", "{": depth += 1
      case "=": hasDefaults = hasDefaults || depth == 1
      case ")", "]", "}":
        depth -= 1
        if depth <= 0 { return hasDefaults ? index : nil }
      default: break
      }
    }
    return nil
  }

  /// Returns the bytes between the braces that follow a parameter clause.
  private static func body(behind parameters: Int, in file: SourceFile) -> Range<Int>? {
    let rest = file.tokens.indices[parameters...]
    guard let open = rest.first(where: { file.text(file.tokens[$0]) == "{" }) else { return nil }
    var depth = 0
    let close = rest[open...].first { index in
      if file.text(file.tokens[index]) == "{" { depth += 1 }
      if file.text(file.tokens[index]) == "}" { depth -= 1 }
      return depth == 0
    }
    return close.map { file.tokens[open].range.upperBound..<file.tokens[$0].range.lowerBound }
  }
}

extension SyntaxDump {
  /// Adds what the default arguments of its subscripts refer to, from a dump with functions in their place.
  mutating func addSubscriptDefaults(from other: SyntaxDump) {
    for index in declarations.indices {
      declarations[index].addSubscriptDefaults(from: other.declarations)
    }
  }
}

extension SyntaxNode {
  /// Adds them to a subscript, or to those among its members, from what begins at the same place.
  fileprivate mutating func addSubscriptDefaults(from others: [SyntaxNode]) {
    let other = others.first {
      !$0.isImplicit && $0.range?.lowerBound == range?.lowerBound
        && ($0.kind == kind || $0.kind == "func_decl" && kind == "subscript_decl")
    }
    guard !isImplicit, let other else { return }
    if kind == "subscript_decl" {
      references.formUnion(other.references)
      uses.formUnion(other.uses)
      innerConformances.formUnion(other.innerConformances)
    }
    for index in members.indices { members[index].addSubscriptDefaults(from: other.members) }
  }
}
