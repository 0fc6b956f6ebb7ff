// Extrapolates a measured quantity to the largest size.

import Fitting
import Foundation

/// The predicted range of a quantity at the largest size.
public struct Prediction: Equatable, Sendable {
  /// How a quantity compares with its limit.
  public enum Outlook: Sendable {
    case within, tooClose, beyond
  }

  /// The size.
  public let size: Int
  /// The lower bound of the range.
  public let low: Double
  /// The upper bound of the range; infinite if the measured sizes tell too little.
  public let high: Double
  /// The exponent of the power law of its growth; `nil` if it was measured, or hardly grows.
  public let exponent: Double?
  /// Whether the largest size itself was measured.
  public let isMeasured: Bool

  /// The relative noise of measurements: how far two runs on the same input may differ.
  private static let noise = 0.1
  /// The number of largest sizes to fit: small ones grow differently.
  private static let fittedPoints = 4
  /// The minimum uncertainty of an exponent: a factor of 1.15 at four times the size.
  private static let leastDoubt = 0.1
  /// The maximum uncertainty of an exponent, used if only two sizes were fitted.
  private static let greatestDoubt = 0.5
  /// The maximum exponent: faster growth exceeds every limit anyway, and might overflow.
  private static let greatestExponent = 100.0
  /// The exponent assumed of a growth too small to be seen: that of a quadratic program.
  private static let unseenExponent = 2.0
  /// How many times larger than the last measured one the size may be for such a growth to be bounded.
  private static let greatestUnseenRatio = 50.0

  /// Predicts a quantity.
  ///
  ///     let seconds = [(size: 1, value: 0.0), (100, 0.1), (200, 0.4), (400, 1.6)]
  ///     Prediction(of: seconds, at: 800, resolution: 0.01)  // exponent 2, from 6.0 to 6.9
  ///
  /// The constant cost of the program, taken from the smallest size, is subtracted before fitting.
  ///
  /// - Parameters:
  ///   - values: At least one pair of size and value, in ascending order of size.
  ///   - size: The largest size.
  ///   - resolution: The smallest significant difference of values.
  public init(of values: [(size: Int, value: Double)], at size: Int, resolution: Double) {
    self.size = size
    let (first, last) = (values[0], values[values.count - 1])
    isMeasured = last.size == size
    if isMeasured {
      (low, high) = (last.value * (1 - Self.noise), last.value * (1 + Self.noise))
      exponent = nil
      return
    }
    let grown = values.filter { $0.value - first.value > resolution }
      .map { (size: $0.size, value: $0.value - first.value) }.suffix(Self.fittedPoints)
    guard let growth = PowerLaw(fitting: Array(grown)) else {
      // It may still grow, but until here by less than the resolution.
      let ratio = Double(size) / Double(last.size)
      low = last.value
      high =
        ratio < Self.greatestUnseenRatio
        ? last.value + resolution * pow(ratio, Self.unseenExponent) : .infinity
      exponent = nil
      return
    }
    exponent = growth.exponent
    // Two standard errors: roughly a 95 % confidence interval.
    let doubt = min(Self.greatestDoubt, max(Self.leastDoubt, 2 * growth.exponentError))
    // Accelerating growth is no power law: the upper exponent is at least that of the last step.
    let lastStep = PowerLaw(fitting: Array(grown.suffix(2)))!.exponent
    let least = growth.exponent - doubt
    let most = max(growth.exponent, lastStep) + doubt
    // The largest size may have been an easy input.
    let peak = grown.max { $0.value < $1.value }!
    let ratio = Double(size) / Double(peak.size)
    low = first.value + peak.value * pow(ratio, min(least, Self.greatestExponent))
    high = first.value + peak.value * pow(ratio, min(most, Self.greatestExponent))
  }

  /// Compares the range with a limit.
  public func outlook(limit: Double) -> Outlook {
    if high <= limit { return .within }
    return low > limit ? .beyond : .tooClose
  }
}
