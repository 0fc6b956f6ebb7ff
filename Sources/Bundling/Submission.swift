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
  public private(set) var text: String
  /// For each line of the text, the line that it was taken from; `nil` for what was added.
  public let origins: [Origin?]
  /// For each line of the text, whether it comes from a module of the package.
  let areOfModules: [Bool]
  /// The modules of the package that went into it, in the order of the alphabet.
  public let modules: [String]
  /// What the names in it stood for in the files that it was made from.
  let meanings: Meanings
  /// By the short names in the text, what was called so in these files.
  private(set) var originalNames: [String: String] = [:]

  /// The size in bytes.
  public var size: Int { text.utf8.count }

  /// Returns the same with another text, line for line, in which some things have another name.
  func with(text: String, originalNames: [String: String]) -> Submission {
    var other = self
    (other.text, other.originalNames) = (text, originalNames)
    return other
  }

  /// Returns what the compiler has said of this text, as if said of where it comes from.
  func original(_ diagnostic: Diagnostic, in path: String) -> Diagnostic {
    guard diagnostic.path == path, let line = diagnostic.line, origins.indices.contains(line - 1)
    else { return diagnostic }
    let origin = origins[line - 1]
    return Diagnostic(path: origin?.path, line: origin?.line, message: diagnostic.message)
  }
}
