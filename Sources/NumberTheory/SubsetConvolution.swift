// Sums of products over all pairs of indices whose exclusive or, union or intersection is an index: as products of
// transforms. Yates, "The design and analysis of factorial experiments", 1937 (Walsh–Hadamard transform).

extension Array where Element == Int {
  /// Returns the sums of products over all pairs of indices whose exclusive or is each index.
  ///
  ///     [1, 2, 3, 4].xorConvolution(with: [1, 1, 0, 0])  // [3, 3, 7, 7]
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[j]` over all *i* and *j* with `i ^ j == k`, and exact.
  /// If element *i* is how often the number *i* is there, it is how many pairs have *k* as their exclusive or.
  ///
  /// - Parameter other: As many elements.
  /// - Precondition: The count is a power of two. Each element of the result, multiplied with the count, fits `Int`.
  ///   The sum of all magnitudes in one of them, multiplied with the largest one in the other and the count, is less than
  ///   10⁴⁵.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  public func xorConvolution(with other: [Int]) -> [Int] {
    // Modulo 2⁶⁴. The last transform gives the sums multiplied with the count.
    let shift = count.trailingZeroBitCount
    let sums = _convolution(other, &*) { $0._transformed { ($0, $1) = ($0 &+ $1, $0 &- $1) } }
      ._transformed { ($0, $1) = ($0 &+ $1, $0 &- $1) }.map { $0 >> shift }
    return _PairSums.exclusiveOr.checked(sums, of: self, other, lostBits: shift)
  }

  /// Returns the sums of products over all pairs of indices that have, as sets, each index as their union.
  ///
  ///     [1, 2, 3, 4].orConvolution(with: [1, 1, 0, 0])  // [1, 5, 3, 11]
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[j]` over all *i* and *j* with `i | j == k`, and exact.
  ///
  /// - Parameter other: As many elements.
  /// - Precondition: The count is a power of two. Each element of the result fits `Int`. The sum of all magnitudes in one
  ///   of them, multiplied with that in the other, is less than 10⁴⁵.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  public func orConvolution(with other: [Int]) -> [Int] {
    let sums = _convolution(other, &*) { $0.accumulatedOverSubsets(&+) }
      .accumulatedOverSubsets(&-)
    return _PairSums.union.checked(sums, of: self, other)
  }

  /// Returns the sums of products over all pairs of indices that have, as sets, each index as their intersection.
  ///
  ///     [1, 2, 3, 4].andConvolution(with: [1, 1, 0, 0])  // [14, 6, 0, 0]
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[j]` over all *i* and *j* with `i & j == k`, and exact.
  ///
  /// - Parameter other: As many elements.
  /// - Precondition: The count is a power of two. Each element of the result fits `Int`. The sum of all magnitudes in one
  ///   of them, multiplied with that in the other, is less than 10⁴⁵.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  public func andConvolution(with other: [Int]) -> [Int] {
    let sums = _convolution(other, &*) { $0.accumulatedOverSupersets(&+) }
      .accumulatedOverSupersets(&-)
    return _PairSums.intersection.checked(sums, of: self, other)
  }
}

extension Array {
  /// Returns the sums of products over all pairs of indices whose exclusive or is each index.
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[j]` over all *i* and *j* with `i ^ j == k`.
  ///
  ///     let a: [ModularInteger<Modulus998244353>] = [1, 2, 3, 4]
  ///     a.xorConvolution(with: a).map(\.value)  // [30, 28, 22, 20]
  ///
  /// - Parameter other: As many elements.
  /// - Precondition: The count is a power of two, and the modulus odd unless the count is 1.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  public func xorConvolution<M: Modulus>(
    with other: [ModularInteger<M>]
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    let inverse = ModularInteger<M>(count).inverse
    return _convolution(other, { $0 * $1 }) { $0._transformed { ($0, $1) = ($0 + $1, $0 - $1) } }
      ._transformed { ($0, $1) = ($0 + $1, $0 - $1) }.map { $0 * inverse }
  }

  /// Returns the sums of products over all pairs of indices that have, as sets, each index as their union.
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[j]` over all *i* and *j* with `i | j == k`.
  ///
  /// - Parameter other: As many elements.
  /// - Precondition: The count is a power of two.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  public func orConvolution<M: Modulus>(
    with other: [ModularInteger<M>]
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _convolution(other, { $0 * $1 }) { $0.accumulatedOverSubsets { $0 + $1 } }
      .accumulatedOverSubsets { $0 - $1 }
  }

  /// Returns the sums of products over all pairs of indices that have, as sets, each index as their intersection.
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[j]` over all *i* and *j* with `i & j == k`.
  ///
  /// - Parameter other: As many elements.
  /// - Precondition: The count is a power of two.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  public func andConvolution<M: Modulus>(
    with other: [ModularInteger<M>]
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _convolution(other, { $0 * $1 }) { $0.accumulatedOverSupersets { $0 + $1 } }
      .accumulatedOverSupersets { $0 - $1 }
  }

  /// Returns the products of the transforms.
  @inlinable
  internal func _convolution(
    _ other: [Element], _ multiply: (Element, Element) -> Element,
    transform: ([Element]) -> [Element]
  ) -> [Element] {
    precondition(count == other.count, "the counts differ")
    return zip(transform(self), transform(other)).map(multiply)
  }
}
