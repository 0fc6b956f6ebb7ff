// The one file that a judge takes, and where each of its lines comes from.

/// A solution in a single file.
public struct Submission: Sendable {
  /// Where a line comes from.
  public struct Origin: Hashable, Sendable {
    /// The path of the file, as it was given.
    public let path: String
    /// The line in it, counted from 1.
    public let line: Int
  }

  /// The text of the file.
  public let text: String
  /// For each line of the text, the line that it was taken from; `nil` for what was added.
  public let origins: [Origin?]
  /// The modules of the package that went into it, in the order of the alphabet.
  public let modules: [String]
  /// What the names in it stood for in the files that it was made from.
  let meanings: Meanings

  /// The size in bytes.
  public var size: Int { text.utf8.count }
}
