// The program as a whole: its commands and their error handling.

import Arguments
import Benchmarking
import Foundation
import Judging

extension ExitCode {
  /// A contender failed, something has become slower, or a kernel takes more instructions.
  static let failure = ExitCode(rawValue: 1)
}

/// An interruption by the user.
struct Interrupted: Error {
  /// A message about the work done so far.
  let message: String
}

/// The program `bench`.
enum BenchProgram {
  static let program = Program(
    name: "bench", version: "0.1.0",
    about: "Measures the library beside the best that exists elsewhere. Without a command it runs.",
    commands: [
      RunCommand.command, ListCommand.command, CompareCommand.command, ReportCommand.command,
      GuardCommand.command,
    ])

  /// Runs the program with command-line arguments.
  static func run(_ words: [String]) -> ExitCode {
    program.run(
      withCommand(words), write: { try FileHandle.standardOutput.write(contentsOf: Data($0)) },
      outcome: outcome)
  }

  private static func outcome(of error: any Error) -> (code: ExitCode, message: String) {
    switch error {
    case let error as ResultFileError: (.usage, "\(error)")
    case let error as Interrupted:
      (.interrupted(by: Interruption.signal ?? SIGINT), "interrupted: \(error.message)")
    default: (.internalError, "\(error)")
    }
  }

  /// Returns the arguments with the default command: options alone belong to `run`.
  private static func withCommand(_ words: [String]) -> [String] {
    guard let first = words.first else { return ["run"] }
    let isGeneral = ["--help", "-h", "--version"].contains(first)
    return first.hasPrefix("-") && !isGeneral ? ["run"] + words : words
  }
}
