// Checkers: programs that judge outputs where several are correct. Two protocols are common.

import Files
import Foundation

/// A checker: a program that judges an output.
public struct Checker: Sendable {
  /// The program and its first arguments.
  public var command: Command
  /// How it is called.
  public var interface: Interface
  /// Its limits.
  public var limits: Limits

  /// The most wall-clock time in seconds, as Kattis gives a validator; DOMjudge stops it after half
  /// of that.
  public static let mostWallSeconds = 60.0

  /// Describes a checker; its limits are generous, as it is no contestant.
  public init(
    _ command: Command, interface: Interface = .testlib,
    limits: Limits = Limits(
      cpuSeconds: 30, wallSeconds: Checker.mostWallSeconds, memoryBytes: 4 << 30)
  ) {
    self.command = command
    self.interface = interface
    self.limits = limits
  }

  /// Judges an output.
  ///
  /// A checker that cannot be run, crashes, hangs, or ends with an exit code that its protocol does
  /// not define has failed itself: an internal error.
  ///
  /// - Throws: `ExecutionError.interrupted`, and what creating temporary files may throw.
  public func judge(
    input: [UInt8], output: [UInt8], answer: [UInt8], with launcher: Launcher
  ) throws -> Judgement {
    let folder = try TemporaryFolder()
    let inputFile = try folder.write(input, as: "input")
    let outputFile = try folder.write(output, as: "output")
    let answerFile = try folder.write(answer, as: "answer")
    var call = command
    var stdin = Launcher.Input.bytes([])
    switch interface {
    case .testlib:
      call.arguments += [inputFile, outputFile, answerFile]
    case .icpc:
      call.arguments += [inputFile, answerFile, try folder.createFolder("feedback") + "/"]
      stdin = .file(outputFile)
    case .atcoder:
      call.arguments += [inputFile, outputFile]
    }
    let run = try launcher.run(call, input: stdin, limits: limits)
    let judgement = interface.judgement(
      of: "the checker \(command.title)", run, limits: limits,
      words: JuryWords(of: run, folder, interface))
    // AtCoder's tools end with exit code 0 even where they say what is illegal in an output.
    if interface == .atcoder, judgement.score == 0, !judgement.message.isEmpty {
      return Judgement(.wrongAnswer, judgement.message)
    }
    return judgement
  }
}
