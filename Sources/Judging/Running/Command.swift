// A program with its arguments: how it is written on a command line, and where it is found.

import Foundation

/// A program to run, with its arguments.
///
///     try Command(line: "python3 'my solution.py'").arguments  // ["my solution.py"]
public struct Command: Equatable, Sendable {
  /// A path, or a name without a slash, which is looked up in `PATH`.
  public var program: String
  /// The arguments after the program's name.
  public var arguments: [String]
  /// Variables that are set besides those of this process.
  public var environment: [String: String]
  /// What people call it, if that is not the program.
  public var name: String?

  /// Names a program and its arguments.
  public init(_ program: String, _ arguments: [String] = [], environment: [String: String] = [:]) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// The program as people know it.
  var title: String { name ?? program }

  /// Takes a command line apart: words between blanks, with quotes and backslashes as in a shell.
  ///
  /// Nothing is expanded: neither variables nor file names, and there are no pipes. What a shell would take for
  /// one, or for a redirection, is refused unless it is quoted.
  ///
  /// - Throws: `ExecutionError.malformedCommand` for an open quote, an operator, or for no word at all.
  public init(line: String) throws {
    var words = try CommandLineWords(line).words[...]
    guard let program = words.popFirst() else {
      throw ExecutionError.malformedCommand(line, reason: "it names no program")
    }
    self.init(program, Array(words))
  }

  /// Returns the absolute path of the program's file.
  ///
  /// - Throws: `ExecutionError.cannotStart` if there is no such file or it may not be executed, or if it is given a script
  ///   that is not there.
  public func resolvedPath() throws -> String {
    // An interpreter would say so by an exit code that means something else.
    if let script = arguments.first, Self.isNameOfScript(script), !Self.isFile(script) {
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

  private static func isNameOfScript(_ name: String) -> Bool {
    [".py", ".rb", ".js", ".pl", ".sh"].contains { name.hasSuffix($0) && !name.hasPrefix("-") }
  }

  private static func isExecutableFile(_ path: String) -> Bool {
    isFile(path) && access(path, X_OK) == 0
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }

  private func reasonForRefusal(_ candidates: [String]) -> String {
    if candidates.contains(where: Self.isFile) { return "the file is not executable" }
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
      // Between single quotes a backslash is a character like any other.
      case ("\\", nil), ("\\", "\""):
        word = (word ?? "") + (rest.popFirst().map(String.init) ?? "\\")
      case ("'", nil), ("\"", nil):
        quote = character
        word = word ?? ""
      case (" ", nil), ("\t", nil), ("\n", nil):
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
