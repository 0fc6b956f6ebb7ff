// The single file for a judge, with the origin of each line.

/// A solution in a single file.
public struct Submission: Sendable {
  /// The source location of a line.
  public struct Origin: Hashable, Sendable {
    /// The path of the file, as given.
    public let path: String
    /// The 1-based line number.
    public let line: Int
  }

  /// The text of the file.
  public private(set) var text: String
  /// For each line of the text, its original line; `nil` for added lines.
  public let origins: [Origin?]
  /// For each line of the text, whether it comes from a module of the package.
  let areOfModules: [Bool]
  /// The bundled modules of the package, in alphabetical order.
  public let modules: [String]
  /// The original names of the modules' types that have another name in the text, and may be shown by the solution.
  public let renamedTypes: [String: String]
  /// What the names in it referred to in the original files.
  let meanings: Meanings
  /// The original names by the short names in the text.
  private(set) var originalNames: [String: String] = [:]

  /// The size in bytes.
  public var size: Int { text.utf8.count }

  /// Returns the same submission with another text, line for line, in which declarations are renamed.
  func with(text: String, originalNames: [String: String]) -> Submission {
    var other = self
    (other.text, other.originalNames) = (text, originalNames)
    return other
  }

  /// Returns a compiler diagnostic of this text mapped to its original location.
  func original(_ diagnostic: Diagnostic, in path: String) -> Diagnostic {
    guard diagnostic.path == path, let line = diagnostic.line, origins.indices.contains(line - 1)
    else { return diagnostic }
    let origin = origins[line - 1]
    return Diagnostic(path: origin?.path, line: origin?.line, message: diagnostic.message)
  }
}
