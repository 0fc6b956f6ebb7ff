// What is reported about one judged program, whatever form the report takes.

import Judging

/// All there is to say about one judged program.
public struct Report: Sendable {
  /// What was judged: a problem's name or a command.
  public var target: String
  /// What the program was allowed to use.
  public var limits: Limits
  /// The results of the cases.
  public var session: Judge.Session
  /// Why no case could be judged: the program does not compile, or the judge's side is broken.
  public var obstacle: Judgement?
  /// The wall-clock time it all took.
  public var seconds: Double

  /// Gathers what is known.
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

  /// The one verdict.
  public var verdict: Verdict { obstacle?.verdict ?? session.verdict }

  /// The results that are not "accepted".
  public var rejected: [CaseResult] { session.results.filter { $0.verdict != .accepted } }

  /// The case that took the most processor time; `nil` if none has run.
  public var slowest: CaseResult? {
    session.results.filter { $0.run != nil }.max { $0.run!.cpuSeconds < $1.run!.cpuSeconds }
  }

  /// The case that took the most memory; `nil` if none has run.
  public var hungriest: CaseResult? {
    session.results.filter { $0.run != nil }
      .max { $0.run!.peakMemoryBytes < $1.run!.peakMemoryBytes }
  }
}
