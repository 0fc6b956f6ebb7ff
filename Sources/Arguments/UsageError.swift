// A command line that makes no sense.

/// What is wrong with a command line, with the next step.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong: `"unknown option --jbos; did you mean --jobs?"`.
  public let description: String

  /// Creates an error.
  public init(_ description: String) {
    self.description = description
  }
}

extension UsageError {
  /// Complains about a name that nobody knows: suggests the nearest one, or the few that contain it, or lists them all.
  ///
  ///     UsageError(unknown: "command", "tset", known: ["test", "list"]).description
  ///     // "no command 'tset'; did you mean 'test'?"
  ///     UsageError(unknown: "command", "bake", known: ["test", "list"]).description
  ///     // "no command 'bake'. Known: test, list"
  ///
  /// - Parameter others: Names too many to list, which are suggested too.
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

  /// More words than these say too little.
  private static let mostSuggestions = 5
}
