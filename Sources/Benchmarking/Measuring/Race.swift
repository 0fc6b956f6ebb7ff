// Measures several contenders on one input with interleaved samples: A B C A B C. A temporary slowdown of
// the machine affects all of them, so that their ratios stay the same.

/// A measurement of several contenders on the same input, with interleaved samples.
public struct Race: Sendable {
  /// The suite and the input of a race.
  public struct Title: Hashable, Sendable {
    /// The suite: `"sort"`.
    public let suite: String
    /// The type of the elements: `"int32"`.
    public let type: String
    /// The shape of the input: `"random"`.
    public let pattern: String
    /// The number of elements; 1 for whole processes.
    public let n: Int

    /// Names a race.
    public init(suite: String, type: String, pattern: String, n: Int) {
      self.suite = suite
      self.type = type
      self.pattern = pattern
      self.n = n
    }
  }

  /// How often and how long to measure.
  public struct Effort: Sendable {
    /// The minimum number of samples of each contender.
    public let samples: Int
    /// The minimum total time of a contender's samples in seconds.
    public let seconds: Double

    /// The number of samples after which the time no longer counts: more add no information.
    public static let mostSamples = 999

    /// Creates an effort from the minimum number of samples and the minimum total time.
    public init(samples: Int, seconds: Double) {
      self.samples = samples
      self.seconds = seconds
    }

    func isEnough(_ times: [Int]) -> Bool {
      times.count >= samples
        && (times.count >= Self.mostSamples || Double(times.reduce(0, +)) >= seconds * 1e9)
    }
  }

  /// A failed contender, with the reason.
  public struct Failure: Equatable, Sendable {
    /// The name of the contender.
    public let contender: String
    /// What went wrong.
    public let reason: String
  }

  /// The outcome of a race.
  public struct Outcome: Sendable {
    /// One result for each contender that did not fail, in their order.
    public let results: [BenchmarkResult]
    /// The contenders that failed.
    public let failures: [Failure]

    /// Creates the outcome of a race that cannot be run.
    ///
    /// - Parameters:
    ///   - names: The contenders.
    ///   - reason: What went wrong.
    public init(failuresOf names: [String], reason: String) {
      results = []
      failures = names.map { Failure(contender: $0, reason: reason) }
    }

    fileprivate init(results: [BenchmarkResult], failures: [Failure]) {
      (self.results, self.failures) = (results, failures)
    }

    /// Returns the outcome with the least noise of several outcomes of the same race.
    ///
    /// It is the one with the smallest geometric mean of the contenders' medians: noise from other processes only
    /// ever slows a race down. Ratios stay those of one pass. An outcome with a failure takes precedence over all
    /// others.
    ///
    /// - Parameter outcomes: At least one.
    public static func quietest(of outcomes: [Outcome]) -> Outcome {
      precondition(!outcomes.isEmpty, "no outcomes, no quietest one")
      return outcomes.first { !$0.failures.isEmpty } ?? outcomes.min { $0.mean < $1.mean }!
    }

    private var mean: Double {
      results.isEmpty ? 0 : Statistics.geometricMean(of: results.map(\.medianNanoseconds))
    }
  }

  /// The suite and the input.
  public let title: Title
  /// The number and time of samples.
  public let effort: Effort

  /// Longer runs, in nanoseconds, need no warm-up besides the verified one.
  private static let longRun = 100_000_000

  /// Creates a race.
  public init(_ title: Title, effort: Effort) {
    self.title = title
    self.effort = effort
  }

  /// Verifies, warms up and measures the contenders.
  ///
  /// - Parameters:
  ///   - contenders: The contenders.
  ///   - pause: Called before each run with the contender's name; an error that it throws ends the race.
  public func run(
    _ contenders: [any Contender], pause: (String) throws -> Void
  ) throws -> Outcome {
    var entries = contenders.map { Entry($0) }
    defer { for entry in entries { entry.contender.finish() } }
    for index in entries.indices { try prepare(&entries[index], pause: pause) }
    // Invariant: no contender is more than one sample ahead of another one that still runs.
    while entries.contains(where: { isRunning($0) }) {
      for index in entries.indices where isRunning(entries[index]) {
        try entries[index].attempt(pause) { entry in
          entry.times.append(try entry.contender.sample())
        }
      }
    }
    return Outcome(
      results: entries.filter { $0.failure == nil }.map(result),
      failures: entries.compactMap(\.failure))
  }

  private func prepare(_ entry: inout Entry, pause: (String) throws -> Void) throws {
    try entry.attempt(pause) { entry in
      try entry.contender.prepare()
      let nanoseconds = try entry.contender.sample()
      try entry.contender.verify()
      if nanoseconds < Self.longRun { _ = try entry.contender.sample() }
    }
  }

  private func isRunning(_ entry: Entry) -> Bool {
    entry.failure == nil && !effort.isEnough(entry.times)
  }

  private func result(of entry: Entry) -> BenchmarkResult {
    BenchmarkResult(
      title, contender: entry.contender.name, peer: entry.contender.isPeer,
      nanoseconds: entry.times)
  }

  /// A contender with its samples.
  private struct Entry {
    let contender: any Contender
    var times: [Int] = []
    var failure: Failure?

    init(_ contender: any Contender) {
      self.contender = contender
    }

    /// Runs an operation of the contender, unless the pause before it throws: an error of the operation is a failure
    /// of the contender.
    mutating func attempt(
      _ pause: (String) throws -> Void, _ body: (inout Entry) throws -> Void
    ) throws {
      try pause(contender.name)
      do {
        try body(&self)
      } catch {
        failure = Failure(contender: contender.name, reason: "\(error)")
      }
    }
  }
}
