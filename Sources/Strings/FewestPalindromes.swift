// Minimum palindromic factorization. Fici, Gagie, Kärkkäinen, Kempa, "A subquadratic algorithm for minimum palindromic
// factorization", 2014.

extension Collection where Element: Equatable {
  /// Returns the ranges of a partition of the collection into the minimum number of palindromes.
  ///
  ///     Array("bananas".utf8).fewestPalindromes()  // [0..<1, 1..<6, 6..<7]: b, anana, s
  ///     Array("abbaabab".utf8).fewestPalindromes().count  // 3: abba, aba, b for instance
  ///
  /// A partition always exists, since a single element is a palindrome.
  ///
  /// - Returns: The ranges in ascending order, as offsets from 0, also for the characters of a `String`. If there are
  ///   several minimum partitions, which one is unspecified.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space, where *n* is the length of the collection.
  @inlinable
  public func fewestPalindromes() -> [Range<Int>] {
    _withContiguousText { text in
      var cuts = _PalindromeCuts(text.count)
      for last in text.indices {
        cuts._goOn(to: last) { text[$0] == text[last] }
      }
      return cuts._ranges
    }
  }
}

// MARK: - Core

/// The minimum number of palindromes for each prefix of a text.
@usableFromInline
internal struct _PalindromeCuts {
  /// Starts of palindromes with the same end, in arithmetic progression.
  ///
  /// The first start also comes one step after the last start of the series before, unless it is the first of all: then
  /// it is alone. From the start before on, the text is periodic with the step as its period; so the same element
  /// precedes all of them.
  @usableFromInline
  internal struct _Series {
    @usableFromInline internal let first: Int
    @usableFromInline internal let step: Int
    @usableFromInline internal var count: Int

    @inlinable
    internal init(first: Int, step: Int, count: Int) {
      (self.first, self.step, self.count) = (first, step, count)
    }

    @inlinable
    internal var last: Int { first + (count - 1) * step }
  }

  /// The starts of all palindromic suffixes of the prefix so far, in ascending order: O(log *n*) series.
  @usableFromInline internal var _series: [_Series] = []
  /// Storage for the series of the next prefix.
  @usableFromInline internal var _next: [_Series] = []

  /// For each length of a prefix the minimum number of palindromes.
  @usableFromInline internal var _counts: [Int]

  /// For each length of a prefix where the last of its palindromes starts.
  @usableFromInline internal var _starts: [Int]

  /// For the start before a series, the start in the series that needs the fewest palindromes before it.
  @usableFromInline internal var _bests: [Int]

  @inlinable
  internal init(_ count: Int) {
    _counts = [Int](repeating: 0, count: count + 1)
    _starts = _counts
    _bests = _counts
  }

  /// Extends the prefix by the element at `last`, which the body compares with others.
  @inlinable
  internal mutating func _goOn(to last: Int, _ isEqual: (Int) -> Bool) {
    _next.removeAll(keepingCapacity: true)
    // So far before the text that no step is as large.
    let none = -_counts.count
    var before = none
    for old in _series where old.first > 0 && isEqual(old.first - 1) {
      let first = old.first - 1
      if first - before == old.step {
        _add(_Series(first: first, step: old.step, count: old.count))
      } else {
        // The start before has no palindrome any more.
        _add(_Series(first: first, step: first - before, count: 1))
        if old.count > 1 {
          _add(_Series(first: first + old.step, step: old.step, count: old.count - 1))
        }
      }
      before = old.last - 1
    }
    if last > 0, isEqual(last - 1) {
      _add(_Series(first: last - 1, step: last - 1 - before, count: 1))
      before = last - 1
    }
    _add(_Series(first: last, step: last - before, count: 1))
    Swift.swap(&_series, &_next)
    _choose(end: last + 1)
  }

  /// Appends starts that come after all others, to the same series if the step is the same.
  @inlinable
  internal mutating func _add(_ series: _Series) {
    if let last = _next.last, last.step == series.step {
      _next[_next.count - 1].count += series.count
    } else {
      _next.append(series)
    }
  }

  /// Chooses among the palindromes that end at `end`.
  @inlinable
  internal mutating func _choose(end: Int) {
    var chosen = end - 1
    for series in _series {
      // If a series has more than one start, all but the last also have palindromes that end one step earlier, and so
      // has the start before them. As none from there ends in between, the best of those starts is still known.
      var best = series.last
      let before = series.first - series.step
      if series.count > 1, _counts[_bests[before]] < _counts[best] { best = _bests[before] }
      if before >= 0 { _bests[before] = best }
      if _counts[best] < _counts[chosen] { chosen = best }
    }
    _counts[end] = _counts[chosen] + 1
    _starts[end] = chosen
  }

  @inlinable
  internal var _ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var end = _counts.count - 1
    while end > 0 {
      ranges.append(_starts[end]..<end)
      end = _starts[end]
    }
    return ranges.reversed()
  }
}
