// A program of commands: takes the command line apart, runs the command, and tells what has gone wrong.

import Foundation

/// What a program's end tells its caller.
public struct ExitCode: RawRepresentable, Equatable, Sendable {
  /// The number that the caller sees.
  public let rawValue: Int32

  /// Creates the code of a number.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// All went well.
  public static let success = ExitCode(rawValue: 0)
  /// The command line makes no sense.
  public static let usage = ExitCode(rawValue: 2)
  /// The program's own side failed.
  public static let internalError = ExitCode(rawValue: 3)
  /// The person at the terminal has stopped it: 128 and the number of SIGINT.
  public static let interrupted = ExitCode(rawValue: 130)
}

/// A command with the code that runs it.
public struct Subcommand: Sendable {
  /// What the help says of it.
  public let description: CommandDescription
  /// What it does; what it throws ends the program.
  public let run: @Sendable (ParsedArguments) throws -> ExitCode

  /// Creates a command.
  public init(
    description: CommandDescription, run: @escaping @Sendable (ParsedArguments) throws -> ExitCode
  ) {
    self.description = description
    self.run = run
  }
}

/// A program that consists of commands, and runs them.
public struct Program: Sendable {
  /// What the help says of it.
  public let description: ProgramDescription
  private let commands: [Subcommand]

  /// Creates a program of commands, without `help`.
  public init(
    name: String, version: String, about: String, commands: [Subcommand], topics: [HelpTopic] = []
  ) {
    self.commands = commands
    description = ProgramDescription(
      name: name, version: version, about: about, commands: commands.map(\.description),
      topics: topics)
  }

  /// Does what the words of a command line ask for; what goes wrong is told on the standard error.
  ///
  /// - Parameters:
  ///   - words: Those after the program's name.
  ///   - write: Writes to the standard output.
  ///   - outcome: Returns the code and the message of what a command has thrown, if that is no `UsageError`.
  public func run(
    _ words: [String], write: ([UInt8]) throws -> Void,
    outcome: (any Error) -> (code: ExitCode, message: String)
  ) -> ExitCode {
    do {
      switch try description.interpret(words) {
      case .print(let text):
        try write(Array(text.utf8))
        return .success
      case .run(let name, let arguments):
        let command = commands.first { $0.description.name == name }!
        return try command.run(arguments)
      }
    } catch let error as UsageError {
      let command = commands.first { $0.description.name == words.first }
      let subject = command.map { "\($0.description.name) " } ?? ""
      complain("\(error)\nsee: \(description.name) \(subject)--help")
      return .usage
    } catch {
      let (code, message) = outcome(error)
      complain(message)
      return code
    }
  }

  private func complain(_ message: String) {
    // Whoever has closed the standard error still learns the exit code.
    try? FileHandle.standardError.write(contentsOf: Data("\(description.name): \(message)\n".utf8))
  }
}
