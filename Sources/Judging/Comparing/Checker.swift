// Checkers: programs that judge outputs where several are correct. Two protocols are common.

import Files
import Foundation

/// A checker: a program that judges an output.
public struct Checker: Sendable {
  /// How a checker is called and how it answers.
  public enum Interface: String, CaseIterable, Sendable {
    /// `checker INPUT OUTPUT ANSWER`; exit code 0 accepted, 1 wrong answer, 2, 4 and 8 presentation
    /// error, 3 jury error; the reason on the standard error.
    case testlib
    /// `checker INPUT ANSWER FEEDBACK_FOLDER < OUTPUT`; exit code 42 accepted, 43 wrong answer; the
    /// reason in the file `judgemessage.txt` of the folder.
    case icpc
  }

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
    switch interface {
    case .testlib:
      call.arguments += [inputFile, outputFile, answerFile]
      let run = try withExtendedLifetime(folder) {
        try launcher.run(call, input: .bytes([]), limits: limits)
      }
      return judgement(of: run, reason: run.errors.text)
    case .icpc:
      let feedback = try folder.createFolder("feedback")
      call.arguments += [inputFile, answerFile, feedback + "/"]
      let run = try launcher.run(call, input: .file(outputFile), limits: limits)
      return judgement(of: run, reason: folder.judgeMessage)
    }
  }

  private func judgement(of run: Execution, reason: String) -> Judgement {
    interface.judgement(
      of: "the checker \(command.title)", run, limits: limits, reason: reason)
  }
}

extension TemporaryFolder {
  /// The message of a program that speaks ICPC's protocol, shortened as a standard error is.
  var judgeMessage: String {
    var message = CapturedText()
    message.append(Array(text(of: "feedback/judgemessage.txt").utf8))
    return message.text
  }
}

extension Checker.Interface {
  /// Returns the judgement that a program of the jury expresses by its exit code.
  ///
  /// - Parameters:
  ///   - name: The program in words, for the message if it failed.
  ///   - run: The finished run.
  ///   - limits: Its limits.
  ///   - reason: Its reason.
  func judgement(
    of name: String, _ run: Execution, limits: Limits, reason: String
  ) -> Judgement {
    let reason = reason.trimmingCharacters(in: .whitespacesAndNewlines)
    guard run.exceeded == nil, case .exit(let code) = run.end, let verdict = verdict(for: code)
    else {
      let fault = Explanation(run, limits: limits)?.message ?? "its exit code means nothing"
      var judgement = Judgement(.internalError, "\(name) failed: \(fault)")
      judgement.isOfHang = run.isOfHang
      return judgement
    }
    if verdict == .internalError {
      return Judgement(.internalError, "\(name) blames the jury: \(reason)")
    }
    // The traceback of a Python crash, whose exit code is that of a rejection.
    if verdict != .accepted, reason.hasPrefix("Traceback (most recent call last)") {
      return Judgement(.internalError, "\(name) failed: \(reason)")
    }
    return Judgement(verdict, reason)
  }

  /// Returns the meaning of an exit code, or `nil` if it has none.
  func verdict(for code: Int32) -> Verdict? {
    switch (self, code) {
    case (.testlib, 0), (.icpc, 42): .accepted
    case (.testlib, 1), (.icpc, 43): .wrongAnswer
    // Malformed output; extra output after the right answer; unexpected end of output.
    case (.testlib, 2), (.testlib, 4), (.testlib, 8): .presentationError
    case (.testlib, 3): .internalError
    default: nil
    }
  }
}
