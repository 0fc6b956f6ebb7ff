// The program as a whole: its commands, and what becomes of their errors.

import Arguments
import Benchmarking
import Foundation

/// What the program's end tells its caller.
enum ExitCode: Int32 {
  /// All went well.
  case success = 0
  /// A contender failed, something has become slower, or a kernel takes more instructions.
  case failure = 1
  /// The command line makes no sense.
  case usage = 2
  /// This program's own side failed.
  case internalError = 3
  /// The person at the terminal has stopped it: 128 and the number of SIGINT.
  case interrupted = 130
}

/// The wish of the person at the terminal to stop.
struct Interrupted: Error {
  /// What there is to know about what was done until then.
  let message: String
}

/// A command with the code that runs it.
struct Subcommand: Sendable {
  let description: CommandDescription
  let run: @Sendable (ParsedArguments) throws -> ExitCode
}

/// The program `bench`.
enum BenchProgram {
  static let commands = [
    RunCommand.command, ListCommand.command, CompareCommand.command, ReportCommand.command,
    GuardCommand.command,
  ]

  static let description = ProgramDescription(
    name: "bench", version: "0.1.0",
    about: "Measures the library beside the best that exists elsewhere. Without a command it runs.",
    commands: commands.map(\.description))

  /// Does what the words of a command line ask for, and returns the exit code.
  static func run(_ words: [String]) -> Int32 {
    let words = withCommand(words)
    do {
      switch try description.interpret(words) {
      case .print(let text):
        try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        return ExitCode.success.rawValue
      case .run(let name, let arguments):
        let command = commands.first { $0.description.name == name }!
        return try command.run(arguments).rawValue
      }
    } catch let error as UsageError {
      let command = commands.first { $0.description.name == words.first }
      let subject = command.map { "\($0.description.name) " } ?? ""
      complain("\(error)\nsee: bench \(subject)--help")
      return ExitCode.usage.rawValue
    } catch let error as ResultFileError {
      complain("\(error)")
      return ExitCode.usage.rawValue
    } catch let error as Interrupted {
      complain("interrupted: \(error.message)")
      return ExitCode.interrupted.rawValue
    } catch {
      complain("\(error)")
      return ExitCode.internalError.rawValue
    }
  }

  /// Returns the words with the command that they leave out: options alone are those of a run.
  private static func withCommand(_ words: [String]) -> [String] {
    guard let first = words.first else { return ["run"] }
    let isGeneral = ["--help", "-h", "--version"].contains(first)
    return first.hasPrefix("-") && !isGeneral ? ["run"] + words : words
  }

  private static func complain(_ message: String) {
    // Whoever has closed the standard error still learns the exit code.
    try? FileHandle.standardError.write(contentsOf: Data("bench: \(message)\n".utf8))
  }
}
