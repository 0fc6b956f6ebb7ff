// Interactors: programs that talk with the judged program and decide the verdict.

import Files
import Foundation

/// A program that talks with the judged program and then judges it.
///
/// The standard output of each is piped to the other's standard input. The interactor is called
/// like a checker of the same protocol: `interactor INPUT OUTPUT [ANSWER]` for testlib, where the
/// file `OUTPUT` is never read afterwards, and `interactor INPUT ANSWER FEEDBACK_FOLDER` for ICPC. AtCoder's tools start
/// the program themselves: `interactor PROGRAM ARGUMENTS < INPUT`.
public struct Interactor: Sendable {
  /// The program and its first arguments.
  public var command: Command
  /// How it is called and how it answers.
  public var interface: Checker.Interface
  /// Its limits; the wall-clock time is at most 10 s, and neither the program's nor that of replies counts.
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

  /// Whether it starts the program itself, which alone would hear nothing of what it is told.
  public var startsProgram: Bool { interface == .atcoder }

  /// Runs a program with the interactor, and judges it.
  ///
  /// Whoever ends first decides. If the program ends first and fails, that failure is its verdict;
  /// if it succeeds, or ends after the interactor, the interactor's verdict counts. A program that
  /// the interactor rejects is stopped at once; one that it accepts must still end successfully.
  ///
  /// - Throws: `ExecutionError`, and what creating temporary files may throw.
  func judge(
    _ program: Command, limits: Limits, input: [UInt8], answer: [UInt8]?, with launcher: Launcher
  ) throws -> JudgedConversation {
    if startsProgram {
      return try judge(byStarting: program, limits: limits, input: input, with: launcher)
    }
    let files = try InteractorFiles(self, input: input, answer: answer)
    var own = self.limits
    // The program's wall-clock time includes the interactor's, which must not cut it short; an
    // interactor that needs longer after the program's end hangs.
    own.wallSeconds = limits.wallSeconds + min(10, own.wallSeconds)
    let outcome = try launcher.run(
      program, limits: limits, against: files.command, limits: own, rejects: rejects)
    return JudgedConversation(
      program: outcome.program, conversation: outcome.conversation,
      judgement: judgement(outcome, limits: limits, own: own, words: files.words))
  }

  /// Runs the interactor, which starts the program itself: what one uses of time and memory counts for both.
  ///
  /// It says the score on its standard error, where the program's own words are, too.
  private func judge(
    byStarting program: Command, limits: Limits, input: [UInt8], with launcher: Launcher
  ) throws -> JudgedConversation {
    var call = command
    call.arguments += [try program.resolvedPath()] + program.arguments
    call.environment.merge(program.environment) { $1 }
    let run = try launcher.run(call, input: .bytes(input), limits: limits)
    let words = JuryWords(of: run, scoring: run.errors.text)
    let failure = Explanation(run, limits: limits)?.judgement
    return JudgedConversation(
      program: run, conversation: nil,
      judgement: failure.map { failure in
        // Its exit code is no more than a rejection: the program may have failed, or have said nonsense.
        guard failure.verdict == .runtimeError, case .exit = run.end else { return failure }
        return Judgement(.wrongAnswer, words.reason.isEmpty ? failure.message : words.reason)
      }
        ?? interface.judgement(
          of: "the interactor \(command.title)", run, limits: limits, words: words))
  }

  /// Whether the verdict no longer depends on the program.
  private func rejects(_ end: Execution.End) -> Bool {
    guard case .exit(let code) = end else { return true }
    return interface.verdict(for: code) != .accepted
  }

  private func judgement(
    _ outcome: Dialogue.Outcome, limits: Limits, own: Limits, words: (Execution) -> JuryWords
  ) -> Judgement {
    if let standstill = outcome.standstill {
      return Judgement(.timeLimitExceeded, standstill.message)
    }
    let fault = Explanation(outcome.program, limits: limits)?.judgement
    if outcome.endedFirst == .program {
      if outcome.keptWaiting, fault?.verdict == .timeLimitExceeded {
        var judgement = Judgement(
          .internalError,
          "the interactor \(command.title) has kept the program waiting: \(fault!.message)")
        judgement.isOfHang = true
        return judgement
      }
      if let fault { return fault }
    }
    let opinion = interface.judgement(
      of: "the interactor \(command.title)", outcome.interactor, limits: own,
      words: words(outcome.interactor))
    guard opinion.verdict == .accepted, var fault else { return opinion }
    // Lines that the program has written follow the reason.
    let endOfReason = fault.message.firstIndex(of: "\n") ?? fault.message.endIndex
    fault.message.insert(contentsOf: "; the interactor had accepted it before", at: endOfReason)
    return fault
  }
}

/// A program's run with an interactor, and the judgement on it.
struct JudgedConversation {
  let program: Execution
  /// What was said, if it went through the judge.
  let conversation: Conversation?
  let judgement: Judgement
}

extension CaseResult {
  /// Creates the result of a conversation.
  init(
    name: String, _ conversation: JudgedConversation, input: [UInt8], answer: [UInt8]?
  ) {
    self.init(
      name: name, run: conversation.program, judgement: conversation.judgement, input: input,
      answer: answer, conversation: conversation.conversation)
  }
}

/// The interactor's files, in a temporary folder.
private struct InteractorFiles {
  let command: Command
  private let interface: Checker.Interface
  private let folder: TemporaryFolder

  init(_ interactor: Interactor, input: [UInt8], answer: [UInt8]?) throws {
    folder = try TemporaryFolder()
    interface = interactor.interface
    let inputFile = try folder.write(input, as: "input")
    var call = interactor.command
    if interface == .icpc {
      let answerFile = try folder.write(answer ?? [], as: "answer")
      call.arguments += [inputFile, answerFile, try folder.createFolder("feedback") + "/"]
    } else {
      call.arguments += [inputFile, folder.path + "/output"]
      if let answer { call.arguments.append(try folder.write(answer, as: "answer")) }
    }
    command = call
  }

  /// What the interactor has said.
  func words(_ run: Execution) -> JuryWords { JuryWords(of: run, folder, interface) }
}
