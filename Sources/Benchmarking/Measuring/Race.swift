// Measures several contenders on one input, in turns: A B C A B C. A machine that slows down for a
// while slows down all of them, so their ratios stay what they are.

/// Contenders that are measured together, on the same input.
public struct Race: Sendable {
  /// What the contenders do, and with what.
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
    /// The least number of samples of each contender.
    public let samples: Int
    /// The least time in seconds that the samples of a contender take together.
    public let seconds: Double

    /// More samples than these say nothing new.
    static let mostSamples = 999

    /// Demands so many samples and so much time.
    public init(samples: Int, seconds: Double) {
      self.samples = samples
      self.seconds = seconds
    }

    func isEnough(_ times: [Int]) -> Bool {
      times.count >= samples
        && (times.count >= Self.mostSamples || Double(times.reduce(0, +)) >= seconds * 1e9)
    }
  }

  /// A contender that is out of the race, and why.
  public struct Failure: Equatable, Sendable {
    /// The name of the contender.
    public let contender: String
    /// What went wrong.
    public let reason: String
    /// Whether it gave a wrong answer, rather than none.
    public let isWrongAnswer: Bool
  }

  /// What has come of a race.
  public struct Outcome: Sendable {
    /// One result for each contender that did not fail, in their order.
    public let results: [BenchmarkResult]
    /// The contenders that failed.
    public let failures: [Failure]

    /// Returns the one of several outcomes of the same race that counts.
    ///
    /// That is where the contenders were fastest together, by the geometric mean of their medians:
    /// others on the machine only ever make a race slower. Ratios stay those of one pass. An outcome
    /// with a failure counts before all others.
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

  /// What is raced.
  public let title: Title
  /// How long.
  public let effort: Effort

  /// Runs that take longer need no warming up but the one that is verified.
  private static let longRun = 100_000_000

  /// Announces a race.
  public init(_ title: Title, effort: Effort) {
    self.title = title
    self.effort = effort
  }

  /// Verifies, warms up and measures the contenders.
  ///
  /// - Parameters:
  ///   - contenders: Who takes part.
  ///   - pause: Called before each run with the contender's name; the race ends with the error that
  ///     it throws.
  public func run(
    _ contenders: [any Contender], pause: (String) throws -> Void
  ) throws -> Outcome {
    var entries = contenders.map { Entry($0) }
    defer { for entry in entries { entry.contender.finish() } }
    for index in entries.indices { try prepare(&entries[index], pause: pause) }
    // Invariant: nobody is more than one sample ahead of another who still runs.
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

  /// A contender and what is known of it.
  private struct Entry {
    let contender: any Contender
    var times: [Int] = []
    var failure: Failure?

    init(_ contender: any Contender) {
      self.contender = contender
    }

    /// Lets the contender do something, unless the pause before it says stop: what goes wrong is a
    /// failure of the contender.
    mutating func attempt(
      _ pause: (String) throws -> Void, _ body: (inout Entry) throws -> Void
    ) throws {
      try pause(contender.name)
      do {
        try body(&self)
      } catch {
        failure = Failure(
          contender: contender.name, reason: "\(error)", isWrongAnswer: error is WrongAnswer)
      }
    }
  }
}
