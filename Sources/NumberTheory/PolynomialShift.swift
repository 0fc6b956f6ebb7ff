// Derivatives, integrals and Taylor shifts of polynomials. Aho, Steiglitz, Ullman, "Evaluating polynomials at fixed
// sets of points", 1975 (the shift as a single convolution).

extension Collection {
  /// Returns the coefficients of the derivative of a polynomial or power series, given by its coefficients.
  ///
  ///     let polynomial: [ModularInteger<Modulus998244353>] = [5, 4, 3]
  ///     polynomial.polynomialDerivative().map(\.value)  // [4, 6]: 4 + 6x, that of 5 + 4x + 3x²
  ///
  /// - Returns: One element fewer, or none if there are none.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public func polynomialDerivative<M: Modulus>() -> [ModularInteger<M>]
  where Element == ModularInteger<M> {
    _Series.derivative(Array(self)[...])
  }

  /// Returns the coefficients of the antiderivative of a polynomial or power series, with the constant term 0.
  ///
  ///     let polynomial: [ModularInteger<Modulus998244353>] = [4, 6]
  ///     polynomial.polynomialIntegral().map(\.value)  // [0, 4, 3]: 4x + 3x², that of 4 + 6x
  ///
  /// - Returns: One element more. The first is 0.
  /// - Precondition: No number from 2 to the number of elements divides the modulus: a prime modulus is greater than
  ///   the number of elements.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public func polynomialIntegral<M: Modulus>() -> [ModularInteger<M>]
  where Element == ModularInteger<M> {
    let series = Array(self)
    return _Series.integral(series, _Series<M>.inverses(below: series.count + 1))
  }

  /// Returns the coefficients of the polynomial *f*(*x* + *c*) for this polynomial *f* (Taylor shift).
  ///
  ///     let polynomial: [ModularInteger<Modulus998244353>] = [0, 0, 1]
  ///     polynomial.polynomialShifted(by: 3).map(\.value)  // [9, 6, 1]: (x + 3)²
  ///
  /// - Parameter distance: The number *c* that is added to the variable.
  /// - Returns: As many coefficients as there are elements, that of *x*⁰ first.
  /// - Precondition: There are at most 4,194,304 elements, and no more than the smallest prime factor of the modulus:
  ///   the modulus itself, if it is a prime. For the modulus 1, there is at most one.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  public func polynomialShifted<M: Modulus>(
    by distance: ModularInteger<M>
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    let polynomial = Array(self)
    precondition(polynomial.count <= 1 << 22, "a polynomial has at most 4194304 coefficients")
    if polynomial.isEmpty { return [] }
    return _Polynomial.shifted(
      polynomial, by: distance, Binomials<M>(upTo: polynomial.count - 1))
  }
}

// MARK: - Core

extension _Polynomial {
  /// - Parameter binomials: The factorials of all exponents.
  @inlinable
  internal static func shifted(
    _ polynomial: [Element], by distance: Element, _ binomials: Binomials<M>
  ) -> [Element] {
    // Coefficient k of the result is the sum of `polynomial[i]` · i! / k! · distance^(i − k) / (i − k)! over all i.
    var power: Element = 1
    let powers = polynomial.indices.map { exponent in
      defer { power *= distance }
      return power * binomials._inverses[exponent]
    }
    let terms = zip(polynomial, binomials._factorials).map { $0 * $1 }
    let sums = terms.reversed().convolution(with: powers)[..<polynomial.count]
    return zip(sums.reversed(), binomials._inverses).map { $0 * $1 }
  }
}
