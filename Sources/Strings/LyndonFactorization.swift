// The Lyndon factorization of a text: Chen, Fox, Lyndon, "Free differential calculus, IV", 1958; in linear time: Duval,
// "Factorizing words over an ordered alphabet", 1983.

extension Collection where Element: Comparable {
  /// Returns the ranges of the Lyndon factorization: the factors are Lyndon words in lexicographically nonincreasing
  /// order.
  ///
  ///     Array("banana".utf8).lyndonFactorization()  // [0..<1, 1..<3, 3..<5, 5..<6]: b, an, an, a
  ///
  /// A Lyndon word is less than all its other rotations. The factorization is unique (Chen–Fox–Lyndon). The last factor
  /// is the least suffix.
  ///
  /// - Returns: The ranges in ascending order, as offsets from 0.
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  @inlinable
  public func lyndonFactorization() -> [Range<Int>] {
    _withContiguousText { text in
      var factors: [Range<Int>] = []
      var start = 0
      while start < text.count {
        var (repeated, end) = (start, start + 1)
        // Invariant: text[start..<end] is a Lyndon word of length `end - repeated`, repeated; the last copy may be a
        // proper prefix of it.
        while end < text.count, !(text[end] < text[repeated]) {
          // A greater element makes all of it one Lyndon word.
          repeated = text[repeated] < text[end] ? start : repeated + 1
          end += 1
        }
        let length = end - repeated
        while start <= repeated {
          factors.append(start..<start + length)
          start += length
        }
      }
      return factors
    }
  }
}
