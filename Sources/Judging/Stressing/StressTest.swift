// The stress test: small random cases, until one is not accepted.

import Foundation

/// Tries a program on small random cases until it fails.
///
/// The case that is found depends on the seed and the sizes only, not on the number of jobs: it is
/// the failing case with the lowest index.
public struct StressTest: Sendable {
  /// When to stop if everything is accepted.
  public enum Length: Equatable, Sendable {
    /// After the given number of cases.
    case count(Int)
    /// After the given number of wall-clock seconds.
    case seconds(Double)
  }

  /// The progress of a run.
  public struct Progress: Sendable {
    /// The number of accepted cases.
    public var accepted = 0
    /// The wall-clock seconds since the start.
    public var seconds = 0.0

    /// Creates the progress at the start.
    public init() {}
  }

  /// A case that was not accepted.
  public struct Finding: Sendable {
    /// The index of the case in the run, from 0.
    public let index: Int
    /// The seed of the case: a run with this seed starts with the same case.
    public let seed: UInt64
    /// The result of the case; the evidence holds the input unless the generator failed.
    public var result: CaseResult
  }

  /// The result of a run.
  public struct Outcome: Sendable {
    /// The progress of the run.
    public var progress: Progress
    /// The first case that was not accepted.
    public var finding: Finding?
    /// Whether the user interrupted it.
    public var wasInterrupted: Bool
    /// The maximum processor and wall-clock time of an accepted case.
    public var slowest: (cpuSeconds: Double, wallSeconds: Double)
    /// Whether the inputs were not all the same.
    public var hasDifferentInputs: Bool
    /// The shares of the jury's parts in the total time of all jobs; the rest is the program's.
    public var timeShares: [JuryFault.Stage: Double]

    /// The number of cases that were tried: up to the one that was found, or all.
    public var tried: Int { finding.map { $0.index + 1 } ?? progress.accepted }
  }

  /// The launcher that runs the program.
  public var launcher: Launcher
  /// The program.
  public var command: Command
  /// The program's limits in each case.
  public var limits: Limits
  /// The interactor, which then decides, if the problem is interactive.
  public var interactor: Interactor?
  /// Creates a jury: one per thread.
  public var makeJury: @Sendable () -> any Jury
  /// The seeds of the cases.
  public var seeds: StressSeeds

  /// Creates a stress test.
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

  /// Returns the name of the case with a seed.
  public static func name(ofSeed seed: UInt64) -> String { "stress-\(seed)" }

  /// Tries case after case, possibly several concurrently.
  ///
  /// - Parameter report: Called after each accepted case, by one thread at a time.
  public func run(
    _ length: Length, jobs: Int, report: @escaping @Sendable (Progress) -> Void = { _ in }
  ) -> Outcome {
    let queue = StressQueue(length, report: report)
    let threads = DispatchGroup()
    for _ in 0..<max(1, jobs) {
      threads.enter()
      // A dedicated thread: it mostly blocks, which threads of a shared pool must not do.
      Thread.detachNewThread {
        work(on: queue)
        threads.leave()
      }
    }
    threads.wait()
    return queue.outcome()
  }

  /// Returns an examiner of the program with the given limits.
  func examiner(with jury: any Jury, limits: Limits) -> Examiner {
    Examiner(
      launcher: launcher, command: command, limits: limits, interactor: interactor, jury: jury)
  }

  /// Returns whether the jury generates the same input for a case again.
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

/// A queue of indices for several threads, and their findings.
private final class StressQueue: @unchecked Sendable {
  // Everything below is guarded by the lock.
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

  /// Returns the next index; all lower ones have been handed out, and will be finished.
  func next() -> Int? {
    lock.withLock {
      if finding != nil || wasInterrupted { return nil }
      switch length {
      case .count(let count): if nextIndex >= count { return nil }
      // At least one case is tried, however short the time.
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
      // Cases after the one that was found may have been finished.
      if let finding { progress.accepted = min(progress.accepted, finding.index) }
      progress.seconds = seconds
      return StressTest.Outcome(
        progress: progress, finding: finding, wasInterrupted: wasInterrupted, slowest: slowest,
        hasDifferentInputs: hasDifferentInputs,
        timeShares: secondsOfParts.mapValues { $0 / secondsOfCases })
    }
  }
}
