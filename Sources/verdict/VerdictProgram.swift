// The program as a whole: its commands and their error handling.

import Arguments
import Files
import Foundation
import Judging

extension ExitCode {
  /// Everything was accepted.
  static let accepted = success
  /// Something was rejected.
  static let rejected = ExitCode(rawValue: 1)
  /// What a verdict says.
  init(_ verdict: Verdict) {
    switch verdict {
    case .accepted: self = .accepted
    case .internalError: self = .internalError
    default: self = .rejected
    }
  }

  /// A signal has requested termination.
  static var stopped: ExitCode { interrupted(by: Interruption.signal ?? SIGINT) }
}

/// The program `verdict`.
enum VerdictProgram {
  static let program = Program(
    name: "verdict", version: "0.1.0",
    about: "Judges programs on this machine as a real judge does.",
    commands: [
      InitCommand.command, NewCommand.command, RenameCommand.command, RemoveCommand.command,
      ReceiveCommand.command, RunCommand.command, TestCommand.command, StressCommand.command,
      EstimateCommand.command, BundleCommand.command, ListCommand.command, DocCommand.command,
      GenerateCommand.command, CompletionsCommand.command,
    ], topics: HelpTopics.all)

  /// Runs the program with command-line arguments.
  static func run(_ words: [String]) -> ExitCode {
    program.run(words, write: StandardOutput.write) { error in
      if case ExecutionError.interrupted = error { return (.stopped, "interrupted") }
      return (.internalError, text(about: error))
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
}
