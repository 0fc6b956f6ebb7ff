// The comparison of two runs: which changes are larger than the noise?

/// The differences between two runs.
public struct Comparison: Sendable {
  /// The change of a contender's time.
  public enum Change: Equatable, Sendable {
    /// The difference is within the noise.
    case none
    /// It takes more time than before.
    case slower
    /// It takes less time than before.
    case faster
  }

  /// One contender in one race, before and after.
  public struct Pair: Equatable, Sendable {
    /// The result of the older run.
    public let old: BenchmarkResult
    /// The result of the newer run.
    public let new: BenchmarkResult

    /// The new time divided by the old one.
    public var ratio: Double {
      old.medianNanoseconds > 0 ? new.medianNanoseconds / old.medianNanoseconds : 1
    }

    /// Whether the times differ by more than the noise.
    public var change: Change {
      // A time of 0 can only come from a damaged file; nothing is compared with it.
      guard old.medianNanoseconds > 0 else { return .none }
      let difference = new.medianNanoseconds - old.medianNanoseconds
      return abs(difference) <= noise ? .none : difference > 0 ? .slower : .faster
    }

    /// The threshold in nanoseconds below which a difference counts as noise.
    ///
    /// The two spreads add up as independent errors do. For normally distributed times three
    /// standard deviations (of 1.4826 MAD each) are exceeded once in 370 comparisons.
    private var noise: Double {
      let deviations = [old, new].map { 1.4826 * $0.madNanoseconds }
      let sum = (deviations[0] * deviations[0] + deviations[1] * deviations[1]).squareRoot()
      return max(3 * sum, Comparison.leastChange * old.medianNanoseconds)
    }
  }

  /// The contenders in both runs, in the order of the newer one.
  public let pairs: [Pair]
  /// The results that only the older run has.
  public let missing: [BenchmarkResult]
  /// The results that only the newer run has.
  public let added: [BenchmarkResult]

  /// The minimum relative change that counts: a whole run of the same program may differ by as much, since its
  /// code and data are at other addresses (layout noise).
  public static let leastChange = 0.05

  /// Compares two runs.
  ///
  /// - Complexity: O(*n*) for *n* results.
  public init(old: [BenchmarkResult], new: [BenchmarkResult]) {
    let before = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new.map(\.key))
    pairs = new.compactMap { result in before[result.key].map { Pair(old: $0, new: result) } }
    missing = old.filter { !after.contains($0.key) }
    added = new.filter { before[$0.key] == nil }
  }

  /// Returns the pairs with this change, the largest first.
  public func changed(_ change: Change) -> [Pair] {
    let changed = pairs.filter { $0.change == change }
    return changed.sorted { change == .slower ? $0.ratio > $1.ratio : $0.ratio < $1.ratio }
  }

  /// The geometric mean of the peers' ratios; `nil` if the runs share no peers.
  ///
  /// The peers are the same programs in both runs, so a difference is due to the machine.
  public var peersRatio: Double? {
    let ratios = pairs.filter(\.new.peer).map(\.ratio).filter { $0 > 0 }
    return ratios.isEmpty ? nil : Statistics.geometricMean(of: ratios)
  }
}
