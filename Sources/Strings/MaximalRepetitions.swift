// All maximal repetitions (runs) of a text: each has a period that is a Lyndon word in the order of the elements or its
// reverse, the longest Lyndon word from its start. Bannai, I, Inenaga, Nakashima, Takeda, Tsuruta, "The 'runs'
// theorem", 2017.

extension Collection where Element == UInt8 {
  /// Returns all maximal repetitions (runs) of the text: periodic substrings of at least two periods that cannot be
  /// extended.
  ///
  ///     let runs = Array("mississippi".utf8).maximalRepetitions()
  ///     runs.map(\.range)  // [2..<4, 5..<7, 8..<10, 1..<8]: ss, ss, pp, ississi
  ///     runs.map(\.period)  // [1, 1, 1, 3]
  ///
  /// In a run each element is equal to the one a period before it; the period is minimal and at most half of the
  /// length. The elements before and after the run, if any, break the period. Every square (a substring repeated twice
  /// in a row) lies within a run whose period divides half of its length.
  ///
  /// - Returns: The ranges and their periods, in ascending order of the periods, then of the starts: fewer than there
  ///   are elements.
  /// - Complexity: O(*n* log *n*) for *n* bytes, fewer than 2³¹ − 1, and O(*n*) space.
  @inlinable
  public func maximalRepetitions() -> [(range: Range<Int>, period: Int)] {
    _maximalRepetitions(ofRanks: map { Int32(truncatingIfNeeded: $0) }, below: 256)
  }
}

extension Collection where Element: Comparable {
  /// Returns all maximal repetitions (runs) of the collection: periodic substrings of at least two periods that cannot
  /// be extended.
  ///
  ///     [70, 5, 70, 5, 70].maximalRepetitions().first!.range  // 0..<5, with the period 2
  ///
  /// Bytes, like the `utf8` of a `String`, take less time than other elements.
  ///
  /// - Returns: The ranges and their periods, in ascending order of the periods, then of the starts: fewer than there
  ///   are elements.
  /// - Complexity: O(*n* log *n*) for *n* elements, fewer than 2³¹ − 1, and O(*n*) space.
  @inlinable
  public func maximalRepetitions() -> [(range: Range<Int>, period: Int)] {
    let (ranks, end) = _ranks()
    return _maximalRepetitions(ofRanks: ranks, below: end)
  }
}

// MARK: - Core

@usableFromInline
internal func _maximalRepetitions(
  ofRanks text: [Int32], below end: Int
) -> [(range: Range<Int>, period: Int)] {
  let forward = _CommonExtensions(text, below: end)
  let backward = _CommonExtensions(text.reversed(), below: end)
  var found: [(range: Range<Int>, period: Int)] = []
  var open: [Int] = []
  for isReversed in [false, true] {
    // The suffixes after which none yet is less, or greater in the reverse order: the longest Lyndon word from a
    // position ends before the first such suffix.
    open.removeAll(keepingCapacity: true)
    for end in text.indices {
      while let start = open.last, (forward.rank(of: end) < forward.rank(of: start)) != isReversed {
        open.removeLast()
        let period = end - start
        // Of the occurrences of a repetition's period only the first counts.
        let before = backward.length(text.count - end, text.count - start)
        if before >= period { continue }
        let behind = forward.length(start, end)
        if before + behind >= period { found.append((start - before..<end + behind, period)) }
      }
      open.append(end)
    }
  }
  return found.sorted {
    ($0.period, $0.range.lowerBound) < ($1.period, $1.range.lowerBound)
  }
}
