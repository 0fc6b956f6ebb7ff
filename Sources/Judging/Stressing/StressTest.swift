// The stress test: small cases, one after the other, until one is not accepted.

import Foundation

/// Tries a program on small random cases until it fails.
///
/// Which case is found depends on the seed and the sizes only, not on the number of jobs: of all
/// cases that fail it is the one with the lowest index.
public struct StressTest: Sendable {
  /// How long to go on while everything is accepted.
  public enum Length: Equatable, Sendable {
    /// So many cases.
    case count(Int)
    /// The given number of wall-clock seconds.
    case seconds(Double)
  }

  /// How far a run has come.
  public struct Progress: Sendable {
    /// How many cases were accepted.
    public var accepted = 0
    /// The seconds since the start.
    public var seconds = 0.0

    /// Begins at nothing.
    public init() {}
  }

  /// A case that was not accepted.
  public struct Finding: Sendable {
    /// The place of the case in the run, from 0.
    public let index: Int
    /// The seed of the case: a run that begins with it finds the same case at once.
    public let seed: UInt64
    /// What became of it; the evidence holds the input unless the generator has failed.
    public var result: CaseResult
  }

  /// What a run has come to.
  public struct Outcome: Sendable {
    /// How far the run has come.
    public var progress: Progress
    /// The first case that was not accepted.
    public var finding: Finding?
    /// Whether the person at the terminal has stopped it.
    public var wasInterrupted: Bool
    /// The most processor and wall-clock time that an accepted case has taken.
    public var slowest: (cpuSeconds: Double, wallSeconds: Double)
    /// Whether some inputs were different.
    public var hasDifferentInputs: Bool
    /// The part of the jury that has taken the most time, and its share of all the time of all jobs; `nil` if nothing
    /// was tried.
    public var slowestPart: (stage: JuryFault.Stage, share: Double)?

    /// How many cases were tried: up to the one that was found, or all.
    public var tried: Int { finding.map { $0.index + 1 } ?? progress.accepted }
  }

  /// Starts the program.
  public var launcher: Launcher
  /// The program.
  public var command: Command
  /// What it may use in each case.
  public var limits: Limits
  /// Who talks with the program and then decides, if it is interactive.
  public var interactor: Interactor?
  /// Makes a jury: one for each thread.
  public var makeJury: @Sendable () -> any Jury
  /// The seeds of the cases.
  public var seeds: StressSeeds

  /// Describes a stress test.
  public init(
    launcher: Launcher, command: Command, limits: Limits, interactor: Interactor? = nil,
    seeds: StressSeeds, makeJury: @escaping @Sendable () -> any Jury
  ) {
    self.launcher = launcher
    self.command = command
    self.limits = limits
    self.interactor = interactor
    self.seeds = seeds
    self.makeJury = makeJury
  }

  /// The name of the case with a seed.
  public static func name(ofSeed seed: UInt64) -> String { "stress-\(seed)" }

  /// Tries case after case, several at once if wanted.
  ///
  /// - Parameter report: Called after each accepted case, by one thread at a time.
  public func run(
    _ length: Length, jobs: Int, report: @escaping @Sendable (Progress) -> Void = { _ in }
  ) -> Outcome {
    let queue = StressQueue(length, report: report)
    let threads = DispatchGroup()
    for _ in 0..<max(1, jobs) {
      threads.enter()
      // A thread of its own: it mostly waits, which those of a shared pool are not for.
      Thread.detachNewThread {
        work(on: queue)
        threads.leave()
      }
    }
    threads.wait()
    return queue.outcome()
  }

  /// Returns what tries the program with some limits.
  func examiner(with jury: any Jury, limits: Limits) -> Examiner {
    Examiner(
      launcher: launcher, command: command, limits: limits, interactor: interactor, jury: jury)
  }

  /// Returns whether the jury makes the input of a case again.
  ///
  /// - Throws: `JuryFault`, `ExecutionError.interrupted`
  public func canRepeat(_ finding: Finding) throws -> Bool {
    guard let evidence = finding.result.evidence else { return true }
    let input = try makeJury().input(seed: finding.seed, size: seeds.size(of: finding.seed))
    return input == evidence.input
  }

  private func work(on queue: StressQueue) {
    var examiner = examiner(with: makeJury(), limits: limits)
    examiner.noteInput = queue.note
    examiner.noteTime = queue.note
    while let index = queue.next() {
      let seed = seeds.seed(at: index)
      let start = SuspendingClock.now
      defer { queue.noteCase(start.duration(to: .now) / .seconds(1)) }
      do {
        let result = try examiner.examine(
          name: Self.name(ofSeed: seed), seed: seed, size: seeds.size(of: seed))
        queue.finish(Finding(index: index, seed: seed, result: result))
      } catch {
        queue.interrupt()
      }
    }
  }
}

/// The indices that several threads take, and what they find there.
private final class StressQueue: @unchecked Sendable {
  // Everything below is only touched while the lock is held.
  private let lock = NSLock()
  private let length: StressTest.Length
  private let report: @Sendable (StressTest.Progress) -> Void
  private let start = SuspendingClock.now
  private var nextIndex = 0
  private var progress = StressTest.Progress()
  private var slowest = (cpuSeconds: 0.0, wallSeconds: 0.0)
  private var finding: StressTest.Finding?
  private var wasInterrupted = false
  private var firstInput: [UInt8]?
  private var hasDifferentInputs = false
  private var secondsOfCases = 0.0
  private var secondsOfParts: [JuryFault.Stage: Double] = [:]

  init(_ length: StressTest.Length, report: @escaping @Sendable (StressTest.Progress) -> Void) {
    self.length = length
    self.report = report
  }

  private var seconds: Double { start.duration(to: .now) / .seconds(1) }

  /// Returns the next index; every lower one has been handed out before, and will be finished.
  func next() -> Int? {
    lock.withLock {
      if finding != nil || wasInterrupted { return nil }
      switch length {
      case .count(let count): if nextIndex >= count { return nil }
      // However little time there is, one case is tried.
      case .seconds(let limit): if nextIndex > 0 && seconds >= limit { return nil }
      }
      defer { nextIndex += 1 }
      return nextIndex
    }
  }

  func note(_ input: [UInt8]) {
    lock.withLock {
      if hasDifferentInputs { return }
      if let firstInput {
        hasDifferentInputs = input != firstInput
      } else {
        firstInput = input
      }
    }
  }

  func note(_ stage: JuryFault.Stage, _ seconds: Double) {
    lock.withLock { secondsOfParts[stage, default: 0] += seconds }
  }

  func noteCase(_ seconds: Double) {
    lock.withLock { secondsOfCases += seconds }
  }

  func finish(_ examined: StressTest.Finding) {
    lock.withLock {
      progress.seconds = seconds
      if examined.result.verdict != .accepted {
        if finding.map({ examined.index < $0.index }) ?? true { finding = examined }
        return
      }
      progress.accepted += 1
      if let run = examined.result.run {
        slowest.cpuSeconds = max(slowest.cpuSeconds, run.cpuSeconds)
        slowest.wallSeconds = max(slowest.wallSeconds, run.wallSeconds)
      }
      report(progress)
    }
  }

  func interrupt() {
    lock.withLock { wasInterrupted = true }
  }

  func outcome() -> StressTest.Outcome {
    lock.withLock {
      // A case may have been finished that comes after the one that was found.
      if let finding { progress.accepted = min(progress.accepted, finding.index) }
      progress.seconds = seconds
      let slowestPart = secondsOfParts.max { $0.value < $1.value }
      return StressTest.Outcome(
        progress: progress, finding: finding, wasInterrupted: wasInterrupted, slowest: slowest,
        hasDifferentInputs: hasDifferentInputs,
        slowestPart: slowestPart.map { ($0.key, $0.value / secondsOfCases) })
    }
  }
}
