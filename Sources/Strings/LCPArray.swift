// What neighbors in a suffix array have in common, from one suffix of the text to the next: Kasai and
// others, "Linear-time longest-common-prefix computation in suffix arrays", 2001; by way of the order of
// the text, in less memory traffic: Kärkkäinen, Manzini, Puglisi, "Permuted longest-common-prefix array",
// 2009.

extension Collection where Element: Equatable {
  /// Returns how many elements each suffix in a suffix array and the next one begin with in common.
  ///
  ///     let word = Array("banana".utf8)
  ///     word.lcpArray(suffixArray: word.suffixArray())  // [1, 3, 0, 0, 2]
  ///
  /// What two suffixes far apart have in common is the minimum of what lies between them. The collection
  /// has *n*(*n* + 1)/2 less the sum of these lengths different runs of neighbors.
  ///
  /// - Parameter suffixArray: What `suffixArray()` returns for this collection.
  /// - Returns: One number less than there are elements, or none.
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  @inlinable
  public func lcpArray(suffixArray: [Int]) -> [Int] {
    _withContiguousText { text in
      precondition(text.count < Int32.max, "a text has fewer than 2147483647 elements")
      precondition(suffixArray.count == text.count, "the suffix array is that of another text")
      // For each suffix the one before it in the order, -1 for the first; then what they have in common.
      // 32 bits, since all this is waiting for memory.
      var table = [Int32](repeating: -1, count: text.count)
      for place in suffixArray.indices.dropFirst() {
        table[suffixArray[place]] = Int32(truncatingIfNeeded: suffixArray[place - 1])
      }
      var length = 0
      for suffix in table.indices {
        let predecessor = Int(table[suffix])
        // Invariant: the suffix and its predecessor have at least `length` elements in common. Without
        // their first elements they are suffixes in the same order, and the next suffix has no less in
        // common with the one directly before it.
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
