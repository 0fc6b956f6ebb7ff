// Something that a module offers, and what is said of it.

/// A public declaration of a module, as it stands in its source.
public struct PublicDeclaration: Sendable, Equatable {
  /// The module.
  public let module: String
  /// The type that it is a member of, if it is one of any: `"WeightedDigraph.Edge"`.
  public let owner: String?
  /// The name alone: `"distance"`, `"init"`, `"RootedTree"`.
  public let baseName: String
  /// The name with the labels of its parameters: `"distance(from:to:)"`.
  public let name: String
  /// How it is declared, without attributes and body; below the extension, if that tells for what it holds.
  public let signature: String
  /// Whether it is a type, which may have members.
  public let isType: Bool
  /// The lines of its documentation, in Markdown.
  public let comment: [String]

  /// The name behind that of the type: `"RootedTree.distance(from:to:)"`.
  public var path: String { (owner.map { $0 + "." } ?? "") + name }

  /// The first paragraph of its documentation, in one line.
  public var summary: String {
    comment.prefix { !$0.isEmpty }.joined(separator: " ")
  }
}
