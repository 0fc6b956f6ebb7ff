// How what was measured grows with the size: the power that fits it best.

import Foundation

/// The power of the size that a quantity grows with: *value* = *factor* · *size*^*exponent*.
public struct PowerLaw: Equatable, Sendable {
  /// The power: about 1 for the time of a linear algorithm, 2 for that of a quadratic one.
  public let exponent: Double
  /// The value at size 1.
  public let factor: Double
  /// The standard error of the exponent: 0 for exact values; for two sizes unknown, and infinite.
  public let exponentError: Double

  /// Fits a power to values by least squares of their logarithms, which all count the same.
  ///
  ///     PowerLaw(fitting: [(size: 10, value: 100), (size: 100, value: 10_000)])  // exponent 2
  ///
  /// - Parameter points: Sizes and values, all greater than 0. `nil` is returned if there are not at
  ///   least two sizes.
  /// - Complexity: O(*p*) for *p* points.
  public init?(fitting points: [(size: Int, value: Double)]) {
    guard Set(points.map(\.size)).count >= 2 else { return nil }
    let logarithms = points.map { (x: log(Double($0.size)), y: log($0.value)) }
    let count = Double(points.count)
    let meanX = logarithms.reduce(0) { $0 + $1.x } / count
    let meanY = logarithms.reduce(0) { $0 + $1.y } / count
    let slopeSum = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    let squares = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    let slope = slopeSum / squares
    let start = meanY - slope * meanX
    let residue = logarithms.reduce(0) { $0 + pow($1.y - start - slope * $1.x, 2) }
    exponent = slope
    factor = exp(start)
    exponentError = points.count < 3 ? .infinity : (residue / (count - 2) / squares).squareRoot()
  }

  /// Returns the value that belongs to a size.
  public func value(at size: Int) -> Double {
    factor * pow(Double(size), exponent)
  }
}
