// Longest palindromes around all centers. Manacher, "A new linear-time 'on-line' algorithm for finding the smallest
// initial palindrome of a string", 1975.

extension Collection where Element: Equatable {
  /// Returns the length of the longest palindrome around each center, at the elements and in the gaps between them
  /// (Manacher).
  ///
  ///     let lengths = Array("abbabc").palindromeLengths()
  ///     lengths  // [1, 0, 1, 4, 1, 0, 3, 0, 1, 0, 1]
  ///     lengths[3]  // 4: abba, around the gap behind the second element
  ///     lengths[6]  // 3: bab, around the fourth element
  ///
  /// The palindrome of center *c* begins at (*c* + 1 − *length*) / 2. Around the same center the palindromes are those
  /// whose length is 0, 2, 4, … less; so whether a substring is a palindrome can be told in O(1).
  ///
  /// - Returns: 2*n* − 1 lengths; none if the collection is empty. Center 2*k* is element *k*, and its length is odd;
  ///   center 2*k* + 1 is the gap between elements *k* and *k* + 1, and its length is even, 0 if there is no
  ///   palindrome.
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  @inlinable
  public func palindromeLengths() -> [Int] {
    _withContiguousText { text in
      var lengths = [Int](repeating: 0, count: Swift.max(2 * text.count - 1, 0))
      // Of the palindromes so far one that ends last is text[start..<end].
      var (start, end) = (0, 0)
      lengths.withUnsafeMutableBufferPointer { lengths in
        for center in lengths.indices {
          // Invariant: no palindrome around one of the centers before ends after `end`. The inside of that one is
          // mirrored at its center.
          var length = 1 &- center & 1
          let room = 2 &* end &- 1 &- center
          if room > 0 {
            let mirrored = lengths[2 &* (start &+ end &- 1) &- center]
            if mirrored < room {
              lengths[center] = mirrored
              continue
            }
            length = room
          }
          var first = (center &+ 1 &- length) >> 1
          var next = first &+ length
          while first > 0, next < text.count, text[first &- 1] == text[next] {
            first &-= 1
            next &+= 1
          }
          lengths[center] = next &- first
          if next > end { (start, end) = (first, next) }
        }
      }
      return lengths
    }
  }
}
