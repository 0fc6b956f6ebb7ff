// Usage errors: invalid command lines.

/// A usage error, with the next step.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The error message: `"unknown option --jbos; did you mean --jobs?"`.
  public let description: String

  /// Creates an error.
  public init(_ description: String) {
    self.description = description
  }
}

extension UsageError {
  /// Creates the error for an unknown name: suggests the nearest one, or the few that contain it,
  /// or lists them all.
  ///
  ///     UsageError(unknown: "command", "tset", known: ["test", "list"]).description
  ///     // "no command 'tset'; did you mean 'test'?"
  ///     UsageError(unknown: "command", "bake", known: ["test", "list"]).description
  ///     // "no command 'bake'. Known: test, list"
  ///
  /// - Parameter others: Names too many to list, which are also candidates for suggestions.
  public init(unknown kind: String, _ name: String, known: [String], others: [String] = []) {
    let complaint = "no \(kind) '\(name)'"
    let longer = Suggestion.words(containing: name, among: known + others)
    if let nearest = Suggestion.nearest(to: name, among: known + others) {
      self.init("\(complaint); did you mean '\(nearest)'?")
    } else if 2...Self.mostSuggestions ~= longer.count {
      self.init("\(complaint); did you mean \(longer.joined(separator: " or "))?")
    } else if known.isEmpty {
      self.init("\(complaint): there is none")
    } else {
      self.init("\(complaint). Known: \(known.joined(separator: ", "))")
    }
  }

  /// The maximum number of suggestions: more would be of little help.
  private static let mostSuggestions = 5
}
