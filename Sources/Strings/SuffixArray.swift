// The suffixes of a text in lexicographic order: Manber, Myers, "Suffix arrays: a new method for on-line
// string searches", 1993.

extension Collection where Element == UInt8 {
  /// Returns the suffix array: the starts of all suffixes, in the lexicographic order of the suffixes.
  ///
  ///     Array("banana".utf8).suffixArray()  // [5, 3, 1, 0, 4, 2]: a, ana, anana, banana, na, nana
  ///
  /// - Returns: A permutation of 0 ..< `count`. A suffix comes before those that it is a proper prefix of.
  /// - Complexity: O(*n*) for *n* bytes, fewer than 2³¹ − 1; 4*n* bytes of memory besides the result.
  @inlinable
  public func suffixArray() -> [Int] {
    _withContiguousText { _suffixArray(of: $0) }
  }
}

extension Collection where Element: Comparable {
  /// Returns the suffix array: the starts of all suffixes, in the lexicographic order of the suffixes.
  ///
  ///     [30, -2, 30].suffixArray()  // [1, 2, 0]: -2 30, 30, 30 -2 30
  ///
  /// Bytes, like the `utf8` of a `String`, take a fraction of the time of other elements.
  ///
  /// - Returns: A permutation of 0 ..< `count`. A suffix comes before those that it is a proper prefix of.
  /// - Complexity: O(*n* log *n*) for *n* elements, fewer than 2³¹ − 1, and O(*n*) space.
  @inlinable
  public func suffixArray() -> [Int] {
    let (ranks, end) = _ranks()
    return _suffixArray(ofRanks: ranks, below: end)
  }
}

// MARK: - Core

extension Collection where Element: Comparable {
  /// Returns the rank of each element among the distinct ones, and the number of distinct elements, at least 1.
  @inlinable
  internal func _ranks() -> (ranks: [Int32], end: Int) {
    // With their positions, since a binary search for each among the others would take longer than the sorting.
    let sorted = zip(self, (0 as Int32)...).sorted { $0.0 < $1.0 }
    var ranks = [Int32](repeating: 0, count: sorted.count)
    var rank: Int32 = 0
    for index in sorted.indices.dropFirst() {
      if sorted[index - 1].0 < sorted[index].0 { rank += 1 }
      ranks[Int(sorted[index].1)] = rank
    }
    return (ranks, Int(rank) + 1)
  }
}

@usableFromInline
internal func _suffixArray(of text: UnsafeBufferPointer<UInt8>) -> [Int] {
  _InducedSorting.suffixArray(of: text, alphabetSize: 256)
}

@usableFromInline
internal func _suffixArray(ofRanks ranks: [Int32], below end: Int) -> [Int] {
  ranks.withUnsafeBufferPointer { _InducedSorting.suffixArray(of: $0, alphabetSize: end) }
}
