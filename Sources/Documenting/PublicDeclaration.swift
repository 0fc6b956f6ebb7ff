// A public declaration with its documentation.

/// A public declaration of a module, as written in its source.
public struct PublicDeclaration: Sendable, Equatable {
  /// The module.
  public let module: String
  /// The type that it is a member of, if any: `"WeightedDigraph.Edge"`.
  public let owner: String?
  /// The base name: `"distance"`, `"init"`, `"RootedTree"`.
  public let baseName: String
  /// The name with its argument labels: `"distance(from:to:)"`.
  public let name: String
  /// The declaration without attributes and body; preceded by the head of its extension, if that is constrained.
  public let signature: String
  /// Whether it declares a type, which may have members.
  public let isType: Bool
  /// The lines of its documentation, in Markdown.
  public let comment: [String]

  /// The name qualified by its type: `"RootedTree.distance(from:to:)"`.
  public var path: String { (owner.map { $0 + "." } ?? "") + name }

  /// The first paragraph of its documentation on one line.
  public var summary: String {
    comment.prefix { !$0.isEmpty }.joined(separator: " ")
  }

  /// The paragraphs, list items and blocks of code of its documentation that say what it does, each on one line.
  var paragraphs: [String] {
    var paragraphs: [[String]] = [[]]
    for line in comment {
      if line.isEmpty || line.drop(while: { $0 == " " }).hasPrefix("- ") { paragraphs.append([]) }
      if !line.isEmpty { paragraphs[paragraphs.count - 1].append(line) }
    }
    return paragraphs.map { $0.joined(separator: " ") }.filter { !$0.hasPrefix("- Complexity:") }
  }
}
