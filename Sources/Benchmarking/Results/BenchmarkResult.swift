// What was measured of one contender in one race.

/// The time of one contender on one input.
public struct BenchmarkResult: Codable, Equatable, Sendable {
  /// What tells results apart within a file, and pairs those of two files.
  public struct Key: Hashable, Sendable {
    /// The race.
    public let title: Race.Title
    /// The contender's name.
    public let contender: String

    /// Names the result of a contender in a race.
    public init(_ title: Race.Title, _ contender: String) {
      self.title = title
      self.contender = contender
    }
  }

  /// The suite: `"sort"`.
  public let suite: String
  /// The contender's name: `"radixSort"`.
  public let contender: String
  /// Whether the contender is no part of this library.
  public let peer: Bool
  /// The type of the elements: `"int32"`.
  public let type: String
  /// The shape of the input: `"random"`.
  public let pattern: String
  /// The number of elements; 1 for whole processes.
  public let n: Int
  /// The median time of a run in nanoseconds, divided by `n`.
  public let medianNanoseconds: Double
  /// The median absolute deviation of the times in nanoseconds, divided by `n`.
  public let madNanoseconds: Double
  /// The number of runs that were measured.
  public let samples: Int

  private enum CodingKeys: String, CodingKey {
    case suite, contender, peer, type, pattern, n, samples
    case medianNanoseconds = "median_ns_per_element"
    case madNanoseconds = "mad_ns_per_element"
  }

  /// Sums up the times of a contender's runs.
  ///
  /// - Parameter nanoseconds: At least one time.
  public init(_ title: Race.Title, contender: String, peer: Bool, nanoseconds: [Int]) {
    self.init(
      title, contender: contender, peer: peer,
      medianNanoseconds: Statistics.median(of: nanoseconds.map(Double.init)) / Double(title.n),
      madNanoseconds: Statistics.medianAbsoluteDeviation(of: nanoseconds.map(Double.init))
        / Double(title.n),
      samples: nanoseconds.count)
  }

  /// Creates a result from its figures.
  public init(
    _ title: Race.Title, contender: String, peer: Bool, medianNanoseconds: Double,
    madNanoseconds: Double, samples: Int
  ) {
    suite = title.suite
    type = title.type
    pattern = title.pattern
    n = title.n
    self.contender = contender
    self.peer = peer
    // A ten-thousandth of a nanosecond is far below what can be measured.
    self.medianNanoseconds = (medianNanoseconds * 10_000).rounded() / 10_000
    self.madNanoseconds = (madNanoseconds * 10_000).rounded() / 10_000
    self.samples = samples
  }

  /// The race.
  public var title: Race.Title { Race.Title(suite: suite, type: type, pattern: pattern, n: n) }

  /// What tells it from all others.
  public var key: Key { Key(title, contender) }

  /// The median time of a whole run in nanoseconds.
  public var totalNanoseconds: Double { medianNanoseconds * Double(n) }

  /// The spread of the runs, as a part of their median.
  public var spread: Double {
    medianNanoseconds > 0 ? madNanoseconds / medianNanoseconds : 0
  }

  /// Whether the runs differ so much that the median may be off by some percent.
  public var isSpreadWide: Bool { spread > Self.wideSpread }

  /// On a quiet machine the deviation stays below a hundredth or two of the median.
  public static let wideSpread = 0.05
}
