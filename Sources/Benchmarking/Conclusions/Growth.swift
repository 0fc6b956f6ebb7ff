// How times grow with the length: the exponent that fits them best, and where it leads to.

import Foundation

/// The power of the length that a contender's times grow with: *time* = *factor* · *n*^*exponent*.
public struct Growth: Equatable, Sendable {
  /// The power: about 1 for linear algorithms, 2 for quadratic ones.
  public let exponent: Double
  /// The nanoseconds for a single element.
  public let factor: Double
  /// The standard error of the exponent: 0 for exact times; for two lengths unknown, and infinite.
  public let exponentError: Double

  /// Fits a power to times by least squares of their logarithms, which all count the same.
  ///
  ///     Growth(fitting: [(n: 10, nanoseconds: 100), (n: 100, nanoseconds: 10_000)])  // exponent 2
  ///
  /// - Parameter points: Lengths and times, all greater than 0. `nil` is returned if there are not
  ///   at least two lengths.
  /// - Complexity: O(*p*) for *p* points.
  public init?(fitting points: [(n: Int, nanoseconds: Double)]) {
    guard Set(points.map(\.n)).count >= 2 else { return nil }
    let logarithms = points.map { (x: log(Double($0.n)), y: log($0.nanoseconds)) }
    let count = Double(points.count)
    let meanX = logarithms.reduce(0) { $0 + $1.x } / count
    let meanY = logarithms.reduce(0) { $0 + $1.y } / count
    let slopeSum = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    let squares = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    exponent = slopeSum / squares
    factor = exp(meanY - exponent * meanX)
    let (slope, start) = (exponent, meanY - exponent * meanX)
    let residue = logarithms.reduce(0) { $0 + pow($1.y - start - slope * $1.x, 2) }
    exponentError = points.count < 3 ? .infinity : (residue / (count - 2) / squares).squareRoot()
  }

  /// Returns the nanoseconds that so many elements should take.
  public func nanoseconds(_ n: Int) -> Double {
    factor * pow(Double(n), exponent)
  }
}

/// The times of one contender on one kind of input of several lengths.
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
  /// Whether the contender is no part of this library.
  public let isPeer: Bool
  /// The measured lengths in ascending order, at least three.
  public let points: [Point]
  /// The power that fits them.
  public let growth: Growth

  /// Two points fit any power; from three on it says something.
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
      guard own.count >= leastPoints,
        let growth = Growth(fitting: own.map { ($0.n, $0.totalNanoseconds) })
      else { return nil }
      return GrowthCurve(
        contender: name, isPeer: own[0].peer,
        points: own.map { Point(n: $0.n, nanoseconds: $0.totalNanoseconds) }, growth: growth)
    }
  }

  /// Returns the time for a longer input than any measured one; `nil` if that length was measured
  /// or is shorter.
  public func extrapolated(to n: Int) -> Double? {
    points[points.count - 1].n < n ? growth.nanoseconds(n) : nil
  }
}

extension Sequence where Element: Hashable {
  /// The elements without those that were there before.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
