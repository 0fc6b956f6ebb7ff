// The growth of measured values with the size: fits a power law.

import Foundation

/// A power law of a quantity in the size: *value* = *factor* · *size*^*exponent*.
public struct PowerLaw: Equatable, Sendable {
  /// The exponent: about 1 for the time of a linear algorithm, 2 for a quadratic one.
  public let exponent: Double
  /// The value at size 1.
  public let factor: Double
  /// The standard error of the exponent: 0 for exact values; infinite for only two points, where it
  /// is unknown.
  public let exponentError: Double

  /// Fits a power law by linear regression (unweighted least squares) of the logarithms.
  ///
  ///     PowerLaw(fitting: [(size: 10, value: 100), (size: 100, value: 10_000)])  // exponent 2
  ///
  /// - Parameter points: Sizes and values, all greater than 0.
  /// - Returns: `nil` if there are fewer than two distinct sizes.
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

  /// Returns the value at a size.
  public func value(at size: Int) -> Double {
    factor * pow(Double(size), exponent)
  }
}
