// The growth of a contender's time with the length, and its extrapolation.

import Fitting

/// The times of one contender on one input pattern at several lengths.
public struct GrowthCurve: Equatable, Sendable {
  /// One measured length.
  public struct Point: Equatable, Sendable {
    /// The number of elements.
    public let n: Int
    /// The median time of a whole run in nanoseconds.
    public let nanoseconds: Double
  }

  /// The contender's name.
  public let contender: String
  /// Whether the contender is not part of this library.
  public let isPeer: Bool
  /// The measured lengths in ascending order, at least three.
  public let points: [Point]
  /// The power law fitted to the times in nanoseconds.
  public let growth: PowerLaw

  /// Two points always fit a power law exactly; only three or more are meaningful.
  static let leastPoints = 3

  /// Returns the curves of the contenders of a suite that were measured at three lengths or more, in
  /// the order of the results.
  public static func all(
    in results: [BenchmarkResult], suite: String, type: String, pattern: String
  ) -> [GrowthCurve] {
    let relevant = results.filter {
      $0.suite == suite && $0.type == type && $0.pattern == pattern && $0.medianNanoseconds > 0
    }
    return relevant.map(\.contender).uniqued().compactMap { name in
      let own = relevant.filter { $0.contender == name }.sorted { $0.n < $1.n }
      guard Set(own.map(\.n)).count >= leastPoints,
        let growth = PowerLaw(fitting: own.map { ($0.n, $0.totalNanoseconds) })
      else { return nil }
      return GrowthCurve(
        contender: name, isPeer: own[0].peer,
        points: own.map { Point(n: $0.n, nanoseconds: $0.totalNanoseconds) }, growth: growth)
    }
  }

  /// Returns the extrapolated time at a length beyond the measured ones; `nil` for other lengths, and if it is
  /// no time that could be measured.
  public func extrapolated(to n: Int) -> Double? {
    guard points[points.count - 1].n < n else { return nil }
    let time = growth.value(at: n)
    // As long as the longest time that a file may hold; the axis of a chart has to end somewhere.
    return 0 < time && time <= 1e27 ? time : nil
  }
}

extension Sequence where Element: Hashable {
  /// Returns the elements without duplicates, in order of first occurrence.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
