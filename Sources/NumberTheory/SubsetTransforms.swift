// Values for all subsets of a set, combined over subsets or supersets, one element of the set after the other.
// Yates, "The design and analysis of factorial experiments", 1937; Björklund, Husfeldt, Kaski, Koivisto, "Fourier meets
// Möbius: fast subset convolution", 2007.

extension Array {
  /// Returns for each set what the values of all its subsets come to together (sum over subsets, zeta transform).
  ///
  /// The index of an element stands for a set: bit *k* says whether *k* is in it.
  ///
  ///     let values = [1, 2, 4, 8]  // of {}, {0}, {1}, {0, 1}
  ///     let sums = values.accumulatedOverSubsets(+)  // [1, 3, 5, 15]
  ///     sums.accumulatedOverSubsets(-)  // [1, 2, 4, 8]: undone (Möbius transform)
  ///     [5, 2, 4, 8].accumulatedOverSubsets(min)  // [5, 2, 4, 2]
  ///
  /// - Parameter combine: What two values come to together: associative, commutative, and each subset counts once. It is
  ///   given what is known of a set so far, and the same of the set without an element, so that `-` undoes what `+` did.
  /// - Returns: As many values.
  /// - Precondition: The count is a power of two.
  /// - Complexity: O(*n* log *n*) for *n* values.
  @inlinable
  public func accumulatedOverSubsets(
    _ combine: (Element, Element) throws -> Element
  ) rethrows -> [Element] {
    try _transformed { without, with in with = try combine(with, without) }
  }

  /// Returns for each set what the values of all sets that it is a subset of come to together.
  ///
  /// The index of an element stands for a set: bit *k* says whether *k* is in it. If element *i* is how often the number
  /// *i* is there, these are the numbers that have certain bits.
  ///
  ///     let values = [1, 2, 4, 8]  // of {}, {0}, {1}, {0, 1}
  ///     let sums = values.accumulatedOverSupersets(+)  // [15, 10, 12, 8]
  ///     sums.accumulatedOverSupersets(-)  // [1, 2, 4, 8]: undone
  ///
  /// - Parameter combine: What two values come to together: associative, commutative, and each superset counts once. It
  ///   is given what is known of a set so far, and the same of the set with one more element.
  /// - Returns: As many values.
  /// - Precondition: The count is a power of two.
  /// - Complexity: O(*n* log *n*) for *n* values.
  @inlinable
  public func accumulatedOverSupersets(
    _ combine: (Element, Element) throws -> Element
  ) rethrows -> [Element] {
    try _transformed { without, with in without = try combine(without, with) }
  }

  /// Returns the values after a step for each bit, and for each pair of sets that differ in it alone.
  @inlinable
  internal func _transformed(
    _ step: (_ without: inout Element, _ with: inout Element) throws -> Void
  ) rethrows -> [Element] {
    precondition(count > 0 && count & (count - 1) == 0, "the count is not a power of two")
    var values = self
    try values.withUnsafeMutableBufferPointer { buffer in
      let (values, count) = (buffer.baseAddress!, buffer.count)
      // What fits the first-level cache goes through all steps that it can do by itself.
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
