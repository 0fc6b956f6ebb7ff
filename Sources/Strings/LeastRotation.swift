// The lexicographically least rotation of a text. Duval, "Factorizing words over an ordered alphabet", 1983; Booth,
// "Lexicographically least circular substrings", 1980.

extension Collection where Element: Comparable {
  /// Returns the start of the lexicographically least rotation: how many elements to rotate from the front to the back.
  ///
  ///     Array("banana".utf8).leastRotationStart()  // 5: abanan
  ///     [3, 1, 2, 1].leastRotationStart()  // 1: 1 2 1 3
  ///
  /// Two texts are rotations of each other if their least rotations are equal.
  ///
  /// - Returns: An offset from 0. If several starts give the same rotation, the first; 0 if the collection is empty.
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  @inlinable
  public func leastRotationStart() -> Int {
    _withContiguousText { text in
      let count = text.count
      // In the text written twice, the starts of the Lyndon factors, as in `lyndonFactorization()`. The last of them in
      // the first half begins the least rotation.
      var (least, start) = (0, 0)
      while start < count {
        least = start
        var (repeated, end) = (start, start + 1)
        while end < 2 * count {
          // Invariant: the elements from the start up to the end are a Lyndon word of length `end - repeated`,
          // repeated; the last copy may be a proper prefix of it.
          let expected = text[repeated < count ? repeated : repeated - count]
          let element = text[end < count ? end : end - count]
          if element < expected { break }
          repeated = expected < element ? start : repeated + 1
          end += 1
        }
        let length = end - repeated
        start += (end - start) / length * length
      }
      return least
    }
  }
}
