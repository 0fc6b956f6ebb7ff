// The product of two polynomials: of two sequences, each element of one with each of the other.

extension Collection {
  /// Returns the coefficients of the product of two polynomials, whose coefficients are those of the collections.
  ///
  ///     let a: [ModularInteger<Modulus998244353>] = [1, 2, 3]
  ///     let product = a.convolution(with: [4, 5])  // (1 + 2x + 3x²)(4 + 5x) = 4 + 13x + 22x² + 15x³
  ///     product.map(\.value)  // [4, 13, 22, 15]
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[k - i]` over all *i*. Every modulus will do, prime
  /// or not; 998,244,353 is three times as quick as others.
  ///
  /// - Parameter other: The other polynomial, of any length.
  /// - Returns: As many elements as both have together, less one; none if one of them has none.
  /// - Precondition: The result has at most 8,388,608 elements, or one of the two has at most 50.
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
  /// Returns the coefficients of the product of two polynomials, whose coefficients are those of the collections.
  ///
  ///     [1, 2, 3].convolution(with: [4, -5])  // (1 + 2x + 3x²)(4 - 5x): [4, 3, 2, -15]
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[k - i]` over all *i*, and exact. If element *i* is
  /// how many things there are of size *i*, it is how many pairs have the size *k* together.
  ///
  /// - Parameter other: The other polynomial, of any length.
  /// - Returns: As many elements as both have together, less one; none if one of them has none.
  /// - Precondition: Each element of the result fits `Int`. The largest magnitudes of both collections, multiplied
  ///   with each other and with the smaller count, are less than 3.9 · 10²⁵. The result has at most 8,388,608
  ///   elements.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space for a result of *n* elements; the larger the numbers, the
  ///   longer, up to three times.
  @inlinable
  public func convolution(with other: some Collection<Int>) -> [Int] {
    _Convolution.wholeNumbers(Array(self), Array(other))
  }
}
