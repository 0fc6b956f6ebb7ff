// Where a pattern occurs in a text, without going back in the text: Knuth, Morris, Pratt, "Fast pattern
// matching in strings", 1977. Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms, 32.4.

extension Collection where Element: Equatable {
  /// Returns the prefix function: for each prefix of the collection the length of its longest border.
  ///
  ///     Array("abacaba").prefixFunction()  // [0, 0, 1, 0, 1, 2, 3]
  ///
  /// A border is a proper prefix that is also a suffix. The last value gives the smallest period: *n* less this length,
  /// where *n* is the length of the collection.
  ///
  /// - Returns: One length for each element; the one at *i* belongs to the prefix of *i* + 1 elements.
  /// - Complexity: O(*n*), where *n* is the length of the collection.
  @inlinable
  public func prefixFunction() -> [Int] {
    _withContiguousText { text in
      var borders = [Int](repeating: 0, count: text.count)
      var border = 0
      ends: for end in text.indices.dropFirst() {
        // Invariant: `border` is the longest border of text[..<end]. Those of text[...end] are borders
        // of text[..<end] that the element at `end` continues; the next shorter border of a text is
        // the longest one of its longest.
        while text[border] != text[end] {
          if border == 0 { continue ends }
          border = borders[border - 1]
        }
        border += 1
        borders[end] = border
      }
      return borders
    }
  }

  /// Returns the positions of all occurrences of a pattern (Knuth–Morris–Pratt).
  ///
  ///     "abababa".utf8.occurrences(of: "aba".utf8)  // [0, 2, 4]: they may overlap
  ///     [1, 2, 3].occurrences(of: [2, 3])  // [1]
  ///     [1, 2, 3].occurrences(of: [])  // [0, 1, 2, 3]
  ///
  /// Comparing characters, which consist of any number of bytes, is slow: of a `String` take the `utf8`, or read bytes.
  /// Both collections have the same element type, so a text of bytes needs a pattern of bytes such as `"aba".utf8`.
  ///
  /// - Parameter pattern: The pattern; its occurrences are contiguous.
  /// - Returns: The starts of the occurrences as offsets from 0, in ascending order.
  /// - Complexity: O(*n* + *m*), where *n* is the length of the collection and *m* that of the pattern; at most 2*n*
  ///   comparisons with elements of the text.
  @inlinable
  public func occurrences(of pattern: some Collection<Element>) -> [Int] {
    let borders = pattern.prefixFunction()
    return pattern._withContiguousText { pattern in
      if pattern.isEmpty { return Array(0...count) }
      var places: [Int] = []
      var matched = 0
      var passed = 0
      elements: for element in self {
        passed += 1
        // Invariant: the first `matched` elements of the pattern are the longest proper prefix of it that is a suffix
        // of the text before the element.
        while pattern[matched] != element {
          if matched == 0 { continue elements }
          matched = borders[matched - 1]
        }
        matched += 1
        if matched == pattern.count {
          places.append(passed - matched)
          matched = borders[matched - 1]
        }
      }
      return places
    }
  }
}
