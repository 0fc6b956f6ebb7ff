// The program as a whole: its commands, and what becomes of their errors.

import Arguments
import Files
import Foundation
import Judging

/// What the program's end tells its caller.
struct ExitCode: RawRepresentable, Sendable {
  let rawValue: Int32

  /// Everything was accepted.
  static let accepted = ExitCode(rawValue: 0)
  /// Something was rejected.
  static let rejected = ExitCode(rawValue: 1)
  /// The command line makes no sense.
  static let usage = ExitCode(rawValue: 2)
  /// The judge's own side failed.
  static let internalError = ExitCode(rawValue: 3)
  /// The person at the terminal has stopped it: 128 and the number of SIGINT.
  static let interrupted = ExitCode(rawValue: 130)
}

/// A command with the code that runs it.
struct Subcommand: Sendable {
  let description: CommandDescription
  let run: @Sendable (ParsedArguments) throws -> ExitCode
}

/// The program `verdict`.
enum VerdictProgram {
  static let commands = [
    InitCommand.command, NewCommand.command, ReceiveCommand.command, RunCommand.command,
    TestCommand.command, StressCommand.command, EstimateCommand.command, BundleCommand.command,
    ListCommand.command, GenerateCommand.command, CompletionsCommand.command,
  ]

  static let description = ProgramDescription(
    name: "verdict", version: "0.1.0",
    about: "Judges programs on this machine as a real judge does.",
    commands: commands.map(\.description), topics: HelpTopics.all)

  /// Does what the words of a command line ask for, and returns the exit code.
  static func run(_ words: [String]) -> Int32 {
    do {
      switch try description.interpret(words) {
      case .print(let text):
        try StandardOutput.write(Array(text.utf8))
        return ExitCode.accepted.rawValue
      case .run(let name, let arguments):
        let command = commands.first { $0.description.name == name }!
        return try command.run(arguments).rawValue
      }
    } catch let error as UsageError {
      let command = commands.first { $0.description.name == words.first }
      let subject = command.map { "\($0.description.name) " } ?? ""
      complain("\(error)\nsee: verdict \(subject)--help")
      return ExitCode.usage.rawValue
    } catch ExecutionError.interrupted {
      complain("interrupted")
      return ExitCode.interrupted.rawValue
    } catch {
      complain(text(about: error))
      return ExitCode.internalError.rawValue
    }
  }

  /// Returns what is said about an error of the judge's own side.
  static func text(about error: any Error) -> String {
    switch error {
    case ExecutionError.cannotStart(let program, let reason) where compilers.contains(program):
      "cannot start \(program): \(reason). Install Swift 6.3 or later from "
        + "https://www.swift.org/install, or put it into $PATH"
    case let error as CocoaError:
      // The folder for temporary files, mostly: what was asked for has errors of its own.
      "\(error.filePath ?? "a file"): \(FileFault(error))"
    default:
      "\(error)"
    }
  }

  /// The programs of the toolchain that the commands need.
  private static let compilers = ["swift", "swiftc"]

  private static func complain(_ message: String) {
    // Whoever has closed the standard error still learns the exit code.
    try? FileHandle.standardError.write(contentsOf: Data("verdict: \(message)\n".utf8))
  }
}
