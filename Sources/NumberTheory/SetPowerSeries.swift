// Exponentials and logarithms of set power series: one more variable at a time, with a subset convolution for the sets
// that have it. Björklund, Husfeldt, Kaski, Koivisto, "Fourier meets Möbius: fast subset convolution", 2007.

extension Array {
  /// Returns the exponential of a set power series: sums over all partitions of each set into nonempty blocks.
  ///
  /// The index of an element is the bitmask of a set: bit *k* says whether *k* is in it. Element *s* of the result is
  /// the sum, over all partitions of the set *s* into nonempty blocks, of the product of the blocks' elements; that of
  /// the empty set is 1.
  ///
  ///     // Blocks of one element have the weights 2, 3 and 5, those of two have 1, and that of three has 7.
  ///     let blocks: [ModularInteger<Modulus998244353>] = [0, 2, 3, 1, 5, 1, 1, 7]
  ///     blocks.subsetExponential().map(\.value)  // [1, 2, 3, 7, 5, 11, 16, 47]: 2·3·5 + 1·5 + 1·3 + 1·2 + 7
  ///
  /// If the elements count connected structures on each set, the exponential counts all structures. Every modulus works,
  /// prime or not.
  ///
  /// - Precondition: The count is a power of two, and the first element is 0.
  /// - Complexity: O(*n* log² *n*) time and O(*n*) space for *n* elements.
  @inlinable
  public func subsetExponential<M: Modulus>() -> [ModularInteger<M>]
  where Element == ModularInteger<M> {
    _SetPowerSeries.checkCount(count)
    precondition(self[0] == 0, "a set power series has an exponential if it begins with 0")
    var exponential: [Element] = [1]
    while exponential.count < count {
      // The block with the highest element, and a partition of the others.
      let blocks = Array(self[exponential.count..<2 * exponential.count])
      exponential += exponential.subsetConvolution(with: blocks)
    }
    return exponential
  }

  /// Returns the logarithm of a set power series, the inverse of `subsetExponential()`.
  ///
  ///     let all: [ModularInteger<Modulus998244353>] = [1, 2, 3, 7, 5, 11, 16, 47]
  ///     all.subsetLogarithm().map(\.value)  // [0, 2, 3, 1, 5, 1, 1, 7]
  ///
  /// If the elements count the structures on each set, the logarithm counts the connected ones. Every modulus works,
  /// prime or not.
  ///
  /// - Precondition: The count is a power of two, and the first element is 1.
  /// - Complexity: O(*n* log² *n*) time and O(*n*) space for *n* elements.
  @inlinable
  public func subsetLogarithm<M: Modulus>() -> [ModularInteger<M>]
  where Element == ModularInteger<M> {
    _SetPowerSeries.checkCount(count)
    precondition(self[0] == 1, "a set power series has a logarithm if it begins with 1")
    var (logarithm, inverse): ([Element], [Element]) = ([0], [1])
    while logarithm.count < count {
      // Invariant: the inverse is that of the elements for which there is the logarithm. The derivative by the next
      // variable is that of the series times the inverse, and the inverse's is its product with this, negated.
      let half = Array(self[logarithm.count..<2 * logarithm.count])
      let derivative = half.subsetConvolution(with: inverse)
      logarithm += derivative
      if logarithm.count < count {
        inverse += inverse.subsetConvolution(with: derivative).map { -$0 }
      }
    }
    return logarithm
  }
}

// MARK: - Core

@usableFromInline
internal enum _SetPowerSeries {
  @inlinable
  internal static func checkCount(_ count: Int) {
    precondition(count > 0 && count & (count - 1) == 0, "the count is not a power of two")
  }
}
