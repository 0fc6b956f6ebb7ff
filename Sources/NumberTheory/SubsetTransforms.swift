// Zeta and Möbius transforms over subsets and supersets, one bit after the other. Yates, "The design and analysis of
// factorial experiments", 1937; Björklund, Husfeldt, Kaski, Koivisto, "Fourier meets Möbius: fast subset convolution",
// 2007.

extension Array {
  /// Returns for each set the values of all its subsets, combined: sum over subsets (SOS), zeta transform.
  ///
  /// The index of an element is the bitmask of a set: bit *k* says whether *k* is in it.
  ///
  ///     let values = [1, 2, 4, 8]  // of {}, {0}, {1}, {0, 1}
  ///     let sums = values.accumulatedOverSubsets(+)  // [1, 3, 5, 15]
  ///     sums.accumulatedOverSubsets(-)  // [1, 2, 4, 8]: undone (Möbius transform)
  ///     [5, 2, 4, 8].accumulatedOverSubsets(min)  // [5, 2, 4, 2]
  ///
  /// - Parameter combine: An associative and commutative operation, such as `+`. Each subset counts once. Its first
  ///   argument is the value of a set so far, the second that of the set without one element, so that `-` is the
  ///   inverse transform of `+`.
  /// - Returns: An array of the same length.
  /// - Precondition: The count is a power of two.
  /// - Complexity: O(*n* log *n*) for *n* values.
  @inlinable
  public func accumulatedOverSubsets(
    _ combine: (Element, Element) throws -> Element
  ) rethrows -> [Element] {
    try _transformed { without, with in with = try combine(with, without) }
  }

  /// Returns for each set the values of all its supersets, combined: superset zeta transform.
  ///
  /// The index of an element is the bitmask of a set: bit *k* says whether *k* is in it. If element *i* is the number
  /// of occurrences of *i*, the sums count the numbers that have all bits of the index.
  ///
  ///     let values = [1, 2, 4, 8]  // of {}, {0}, {1}, {0, 1}
  ///     let sums = values.accumulatedOverSupersets(+)  // [15, 10, 12, 8]
  ///     sums.accumulatedOverSupersets(-)  // [1, 2, 4, 8]: undone
  ///
  /// - Parameter combine: An associative and commutative operation, such as `+`. Each superset counts once. Its first
  ///   argument is the value of a set so far, the second that of the set with one more element, so that `-` is the
  ///   inverse transform of `+`.
  /// - Returns: An array of the same length.
  /// - Precondition: The count is a power of two.
  /// - Complexity: O(*n* log *n*) for *n* values.
  @inlinable
  public func accumulatedOverSupersets(
    _ combine: (Element, Element) throws -> Element
  ) rethrows -> [Element] {
    try _transformed { without, with in without = try combine(without, with) }
  }

  /// Applies a step to each pair of sets that differ in one bit only, bit by bit, and returns the values.
  @inlinable
  internal func _transformed(
    _ step: (_ without: inout Element, _ with: inout Element) throws -> Void
  ) rethrows -> [Element] {
    precondition(count > 0 && count & (count - 1) == 0, "the count is not a power of two")
    var values = self
    try values.withUnsafeMutableBufferPointer { buffer in
      let (values, count) = (buffer.baseAddress!, buffer.count)
      // A block that fits the L1 cache goes through all steps within it at once.
      let blockSize = Swift.min(count, 2048)
      for block in stride(from: 0, to: count, by: blockSize) {
        var bit = 1
        while bit < blockSize {
          for start in stride(from: block, to: block + blockSize, by: 2 * bit) {
            for set in start..<start + bit { try step(&values[set], &values[set + bit]) }
          }
          bit *= 2
        }
      }
      var bit = blockSize
      while bit < count {
        for start in stride(from: 0, to: count, by: 2 * bit) {
          for set in start..<start + bit { try step(&values[set], &values[set + bit]) }
        }
        bit *= 2
      }
    }
    return values
  }
}

extension Array where Element: AdditiveArithmetic {
  /// Returns for each set the sum of all values, each negated if its set has an odd number of elements in common with
  /// that set: Walsh–Hadamard transform.
  ///
  /// The index of an element is the bitmask of a set: element *k* of the result is the sum of (−1)ᵖ · `self[i]` over
  /// all *i*, where *p* is the number of ones of *i* & *k*. Done twice, it multiplies each value by the count:
  ///
  ///     let transform = [1, 2, 3, 4].walshHadamardTransform()  // [10, -2, -4, 0]
  ///     transform.walshHadamardTransform().map { $0 / 4 }  // [1, 2, 3, 4]
  ///
  /// The transform of the XOR convolution of two arrays is the product of their transforms, element by element: so is
  /// that of a power, or of a sum of powers. Here are the sequences of four numbers, each one of 1, 2, another 2 and 3,
  /// counted by their XOR:
  ///
  ///     let numbers = [0, 1, 2, 1]  // The number of occurrences of each.
  ///     let powers = numbers.walshHadamardTransform().map { $0 * $0 * $0 * $0 }
  ///     powers.walshHadamardTransform().map { $0 / 4 }  // [72, 64, 56, 64]
  ///
  /// For the product of two arrays there is ``xorConvolution(with:)->[Int]``.
  ///
  /// - Returns: An array of the same length.
  /// - Precondition: The count is a power of two.
  /// - Complexity: O(*n* log *n*) for *n* values.
  @inlinable
  public func walshHadamardTransform() -> [Element] {
    _transformed { without, with in (without, with) = (without + with, without - with) }
  }
}
