// Convolution: the product of two polynomials, given by their coefficients.

extension Collection {
  /// Returns the convolution of two sequences (NTT): the coefficients of the product of two polynomials.
  ///
  ///     let a: [ModularInteger<Modulus998244353>] = [1, 2, 3]
  ///     let product = a.convolution(with: [4, 5])  // (1 + 2x + 3x²)(4 + 5x) = 4 + 13x + 22x² + 15x³
  ///     product.map(\.value)  // [4, 13, 22, 15]
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[k - i]` over all *i*. Every modulus works, prime or
  /// not; 998,244,353 is three times as fast as others.
  ///
  /// - Parameter other: The coefficients of the other polynomial, of any length.
  /// - Returns: The coefficients of the product, one fewer than both sequences have together; empty if either is empty.
  /// - Precondition: The result has at most 8,388,608 elements, or one of the sequences has at most 50.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space for a result of *n* elements.
  @inlinable
  public func convolution<M: Modulus>(
    with other: some Collection<Element>
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    let (a, b) = (map { $0._remainder }, other.map { $0._remainder })
    return _Convolution.modulo(M.value, a, b).map { ModularInteger(_remainder: $0) }
  }
}

extension Collection where Element == Int {
  /// Returns the convolution of two integer sequences (NTT): the coefficients of the product of two polynomials.
  ///
  ///     [1, 2, 3].convolution(with: [4, -5])  // (1 + 2x + 3x²)(4 - 5x): [4, 3, 2, -15]
  ///
  /// Element *k* of the result is the exact sum of `self[i]` · `other[k - i]` over all *i*. If the elements count
  /// things by their size, the result counts pairs by their total size.
  ///
  /// - Parameter other: The coefficients of the other polynomial, of any length.
  /// - Returns: The coefficients of the product, one fewer than both sequences have together; empty if either is empty.
  /// - Precondition: Each element of the result fits `Int`. The product of the largest magnitudes of both sequences and
  ///   the smaller count is less than 3.9 · 10²⁵. The result has at most 8,388,608 elements.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space for a result of *n* elements; larger numbers take up to three
  ///   times as long.
  @inlinable
  public func convolution(with other: some Collection<Int>) -> [Int] {
    _Convolution.wholeNumbers(Array(self), Array(other))
  }
}
