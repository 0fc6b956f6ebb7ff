// Inverses and quotients of formal power series by Newton's method: each step doubles the number of correct
// coefficients. Sieveking, "An algorithm for division of powerseries", 1972; Kung, "On computing reciprocals of power
// series", 1974; Karp, Markstein, "High-precision division and square root", 1997 (the last step).

extension Collection {
  /// Returns the first coefficients of the multiplicative inverse of a formal power series.
  ///
  ///     let series: [ModularInteger<Modulus998244353>] = [1, -1, -1]
  ///     series.seriesInverse(count: 6).map(\.value)  // [1, 1, 2, 3, 5, 8]: 1 / (1 - x - x²)
  ///
  /// Missing coefficients are 0. Every modulus works, prime or not; 998,244,353 is three times as fast as others.
  ///
  /// - Parameter count: The number of coefficients to return, not negative.
  /// - Precondition: The constant term has an inverse: it is not 0, if the modulus is a prime. The count is at most
  ///   8,388,608.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space for *n* coefficients; O(*kn*) time, if only *k* of those of the
  ///   series, at most about fifty, are not 0.
  @inlinable
  public func seriesInverse<M: Modulus>(
    count: Int
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _Series.inverse(_Series.first(count, of: self), count)
  }

  /// Returns the first coefficients of the quotient of two formal power series.
  ///
  ///     let series: [ModularInteger<Modulus998244353>] = [1, 1]
  ///     series.seriesQuotient(by: [1, -2], count: 5).map(\.value)  // [1, 3, 6, 12, 24]: (1 + x) / (1 - 2x)
  ///
  /// Missing coefficients are 0. This takes less time than a product with the inverse.
  ///
  /// - Parameters:
  ///   - divisor: The coefficients of the divisor.
  ///   - count: The number of coefficients to return, not negative.
  /// - Precondition: The constant term of the divisor has an inverse: it is not 0, if the modulus is a prime. The count
  ///   is at most 8,388,608.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space for *n* coefficients; O(*kn*) time, if only *k* of those of the
  ///   divisor, at most about fifty, are not 0.
  @inlinable
  public func seriesQuotient<M: Modulus>(
    by divisor: some Collection<Element>, count: Int
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _Series.quotient(
      _Series.first(count, of: self), by: _Series.first(count, of: divisor), count)
  }
}

// MARK: - Core

/// Operations on formal power series, given by at most as many coefficients as needed.
@usableFromInline
internal enum _Series<M: Modulus> {
  @usableFromInline internal typealias Element = ModularInteger<M>

  /// The number of coefficients, a power of two, up to which naive products are faster than transforms.
  ///
  /// Terms of linear recurrences take as long by both at 60, and at 120 where there are three transforms.
  @inlinable
  internal static var shortCount: Int { M.value == Modulus998244353.value ? 64 : 128 }

  /// Returns the first coefficients of a series.
  @inlinable
  internal static func first(_ count: Int, of series: some Collection<Element>) -> [Element] {
    precondition(
      0...(1 << 23) ~= count, "the number of coefficients is from 0 to 8388608")
    return Array(series.prefix(count))
  }

  @inlinable
  internal static func inverse(_ series: [Element], _ count: Int) -> [Element] {
    if count > shortCount, let terms = terms(of: series, count: count, upTo: fewTerms.quotient) {
      return quotient([1], by: terms, times: (series.first ?? 0).inverse, count)
    }
    var inverse = shortQuotient([1], by: series, Swift.min(count, shortCount))
    while inverse.count < count {
      // Invariant: the product of both begins with 1, 0, 0, …, as far as coefficients are known.
      let known = inverse.count
      let transform = _CyclicTransform<M>(size: 2 * known)
      let values = transform.values(inverse)
      double(&inverse, transform, transform.values(series.prefix(2 * known)), values)
    }
    return inverse.count > count ? Array(inverse[..<count]) : inverse
  }

  /// Doubles the number of correct coefficients of an inverse.
  ///
  /// - Parameters:
  ///   - transform: The transform of twice its size.
  ///   - values: The transformed series.
  ///   - inverseValues: The transformed inverse.
  @inlinable
  internal static func double(
    _ inverse: inout [Element], _ transform: _CyclicTransform<M>,
    _ values: _CyclicTransform<M>.Values, _ inverseValues: _CyclicTransform<M>.Values
  ) {
    let known = inverse.count
    // The product has three times as many coefficients. The last third wraps around to the first one, which is known.
    var rest = transform.product(values, inverseValues)
    for place in 0..<known { rest[place] = 0 }
    let correction = transform.product(inverseValues, transform.values(rest))
    inverse += correction[known...].lazy.map { -$0 }
  }

  @inlinable
  internal static func quotient(
    _ dividend: [Element], by divisor: [Element], _ count: Int
  ) -> [Element] {
    if count <= shortCount { return shortQuotient(dividend, by: divisor, count) }
    if let terms = terms(of: divisor, count: count, upTo: fewTerms.quotient) {
      return quotient(dividend, by: terms, times: (divisor.first ?? 0).inverse, count)
    }
    var half = shortCount
    while 2 * half < count { half *= 2 }
    let transform = _CyclicTransform<M>(size: 2 * half)
    let values = transform.values(inverse(divisor, half))
    // The first half is that of the product with the inverse; the second half is the remainder times the inverse.
    var quotient = transform.product(values, transform.values(dividend.prefix(half)))
    quotient.removeLast(half)
    var rest = transform.product(
      transform.values(quotient), transform.values(divisor.prefix(count)))
    for place in 0..<half { rest[place] = 0 }
    for place in half..<count {
      rest[place] = (place < dividend.count ? dividend[place] : 0) - rest[place]
    }
    quotient += transform.product(values, transform.values(rest))[half..<count]
    return quotient
  }

  /// Returns a quotient by the naive method, one coefficient after the other.
  @inlinable
  internal static func shortQuotient(
    _ dividend: [Element], by divisor: [Element], _ count: Int
  ) -> [Element] {
    if count == 0 { return [] }
    let inverse = (divisor.first ?? 0).inverse
    var quotient: [Element] = []
    for place in 0..<count {
      var rest = place < dividend.count ? dividend[place] : 0
      for other in 1..<Swift.max(Swift.min(place + 1, divisor.count), 1) {
        rest = rest - divisor[other] * quotient[place - other]
      }
      quotient.append(rest * inverse)
    }
    return quotient
  }
}
