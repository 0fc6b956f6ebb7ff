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
  /// Complains about a name that nobody knows: suggests the nearest one and lists them all.
  ///
  ///     UsageError(unknown: "command", "tset", known: ["test", "list"]).description
  ///     // "no command 'tset'; did you mean 'test'? Known: test, list"
  public init(unknown kind: String, _ name: String, known: [String]) {
    let nearest = Suggestion.nearest(to: name, among: known).map { "; did you mean '\($0)'?" }
    let list = known.isEmpty ? "there is none" : "Known: \(known.joined(separator: ", "))"
    self.init("no \(kind) '\(name)'\(nearest ?? ".") \(list)")
  }
}
