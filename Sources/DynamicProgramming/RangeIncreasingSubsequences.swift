// Lengths of the longest increasing subsequences of all subarrays: the starts at which each further element does not
// make them longer are a partial permutation, computed by divide and conquer with products of unit-Monge matrices.
// Tiskin, "Semi-local string comparison: algorithmic techniques and applications", 2013, 2.3, 3 and 8.

/// Range LIS queries: the length of the longest increasing subsequence of any subarray of a static array.
///
///     let lengths = RangeIncreasingSubsequences([3, 1, 4, 1, 5])
///     lengths.longestLength(1...3)  // 2: 1, 4
///     lengths.longestLength(1...)  // 3: 1, 4, 5
///
/// A closure tells which element may follow which: with `<=` the subsequences are non-decreasing, with `>` decreasing.
///
///     RangeIncreasingSubsequences([3, 1, 4, 1, 5], by: >=).longestLength(..<4)  // 3: 3, 1, 1
///
/// For one array as a whole `longestIncreasingSubsequenceLength()` takes less time.
public struct RangeIncreasingSubsequences: Sendable {
  /// The number of elements.
  ///
  /// - Complexity: O(1)
  public let count: Int
  /// Entry *k* is the number of losses before position *k*.
  ///
  /// The element at a position is a loss if there is a start from which on it makes no subsequence longer; the greatest
  /// such start is that of the loss: from all starts up to there it does not either.
  @usableFromInline internal let _lossCounts: [Int32]
  /// For each start the number of its loss, or one beyond those of all, as a bit matrix.
  @usableFromInline internal let _starts: _LossMatrix

  /// Prepares queries for strictly increasing subsequences of the subarrays of a collection.
  ///
  /// - Parameter elements: The elements from left to right, fewer than 2³¹.
  /// - Complexity: O(*n* log² *n*) time for *n* elements, and *n* log₂ *n* / 4 bytes of space, with some 100 *n*
  ///   bytes while it is prepared.
  @inlinable
  public init<Element: Comparable>(_ elements: some Collection<Element>) {
    self.init(elements, by: <)
  }

  /// Prepares queries for subsequences whose adjacent elements are in the given order.
  ///
  ///     let words = ["pear", "fig", "apple", "kiwi", "banana"]
  ///     let lengths = RangeIncreasingSubsequences(words) { $0.count < $1.count }
  ///     lengths.longestLength(..<3)  // 2: pear, apple
  ///
  /// - Parameters:
  ///   - elements: The elements from left to right, fewer than 2³¹.
  ///   - areInOrder: Whether its first argument may be directly followed by its second: a strict weak ordering, like
  ///     `<`, or the negation of one with its arguments swapped, like `<=`. With any other predicate the results are
  ///     unspecified.
  /// - Complexity: O(*n* log *n*) calls of the predicate and O(*n* log² *n*) time for *n* elements, and space as above.
  @inlinable
  public init<Element>(
    _ elements: some Collection<Element>, by areInOrder: (Element, Element) throws -> Bool
  ) rethrows {
    let elements = Array(elements)
    precondition(elements.count <= Int32.max, "there are 2^31 elements or more")
    // Ranks without ties, such that a later element has a larger one if it may follow.
    let order = try elements.indices.sorted { first, second in
      if first < second { return try areInOrder(elements[first], elements[second]) }
      return try !areInOrder(elements[second], elements[first])
    }
    self.init(_positionsByRank: order.map { Int32(truncatingIfNeeded: $0) })
  }

  @usableFromInline
  internal init(_positionsByRank order: [Int32]) {
    count = order.count
    let starts = _Seaweeds.exits(positionsByRank: order)
    var isLoss = [Bool](repeating: false, count: count)
    for loss in starts where loss >= 0 { isLoss[Int(loss)] = true }
    var counts: [Int32] = [0]
    counts.reserveCapacity(count + 1)
    for (place, isLoss) in isLoss.enumerated() { counts.append(counts[place] + (isLoss ? 1 : 0)) }
    var rest = counts[count]
    _starts = _LossMatrix(
      starts.map { loss in
        if loss >= 0 { return counts[Int(loss)] }
        rest += 1
        return rest - 1
      })
    _lossCounts = counts
  }

  /// Returns the length of the longest increasing subsequence of a subarray.
  ///
  ///     RangeIncreasingSubsequences([30, 12, 45, 7, 20]).longestLength(1...)  // 2
  ///
  /// - Parameter range: Within 0 ..< `count`; the result for an empty range is 0.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func longestLength(_ range: some RangeExpression<Int>) -> Int {
    let bounds = range.relative(to: 0..<count)
    precondition(
      0 <= bounds.lowerBound && bounds.upperBound <= count, "the range is not within the elements")
    // Of the losses before the end, those of a start from the lower bound on.
    let losses = Int(_lossCounts[bounds.upperBound])
    return bounds.count - losses + _starts.count(below: losses, inFirst: bounds.lowerBound)
  }
}

// MARK: - Core

/// A permutation as a bit matrix (wavelet tree): the counts of the small entries of its prefixes.
@frozen @usableFromInline
internal struct _LossMatrix: Sendable {
  /// Row *b* is bit *b* of all entries, sorted stably by their higher bits: 64 of them, and the number of those before.
  @usableFromInline internal var words: [(bits: UInt64, onesBefore: Int32)] = []
  @usableFromInline internal let wordCount: Int
  @usableFromInline internal let rowCount: Int

  @usableFromInline
  internal init(_ entries: [Int32]) {
    let count = entries.count
    wordCount = count >> 6 + 1
    rowCount = Int.bitWidth - count.leadingZeroBitCount
    words = Array(repeating: (0, 0), count: wordCount * rowCount)
    var (entries, sorted) = (entries, entries)
    for row in 0..<rowCount {
      let bit = rowCount - 1 - row
      let base = row * wordCount
      for (place, entry) in entries.enumerated() where entry >> Int32(bit) & 1 != 0 {
        words[base + place >> 6].bits |= 1 << UInt64(place & 63)
      }
      var ones: Int32 = 0
      for word in base..<base + wordCount {
        words[word].onesBefore = ones
        ones += Int32(truncatingIfNeeded: words[word].bits.nonzeroBitCount)
      }
      // As a permutation, the entries with the same higher bits begin at the index that is the smallest of them.
      var ends: [Int32] = (0...count >> bit).map { Int32(truncatingIfNeeded: $0 << bit) }
      for entry in entries {
        let block = Int(entry >> Int32(bit))
        sorted[Int(ends[block])] = entry
        ends[block] += 1
      }
      Swift.swap(&entries, &sorted)
    }
  }

  /// Returns the number of the entries of a prefix that are less than a bound, which is at most their number.
  @inlinable
  internal func count(below bound: Int, inFirst length: Int) -> Int {
    var (count, length) = (0, length)
    var base = 0
    for row in 0..<rowCount {
      // Invariant: `length` entries of the prefix have the higher bits of the bound, and `count` have smaller ones.
      let bit = rowCount - 1 - row
      let start = (bound >> (bit + 1)) << (bit + 1)
      // Before the start are all smaller entries: half of them are ones.
      let ones = self.ones(base, start + length) - start / 2
      if bound >> bit & 1 != 0 {
        count += length - ones
        length = ones
      } else {
        length -= ones
      }
      base += wordCount
    }
    return count
  }

  /// Returns the number of ones among the first entries of a row.
  @inlinable
  internal func ones(_ base: Int, _ place: Int) -> Int {
    let word = words[base + place >> 6]
    return Int(word.onesBefore) + (word.bits & (1 << UInt64(place & 63) - 1)).nonzeroBitCount
  }
}
