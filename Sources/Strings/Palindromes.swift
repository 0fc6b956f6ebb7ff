// What reads the same forward and backward: Manacher, "A new linear-time 'on-line' algorithm for finding the smallest
// initial palindrome of a string", 1975.

extension Collection where Element: Equatable {
  /// Returns the length of the longest palindrome around each center: around the elements and the gaps between them.
  ///
  ///     let lengths = Array("abbabc").palindromeLengths()
  ///     lengths  // [1, 0, 1, 4, 1, 0, 3, 0, 1, 0, 1]
  ///     lengths[3]  // 4: abba, around the gap behind the second element
  ///     lengths[6]  // 3: bab, around the fourth element
  ///
  /// The palindrome of center *c* is the elements from (*c* + 1 − *length*) / 2 on, that many. Around the same center
  /// all shorter ones are palindromes too whose length is 2, 4, … less; so one can tell in O(1) whether any part is one.
  ///
  /// - Returns: 2*n* − 1 lengths, none of no elements: that of center 2*k* is of the palindromes around element *k* and
  ///   odd, that of 2*k* + 1 of those around the gap between elements *k* and *k* + 1 and even, 0 if there is none.
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  @inlinable
  public func palindromeLengths() -> [Int] {
    _withContiguousText { text in
      var lengths = [Int](repeating: 0, count: Swift.max(2 * text.count - 1, 0))
      // Of the palindromes that end last one is text[start..<end].
      var (start, end) = (0, 0)
      for center in lengths.indices {
        // Invariant: no palindrome around one of the centers before ends behind `end`. What is inside of that one is
        // mirrored at its center.
        var length = 1 - center % 2
        if center < 2 * end - 1 {
          length = Swift.min(lengths[2 * (start + end - 1) - center], 2 * end - 1 - center)
        }
        var first = (center + 1 - length) / 2
        while first > 0, first + length < text.count, text[first - 1] == text[first + length] {
          first -= 1
          length += 2
        }
        lengths[center] = length
        if first + length > end { (start, end) = (first, first + length) }
      }
      return lengths
    }
  }
}
