// Compositions of formal power series, and the transposed problem, power projections. Kinoshita, Li, "Power series
// composition in near-linear time", 2024.

extension Collection {
  /// Returns the first coefficients of the composition *f*(*g*(*x*)) of this formal power series *f* with another one.
  ///
  ///     let outer: [ModularInteger<Modulus998244353>] = [1, 1, 1]
  ///     let inner: [ModularInteger<Modulus998244353>] = [0, 2, 1]
  ///     // 1 + (2x + x²) + (2x + x²)² = 1 + 2x + 5x² + 4x³ + x⁴
  ///     outer.seriesComposition(with: inner, count: 4).map(\.value)  // [1, 2, 5, 4]
  ///
  /// Missing coefficients are 0. If the constant term of the inner series is 0, only as many coefficients of the outer
  /// one matter as are returned. If it is not 0, the outer one is a polynomial. Every modulus works, prime or not;
  /// 998,244,353 is three times as fast as others.
  ///
  /// - Parameters:
  ///   - inner: The coefficients of the inner series *g*.
  ///   - count: The number of coefficients to return, not negative.
  /// - Precondition: The count is at most 2,097,152. If the constant term of the inner series is not 0, there are at
  ///   most 4,194,304 coefficients of the outer one.
  /// - Complexity: O(*n* log² *n* + *m* log *m*) time and O(*n* log *n* + *m*) space for *n* coefficients of the result
  ///   and *m* of the outer series that matter.
  @inlinable
  public func seriesComposition<M: Modulus>(
    with inner: some Collection<Element>, count: Int
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    precondition(0...(1 << 21) ~= count, "the number of coefficients is from 0 to 2097152")
    let inner = Array(inner.prefix(count))
    let terms = inner.first ?? 0 == 0 ? prefix(count) : self[...]
    precondition(terms.count <= 1 << 22, "a polynomial has at most 4194304 coefficients")
    let outer = Array(terms)
    if count == 0 || outer.isEmpty { return [ModularInteger<M>](repeating: 0, count: count) }
    return Array(_SeriesPowers<M>(count: count).composition(of: outer, with: inner)[..<count])
  }

  /// Returns weighted sums of the first coefficients of all powers of a formal power series (power projection).
  ///
  /// Element *k* of the result is the sum of `weights[i]` times the coefficient of *x*^*i* in the power *k* of the
  /// series, over all *i*.
  ///
  ///     let series: [ModularInteger<Modulus998244353>] = [0, 2, 1]
  ///     // 1; 2x + x²; 4x² + 4x³ + x⁴; 8x³ + …: what is their coefficient of x², and what is that plus ten times the
  ///     // one of x³?
  ///     series.seriesPowerProjection(weights: [0, 0, 1], count: 4).map(\.value)  // [0, 1, 4, 0]
  ///     series.seriesPowerProjection(weights: [0, 0, 1, 10], count: 4).map(\.value)  // [0, 1, 44, 80]
  ///
  /// It is the transpose of the composition with the series. Missing coefficients are 0. Every modulus works, prime or
  /// not; 998,244,353 is three times as fast as others.
  ///
  /// - Parameters:
  ///   - weights: The weights of the coefficients.
  ///   - count: The number of powers, from the power 0 on, not negative.
  /// - Precondition: There are at most 2,097,152 weights. The count is at most 8,388,608.
  /// - Complexity: O(*n* log² *n* + *m* log *m*) time and O(*n* + *m*) space for *n* weights and *m* powers.
  @inlinable
  public func seriesPowerProjection<M: Modulus>(
    weights: some Collection<Element>, count: Int
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    precondition(weights.count <= 1 << 21, "there are at most 2097152 weights")
    precondition(0...(1 << 23) ~= count, "the number of powers is from 0 to 8388608")
    if weights.isEmpty { return [ModularInteger<M>](repeating: 0, count: count) }
    let series = Array(prefix(weights.count))
    return _SeriesPowers<M>(count: weights.count).projection(
      of: series, Array(weights), count: count)
  }
}

// MARK: - Core

/// All powers of a series *g*, as the coefficients of *y* in the quotient 1 / (1 − *y* · *g*(*x*)).
///
/// Dividend and divisor are multiplied by the divisor at −x. Then the divisor has even powers of x only, and of the
/// dividend those matter that are as even or odd as the power wanted (Bostan–Mori): half as many powers of x, twice as
/// many of y. In an array of all coefficients there are two columns for each power of x that matters, and one row for
/// each power of y, so that products are those of polynomials in one variable.
@usableFromInline
internal struct _SeriesPowers<M: Modulus> {
  @usableFromInline internal typealias Element = ModularInteger<M>

  /// The number of powers of x, a power of two.
  @usableFromInline internal let size: Int
  /// Transforms for the even part of products, and for whole products.
  @usableFromInline internal let half: _CyclicTransform<M>
  @usableFromInline internal let whole: _CyclicTransform<M>

  /// - Parameter count: At least 1.
  @inlinable
  internal init(count: Int) {
    var size = 1
    while size < count { size *= 2 }
    self.size = size
    half = _CyclicTransform(size: 2 * size)
    whole = _CyclicTransform(size: 4 * size)
  }

  /// Returns 1 − y · g(x).
  @inlinable
  internal func divisor(_ series: [Element]) -> [Element] {
    var divisor = [Element](repeating: 0, count: 2 * size)
    divisor[0] = 1
    return divisor + series.map { -$0 }
  }

  /// Returns the divisor after a step.
  ///
  /// - Parameters:
  ///   - values: Those of the divisor before.
  ///   - width: The number of powers of x before.
  @inlinable
  internal func nextDivisor(_ values: _CyclicTransform<M>.Values, _ width: Int) -> [Element] {
    var product = half.evenProduct(values, values)
    clear(&product, outside: 0..<width / 2, of: width)
    // The power 0 of y has the factor 1. To it the highest one has wrapped around.
    for column in 0..<width / 2 {
      product.append(product[column])
      product[column] = 0
    }
    product[2 * size] = product[2 * size] - 1
    product[0] = 1
    return product
  }

  /// Sets all columns of an array of rows to 0 but some.
  @inlinable
  internal func clear(
    _ numbers: inout [Element], outside columns: Range<Int>, of rowLength: Int
  ) {
    for row in stride(from: 0, to: numbers.count, by: rowLength) {
      for place in row..<row + columns.lowerBound { numbers[place] = 0 }
      for place in row + columns.upperBound..<row + rowLength { numbers[place] = 0 }
    }
  }

  /// Returns weighted sums of the coefficients of powers of a series.
  ///
  /// - Parameters:
  ///   - series: At most as many coefficients as weights.
  ///   - weights: At least one.
  @inlinable
  internal func projection(
    of series: [Element], _ weights: [Element], count: Int
  ) -> [Element] {
    // The sums are the coefficient of x^size, if weight i is that of x^(size − i) in the dividend.
    var dividend = [Element](repeating: 0, count: 2 * size)
    for (place, weight) in weights.enumerated() { dividend[size - place] = weight }
    var (divisor, width) = (divisor(series), size)
    while width > 1 {
      // Invariant: the sums are the coefficient of x^width. The dividend has no power 0 of x.
      let values = whole.values(divisor)
      dividend = half.evenProduct(whole.values(dividend), values)
      clear(&dividend, outside: 1..<width / 2 + 1, of: width)
      divisor = nextDivisor(values, width)
      width /= 2
    }
    return _Series.quotient(
      (0..<size).map { dividend[2 * $0 + 1] }, by: constantTerms(divisor), count)
  }

  /// Returns the divisor after the last step, which has no powers of x but 0.
  @inlinable
  internal func constantTerms(_ divisor: [Element]) -> [Element] {
    // If there was no step, it is in two rows too.
    (0...size).map { 2 * $0 < divisor.count ? divisor[2 * $0] : 0 }
  }

  /// Returns the composition of a polynomial, which is not empty, with a series, all steps of `projection` transposed.
  @inlinable
  internal func composition(of outer: [Element], with inner: [Element]) -> [Element] {
    var steps: [_CyclicTransform<M>.Values] = []
    var (divisor, width) = (divisor(inner), size)
    while width > 1 {
      let values = whole.values(divisor)
      steps.append(values)
      divisor = nextDivisor(values, width)
      width /= 2
    }
    // With a constant term of 0 the divisor is 1.
    let quotient =
      inner.first ?? 0 == 0 ? [1] : _Series.inverse(constantTerms(divisor), outer.count)
    let sums = outer.reversed().convolution(with: quotient)
    // In descending order of the powers of y and of x, so that a transposed product is a product.
    var rows = [Element](repeating: 0, count: 2 * size)
    for power in 0..<Swift.min(size, outer.count) {
      rows[2 * (size - 1 - power)] = sums[outer.count - 1 - power]
    }
    for values in steps.reversed() {
      // Invariant: there are `width` powers of x. Of the product the higher half of the powers of y matters.
      rows = Array(whole.spreadProduct(half.values(rows), values)[(2 * size)...])
      width *= 2
      clear(&rows, outside: 0..<width, of: 2 * width)
    }
    return rows
  }
}
