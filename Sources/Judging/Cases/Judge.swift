// The judge: runs a program on cases and judges its outputs.

import Foundation

/// Judges one program.
///
///     let judge = Judge(
///       launcher: try .besideThisProgram(), command: Command("./solution"),
///       limits: Limits(cpuSeconds: 2, memoryBytes: 256 << 20), opinion: .comparison(.tokens))
///     let session = judge.run(try DataFolder("data").cases(), jobs: 2) { print($0.verdict) }
///     session.verdict  // .accepted
public struct Judge: Sendable {
  /// How an output is judged.
  public enum Opinion: Sendable {
    /// One of the built-in comparisons.
    case comparison(Comparison)
    /// A checker program.
    case checker(Checker)
  }

  /// The launcher that runs the programs.
  public var launcher: Launcher
  /// The program to judge.
  public var command: Command
  /// The program's limits.
  public var limits: Limits
  /// How its outputs are judged.
  public var opinion: Opinion
  /// The interactor, which then alone decides; `nil` for a program that is given its whole input at
  /// once.
  public var interactor: Interactor?

  /// Creates a judge of one program.
  public init(
    launcher: Launcher, command: Command, limits: Limits, opinion: Opinion,
    interactor: Interactor? = nil
  ) {
    self.launcher = launcher
    self.command = command
    self.limits = limits
    self.opinion = opinion
    self.interactor = interactor
  }

  /// The results of many cases.
  public struct Session: Sendable {
    /// The results in the order of the cases, as far as they were judged.
    public var results: [CaseResult] = []
    /// Whether the user interrupted it.
    public var wasInterrupted = false

    /// Creates a session from results.
    public init(results: [CaseResult] = [], wasInterrupted: Bool = false) {
      self.results = results
      self.wasInterrupted = wasInterrupted
    }

    /// Drops the texts of the evidence, which may be large.
    public mutating func dropEvidence() {
      for index in results.indices { results[index].evidence = nil }
    }

    /// The overall verdict: an internal error if there are no results.
    public var verdict: Verdict { .overall(results.lazy.map(\.verdict)) }

    /// The isolation and the limits that were in effect in every run.
    public var protection: Protection { .common(of: results.compactMap(\.run?.protection)) }
  }

  /// Judges cases, possibly several concurrently, and returns when all are done.
  ///
  /// A single job has the machine to itself while the program runs, but only then: inputs are
  /// generated, answers computed and outputs judged for as many cases concurrently as there are
  /// processors, at most four.
  ///
  /// A checker or interactor that hangs is not called again: further cases that need it are internal
  /// errors at once.
  ///
  /// - Parameters:
  ///   - cases: The cases.
  ///   - jobs: The number of concurrent runs.
  ///   - stopsAtFirstFailure: Whether to start no further case after one that is not accepted.
  ///   - evidence: The number of results that keep their texts, which may be as large as the
  ///     outputs: the first ones that have any.
  ///   - report: Called with each result as soon as it is available, by one thread at a time.
  ///   - watch: Called with the name of a case when the jury begins to work on it, and with `nil` when
  ///     it has done that work, by several threads at a time.
  public func run(
    _ cases: [Case], jobs: Int = 1, stopsAtFirstFailure: Bool = false, evidence: Int = 3,
    report: @escaping @Sendable (CaseResult) -> Void = { _ in },
    watch: @escaping @Sendable (JuryWork?, String) -> Void = { _, _ in }
  ) -> Session {
    let queue = CaseQueue(
      cases, stopsAtFirstFailure: stopsAtFirstFailure, evidence: evidence, report: report)
    // Whether a case is run may depend on the verdict on the previous one.
    let runsAlone = jobs == 1 && !stopsAtFirstFailure
    let workers = max(1, min(runsAlone ? Rounds.mostWorkers : jobs, cases.count))
    let common = runsAlone ? Rounds(workers: workers) : nil
    let jury = JuryWatch(note: watch)
    // Dedicated threads: they mostly block, which threads of a shared pool must not do.
    let threads = DispatchGroup()
    for _ in 0..<workers {
      // A worker without others to wait for has rounds of its own.
      let rounds = common ?? Rounds(workers: 1)
      threads.enter()
      Thread.detachNewThread {
        while let (index, next) = queue.next() {
          do {
            queue.finish(index, try judge(next, at: index, of: rounds, with: jury))
          } catch {
            queue.interrupt()
          }
        }
        rounds.leave()
        threads.leave()
      }
    }
    threads.wait()
    return queue.session()
  }

  /// Adds the crash location to the messages of the first crashes that have evidence, and the
  /// location of the stop to that of the first case that exceeded the time limit.
  public func locateEnds(in session: inout Session) {
    if interactor?.startsProgram == true { return }
    let endless = session.results.firstIndex { $0.isEndless(limits) }
    for index in session.results.indices where session.results[index].isCrash || index == endless {
      do {
        try session.results[index].locateEnd(of: command, limits: limits, launcher: launcher)
      } catch {
        session.wasInterrupted = true
        return
      }
    }
  }

  /// Judges one case.
  ///
  /// - Throws: `ExecutionError.interrupted`; every other error becomes a result.
  public func judge(_ single: Case) throws -> CaseResult {
    try judge(single, at: 0, of: Rounds(workers: 1), with: JuryWatch())
  }

  private func judge(
    _ single: Case, at number: Int, of rounds: Rounds, with jury: JuryWatch
  ) throws -> CaseResult {
    do {
      let input = try jury.during(.input, of: single.name, single.input)
      if let interactor {
        let answer = try jury.during(.answer, of: single.name) {
          try single.answerIfAny(to: input)
        }
        return try rounds.alone(number) {
          let conversation = try jury.afterNoHang(of: interactor, in: single.name) {
            try interactor.judge(
              command, limits: limits, input: input, answer: answer, with: launcher)
          }
          return CaseResult(name: single.name, conversation, input: input, answer: answer)
        }
      }
      // Before the run: if a missing answer is an internal error, then whatever the program does.
      let answer = try jury.during(.answer, of: single.name) {
        opinion.isComparison ? try single.answer(input) : try single.answerIfAny(to: input)
      }
      let run = try rounds.alone(number) {
        try launcher.run(command, input: .bytes(input), limits: limits)
      }
      return try CaseResult(
        name: single.name, run: run, limits: limits, input: input, answer: answer
      ) { output in
        try jury.afterNoHang(in: single.name) {
          try opinion.judge(input: input, output: output, answer: answer, with: launcher)
        }
      }
    } catch ExecutionError.interrupted {
      throw ExecutionError.interrupted
    } catch {
      return CaseResult(name: single.name, verdict: .internalError, message: "\(error)")
    }
  }
}

extension Judge.Opinion {
  /// Whether a stress test needs answers: a checker is called with an answer unless its protocol has none.
  public var needsAnswers: Bool {
    if case .checker(let checker) = self { checker.interface != .atcoder } else { true }
  }

  /// Whether there is no checker, which may do without an answer.
  fileprivate var isComparison: Bool {
    if case .comparison = self { true } else { false }
  }

  /// Judges the output of a program.
  ///
  /// A checker is given an empty answer for a missing one, and the message tells if it is not content.
  ///
  /// - Throws: `ExecutionError.interrupted`; every other error becomes an internal error.
  func judge(
    input: [UInt8], output: [UInt8], answer: [UInt8]?, with launcher: Launcher
  ) throws -> Judgement {
    switch self {
    case .comparison(let comparison):
      return comparison.judge(output: output, answer: answer ?? [])
    case .checker(let checker):
      do {
        var judgement = try checker.judge(
          input: input, output: output, answer: answer ?? [], with: launcher)
        if answer == nil, needsAnswers, judgement.verdict != .accepted {
          let note = "(the case has no answer: the checker was given an empty one)"
          judgement.message = judgement.message.isEmpty ? note : judgement.message + "\n" + note
        }
        return judgement
      } catch ExecutionError.interrupted {
        throw ExecutionError.interrupted
      } catch {
        return Judgement(.internalError, "the checker failed: \(error)")
      }
    }
  }
}

extension CaseResult {
  /// Explains a failed run, or has the output of a successful one judged.
  init(
    name: String, run: Execution, limits: Limits, input: [UInt8], answer: [UInt8]?,
    judge: (_ output: [UInt8]) throws -> Judgement
  ) rethrows {
    let judgement =
      try Explanation(run, limits: limits)?.judgement
      ?? judge(run.output)
    self.init(name: name, run: run, judgement: judgement, input: input, answer: answer)
  }

  /// Creates the result of a run that has been judged.
  init(
    name: String, run: Execution, judgement: Judgement, input: [UInt8], answer: [UInt8]?,
    conversation: Conversation? = nil
  ) {
    let figures = Run(
      cpuSeconds: run.cpuSeconds, wallSeconds: run.wallSeconds,
      peakMemoryBytes: run.peakMemoryBytes, end: run.end, protection: run.protection)
    let evidence = Evidence(
      input: input, output: run.output, answer: answer, errors: run.errors,
      difference: judgement.difference)
    self.init(
      name: name, verdict: judgement.verdict, message: judgement.message, score: judgement.score,
      run: figures,
      evidence: judgement.verdict == .accepted ? nil : evidence, conversation: conversation)
  }
}
