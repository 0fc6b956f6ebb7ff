// Where a pattern occurs in a text, without going back in the text: Knuth, Morris, Pratt, "Fast pattern
// matching in strings", 1977. Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms, 32.4.

extension Collection where Element: Equatable {
  /// Returns, for each beginning of the collection, the length of its longest border: of what it both
  /// begins and ends with, itself excepted.
  ///
  ///     Array("abacaba").prefixFunction()  // [0, 0, 1, 0, 1, 2, 3]
  ///
  /// The last length tells the period: a text of *n* elements repeats itself after *n* less this length.
  ///
  /// - Returns: As many numbers as there are elements; the one at *i* is for the first *i* + 1 elements.
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

  /// Returns where a pattern occurs.
  ///
  ///     "abababa".utf8.occurrences(of: "aba".utf8)  // [0, 2, 4]: they may overlap
  ///     [1, 2, 3].occurrences(of: [2, 3])  // [1]
  ///     [1, 2, 3].occurrences(of: [])  // [0, 1, 2, 3]
  ///
  /// Characters, which consist of any number of bytes, are slow: of a `String` take the `utf8`, or read
  /// bytes. The elements of both have to be of one type, `"aba".utf8` for a text of bytes.
  ///
  /// - Parameter pattern: The elements to look for, in their order and next to each other.
  /// - Returns: How many elements precede each occurrence, in ascending order.
  /// - Complexity: O(*n* + *m*), where *n* is the length of the collection and *m* that of the pattern;
  ///   at most 2*n* comparisons with elements of the text.
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
        // Invariant: what precedes the element ends with the first `matched` elements of the pattern, and
        // with no longer beginning of it that is not the whole pattern.
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
