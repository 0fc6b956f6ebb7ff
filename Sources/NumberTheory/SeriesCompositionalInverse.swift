// The compositional inverse of a formal power series, from one coefficient of all its powers, by Lagrange's inversion
// formula. Kinoshita, Li, "Power series composition in near-linear time", 2024.

extension Collection {
  /// Returns the first coefficients of the compositional inverse of a formal power series (reversion).
  ///
  /// Its composition with the series, in either order, is *x*.
  ///
  ///     let series: [ModularInteger<Modulus998244353>] = [0, 1, -1]
  ///     let inverse = series.seriesCompositionalInverse(count: 6)  // (1 - √(1 - 4x)) / 2: Catalan numbers
  ///     inverse.map(\.value)  // [0, 1, 1, 2, 5, 14]
  ///     series.seriesComposition(with: inverse, count: 6).map(\.value)  // [0, 1, 0, 0, 0, 0]
  ///
  /// Missing coefficients are 0.
  ///
  /// - Parameter count: The number of coefficients to return, not negative.
  /// - Precondition: The constant term is 0, and the coefficient of *x* has an inverse: it is not 0, if the modulus is a
  ///   prime. No number from 2 to the count − 1 divides the modulus: a prime modulus is at least the count. The count is
  ///   at most 2,097,152.
  /// - Complexity: O(*n* log² *n*) time and O(*n*) space for *n* coefficients.
  @inlinable
  public func seriesCompositionalInverse<M: Modulus>(
    count: Int
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    precondition(0...(1 << 21) ~= count, "the number of coefficients is from 0 to 2097152")
    return _Series.compositionalInverse(Array(prefix(count)), count)
  }
}

// MARK: - Core

extension _Series {
  @inlinable
  internal static func compositionalInverse(_ series: [Element], _ count: Int) -> [Element] {
    precondition(
      series.first ?? 0 == 0, "a series has a compositional inverse if it begins with 0")
    if count < 2 { return [Element](repeating: 0, count: count) }
    let inverses = inverses(below: count)
    // The series over its first coefficient has the inverse h(x); its own inverse is h(x / first).
    let factor = (series.count > 1 ? series[1] : 0).inverse
    let last = count - 1
    let projection = _SeriesPowers<M>(count: count).projection(
      of: series.map { $0 * factor }, [Element](repeating: 0, count: last) + [1], count: count)
    // The coefficient of x^n in the power k of the series, times n / k, is that of x^(n − k) in (x / h)^n.
    let power = (0..<last).map { place in
      projection[last - place] * inverses[last - place] * Element(last)
    }
    let exponent = -inverses[last]
    let logarithm = logarithm(power, Array(inverses[..<last])).map { $0 * exponent }
    var scale: Element = 1
    return [0]
      + exponential(logarithm, Array(inverses[..<last])).map { number in
        scale = scale * factor
        return number * scale
      }
  }
}
