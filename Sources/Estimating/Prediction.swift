// Where a measured quantity leads to at the largest size.

import Fitting
import Foundation

/// A quantity at the largest size, as a range.
public struct Prediction: Equatable, Sendable {
  /// What is said of a quantity and its limit.
  public enum Outlook: String, Sendable {
    case within, tooClose, beyond
  }

  /// The size.
  public let size: Int
  /// The least that is to be expected.
  public let low: Double
  /// The most that is to be expected.
  public let high: Double
  /// The power of the size that it grows with; `nil` if it was measured, or hardly grows.
  public let exponent: Double?
  /// Whether the largest size itself was measured.
  public let isMeasured: Bool

  /// How far two runs on the same input may lie apart: measured values are no more exact.
  private static let noise = 0.1
  /// The growth is taken from so many of the largest sizes: small ones grow otherwise.
  private static let fittedPoints = 4
  /// The least doubt about an exponent: a factor 1.15 for a size that is four times as large.
  private static let leastDoubt = 0.1
  /// The doubt about an exponent that only two sizes tell.
  private static let greatestDoubt = 0.5
  /// Whatever grows faster is beyond every limit anyway, and might be beyond all numbers.
  private static let greatestExponent = 100.0

  /// Predicts a quantity.
  ///
  ///     let seconds = [(size: 1, value: 0.0), (100, 0.1), (200, 0.4), (400, 1.6)]
  ///     Prediction(of: seconds, at: 800, resolution: 0.01)  // exponent 2, from 6.0 to 6.9
  ///
  /// What a program needs without any input, taken from the smallest size, is no part of the growth.
  ///
  /// - Parameters:
  ///   - values: Sizes, in ascending order, and values; at least one.
  ///   - size: The largest size.
  ///   - resolution: The smallest difference of values that means something.
  public init(of values: [(size: Int, value: Double)], at size: Int, resolution: Double) {
    self.size = size
    let (first, last) = (values[0], values[values.count - 1])
    let ratio = Double(size) / Double(last.size)
    isMeasured = last.size == size
    if isMeasured {
      (low, high) = (last.value * (1 - Self.noise), last.value * (1 + Self.noise))
      exponent = nil
      return
    }
    let grown = values.filter { $0.value - first.value > resolution }
      .map { (size: $0.size, value: $0.value - first.value) }.suffix(Self.fittedPoints)
    guard let growth = PowerLaw(fitting: Array(grown)) else {
      // It may grow all the same, but by less than can be seen.
      (low, high) = (last.value, last.value + resolution * ratio)
      exponent = nil
      return
    }
    exponent = growth.exponent
    // Twice the standard error, as usual.
    let doubt = min(Self.greatestDoubt, max(Self.leastDoubt, 2 * growth.exponentError))
    // What grows faster and faster is no power: the last step counts at least.
    let lastStep = PowerLaw(fitting: Array(grown.suffix(2)))!.exponent
    let least = growth.exponent - doubt
    let most = max(growth.exponent, lastStep) + doubt
    let grownBy = last.value - first.value
    low = first.value + grownBy * pow(ratio, min(least, Self.greatestExponent))
    high = first.value + grownBy * pow(ratio, min(most, Self.greatestExponent))
  }

  /// Compares with a limit.
  public func outlook(limit: Double) -> Outlook {
    if high <= limit { return .within }
    return low > limit ? .beyond : .tooClose
  }
}
