// The words of a source file: just enough of Swift's lexical structure to find where a declaration
// begins and ends, what is written in it, and what is only a comment.

/// A word of a source file, by its bytes.
public struct Token: Sendable, Equatable {
  /// What a word can be.
  public enum Kind: Sendable {
    /// A name or a keyword; in backticks too, and `#available` and its like.
    case identifier
    case operatorSymbol
    /// A bracket, a comma, a colon, a semicolon, `@` or a backslash.
    case punctuation
    /// A number, a string or a regular expression.
    case literal
    /// `#if`, `#elseif`, `#else`, `#endif`.
    case directive
  }

  /// What it is.
  public let kind: Kind
  /// Where it stands among the bytes of the file.
  public let range: Range<Int>

  /// The words before the name of a type that is declared.
  public static let typeKeywords: Set = [
    "struct", "enum", "class", "actor", "protocol", "typealias",
  ]

  /// The words before any name that is declared.
  public static let declarationKeywords = typeKeywords.union(["func", "let", "var"])
}

/// A comment, by its bytes.
public struct Comment: Sendable, Equatable {
  /// Where it stands among the bytes of the file, with the marks that begin and end it.
  public let range: Range<Int>
  /// Whether it says something about the declaration behind it: `///` or `/**`.
  public let isDocumentation: Bool
}
