// Convolution of elements of the field of 2⁶⁴ elements, by way of the values of the polynomials.

extension Collection where Element == UInt64 {
  /// Returns the convolution of two sequences of elements of the field of 2⁶⁴ elements.
  ///
  ///     let a: [UInt64] = [1, 0b10, 0b11]
  ///     a.binaryFieldConvolution(with: [1 << 63, 1])  // [9223372036854775808, 26, 9223372036854775833, 3]
  ///
  /// Element *k* of the result is the sum, with `^`, of ``binaryFieldProduct(_:_:)`` of `self[i]` and `other[k - i]` over all
  /// *i*.
  ///
  /// - Parameter other: The coefficients of the other polynomial, of any length.
  /// - Returns: The coefficients of the product, one fewer than both sequences have together; empty if either is empty.
  /// - Complexity: O(*n* log *n*) products and O(*n* log *n* log log *n*) other operations in O(*n*) space for a result of
  ///   *n* elements.
  public func binaryFieldConvolution(with other: some Collection<UInt64>) -> [UInt64] {
    // Up to so many, naive products are faster.
    if Swift.min(count, other.count) <= 16 {
      return _Convolution.oneByOne(Array(self), Array(other)) { $0 ^ _BinaryField.product($1, $2) }
    }
    let count = self.count + other.count - 1
    let transform = _AdditiveTransform(pointsAtLeast: count)
    var values = transform.values(of: self)
    let others = transform.values(of: other)
    for index in values.indices {
      values[index] = _BinaryField.product(values[index], others[index])
    }
    transform.replaceByCoefficients(&values)
    values.removeLast(values.count - count)
    return values
  }
}
