// How far each suffix agrees with the text: Main, Lorentz, "An O(n log n) algorithm for finding all
// repetitions in a string", 1984. Gusfield: Algorithms on Strings, Trees, and Sequences, 1.3.

extension Collection where Element: Equatable {
  /// Returns, for each position, how many elements from there on are those that the collection begins
  /// with.
  ///
  ///     Array("abacaba").zArray()  // [7, 0, 1, 0, 3, 0, 1]
  ///
  /// - Returns: As many numbers as there are elements; the first is the length of the collection.
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  @inlinable
  public func zArray() -> [Int] {
    _withContiguousText { text in
      var lengths = [Int](repeating: text.count, count: text.count)
      var start = 0
      var end = 0
      for position in text.indices.dropFirst() {
        // Invariant: text[start..<end] is what the text begins with, and no such part that begins
        // behind the first element and before `position` ends later.
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
