// The longest common prefix of a text and each suffix: Main, Lorentz, "An O(n log n) algorithm for finding all
// repetitions in a string", 1984. Gusfield: Algorithms on Strings, Trees, and Sequences, 1.3.

extension Collection where Element: Equatable {
  /// Returns the Z-array: the length of the longest common prefix of the collection and each of its suffixes.
  ///
  ///     Array("abacaba").zArray()  // [7, 0, 1, 0, 3, 0, 1]
  ///
  /// - Returns: One length for each element; the first is the length of the collection.
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  @inlinable
  public func zArray() -> [Int] {
    _withContiguousText { text in
      var lengths = [Int](repeating: text.count, count: text.count)
      var start = 0
      var end = 0
      for position in text.indices.dropFirst() {
        // Invariant: text[start..<end] is a prefix of the text, and no such range that begins after the first element
        // and before `position` ends later.
        var length = 0
        if position < end { length = Swift.min(lengths[position - start], end - position) }
        if position + length >= end {
          while position + length < text.count, text[length] == text[position + length] {
            length += 1
          }
          (start, end) = (position, position + length)
        }
        lengths[position] = length
      }
      return lengths
    }
  }
}
