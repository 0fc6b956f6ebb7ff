import Arguments

/// A small program to try the parser and the help on.
enum ExampleProgram {
  enum Size: String, CaseIterable, Sendable {
    case small, large
  }

  static let jobs = Option("jobs", .integer(1...64, "N"), about: "run N at once")
  static let limit = Option("limit", .positive(upTo: 60, "S"), about: "seconds")
  static let size = Option("size", .oneOf(Size.self, "SIZE"), about: "how large")
  static let file = Option("file", .text("FILE"), about: "where to write; - is standard output")
  static let quiet = Flag("quiet", about: "say nothing")

  static let test = CommandDescription(
    "test", about: "try programs", operands: [.init("PROBLEM", count: 0...Int.max)],
    options: [jobs, limit, size, file, quiet], notes: "A note.")
  static let copy = CommandDescription(
    "copy", about: "copy a thing", operands: [.init("FROM"), .init("TO")], options: [])

  static let program = ProgramDescription(
    name: "example", version: "1.2.3", about: "Does things.", commands: [test, copy],
    foreignWords: ["tests": "it is called test here"])

  /// Returns what the words of a command line are understood as.
  static func arguments(_ words: String...) throws -> ParsedArguments? {
    guard case .run(_, let arguments) = try program.interpret(words) else { return nil }
    return arguments
  }

  /// Returns what a command line is answered with.
  static func text(_ words: String...) throws -> String? {
    guard case .print(let text) = try program.interpret(words) else { return nil }
    return text
  }

  /// Returns what is said against a command line; `nil` if nothing is.
  static func complaint(_ words: String...) -> String? {
    do {
      _ = try program.interpret(words)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
