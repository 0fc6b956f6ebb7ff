// The names in the head of a declaration.

import Foundation

/// The head of a declaration, taken apart.
struct Signature {
  /// The whole without `public`, and without the value of a variable.
  let text: String
  /// What is declared: `func`, `struct`.
  let keyword: Substring
  /// The name alone.
  let baseName: String
  /// The name with the labels of the parameters.
  let name: String

  /// Whether its name or a label begins with `_`: it is nobody's business.
  var isHidden: Bool {
    let labels = name.dropFirst(baseName.count).split { "(:)".contains($0) }
    return baseName.hasPrefix("_") || labels.contains { $0.hasPrefix("_") && $0.count > 1 }
  }

  /// Takes the head of a declaration apart.
  ///
  /// - Parameter keyword: The first word in it that is no modifier, without what touches it.
  init(_ head: Substring, keyword: Substring) {
    self.keyword = keyword
    var text = String(head)
    if let range = text.range(of: "public ") { text.removeSubrange(range) }
    let rest = text[(text.range(of: keyword)?.upperBound ?? text.endIndex)...]
    switch keyword {
    case "init", "subscript":
      baseName = String(keyword)
      name = baseName + Self.labels(in: rest, areWritten: keyword == "init")
    case "func":
      let declared = rest.drop { $0 == " " }
      // Behind an operator, which may consist of `<`, there is a blank.
      let isOperator = declared.first.map { !$0.isLetter && $0 != "_" } ?? true
      let base = declared.prefix { $0 != " " && (isOperator || !"(<".contains($0)) }
      baseName = String(base)
      name = baseName + Self.labels(in: rest[base.endIndex...], areWritten: !isOperator)
    default:
      baseName = String(
        rest.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) })
      name = baseName
      if keyword != "typealias", keyword != "extension", let value = text.range(of: " = ") {
        text = String(text[..<value.lowerBound])
      }
    }
    self.text = text
  }

  /// Returns the labels of the parameters: `(from:to:)`.
  ///
  /// - Parameter areWritten: Whether the only name of a parameter is its label, too.
  private static func labels(in text: Substring, areWritten: Bool) -> String {
    var labels = ""
    var depth = 0
    var before: Character = " "
    var isText = false
    // Where a parameter begins, once the parameters have begun.
    var parameter: Substring.Index?
    for index in text.indices {
      let character = text[index]
      defer { before = character }
      if character == "\"", before != "\\" { isText.toggle() }
      if isText { continue }
      switch character {
      case "(" where depth == 0: parameter = text.index(after: index)
      // `->` closes nothing.
      case ">" where before == "-": continue
      default: break
      }
      if "([{<".contains(character) { depth += 1 }
      if ")]}>".contains(character) { depth -= 1 }
      guard let start = parameter, depth == 0 || (depth == 1 && character == ",") else { continue }
      let words = text[start..<index].prefix { $0 != ":" }.split { $0 == " " || $0 == "\n" }
      if let first = words.first {
        labels += (words.count > 1 || areWritten ? first : "_") + ":"
      }
      if depth == 0 { break }
      parameter = text.index(after: index)
    }
    return "(\(labels))"
  }
}
