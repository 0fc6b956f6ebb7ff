// Polynomials of set power series, by their derivatives, one more variable at a time, and the transposed problem, power
// projections. Elegia, "Optimal algorithm on polynomial composite set power series", Codeforces, 2021.

extension Collection {
  /// Returns the composition *f*(*s*) of this polynomial *f* with a set power series *s*.
  ///
  /// The index of an element of the set power series is the bitmask of a set; products are subset convolutions.
  ///
  ///     let polynomial: [ModularInteger<Modulus998244353>] = [5, 1, 1]
  ///     let series: [ModularInteger<Modulus998244353>] = [1, 2, 3, 4]
  ///     // The square is [1, 4, 6, 20].
  ///     polynomial.subsetComposition(with: series).map(\.value)  // [7, 6, 9, 24]
  ///
  /// The elements of the polynomial are its coefficients, that of *x*⁰ first. Every modulus works, prime or not.
  ///
  /// - Parameter series: The set power series.
  /// - Returns: As many elements as the set power series has.
  /// - Precondition: The set power series has a power of two of elements.
  /// - Complexity: O(*n* log² *n* + *m* log *n*) time and O(*n* + *m*) space for *n* elements of the set power series and
  ///   *m* coefficients.
  @inlinable
  public func subsetComposition<M: Modulus>(
    with series: [ModularInteger<M>]
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _SetPowerSeries.checkCount(series.count)
    let variables = series.count.trailingZeroBitCount
    var derivatives = _SetPowerSeries.derivatives(Array(self), at: series[0], upTo: variables)
      .map { [$0] }
    for variable in 0..<variables {
      // Invariant: there are all derivatives, as far as needed, of the series without further variables. The derivative
      // by the next variable has that of the polynomial as a factor.
      let half = Array(series[(1 << variable)..<(2 << variable)])
      for order in 0..<derivatives.count - 1 {
        derivatives[order] += derivatives[order + 1].subsetConvolution(with: half)
      }
      derivatives.removeLast()
    }
    return derivatives[0]
  }
}

extension Array {
  /// Returns weighted sums of the elements of all powers of a set power series (power projection).
  ///
  /// Element *k* of the result is the sum of `weights[set]` times the element for the set in the power *k* of the
  /// series, over all sets. It is the transpose of the composition with the series.
  ///
  ///     let series: [ModularInteger<Modulus998244353>] = [1, 2, 3, 4]
  ///     // The powers are [1, 0, 0, 0], [1, 2, 3, 4] and [1, 4, 6, 20].
  ///     series.subsetPowerProjection(weights: [0, 0, 0, 1], count: 3).map(\.value)  // [0, 4, 20]
  ///     series.subsetPowerProjection(weights: [10, 0, 0, 1], count: 3).map(\.value)  // [10, 14, 30]
  ///
  /// Without an element for the empty set, the power *k* has *k*! times the sums over all partitions into *k* blocks.
  /// Every modulus works, prime or not.
  ///
  /// - Parameters:
  ///   - weights: The weights of the sets, as many as there are elements.
  ///   - powerCount: The number of powers, from the power 0 on, not negative.
  /// - Precondition: The series has a power of two of elements.
  /// - Complexity: O(*n* log² *n* + *m* log *n*) time and O(*n* + *m*) space for *n* elements and *m* powers.
  @inlinable
  public func subsetPowerProjection<M: Modulus>(
    weights: [ModularInteger<M>], count powerCount: Int
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _SetPowerSeries.checkCount(count)
    precondition(weights.count == count, "the counts differ")
    precondition(powerCount >= 0, "the number of powers is negative")
    // All steps of the composition transposed, on the complements of the sets.
    var sums = [[Element](weights.reversed())]
    for variable in (0..<count.trailingZeroBitCount).reversed() {
      let half = Array(self[(1 << variable)..<(2 << variable)])
      sums.append([Element](repeating: 0, count: half.count))
      for order in (0..<sums.count - 1).reversed() {
        let product = [Element](sums[order].prefix(half.count)).subsetConvolution(with: half)
        sums[order].removeFirst(half.count)
        for set in product.indices {
          sums[order + 1][set] = sums[order + 1][set] + product[set]
        }
      }
    }
    return _SetPowerSeries.powers(of: self[0], powerCount, sums.map { $0[0] })
  }
}

// MARK: - Core

extension _SetPowerSeries {
  /// Returns a polynomial's value and those of its derivatives up to an order.
  @inlinable
  internal static func derivatives<M: Modulus>(
    _ polynomial: [ModularInteger<M>], at place: ModularInteger<M>, upTo order: Int
  ) -> [ModularInteger<M>] {
    var derivative = polynomial
    return (0...order).map { _ in
      let value = derivative.reversed().reduce(ModularInteger<M>(0)) { $0 * place + $1 }
      derivative = derivative.polynomialDerivative()
      return value
    }
  }

  /// Returns weighted sums of the derivatives, of all orders from 0 on, of the powers of x.
  @inlinable
  internal static func powers<M: Modulus>(
    of place: ModularInteger<M>, _ count: Int, _ weights: [ModularInteger<M>]
  ) -> [ModularInteger<M>] {
    var powers: [ModularInteger<M>] = []
    var power: ModularInteger<M> = 1
    return (0..<count).map { exponent in
      powers.append(power)
      power = power * place
      var (sum, factor): (ModularInteger<M>, ModularInteger<M>) = (0, 1)
      for order in 0..<Swift.min(weights.count, exponent + 1) {
        sum = sum + weights[order] * factor * powers[exponent - order]
        factor = factor * ModularInteger(exponent - order)
      }
      return sum
    }
  }
}
