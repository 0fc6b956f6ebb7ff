// Names whose spelling matters: to attributes, property wrappers, regular expressions and types that take names as
// strings. The compiler's dump tells little of these, so that they are found in the source.

import Lexing

/// Finds the names in a file that have a meaning beyond the declaration that they refer to.
enum FixedNames {
  /// Returns the names that must stay as they are, and possibly others.
  ///
  /// - Parameter strings: The string literals, those that the compiler makes of names too.
  static func all(
    in file: SourceFile, _ index: DeclarationIndex, _ strings: Set<String>
  ) -> Set<String> {
    [
      attributes(in: file), storages(in: file), captures(in: file), localTypes(in: file),
      functions(in: file, index),
    ].reduce(dynamicNames(in: index, strings)) { $0.union($1) }
  }

  /// The names of attributes, and those in their arguments: `message` in `@available(*, deprecated, message: "")`.
  private static func attributes(in file: SourceFile) -> Set<String> {
    let tokens = file.tokens
    var names: Set<String> = []
    for index in tokens.indices.dropLast() where file.text(tokens[index]) == "@" {
      names.insert(file.name(tokens[index + 1]))
      // In `@escaping (Int) -> Int` the parentheses do not touch the attribute.
      let open = index + 2
      guard open < tokens.count, file.text(tokens[open]) == "(",
        tokens[open].range.lowerBound == tokens[index + 1].range.upperBound
      else { continue }
      var depth = 0
      for token in tokens[open...] {
        if token.kind == .identifier { names.insert(file.name(token)) }
        if file.text(token) == "(" { depth += 1 }
        if file.text(token) == ")" { depth -= 1 }
        if depth == 0 { break }
      }
    }
    return names
  }

  /// The names of properties with a wrapper whose storage `_level` or projection `$level` is used, and those of the
  /// storages.
  private static func storages(in file: SourceFile) -> Set<String> {
    let names = Set(
      (file.tokens + file.interpolated).filter { $0.kind == .identifier }.map(file.name))
    return names.reduce(into: []) { kept, name in
      let property = String(name.dropFirst())
      guard names.contains(property) else { return }
      if name.hasPrefix("$") { kept.formUnion([property, "_" + property]) }
      // What is declared as such is no storage.
      if name.hasPrefix("_"), !file.declares(name) { kept.formUnion([property, name]) }
    }
  }

  /// The names of the groups in regular expressions: `(?<year>…)` is the property `year` of a match.
  private static func captures(in file: SourceFile) -> Set<String> {
    let expressions = (file.tokens + file.interpolated).filter { token in
      token.kind == .literal && "#/".utf8.contains(file.bytes[token.range.lowerBound])
    }
    return Set(
      expressions.flatMap { expression in
        file.text(expression).matches(of: #/\(\?P?<(\w+)>/#).map { String($0.output.1) }
      })
  }

  /// The identifiers in types that are local to a function: `print` shows their members too, and protocols require
  /// some, but the index does not have them.
  private static func localTypes(in file: SourceFile) -> Set<String> {
    enum Brace { case type, localType, other }
    let tokens = file.tokens
    let keywords = Token.typeKeywords.union(["extension"])
    var names: Set<String> = []
    var open: [Brace] = []
    var next = Brace.other
    for index in tokens.indices {
      let text = file.text(tokens[index])
      let following = index + 1 < tokens.count ? tokens[index + 1] : nil
      if tokens[index].kind == .identifier, keywords.contains(text), text != "typealias",
        let following, following.kind == .identifier,
        !["func", "var", "let", "subscript"].contains(file.text(following))
      {
        next = open.contains { $0 != .type } ? .localType : .type
      } else if text == "{" {
        open.append(next)
        next = .other
      } else if text == "}" {
        _ = open.popLast()
      }
      if tokens[index].kind == .identifier, next == .localType || open.contains(.localType) {
        names.insert(file.name(tokens[index]))
      }
    }
    return names
  }

  /// The names and labels of the functions and computed properties, if `#function` shows some.
  private static func functions(in file: SourceFile, _ index: DeclarationIndex) -> Set<String> {
    let tokens = file.tokens
    guard (tokens + file.interpolated).contains(where: { file.text($0) == "#function" }) else {
      return []
    }
    let computed = Set(index.all.filter { $0.kind == .other }.flatMap(\.baseNames))
    let keywords: Set = ["func", "init", "subscript"]
    return tokens.indices.filter { keywords.contains(file.text(tokens[$0])) }
      .reduce(into: computed) { names, index in
        let header = tokens[index...].prefix { file.text($0) != "{" }
        names.formUnion(header.filter { $0.kind == .identifier }.map(file.name))
      }
  }

  /// The names that a type takes as strings: `@dynamicMemberLookup`, `@dynamicCallable`.
  private static func dynamicNames(in index: DeclarationIndex, _ strings: Set<String>) -> Set<
    String
  > {
    let attributes = ["dynamic_member_lookup_attr", "dynamic_callable_attr"]
    let isDynamic = index.all.contains { attributes.contains(where: $0.hasAttribute) }
    return isDynamic ? strings : []
  }
}
