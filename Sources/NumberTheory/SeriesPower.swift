// Powers of formal power series, as exponentials of multiples of logarithms. Brent, Kung, "Fast algorithms for
// manipulating formal power series", 1978.

extension Collection {
  /// Returns the first coefficients of a power of a formal power series.
  ///
  ///     let series: [ModularInteger<Modulus998244353>] = [0, 1, 1]
  ///     series.seriesPower(3, count: 6).map(\.value)  // [0, 0, 0, 1, 3, 3]: (x + x²)³
  ///
  /// Missing coefficients are 0.
  ///
  /// - Parameters:
  ///   - exponent: The exponent, not negative; the power 0 of any series is 1.
  ///   - count: The number of coefficients to return, not negative.
  /// - Precondition: The count is at most 4,194,304.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space for *n* coefficients, if the modulus is a prime not less than
  ///   *n*; O(*kn*) time, if only *k* of those of the series, at most about fifty, are not 0. With other moduli
  ///   O(*n* log *n* log *e*) time for an exponent *e*, if a number from 2 to *n* − 1 divides the modulus, or the first
  ///   nonzero coefficient has no inverse.
  @inlinable
  public func seriesPower<M: Modulus>(
    _ exponent: Int, count: Int
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    precondition(exponent >= 0, "the exponent is negative")
    precondition(count <= 1 << 22, "the number of coefficients is from 0 to 4194304")
    return _Series.power(_Series.first(count, of: self), exponent, count)
  }
}

// MARK: - Core

extension _Series {
  @inlinable
  internal static func power(_ series: [Element], _ exponent: Int, _ count: Int) -> [Element] {
    let zeros = [Element](repeating: 0, count: count)
    if exponent == 0 { return Array(([1] + zeros).prefix(count)) }
    guard let start = series.firstIndex(where: { $0 != 0 }) else { return zeros }
    let (shift, overflows) = start.multipliedReportingOverflow(by: exponent)
    if overflows || shift >= count { return zeros }
    let power = power(series[start...].prefix(count - shift), to: exponent, count - shift)
    return zeros[..<shift] + power
  }

  /// Returns a power of a series whose constant term is not 0.
  @inlinable
  internal static func power(
    _ series: ArraySlice<Element>, to exponent: Int, _ count: Int
  ) -> [Element] {
    // Up to exponent 8 it takes at most four products, three quarters of the time of a logarithm and an exponential.
    let fewTerms = exponent > 8 ? fewTerms.power : fewTerms.power / 4
    let terms =
      count > shortCount && (exponent > 8 || series.count > shortCount)
      ? terms(of: series, count: count, upTo: fewTerms) : nil
    guard exponent > 8 || terms != nil, hasInverses(below: count),
      gcd(Int(series[series.startIndex]._remainder), Int(Element._modulus)) == 1
    else { return repeatedProduct(Array(series), exponent, count) }
    let first = series[series.startIndex]
    let (inverse, factor, scale) = (first.inverse, Element(exponent), first.power(exponent))
    let inverses = inverses(below: count)
    if let terms {
      let numbers = terms.numbers.map { $0 * inverse }
      return power((terms.places, numbers), to: factor, inverses).map { $0 * scale }
    }
    let logarithm = logarithm(series.map { $0 * inverse }, inverses)
    return exponential(logarithm.map { $0 * factor }, inverses).map { $0 * scale }
  }

  /// Whether no number from 2 to a count − 1 divides the modulus.
  @inlinable
  internal static func hasInverses(below count: Int) -> Bool {
    let modulus = Int(Element._modulus)
    if 2..<Swift.max(count, 2) ~= modulus { return false }
    // One of two factors of a number up to 2³¹ is less than 46341.
    return (2..<Swift.max(Swift.min(count, 46_341), 2)).allSatisfy { modulus % $0 != 0 }
  }

  @inlinable
  internal static func repeatedProduct(
    _ series: [Element], _ exponent: Int, _ count: Int
  ) -> [Element] {
    var power = series
    for bit in (0..<(Int.bitWidth - 1 - exponent.leadingZeroBitCount)).reversed() {
      // Invariant: the exponent of the power is given by the bits above this one.
      power = Array(power.convolution(with: power).prefix(count))
      if exponent >> bit & 1 == 1 { power = Array(power.convolution(with: series).prefix(count)) }
    }
    return power + [Element](repeating: 0, count: count - power.count)
  }
}
