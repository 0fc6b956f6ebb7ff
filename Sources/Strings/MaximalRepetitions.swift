// All repetitions of a text: each has a period that is a Lyndon word, by the order of the elements or the reverse one, and
// the longest one from its place. Bannai, I, Inenaga, Nakashima, Takeda, Tsuruta, "The 'runs' theorem", 2017.

extension Collection where Element == UInt8 {
  /// Returns all parts of the text that repeat themselves at least twice and cannot be made longer (runs).
  ///
  ///     let runs = Array("mississippi".utf8).maximalRepetitions()
  ///     runs.map(\.range)  // [2..<4, 5..<7, 8..<10, 1..<8]: ss, ss, pp, ississi
  ///     runs.map(\.period)  // [1, 1, 1, 3]
  ///
  /// In such a part each element is equal to that one period before it, the period is the smallest number with that
  /// property, and at most half of the length. Next to it, on either side, is an element that is not equal, or the end of
  /// the text. Every square in a text, a part that is something twice, lies within one of them, whose period divides half of
  /// its length.
  ///
  /// - Returns: The repetitions, by their periods and those of one period from left to right: fewer than there are
  ///   elements.
  /// - Complexity: O(*n* log *n*) for *n* bytes, fewer than 2³¹, and O(*n*) space.
  @inlinable
  public func maximalRepetitions() -> [(range: Range<Int>, period: Int)] {
    _maximalRepetitions(ofRanks: map { Int32(truncatingIfNeeded: $0) }, below: 256)
  }
}

extension Collection where Element: Comparable {
  /// Returns all parts of the collection that repeat themselves at least twice and cannot be made longer (runs).
  ///
  ///     [70, 5, 70, 5, 70].maximalRepetitions().first!.range  // 0..<5, with the period 2
  ///
  /// Bytes, like the `utf8` of a `String`, take less time than other elements.
  ///
  /// - Returns: The repetitions, by their periods and those of one period from left to right: fewer than there are
  ///   elements.
  /// - Complexity: O(*n* log *n*) for *n* elements, fewer than 2³¹, and O(*n*) space.
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
    // Those suffixes behind which there is none yet that is less, or greater in the reverse order: up to the first such
    // one lasts the longest Lyndon word.
    open.removeAll(keepingCapacity: true)
    for end in text.indices {
      while let start = open.last, (forward.rank(of: end) < forward.rank(of: start)) != isReversed {
        open.removeLast()
        let period = end - start
        // Of the periods of one repetition the first one counts.
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
