// Robust statistics of repeated measurements. Medians, because the noise of a shared machine is one-sided:
// nothing ever runs faster than it can.

import Foundation

/// Summary statistics.
public enum Statistics {
  /// Returns the median: the middle value, or the mean of the two in the middle.
  ///
  ///     Statistics.median(of: [3, 1, 20])  // 3
  ///
  /// - Parameter values: At least one.
  /// - Complexity: O(*n* log *n*) for *n* values.
  public static func median(of values: [Double]) -> Double {
    precondition(!values.isEmpty, "no values, no median")
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// Returns the median absolute deviation from the median (MAD): a measure of spread that is robust against
  /// outliers.
  ///
  ///     Statistics.medianAbsoluteDeviation(of: [3, 1, 20])  // 2
  ///
  /// - Parameter values: At least one.
  /// - Complexity: O(*n* log *n*) for *n* values.
  public static func medianAbsoluteDeviation(of values: [Double]) -> Double {
    let median = median(of: values)
    return self.median(of: values.map { abs($0 - median) })
  }

  /// Returns the geometric mean, the appropriate mean for ratios: of 2 and 1/2 it is 1.
  ///
  /// - Parameter values: At least one, all greater than 0.
  /// - Complexity: O(*n*) for *n* values.
  public static func geometricMean(of values: [Double]) -> Double {
    precondition(!values.isEmpty, "no values, no mean")
    return exp(values.reduce(0) { $0 + log($1) } / Double(values.count))
  }
}
