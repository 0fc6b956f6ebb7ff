// A program with subcommands: parses the command line, runs the command, and reports errors.

import Foundation

/// The exit code of a program.
public struct ExitCode: RawRepresentable, Equatable, Sendable {
  /// The number.
  public let rawValue: Int32

  /// Creates an exit code from its number.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Success.
  public static let success = ExitCode(rawValue: 0)
  /// A usage error.
  public static let usage = ExitCode(rawValue: 2)
  /// An internal error of the program.
  public static let internalError = ExitCode(rawValue: 3)

  /// Returns the exit code after a signal that requested termination: 128 plus its number.
  public static func interrupted(by signal: Int32) -> ExitCode {
    ExitCode(rawValue: 128 + signal)
  }

  /// What a help text says about these exit codes.
  public static let interruptedMeaning =
    "130 stopped by Ctrl-C, 143 SIGTERM, 129 SIGHUP, 131 SIGQUIT"
}

/// A subcommand with its implementation.
public struct Subcommand: Sendable {
  /// The description for the parser and the help.
  public let description: CommandDescription
  /// Runs the command; an error that it throws ends the program.
  public let run: @Sendable (ParsedArguments) throws -> ExitCode

  /// Creates a subcommand.
  public init(
    description: CommandDescription, run: @escaping @Sendable (ParsedArguments) throws -> ExitCode
  ) {
    self.description = description
    self.run = run
  }
}

/// A program with subcommands.
public struct Program: Sendable {
  /// The description for the parser and the help.
  public let description: ProgramDescription
  private let commands: [Subcommand]

  /// Creates a program from its commands without `help`.
  public init(
    name: String, version: String, about: String, commands: [Subcommand], topics: [HelpTopic] = [],
    foreignWords: [String: String] = [:]
  ) {
    self.commands = commands
    description = ProgramDescription(
      name: name, version: version, about: about, commands: commands.map(\.description),
      topics: topics, foreignWords: foreignWords)
  }

  /// Runs the command that the arguments request; errors are reported on the standard error.
  ///
  /// - Parameters:
  ///   - words: The arguments after the program's name.
  ///   - write: Writes to the standard output.
  ///   - outcome: Returns the exit code and the message for an error of a command other than
  ///     `UsageError`.
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
    // If the standard error is closed, the exit code still counts.
    try? FileHandle.standardError.write(
      contentsOf: Data("\(description.name): \(Self.visible(message))\n".utf8))
  }

  /// Returns a message with the control characters of the names in it escaped, those of lines aside: a terminal
  /// would obey them.
  private static func visible(_ message: String) -> String {
    message.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.properties.generalCategory == .control, scalar != "\n", scalar != "\t" {
        text += (scalar.value < 16 ? "\\x0" : "\\x") + String(scalar.value, radix: 16)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
