import Foundation

/// An `import` of a Swift file.
struct Import: Equatable {
  let line: Int
  let module: String
  let isTestable: Bool

  /// Finds the imports of a source text: lines that begin with `import`, perhaps behind attributes
  /// and an access level.
  ///
  /// Lines inside texts in triple quotes do not count.
  static func all(in source: String) -> [Import] {
    var imports: [Import] = []
    var isInsideText = false
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if !isInsideText, let found = parse(line.split(separator: " "), line: index + 1) {
        imports.append(found)
      }
      let unescaped = line.replacingOccurrences(of: "\\\"", with: "")
      let quotes = unescaped.components(separatedBy: "\"\"\"").count - 1
      if quotes % 2 == 1 { isInsideText.toggle() }
    }
    return imports
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private static let kinds: Set<Substring> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]

  private static func parse(_ words: [Substring], line: Int) -> Import? {
    let prefix = words.prefix { $0.hasPrefix("@") || accessLevels.contains($0) }
    var rest = words.dropFirst(prefix.count)
    guard rest.popFirst() == "import" else { return nil }
    if let kind = rest.first, kinds.contains(kind) { rest.removeFirst() }
    // `import struct Foundation.URL` imports from the module Foundation.
    guard let module = rest.first?.prefix(while: { $0 != "." }) else { return nil }
    return Import(
      line: line, module: String(module), isTestable: prefix.contains { $0.hasPrefix("@testable") })
  }
}
