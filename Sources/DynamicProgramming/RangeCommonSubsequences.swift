// Lengths of the longest common subsequences of all prefixes of one sequence and all ranges of another. Alves, Cáceres,
// Song, "An all-substrings common subsequence algorithm", 2008; Tiskin, "Semi-local string comparison: algorithmic
// techniques and applications", 2013, 4.

/// Range LCS queries: the length of the longest common subsequence of any range of a fixed text and a pattern that
/// grows at its end.
///
///     var lengths = RangeCommonSubsequences(in: "ACAYKP")
///     for letter in "CAK" { lengths.append(letter) }
///     lengths.longestLength(0...)  // 3: CAK
///     lengths.longestLength(..<4)  // 2: CA
///
/// Queries for a prefix of the pattern are answered before the rest is appended. If the text is another one twice, all
/// rotations of that are among its ranges.
///
/// For one pair of sequences `longestCommonSubsequenceLength(with:)` takes far less time.
public struct RangeCommonSubsequences<Element: Hashable> {
  /// The number of elements of the text.
  ///
  /// - Complexity: O(1)
  public let count: Int

  /// The elements of the text as numbers from 0 on, equal for equal elements.
  @usableFromInline internal let _symbols: [Element: Int32]
  @usableFromInline internal let _text: [Int32]

  /// For each position the greatest start from which on it makes no common subsequence longer, or -1: from all earlier
  /// starts it does not either, and from all later ones it does.
  @usableFromInline internal var _starts: [Int32]

  /// Prepares queries for the ranges of a text and an empty pattern.
  ///
  /// - Parameter text: The elements from left to right, fewer than 2³¹.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(in text: some Collection<Element>) {
    precondition(text.count <= Int32.max, "there are 2^31 elements or more")
    var symbols: [Element: Int32] = [:]
    let numbers = text.map { element in
      let next = Int32(truncatingIfNeeded: symbols.count)
      let symbol = symbols[element, default: next]
      if symbol == next { symbols[element] = next }
      return symbol
    }
    (count, _symbols, _text) = (numbers.count, symbols, numbers)
    _starts = numbers.indices.map { Int32(truncatingIfNeeded: $0) }
  }

  /// Appends an element to the pattern.
  ///
  /// - Complexity: O(*n*) for a text of *n* elements.
  @inlinable
  public mutating func append(_ element: Element) {
    if let symbol = _symbols[element] { _append(symbol) }
  }

  @usableFromInline
  internal mutating func _append(_ symbol: Int32) {
    // A strand runs from the left through all columns, and crosses the strand of each, unless the two have crossed
    // before (then the one that began later is on the line) or the elements are equal: there both turn instead.
    _starts.withUnsafeMutableBufferPointer { starts in
      _text.withUnsafeBufferPointer { text in
        var start: Int32 = -1
        for place in text.indices {
          let other = starts[place]
          let isTurn = text[place] == symbol || start > other
          starts[place] = isTurn ? start : other
          start = isTurn ? other : start
        }
      }
    }
  }

  /// Returns the length of the longest common subsequence of a range of the text and the pattern so far.
  ///
  ///     var lengths = RangeCommonSubsequences(in: [3, 1, 4, 1, 5])
  ///     lengths.append(1)
  ///     lengths.append(3)
  ///     lengths.longestLength(1...)  // 1
  ///
  /// - Parameter range: Within 0 ..< `count`; the result for an empty range is 0.
  /// - Complexity: O(*l*) for a range of *l* elements, several of them at a time.
  @inlinable
  public func longestLength(_ range: some RangeExpression<Int>) -> Int {
    let bounds = range.relative(to: 0..<count)
    precondition(
      0 <= bounds.lowerBound && bounds.upperBound <= count, "the range is not within the text")
    return _longestLength(bounds)
  }

  @usableFromInline
  internal func _longestLength(_ bounds: Range<Int>) -> Int {
    let bound = Int32(truncatingIfNeeded: bounds.lowerBound)
    return _starts.withUnsafeBufferPointer { starts in
      // The sign of a difference, which no vector instructions are made of if it is a comparison. It does not overflow.
      var length: Int32 = 0
      for start in UnsafeBufferPointer(rebasing: starts[bounds]) {
        length &-= (start &- bound) &>> 31
      }
      return Int(length)
    }
  }
}

extension RangeCommonSubsequences: Sendable where Element: Sendable {}
