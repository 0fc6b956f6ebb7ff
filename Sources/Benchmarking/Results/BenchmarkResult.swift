// The result of one contender in one race.

import Reporting

/// The time of one contender on one input.
public struct BenchmarkResult: Codable, Equatable, Sendable {
  /// The key of a result, unique within a file, which also matches the results of two files.
  public struct Key: Hashable, Sendable {
    /// The race.
    public let title: Race.Title
    /// The contender's name.
    public let contender: String

    /// Creates the key of a contender's result in a race.
    public init(_ title: Race.Title, _ contender: String) {
      self.title = title
      self.contender = contender
    }
  }

  /// The suite: `"sort"`.
  public let suite: String
  /// The contender's name: `"radixSort"`.
  public let contender: String
  /// Whether the contender is not part of this library.
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
  /// The number of samples.
  public let samples: Int

  private enum CodingKeys: String, CodingKey {
    case suite, contender, peer, type, pattern, n, samples
    case medianNanoseconds = "median_ns_per_element"
    case madNanoseconds = "mad_ns_per_element"
  }

  /// Summarizes the times of a contender's runs.
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
    // A ten-thousandth of a nanosecond is far below the resolution of the measurement.
    self.medianNanoseconds = (medianNanoseconds * 10_000).rounded() / 10_000
    self.madNanoseconds = (madNanoseconds * 10_000).rounded() / 10_000
    self.samples = samples
  }

  /// The figure that cannot have been measured, with the reason; `nil` if there is none.
  ///
  /// The limits are far beyond all measurements, and what is computed from figures within them fits an `Int`.
  var fault: String? {
    let (lengths, times) = (1...1_000_000_000, 0...1e18)
    if !lengths.contains(n) {
      return "n is \(n.grouped), expected 1 to \(lengths.upperBound.grouped)"
    }
    if samples < 1 { return "samples is \(samples.grouped), expected 1 or more" }
    let figures: [(CodingKeys, Double)] = [
      (.medianNanoseconds, medianNanoseconds), (.madNanoseconds, madNanoseconds),
    ]
    return figures.first { !times.contains($0.1) }.map { key, time in
      "\(key.rawValue) is \(time), expected 0 to \(times.upperBound)"
    }
  }

  /// The race.
  public var title: Race.Title { Race.Title(suite: suite, type: type, pattern: pattern, n: n) }

  /// The key that identifies it.
  public var key: Key { Key(title, contender) }

  /// The median time of a whole run in nanoseconds.
  public var totalNanoseconds: Double { medianNanoseconds * Double(n) }

  /// The median absolute deviation of the runs relative to their median.
  public var spread: Double {
    medianNanoseconds > 0 ? madNanoseconds / medianNanoseconds : 0
  }

  /// Whether the samples are so noisy that the median may be off by some percent.
  public var isSpreadWide: Bool { spread > Self.wideSpread }

  /// The threshold of a wide spread; on a quiet machine the spread stays below 1 or 2 %.
  public static let wideSpread = 0.05
}
