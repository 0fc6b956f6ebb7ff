// The judge: runs a program on cases and says what it thinks of the outputs.

import Foundation

/// Judges one program.
///
///     let judge = Judge(
///       launcher: try .besideThisProgram(), command: Command("./solution"),
///       limits: Limits(cpuSeconds: 2, memoryBytes: 256 << 20), opinion: .comparison(.tokens))
///     let session = judge.run(try DataFolder("data").cases(), jobs: 2) { print($0.verdict) }
///     session.verdict  // .accepted
public struct Judge: Sendable {
  /// Who says whether an output is right.
  public enum Opinion: Sendable {
    /// One of the ready-made comparisons.
    case comparison(Comparison)
    /// A program.
    case checker(Checker)
  }

  /// Starts the programs.
  public var launcher: Launcher
  /// The program to judge.
  public var command: Command
  /// What it may use.
  public var limits: Limits
  /// Who says whether an output is right.
  public var opinion: Opinion
  /// Who talks with the program, and then alone decides; `nil` for a program that is given its
  /// whole input at once.
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
    /// Whether the person at the terminal has stopped it.
    public var wasInterrupted = false

    /// Gathers results.
    public init(results: [CaseResult] = [], wasInterrupted: Bool = false) {
      self.results = results
      self.wasInterrupted = wasInterrupted
    }

    /// Forgets the texts that the results are about, which may be large.
    public mutating func dropEvidence() {
      for index in results.indices { results[index].evidence = nil }
    }

    /// The one verdict for all of them: an internal error if there is nothing to go by.
    public var verdict: Verdict { .overall(results.lazy.map(\.verdict)) }

    /// What kept the program in check in every run.
    public var protection: Protection {
      let all = results.compactMap(\.run?.protection)
      return all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
    }
  }

  /// Judges cases, several at once if wanted, and returns when all are done.
  ///
  /// One job has the machine to itself while the program runs, and no longer: inputs are generated,
  /// answers computed and outputs judged for as many cases at once as there are processors, at most four.
  ///
  /// - Parameters:
  ///   - cases: The cases.
  ///   - jobs: How many run at once.
  ///   - stopsAtFirstFailure: Whether to begin no further case after one that is not accepted.
  ///   - evidence: Of so many results, the first ones that have any, the texts are kept: they may be
  ///     as large as the outputs.
  ///   - report: Called with each result as soon as it is there, by one thread at a time.
  public func run(
    _ cases: [Case], jobs: Int = 1, stopsAtFirstFailure: Bool = false, evidence: Int = 3,
    report: @escaping @Sendable (CaseResult) -> Void = { _ in }
  ) -> Session {
    let queue = CaseQueue(
      cases, stopsAtFirstFailure: stopsAtFirstFailure, evidence: evidence, report: report)
    // Whether a case is to be run may depend on the opinion of the one before.
    let runsAlone = jobs == 1 && !stopsAtFirstFailure
    let workers = max(1, min(runsAlone ? Rounds.mostWorkers : jobs, cases.count))
    let common = runsAlone ? Rounds(workers: workers) : nil
    // Each has a thread of its own: it mostly waits, which those of a shared pool are not for.
    let threads = DispatchGroup()
    for _ in 0..<workers {
      // Who waits for nobody has rounds of his own.
      let rounds = common ?? Rounds(workers: 1)
      threads.enter()
      Thread.detachNewThread {
        while let (index, next) = queue.next() {
          do {
            queue.finish(index, try judge(next, at: index, of: rounds))
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

  /// Adds to the messages of the first crashes that have their texts where the program was, and to that of the first
  /// case that has used up its time.
  public func locateEnds(in session: inout Session) {
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
    try judge(single, at: 0, of: Rounds(workers: 1))
  }

  private func judge(_ single: Case, at number: Int, of rounds: Rounds) throws -> CaseResult {
    do {
      let input = try single.input()
      if let interactor {
        let answer = try single.answerIfAny(to: input)
        return try rounds.alone(number) {
          try interactor.judge(
            command, name: single.name, limits: limits, input: input, answer: answer,
            with: launcher)
        }
      }
      // Before the run: a case without an answer is an error of the judge whatever the program does.
      let answer = try single.answer(input)
      let run = try rounds.alone(number) {
        try launcher.run(command, input: .bytes(input), limits: limits)
      }
      return try CaseResult(
        name: single.name, run: run, limits: limits, input: input, answer: answer
      ) { output in
        try opinion.judge(input: input, output: output, answer: answer, with: launcher)
      }
    } catch ExecutionError.interrupted {
      throw ExecutionError.interrupted
    } catch {
      return CaseResult(name: single.name, verdict: .internalError, message: "\(error)")
    }
  }
}

extension Judge.Opinion {
  /// Judges the output of a program.
  ///
  /// - Throws: `ExecutionError.interrupted`; every other error becomes an internal error.
  func judge(
    input: [UInt8], output: [UInt8], answer: [UInt8], with launcher: Launcher
  ) throws -> Judgement {
    switch self {
    case .comparison(let comparison):
      return comparison.judge(output: output, answer: answer)
    case .checker(let checker):
      do {
        return try checker.judge(input: input, output: output, answer: answer, with: launcher)
      } catch ExecutionError.interrupted {
        throw ExecutionError.interrupted
      } catch {
        return Judgement(.internalError, "the checker failed: \(error)")
      }
    }
  }
}

extension CaseResult {
  /// Explains a run, or has its output judged if it ended well.
  init(
    name: String, run: Execution, limits: Limits, input: [UInt8], answer: [UInt8],
    judge: (_ output: [UInt8]) throws -> Judgement
  ) rethrows {
    let judgement =
      try Explanation(run, limits: limits).map { Judgement($0.verdict, $0.message) }
      ?? judge(run.output)
    self.init(name: name, run: run, judgement: judgement, input: input, answer: answer)
  }

  /// Gathers what is known of a run that has been judged.
  init(
    name: String, run: Execution, judgement: Judgement, input: [UInt8], answer: [UInt8],
    conversation: Conversation? = nil
  ) {
    let figures = Run(
      cpuSeconds: run.cpuSeconds, wallSeconds: run.wallSeconds,
      peakMemoryBytes: run.peakMemoryBytes, end: run.end, protection: run.protection)
    let evidence = Evidence(
      input: input, output: run.output, answer: answer, errors: run.errors,
      difference: judgement.difference)
    self.init(
      name: name, verdict: judgement.verdict, message: judgement.message, run: figures,
      evidence: judgement.verdict == .accepted ? nil : evidence, conversation: conversation)
  }
}

/// Cases that several threads take from, and the results they bring back.
private final class CaseQueue: @unchecked Sendable {
  // Everything below is only touched while the lock is held.
  private let lock = NSLock()
  private let cases: [Case]
  private let stopsAtFirstFailure: Bool
  private let mostEvidence: Int
  private let report: @Sendable (CaseResult) -> Void
  private var nextIndex = 0
  private var isStopped = false
  private var wasInterrupted = false
  private var results: [CaseResult?]
  /// The results that have their texts, in the order of the cases.
  private var proven: [Int] = []

  init(
    _ cases: [Case], stopsAtFirstFailure: Bool, evidence: Int,
    report: @escaping @Sendable (CaseResult) -> Void
  ) {
    self.cases = cases
    self.stopsAtFirstFailure = stopsAtFirstFailure
    mostEvidence = evidence
    self.report = report
    results = Array(repeating: nil, count: cases.count)
  }

  func next() -> (Int, Case)? {
    lock.withLock {
      guard !isStopped, nextIndex < cases.count else { return nil }
      defer { nextIndex += 1 }
      return (nextIndex, cases[nextIndex])
    }
  }

  func finish(_ index: Int, _ result: CaseResult) {
    lock.withLock {
      results[index] = result
      if result.evidence != nil {
        // Earlier cases may still come, and take the place of later ones.
        proven.insert(index, at: proven.firstIndex { $0 > index } ?? proven.endIndex)
        if proven.count > mostEvidence { results[proven.removeLast()]?.evidence = nil }
      }
      if stopsAtFirstFailure, result.verdict != .accepted { isStopped = true }
      report(result)
    }
  }

  func interrupt() {
    lock.withLock {
      isStopped = true
      wasInterrupted = true
    }
  }

  func session() -> Judge.Session {
    lock.withLock {
      Judge.Session(results: results.compactMap { $0 }, wasInterrupted: wasInterrupted)
    }
  }
}
