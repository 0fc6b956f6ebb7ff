// The words of a source file: just enough of Swift's lexical structure to find where a declaration
// begins and ends, what is written in it, and what is only a comment.

/// A word of a source file, by its bytes.
struct Token: Equatable {
  enum Kind {
    case identifier
    case operatorSymbol
    case punctuation
    case literal
    /// `#if`, `#elseif`, `#else`, `#endif`.
    case directive
  }

  let kind: Kind
  let range: Range<Int>

  /// The words before the name of a type that is declared.
  static let typeKeywords: Set = ["struct", "enum", "class", "actor", "protocol", "typealias"]

  /// The words before any name that is declared.
  static let declarationKeywords = typeKeywords.union(["func", "let", "var"])
}

/// A comment, by its bytes.
struct Comment: Equatable {
  let range: Range<Int>
  let isDocumentation: Bool
}
