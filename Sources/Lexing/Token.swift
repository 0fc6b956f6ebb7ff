// Tokens and comments: just enough of Swift's lexical structure to find the bounds of declarations, their
// identifiers and the comments.

/// A token of a source file, with its byte range.
public struct Token: Sendable, Equatable {
  /// The kinds of tokens.
  public enum Kind: Sendable {
    /// An identifier or keyword, also in backticks; also `#available` and the like.
    case identifier
    case operatorSymbol
    /// A bracket, comma, colon, semicolon, `@` or backslash.
    case punctuation
    /// A number, string or regex literal.
    case literal
    /// `#if`, `#elseif`, `#else`, `#endif`.
    case directive
  }

  /// The kind.
  public let kind: Kind
  /// The byte range in the file.
  public let range: Range<Int>

  /// The keywords that introduce a type declaration.
  public static let typeKeywords: Set = [
    "struct", "enum", "class", "actor", "protocol", "typealias",
  ]

  /// The keywords that introduce a declaration of a name.
  public static let declarationKeywords = typeKeywords.union(["func", "let", "var"])
}

/// A comment of a source file, with its byte range.
public struct Comment: Sendable, Equatable {
  /// The byte range in the file, including the delimiters.
  public let range: Range<Int>
  /// Whether it is a documentation comment: `///` or `/**`.
  public let isDocumentation: Bool
}
