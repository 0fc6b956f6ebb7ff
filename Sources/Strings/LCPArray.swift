// Longest common prefixes of adjacent suffixes in a suffix array, from one suffix of the text to the next: Kasai and
// others, "Linear-time longest-common-prefix computation in suffix arrays", 2001; in the order of the text, with less
// memory traffic: Kärkkäinen, Manzini, Puglisi, "Permuted longest-common-prefix array", 2009.

extension Collection where Element: Equatable {
  /// Returns the LCP array: the length of the longest common prefix of each suffix in a suffix array and the next one.
  ///
  ///     let word = Array("banana".utf8)
  ///     word.lcpArray(suffixArray: word.suffixArray())  // [1, 3, 0, 0, 2]
  ///
  /// The longest common prefix of any two suffixes is a range minimum: the least of the lengths between them. The
  /// number of distinct substrings of the collection is *n*(*n* + 1)/2 less the sum of the lengths.
  ///
  /// - Parameter suffixArray: The result of `suffixArray()` for this collection.
  /// - Returns: One element less than the collection has, or none if it is empty.
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  @inlinable
  public func lcpArray(suffixArray: [Int]) -> [Int] {
    _withContiguousText { text in
      precondition(text.count < Int32.max, "a text has fewer than 2147483647 elements")
      precondition(suffixArray.count == text.count, "the suffix array is that of another text")
      // For each suffix the one before it in the order, -1 for the first; then their longest common prefix. 32 bits, as
      // the time goes into waiting for memory.
      var table = [Int32](repeating: -1, count: text.count)
      for place in suffixArray.indices.dropFirst() {
        table[suffixArray[place]] = Int32(truncatingIfNeeded: suffixArray[place - 1])
      }
      var length = 0
      for suffix in table.indices {
        let predecessor = Int(table[suffix])
        // Invariant: the suffix and its predecessor have at least `length` elements in common. Without their first
        // elements they are suffixes in the same order, and the next suffix has no fewer in common with its own
        // predecessor.
        if predecessor >= 0 {
          let most = text.count - Swift.max(suffix, predecessor)
          while length < most, text[suffix + length] == text[predecessor + length] { length += 1 }
        }
        table[suffix] = Int32(truncatingIfNeeded: length)
        if length > 0 { length -= 1 }
      }
      return suffixArray.dropFirst().map { Int(table[$0]) }
    }
  }
}
