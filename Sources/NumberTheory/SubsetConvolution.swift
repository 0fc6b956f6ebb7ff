// XOR, OR and AND convolutions: products of transforms. Yates, "The design and analysis of factorial experiments", 1937
// (Walsh–Hadamard transform).

extension Array where Element == Int {
  /// Returns the XOR convolution of two arrays (fast Walsh–Hadamard transform).
  ///
  ///     [1, 2, 3, 4].xorConvolution(with: [1, 1, 0, 0])  // [3, 3, 7, 7]
  ///
  /// Element *k* of the result is the exact sum of `self[i]` · `other[j]` over all *i* and *j* with `i ^ j == k`. If
  /// element *i* is the number of occurrences of *i*, the result counts the pairs by their XOR.
  ///
  /// - Parameter other: An array of the same length.
  /// - Precondition: The count is a power of two. Each element of the result, multiplied by the count, fits `Int`. The
  ///   sum of the magnitudes in one array, multiplied by the largest magnitude in the other and by the count, is less
  ///   than 10⁴⁵.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  public func xorConvolution(with other: [Int]) -> [Int] {
    // Modulo 2⁶⁴. The last transform gives the sums multiplied by the count.
    let shift = count.trailingZeroBitCount
    let sums = _convolution(other, &*) { $0._transformed { ($0, $1) = ($0 &+ $1, $0 &- $1) } }
      ._transformed { ($0, $1) = ($0 &+ $1, $0 &- $1) }.map { $0 >> shift }
    return _PairSums.exclusiveOr.checked(sums, of: self, other, lostBits: shift)
  }

  /// Returns the OR convolution of two arrays.
  ///
  ///     [1, 2, 3, 4].orConvolution(with: [1, 1, 0, 0])  // [1, 5, 3, 11]
  ///
  /// Element *k* of the result is the exact sum of `self[i]` · `other[j]` over all *i* and *j* with `i | j == k`: as
  /// bitmasks, pairs of sets with the union *k*.
  ///
  /// - Parameter other: An array of the same length.
  /// - Precondition: The count is a power of two. Each element of the result fits `Int`. The sum of the magnitudes in
  ///   one array, multiplied by that in the other, is less than 10⁴⁵.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  public func orConvolution(with other: [Int]) -> [Int] {
    let sums = _convolution(other, &*) { $0.accumulatedOverSubsets(&+) }
      .accumulatedOverSubsets(&-)
    return _PairSums.union.checked(sums, of: self, other)
  }

  /// Returns the AND convolution of two arrays.
  ///
  ///     [1, 2, 3, 4].andConvolution(with: [1, 1, 0, 0])  // [14, 6, 0, 0]
  ///
  /// Element *k* of the result is the exact sum of `self[i]` · `other[j]` over all *i* and *j* with `i & j == k`: as
  /// bitmasks, pairs of sets with the intersection *k*.
  ///
  /// - Parameter other: An array of the same length.
  /// - Precondition: The count is a power of two. Each element of the result fits `Int`. The sum of the magnitudes in
  ///   one array, multiplied by that in the other, is less than 10⁴⁵.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  public func andConvolution(with other: [Int]) -> [Int] {
    let sums = _convolution(other, &*) { $0.accumulatedOverSupersets(&+) }
      .accumulatedOverSupersets(&-)
    return _PairSums.intersection.checked(sums, of: self, other)
  }
}

extension Array {
  /// Returns the XOR convolution of two arrays (fast Walsh–Hadamard transform).
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[j]` over all *i* and *j* with `i ^ j == k`.
  ///
  ///     let a: [ModularInteger<Modulus998244353>] = [1, 2, 3, 4]
  ///     a.xorConvolution(with: a).map(\.value)  // [30, 28, 22, 20]
  ///
  /// - Parameter other: An array of the same length.
  /// - Precondition: The count is a power of two, and the modulus is odd unless the count is 1.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  public func xorConvolution<M: Modulus>(
    with other: [ModularInteger<M>]
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    let inverse = ModularInteger<M>(count).inverse
    return _convolution(other, { $0 * $1 }) { $0._transformed { ($0, $1) = ($0 + $1, $0 - $1) } }
      ._transformed { ($0, $1) = ($0 + $1, $0 - $1) }.map { $0 * inverse }
  }

  /// Returns the OR convolution of two arrays.
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[j]` over all *i* and *j* with `i | j == k`: as
  /// bitmasks, pairs of sets with the union *k*.
  ///
  /// - Parameter other: An array of the same length.
  /// - Precondition: The count is a power of two.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  public func orConvolution<M: Modulus>(
    with other: [ModularInteger<M>]
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _convolution(other, { $0 * $1 }) { $0.accumulatedOverSubsets { $0 + $1 } }
      .accumulatedOverSubsets { $0 - $1 }
  }

  /// Returns the AND convolution of two arrays.
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[j]` over all *i* and *j* with `i & j == k`: as
  /// bitmasks, pairs of sets with the intersection *k*.
  ///
  /// - Parameter other: An array of the same length.
  /// - Precondition: The count is a power of two.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  public func andConvolution<M: Modulus>(
    with other: [ModularInteger<M>]
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _convolution(other, { $0 * $1 }) { $0.accumulatedOverSupersets { $0 + $1 } }
      .accumulatedOverSupersets { $0 - $1 }
  }

  /// Returns the pointwise product of the transforms.
  @inlinable
  internal func _convolution(
    _ other: [Element], _ multiply: (Element, Element) -> Element,
    transform: ([Element]) -> [Element]
  ) -> [Element] {
    precondition(count == other.count, "the counts differ")
    return zip(transform(self), transform(other)).map(multiply)
  }
}
