// What the first lines of a submission tell: where it belongs and how it was made. No time and no path,
// so that the same sources give the same bytes.

/// The comment at the top of a submission.
public struct SubmissionHeader: Sendable {
  /// The problem's name, perhaps with its title: `"boj-2750: Sort numbers"`.
  public var problem: String
  /// Where the problem is found, if that is known.
  public var link: String?
  /// The command that writes the submission.
  public var command: String

  /// Describes where a submission comes from.
  public init(problem: String, link: String?, command: String) {
    self.problem = problem
    self.link = link
    self.command = command
  }

  /// Whether a text begins with the comment at the top of a submission.
  public static func begins(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).prefix { $0.hasPrefix("// ") }
      .contains { $0.hasPrefix("// Made") && $0.contains(mark) }
  }

  private static let mark = " by: "

  func lines(modules: [String]) -> [String] {
    let sources = modules.isEmpty ? "" : " from \(modules.joined(separator: ", "))"
    let facts = [problem, link, "Made\(sources)\(Self.mark)\(command)"].compactMap { $0 }
    // A name may hold anything, even the end of a line.
    return facts.map { "// " + $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
  }
}
