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
    ], topics: HelpTopics.all, foreignWords: foreignWords)

  /// What those do here who come from oj, cargo-compete, cf-tool or acc.
  private static let foreignWords = [
    "add": "verdict new NAME adds a problem",
    "clean": "swift package clean removes what was built",
    "download": samplesFromBrowser,
    "gen": casesOfProblem,
    "generate-input": casesOfProblem,
    "generate-output": "verdict run NAME < 2.in > 2.ans writes the answer of a solution",
    "login":
      "no judge is logged in to: verdict receive takes problems from the browser, and what verdict "
      + "bundle NAME writes is submitted there",
    "parse": samplesFromBrowser,
    "submit": "verdict bundle NAME writes the file to paste into the judge's page; pipe it to the "
      + "clipboard: | pbcopy, | wl-copy, | xclip -selection clipboard or | clip.exe",
    "watch": "verdict test NAME --watch judges again at every save",
  ]

  private static let samplesFromBrowser =
    "verdict receive takes problems, with samples and limits, from the browser, where Competitive "
    + "Companion's button sends them"
  private static let casesOfProblem =
    "verdict generate NAME CASE writes the input of a case, and verdict stress NAME searches for "
    + "one that fails"

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
