// Interactors: programs that talk with a program and judge what it says.

import Files
import Foundation

/// A program that talks with the program that is judged, and then judges it.
///
/// Each reads what the other one writes. The interactor is called as a checker of the same protocol:
/// `interactor INPUT OUTPUT [ANSWER]` for testlib, where nobody reads the file `OUTPUT` afterwards, and
/// `interactor INPUT ANSWER FEEDBACK_FOLDER` for ICPC.
public struct Interactor: Sendable {
  /// The program and its first arguments.
  public var command: Command
  /// How it is called and how it answers.
  public var interface: Checker.Interface
  /// What it may use; the wall-clock time is what it may take beyond the program's, at most 10 s.
  public var limits: Limits

  /// Describes an interactor; its limits are generous, as it is no contestant.
  public init(
    _ command: Command, interface: Checker.Interface = .testlib,
    limits: Limits = Limits(cpuSeconds: 30, memoryBytes: 4 << 30)
  ) {
    self.command = command
    self.interface = interface
    self.limits = limits
  }

  /// Lets a program talk with the interactor, and judges it.
  ///
  /// Whoever ends first decides. If that is the program, and it ends badly, its verdict is that of
  /// its end; if it ends well, or after the interactor, the interactor's opinion counts. A program
  /// that the interactor rejects is stopped at once; one that it accepts must still end well.
  ///
  /// - Throws: `ExecutionError`, and what creating temporary files may throw.
  func judge(
    _ program: Command, name: String, limits: Limits, input: [UInt8], answer: [UInt8]?,
    with launcher: Launcher
  ) throws -> CaseResult {
    let files = try InteractorFiles(self, input: input, answer: answer)
    var own = self.limits
    // The program's wall-clock time includes what the interactor takes, and must not be cut short
    // by it; who needs longer than that after the program's end has lost its way.
    own.wallSeconds = limits.wallSeconds + min(10, own.wallSeconds)
    let outcome = try launcher.run(
      program, limits: limits, against: files.command, limits: own, rejects: rejects)
    let judgement = judgement(outcome, limits: limits, own: own, reason: files.reason)
    return CaseResult(
      name: name, run: outcome.program, judgement: judgement, input: input, answer: answer ?? [],
      conversation: outcome.conversation)
  }

  /// Whether nothing that the program might still do can help it.
  private func rejects(_ end: Execution.End) -> Bool {
    guard case .exit(let code) = end else { return true }
    return interface.verdict(for: code) != .accepted
  }

  private func judgement(
    _ outcome: Dialogue.Outcome, limits: Limits, own: Limits, reason: (Execution) -> String
  ) -> Judgement {
    if let standstill = outcome.standstill {
      return Judgement(.timeLimitExceeded, standstill.message)
    }
    let fault = Explanation(outcome.program, limits: limits)
      .map { Judgement($0.verdict, $0.message) }
    if outcome.endedFirst == .program {
      if outcome.keptWaiting, fault?.verdict == .timeLimitExceeded {
        return Judgement(
          .internalError,
          "the interactor \(command.title) has kept the program waiting: \(fault!.message)")
      }
      if let fault { return fault }
    }
    let opinion = interface.judgement(
      of: "the interactor \(command.title)", outcome.interactor, limits: own,
      reason: reason(outcome.interactor))
    return opinion.verdict == .accepted ? fault ?? opinion : opinion
  }
}

/// What an interactor is given, in files that vanish when they are no longer used.
private struct InteractorFiles {
  let command: Command
  private let interface: Checker.Interface
  private let folder: TemporaryFolder

  init(_ interactor: Interactor, input: [UInt8], answer: [UInt8]?) throws {
    folder = try TemporaryFolder()
    interface = interactor.interface
    let inputFile = try folder.write(input, as: "input")
    var call = interactor.command
    switch interface {
    case .testlib:
      call.arguments += [inputFile, folder.path + "/output"]
      if let answer { call.arguments.append(try folder.write(answer, as: "answer")) }
    case .icpc:
      let answerFile = try folder.write(answer ?? [], as: "answer")
      call.arguments += [inputFile, answerFile, try folder.createFolder("feedback") + "/"]
    }
    command = call
  }

  /// Why the interactor has decided as it has.
  func reason(_ run: Execution) -> String {
    interface == .icpc ? folder.text(of: "feedback/judgemessage.txt") : run.errors.text
  }
}
