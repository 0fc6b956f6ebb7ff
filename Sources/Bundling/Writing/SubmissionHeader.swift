// The comment at the top of a submission: its problem and the command that made it. No time and no path, so
// that the output is reproducible.

/// The comment at the top of a submission.
public struct SubmissionHeader: Sendable {
  /// The problem's name, optionally with its title: `"boj-2750: Sort numbers"`.
  public var problem: String
  /// The URL of the problem, if known.
  public var link: String?
  /// The command that writes the submission.
  public var command: String

  /// Creates a header.
  public init(problem: String, link: String?, command: String) {
    self.problem = problem
    self.link = link
    self.command = command
  }

  /// Whether a text begins with a submission's header comment.
  public static func begins(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).prefix { $0.hasPrefix("// ") }
      .contains { $0.hasPrefix("// Made") && $0.contains(mark) }
  }

  private static let mark = " by: "

  func lines(modules: [String]) -> [String] {
    let sources = modules.isEmpty ? "" : " from \(modules.joined(separator: ", "))"
    let facts = [problem, link, "Made\(sources)\(Self.mark)\(command)"].compactMap { $0 }
    // A name may contain any character, even a newline.
    return facts.map { "// " + $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
  }
}
