// The program as a whole: its commands, and what becomes of their errors.

import Arguments
import Benchmarking
import Foundation

extension ExitCode {
  /// A contender failed, something has become slower, or a kernel takes more instructions.
  static let failure = ExitCode(rawValue: 1)
}

/// The wish of the person at the terminal to stop.
struct Interrupted: Error {
  /// What there is to know about what was done until then.
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

  /// Does what the words of a command line ask for.
  static func run(_ words: [String]) -> ExitCode {
    program.run(
      withCommand(words), write: { try FileHandle.standardOutput.write(contentsOf: Data($0)) },
      outcome: outcome)
  }

  private static func outcome(of error: any Error) -> (code: ExitCode, message: String) {
    switch error {
    case let error as ResultFileError: (.usage, "\(error)")
    case let error as Interrupted: (.interrupted, "interrupted: \(error.message)")
    default: (.internalError, "\(error)")
    }
  }

  /// Returns the words with the command that they leave out: options alone are those of a run.
  private static func withCommand(_ words: [String]) -> [String] {
    guard let first = words.first else { return ["run"] }
    let isGeneral = ["--help", "-h", "--version"].contains(first)
    return first.hasPrefix("-") && !isGeneral ? ["run"] + words : words
  }
}
