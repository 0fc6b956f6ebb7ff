// A program with its arguments: how a command line is parsed, and where the program is found.

import Files
import Foundation

/// A program to run, with its arguments.
///
///     try Command(line: "python3 'my solution.py'").arguments  // ["my solution.py"]
public struct Command: Equatable, Sendable {
  /// A path, or a name without a slash, which is looked up in `PATH`.
  public var program: String
  /// The arguments after the program's name.
  public var arguments: [String]
  /// Environment variables set in addition to those of this process.
  public var environment: [String: String]
  /// The name to show, if it is not the program's.
  public var name: String?

  /// Creates a command.
  public init(_ program: String, _ arguments: [String] = [], environment: [String: String] = [:]) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// The name to show.
  var title: String { name ?? program }

  /// The program and its arguments, separated by blanks: for people.
  public var line: String { ([program] + arguments).joined(separator: " ") }

  /// Parses a command line: words separated by white space, with quotes and backslashes as in a
  /// shell.
  ///
  /// Nothing is expanded, neither variables nor file names. The shell's operators, as for pipes and
  /// redirections, are refused unless quoted.
  ///
  /// - Throws: `ExecutionError.malformedCommand` for an unterminated quote, an operator, or an
  ///   empty command.
  public init(line: String) throws {
    var words = try CommandLineWords(line).words[...]
    guard let program = words.popFirst() else {
      throw ExecutionError.malformedCommand(line, reason: "it names no program")
    }
    self.init(program, Array(words))
  }

  /// Returns the absolute path of the program's file.
  ///
  /// - Throws: `ExecutionError.cannotStart` if there is no such file or it is not executable, or if
  ///   its script is missing.
  public func resolvedPath() throws -> String {
    // The interpreter would only report this by an ambiguous exit code.
    if isInterpreter, let script = arguments.first, Self.isNameOfScript(script),
      !FileManager.default.isFile(script)
    {
      throw ExecutionError.cannotStart(program, reason: "there is no file \(script)")
    }
    let candidates =
      program.contains("/")
      ? [program]
      : (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
        .split(separator: ":").map { "\($0)/\(program)" }
    guard let path = candidates.first(where: Self.isExecutableFile) else {
      throw ExecutionError.cannotStart(program, reason: reasonForRefusal(candidates))
    }
    return URL(fileURLWithPath: path).path
  }

  /// Whether the program runs scripts, by its name: `python3.12`.
  private var isInterpreter: Bool {
    let name = URL(fileURLWithPath: program).lastPathComponent
    let version = Set("0123456789.")
    let language = name.prefix { !version.contains($0) }
    return name.dropFirst(language.count).allSatisfy(version.contains)
      && ["python", "pypy", "ruby", "node", "perl", "sh", "bash", "dash", "zsh"].contains(language)
  }

  private static func isNameOfScript(_ name: String) -> Bool {
    [".py", ".rb", ".js", ".pl", ".sh"].contains { name.hasSuffix($0) && !name.hasPrefix("-") }
  }

  private static func isExecutableFile(_ path: String) -> Bool {
    FileManager.default.isFile(path) && access(path, X_OK) == 0
  }

  private func reasonForRefusal(_ candidates: [String]) -> String {
    if candidates.contains(where: FileManager.default.isFile) {
      return "the file is not executable"
    }
    if FileManager.default.fileExists(atPath: program) && program.contains("/") {
      return "it is a folder"
    }
    return program.contains("/") ? "no such file" : "no such program in PATH"
  }
}

/// The words of a command line.
private struct CommandLineWords {
  private(set) var words: [String] = []

  init(_ line: String) throws {
    var word: String?
    var quote: Character?
    var rest = Substring(line)
    while let character = rest.popFirst() {
      switch (character, quote) {
      case (_, let open?) where character == open:
        quote = nil
      // A backslash within single quotes is literal.
      case ("\\", "\""):
        // Within double quotes it is literal, too, except before these.
        let isEscape = rest.first.map { "$`\"\\".contains($0) } ?? false
        word = (word ?? "") + (isEscape ? String(rest.removeFirst()) : "\\")
      case ("\\", nil):
        word = (word ?? "") + (rest.popFirst().map(String.init) ?? "\\")
      case ("'", nil), ("\"", nil):
        quote = character
        word = word ?? ""
      case (" ", nil), ("\t", nil), ("\n", nil), ("\r\n", nil):
        if let word { words.append(word) }
        word = nil
      case ("|", nil), ("&", nil), (";", nil), ("<", nil), (">", nil):
        throw ExecutionError.malformedCommand(
          line, reason: "no shell runs it: quote the \(character), or write sh -c \"COMMANDS\"")
      default:
        word = (word ?? "") + String(character)
      }
    }
    if let quote {
      throw ExecutionError.malformedCommand(line, reason: "the quote \(quote) is not closed")
    }
    if let word { words.append(word) }
  }
}
