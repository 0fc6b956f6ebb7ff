// A text as parts that become no greater: Chen, Fox, Lyndon, "Free differential calculus, IV", 1958; in linear time:
// Duval, "Factorizing words over an ordered alphabet", 1983.

extension Collection where Element: Comparable {
  /// Returns the places of the parts that the collection consists of, if each of them is a Lyndon word, less than all
  /// its own other rotations, and none is greater than the part before it.
  ///
  ///     Array("banana".utf8).lyndonFactorization()  // [0..<1, 1..<3, 3..<5, 5..<6]: b, an, an, a
  ///
  /// There is just one way to take a text apart like this (Chen–Fox–Lyndon). The last part is the least suffix.
  ///
  /// - Returns: The ranges of places in the order of the text, counted from 0.
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  @inlinable
  public func lyndonFactorization() -> [Range<Int>] {
    _withContiguousText { text in
      var factors: [Range<Int>] = []
      var start = 0
      while start < text.count {
        var (repeated, end) = (start, start + 1)
        // Invariant: text[start..<end] is a Lyndon word of `end - repeated` elements, again and again, the last time
        // perhaps without its end.
        while end < text.count, !(text[end] < text[repeated]) {
          // What is greater makes all of it one Lyndon word.
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
