// Where a text that goes round in a circle has to begin to be the least. Duval, "Factorizing words over an ordered
// alphabet", 1983; Booth, "Lexicographically least circular substrings", 1980.

extension Collection where Element: Comparable {
  /// Returns where the lexicographically least rotation begins: how many elements to move from the beginning to the end.
  ///
  ///     Array("banana".utf8).leastRotationStart()  // 5: abanan
  ///     [3, 1, 2, 1].leastRotationStart()  // 1: 1 2 1 3
  ///
  /// Texts in a circle are the same if their least rotations are.
  ///
  /// - Returns: The first place of several that begin the same rotation; 0 if there are no elements.
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  @inlinable
  public func leastRotationStart() -> Int {
    _withContiguousText { text in
      let count = text.count
      // In the text written twice, places at which parts begin that become no greater, as in `lyndonFactorization()`.
      // The last of these in the first half begins the least rotation.
      var (least, start) = (0, 0)
      while start < count {
        least = start
        var (repeated, end) = (start, start + 1)
        while end < 2 * count {
          // Invariant: what is from the start up to the end is a Lyndon word of `end - repeated` elements, again and
          // again, the last time perhaps without its end.
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
