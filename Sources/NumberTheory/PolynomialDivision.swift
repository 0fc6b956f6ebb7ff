// Polynomial division with remainder: the reversed quotient is one of power series. Strassen, "Die
// Berechnungskomplexität von elementarsymmetrischen Funktionen und von Interpolationskoeffizienten", 1973.

extension Collection {
  /// Returns the quotient and the remainder of two polynomials, given by their coefficients.
  ///
  ///     let dividend: [ModularInteger<Modulus998244353>] = [5, 4, 3, 2]
  ///     // 5 + 4x + 3x² + 2x³ = (3 + 2x)(1 + x²) + 2 + 2x
  ///     let (quotient, remainder) = dividend.polynomialQuotientAndRemainder(dividingBy: [1, 0, 1])
  ///     quotient.map(\.value)  // [3, 2]
  ///     remainder.map(\.value)  // [2, 2]
  ///
  /// The coefficient of *x*⁰ is first. The remainder has a smaller degree than the divisor, and dividend = quotient ·
  /// divisor + remainder.
  ///
  /// - Parameter divisor: The coefficients of the divisor. Trailing zeros are ignored.
  /// - Returns: The quotient and the remainder without trailing zeros: the zero polynomial has no coefficients.
  /// - Precondition: The divisor is not 0, and its leading coefficient has an inverse, as it does if the modulus is a
  ///   prime. The dividend has at most 8,388,608 coefficients.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space for *n* coefficients of the dividend.
  @inlinable
  public func polynomialQuotientAndRemainder<M: Modulus>(
    dividingBy divisor: some Collection<Element>
  ) -> (quotient: [ModularInteger<M>], remainder: [ModularInteger<M>])
  where Element == ModularInteger<M> {
    let dividend = Array(self)
    precondition(dividend.count <= 1 << 23, "a dividend has at most 8388608 coefficients")
    return _Polynomial.division(
      _Polynomial.withoutLastZeros(dividend[...]),
      by: _Polynomial.withoutLastZeros(Array(divisor)[...]))
  }
}

// MARK: - Core

extension _Polynomial {
  @inlinable
  internal static func withoutLastZeros(_ polynomial: ArraySlice<Element>) -> [Element] {
    Array(polynomial[..<((polynomial.lastIndex { $0 != 0 } ?? -1) + 1)])
  }

  /// - Parameter divisor: A polynomial whose last coefficient is not 0.
  @inlinable
  internal static func division(
    _ dividend: [Element], by divisor: [Element]
  ) -> (quotient: [Element], remainder: [Element]) {
    precondition(!divisor.isEmpty, "the divisor is 0")
    if dividend.count < divisor.count { return ([], dividend) }
    let count = dividend.count - divisor.count + 1
    let quotient: [Element] = _Series.quotient(
      dividend.suffix(count).reversed(), by: divisor.suffix(count).reversed(), count
    ).reversed()
    let product = quotient.convolution(with: divisor)
    let remainder = zip(dividend, product).prefix(divisor.count - 1).map { $0 - $1 }
    return (quotient, withoutLastZeros(remainder[...]))
  }
}
