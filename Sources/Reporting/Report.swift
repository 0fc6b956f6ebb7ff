// The result of judging one program, independent of the report's format.

import Judging

/// The report on one judged program.
public struct Report: Sendable {
  /// What was judged: a problem's name or a command.
  public var target: String
  /// The program's limits.
  public var limits: Limits
  /// The results of the cases.
  public var session: Judge.Session
  /// Why no case could be judged: a compile error, or a failure of the judge's own side.
  public var obstacle: Judgement?
  /// The total wall-clock time.
  public var seconds: Double
  /// What was reached in the problem's subtasks, if it has any.
  public var subtasks: [SubtaskResult] = []
  /// The scores to compare those of the cases with, if there are any.
  public var earlierScores: EarlierScores?

  /// Creates a report.
  public init(
    target: String, limits: Limits, session: Judge.Session, obstacle: Judgement? = nil,
    seconds: Double = 0
  ) {
    self.target = target
    self.limits = limits
    self.session = session
    self.obstacle = obstacle
    self.seconds = seconds
  }

  /// The overall verdict.
  public var verdict: Verdict { obstacle?.verdict ?? session.verdict }

  /// Whether it was interrupted before any case was judged.
  var isOpen: Bool { obstacle == nil && session.wasInterrupted && session.results.isEmpty }

  /// The verdict on all cases; `nil` if an interruption has left it open, as nothing was rejected until then.
  public var certainVerdict: Verdict? {
    session.wasInterrupted && rejected.isEmpty ? nil : verdict
  }

  /// The results that were not accepted.
  public var rejected: [CaseResult] { session.results.filter { $0.verdict != .accepted } }

  /// The case with the maximum processor time; `nil` if none was run.
  public var slowest: CaseResult? {
    session.results.filter { $0.run != nil }.max { $0.run!.cpuSeconds < $1.run!.cpuSeconds }
  }

  /// The case with the maximum memory; `nil` if none was run.
  public var hungriest: CaseResult? {
    session.results.filter { $0.run != nil }
      .max { $0.run!.peakMemoryBytes < $1.run!.peakMemoryBytes }
  }
}
