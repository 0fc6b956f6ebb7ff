// Tries a program on one generated input.

/// A program and the jury that examines it, for one thread.
struct Examiner {
  let launcher: Launcher
  let command: Command
  var limits: Limits
  /// The interactor, which then decides, if the problem is interactive.
  let interactor: Interactor?
  let jury: any Jury
  /// Called with each generated input.
  var noteInput: ([UInt8]) -> Void = { _ in }
  /// Called with the seconds that a stage of the jury took.
  var noteTime: (JuryFault.Stage, Double) -> Void = { _, _ in }

  /// Tries the program on the input of a seed.
  ///
  /// A failure of the jury is an internal error, and the evidence holds the input, if it was
  /// generated.
  ///
  /// - Throws: `ExecutionError.interrupted`; every other error becomes a result.
  func examine(name: String, seed: UInt64, size: Int) throws -> CaseResult {
    var input: [UInt8]?
    do {
      let made = try timed(.generator) { try jury.input(seed: seed, size: size) }
      input = made
      noteInput(made)
      if let reason = try timed(.validator, { try jury.reasonForInvalidity(of: made) }) {
        throw JuryFault(.generator, "the validator rejects its input: \(reason)")
      }
      let answer = try timed(.bruteForce) { try jury.answer(to: made) }
      return try examine(name: name, input: made, answer: answer)
    } catch ExecutionError.interrupted {
      throw ExecutionError.interrupted
    } catch {
      return failure(name, "\(error)", input.map { .init(input: $0, output: nil, answer: nil) })
    }
  }

  private func timed<Result>(_ stage: JuryFault.Stage, _ work: () throws -> Result) rethrows
    -> Result
  {
    let start = SuspendingClock.now
    defer { noteTime(stage, start.duration(to: .now) / .seconds(1)) }
    return try work()
  }

  /// Tries the program on an input.
  ///
  /// - Throws: `ExecutionError.interrupted`, and the `JuryFault` of a brute force whose answer is none;
  ///   every other error becomes a result.
  func examine(name: String, input: [UInt8], answer: [UInt8]?) throws -> CaseResult {
    var output: [UInt8]?
    do {
      if let interactor {
        let conversation = try interactor.judge(
          command, limits: limits, input: input, answer: answer, with: launcher)
        return CaseResult(name: name, conversation, input: input, answer: answer)
      }
      let run = try launcher.run(command, input: .bytes(input), limits: limits)
      output = run.output
      return try CaseResult(name: name, run: run, limits: limits, input: input, answer: answer) {
        output in
        try timed(.checker) { try jury.judge(input: input, output: output, answer: answer ?? []) }
      }
    } catch ExecutionError.interrupted {
      throw ExecutionError.interrupted
    } catch let fault as JuryFault where fault.stage == .bruteForce {
      throw fault
    } catch {
      return failure(name, "\(error)", .init(input: input, output: output, answer: answer))
    }
  }

  private func failure(
    _ name: String, _ message: String, _ evidence: CaseResult.Evidence?
  ) -> CaseResult {
    CaseResult(name: name, verdict: .internalError, message: message, evidence: evidence)
  }
}
