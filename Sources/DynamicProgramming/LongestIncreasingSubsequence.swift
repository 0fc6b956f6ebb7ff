// Longest increasing subsequence by patience sorting: one binary search per element.
// M. L. Fredman, "On computing the length of longest increasing subsequences", Discrete
// Mathematics 11 (1975); Knuth, TAOCP vol. 3, 5.1.4.
//
// Integers use the overloads of LongestIncreasingSubsequence+Integers.swift, which give the same results several times
// faster. `RangeIncreasingSubsequences` have the lengths for all subarrays.

extension Collection where Element: Comparable {
  /// Returns the indices of a longest strictly increasing subsequence, in ascending order.
  ///
  ///     [3, 1, 4, 1, 5].longestIncreasingSubsequenceIndices()  // [1, 2, 4]
  ///
  /// Of several longest subsequences this is the one that ends furthest to the right, of those the one whose last but
  /// one element is furthest to the right, and so on.
  ///
  /// - Complexity: O(*n* log *k*) comparisons and O(*n*) extra space, where *n* is the length and
  ///   *k* the length of the result.
  @inlinable
  public func longestIncreasingSubsequenceIndices() -> [Index] {
    longestIncreasingSubsequenceIndices(by: <)
  }

  /// Returns a longest strictly increasing subsequence (LIS).
  ///
  ///     [3, 1, 4, 1, 5].longestIncreasingSubsequence()  // [1, 4, 5]
  ///
  /// The subsequence is the one of `longestIncreasingSubsequenceIndices()`.
  ///
  /// - Complexity: O(*n* log *k*) comparisons and O(*n*) extra space, where *n* is the length and
  ///   *k* the length of the result.
  @inlinable
  public func longestIncreasingSubsequence() -> [Element] {
    longestIncreasingSubsequence(by: <)
  }

  /// Returns the length of a longest strictly increasing subsequence.
  ///
  ///     [3, 1, 4, 1, 5].longestIncreasingSubsequenceLength()  // 3
  ///
  /// - Complexity: O(*n* log *k*) comparisons and O(*k*) extra space, where *n* is the length and
  ///   *k* the result.
  @inlinable
  public func longestIncreasingSubsequenceLength() -> Int {
    longestIncreasingSubsequenceLength(by: <)
  }

  /// Returns, for each element, the length of the longest strictly increasing subsequence that ends at it.
  ///
  ///     [3, 1, 4, 1, 5].longestIncreasingSubsequenceLengths()  // [1, 1, 2, 1, 3]
  ///
  /// The lengths of the longest decreasing subsequences that begin at each element are those of the reversed
  /// collection: together they give the longest bitonic subsequence, for example.
  ///
  /// - Complexity: O(*n* log *k*) comparisons and O(*n*) space, where *n* is the length and *k* the
  ///   largest result.
  @inlinable
  public func longestIncreasingSubsequenceLengths() -> [Int] {
    longestIncreasingSubsequenceLengths(by: <)
  }

  /// Returns the indices of a longest non-decreasing subsequence, in ascending order.
  ///
  ///     [3, 1, 4, 1, 5].longestNonDecreasingSubsequenceIndices()  // [1, 3, 4]
  ///
  /// Of several longest subsequences this is the one that ends furthest to the right, of those the one whose last but
  /// one element is furthest to the right, and so on.
  ///
  /// - Complexity: O(*n* log *k*) comparisons and O(*n*) extra space, where *n* is the length and
  ///   *k* the length of the result.
  @inlinable
  public func longestNonDecreasingSubsequenceIndices() -> [Index] {
    longestIncreasingSubsequenceIndices(by: <=)
  }

  /// Returns a longest non-decreasing subsequence.
  ///
  ///     [3, 1, 4, 1, 5].longestNonDecreasingSubsequence()  // [1, 1, 5]
  ///
  /// The subsequence is the one of `longestNonDecreasingSubsequenceIndices()`.
  ///
  /// - Complexity: O(*n* log *k*) comparisons and O(*n*) extra space, where *n* is the length and
  ///   *k* the length of the result.
  @inlinable
  public func longestNonDecreasingSubsequence() -> [Element] {
    longestIncreasingSubsequence(by: <=)
  }

  /// Returns the length of a longest non-decreasing subsequence.
  ///
  ///     [3, 1, 4, 1, 5].longestNonDecreasingSubsequenceLength()  // 3
  ///
  /// - Complexity: O(*n* log *k*) comparisons and O(*k*) extra space, where *n* is the length and
  ///   *k* the result.
  @inlinable
  public func longestNonDecreasingSubsequenceLength() -> Int {
    longestIncreasingSubsequenceLength(by: <=)
  }

  /// Returns, for each element, the length of the longest non-decreasing subsequence that ends at it.
  ///
  ///     [3, 1, 4, 1, 5].longestNonDecreasingSubsequenceLengths()  // [1, 1, 2, 2, 3]
  ///
  /// - Complexity: O(*n* log *k*) comparisons and O(*n*) space, where *n* is the length and *k* the largest
  ///   result.
  @inlinable
  public func longestNonDecreasingSubsequenceLengths() -> [Int] {
    longestIncreasingSubsequenceLengths(by: <=)
  }

  /// Returns the indices of a longest strictly decreasing subsequence, in ascending order.
  ///
  ///     [3, 1, 4, 1, 5].longestDecreasingSubsequenceIndices()  // [2, 3]
  ///
  /// Of several longest subsequences this is the one that ends furthest to the right, of those the one whose last but
  /// one element is furthest to the right, and so on.
  ///
  /// - Complexity: O(*n* log *k*) comparisons and O(*n*) extra space, where *n* is the length and
  ///   *k* the length of the result.
  @inlinable
  public func longestDecreasingSubsequenceIndices() -> [Index] {
    longestIncreasingSubsequenceIndices(by: >)
  }

  /// Returns a longest strictly decreasing subsequence.
  ///
  ///     [3, 1, 4, 1, 5].longestDecreasingSubsequence()  // [4, 1]
  ///
  /// The subsequence is the one of `longestDecreasingSubsequenceIndices()`.
  ///
  /// - Complexity: O(*n* log *k*) comparisons and O(*n*) extra space, where *n* is the length and
  ///   *k* the length of the result.
  @inlinable
  public func longestDecreasingSubsequence() -> [Element] {
    longestIncreasingSubsequence(by: >)
  }

  /// Returns the length of a longest strictly decreasing subsequence.
  ///
  ///     [3, 1, 4, 1, 5].longestDecreasingSubsequenceLength()  // 2
  ///
  /// - Complexity: O(*n* log *k*) comparisons and O(*k*) extra space, where *n* is the length and
  ///   *k* the result.
  @inlinable
  public func longestDecreasingSubsequenceLength() -> Int {
    longestIncreasingSubsequenceLength(by: >)
  }

  /// Returns, for each element, the length of the longest strictly decreasing subsequence that ends at it.
  ///
  ///     [3, 1, 4, 1, 5].longestDecreasingSubsequenceLengths()  // [1, 2, 1, 2, 1]
  ///
  /// - Complexity: O(*n* log *k*) comparisons and O(*n*) space, where *n* is the length and *k* the largest
  ///   result.
  @inlinable
  public func longestDecreasingSubsequenceLengths() -> [Int] {
    longestIncreasingSubsequenceLengths(by: >)
  }

  /// Returns the minimum number of elements to remove and reinsert elsewhere so that the collection is sorted.
  ///
  ///     [3, 7, 5, 2, 6, 1, 4].minimumMovesToSort()  // 4: only 3, 5, 6 need not move
  ///     [2, 2, 1].minimumMovesToSort()              // 1: equal elements may stay side by side
  ///
  /// The elements that stay are a longest non-decreasing subsequence; every other one moves once.
  ///
  /// - Complexity: O(*n* log *n*) comparisons and O(*n*) extra space, where *n* is the length.
  @inlinable
  public func minimumMovesToSort() -> Int {
    count - longestNonDecreasingSubsequenceLength()
  }
}

extension Collection {
  /// Returns the indices of a longest subsequence whose adjacent elements are in the given order.
  ///
  ///     let words = ["pear", "fig", "apple", "kiwi", "banana"]
  ///     words.longestIncreasingSubsequenceIndices { $0.count < $1.count }  // [1, 3, 4]
  ///
  /// `<` gives a strictly increasing subsequence, `<=` a non-decreasing, `>` a strictly decreasing
  /// and `>=` a non-increasing one. Of several longest ones the result is the one that ends
  /// furthest to the right, of those the one whose last but one element is furthest to the right,
  /// and so on.
  ///
  /// - Parameter areInOrder: Whether its first argument may be directly followed by its second:
  ///   a strict weak ordering, like `<`, or the negation of one with its arguments swapped,
  ///   like `<=`. With any other predicate the result is unspecified.
  /// - Complexity: O(*n* log *k*) calls of the predicate and O(*n*) extra space, where *n* is the
  ///   length and *k* the length of the result.
  @inlinable
  public func longestIncreasingSubsequenceIndices(
    by areInOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Index] {
    var positions: [Int] = []
    positions.reserveCapacity(count)
    let length = try _patienceSort(by: areInOrder) { positions.append($0) }
    return _indices(
      atAscendingOffsets: positions.withUnsafeBufferPointer { positions in
        positions._longestSubsequence(length: length) { offset in offset }
      })
  }

  /// Returns a longest subsequence whose adjacent elements are in the given order.
  ///
  ///     let words = ["pear", "fig", "apple", "kiwi", "banana"]
  ///     words.longestIncreasingSubsequence { $0.count < $1.count }  // ["fig", "kiwi", "banana"]
  ///
  /// The subsequence is the one of `longestIncreasingSubsequenceIndices(by:)`.
  ///
  /// - Parameter areInOrder: Whether its first argument may be directly followed by its second:
  ///   a strict weak ordering, like `<`, or the negation of one with its arguments swapped,
  ///   like `<=`. With any other predicate the result is unspecified.
  /// - Complexity: O(*n* log *k*) calls of the predicate and O(*n*) extra space, where *n* is the
  ///   length and *k* the length of the result.
  @inlinable
  public func longestIncreasingSubsequence(
    by areInOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Element] {
    try longestIncreasingSubsequenceIndices(by: areInOrder).map { self[$0] }
  }

  /// Returns the length of a longest subsequence whose adjacent elements are in the given order.
  ///
  ///     [3, 1, 4, 1, 5].longestIncreasingSubsequenceLength(by: >=)  // 3, for 3, 1, 1
  ///
  /// - Parameter areInOrder: Whether its first argument may be directly followed by its second:
  ///   a strict weak ordering, like `<`, or the negation of one with its arguments swapped,
  ///   like `<=`. With any other predicate the result is unspecified.
  /// - Complexity: O(*n* log *k*) calls of the predicate and O(*k*) extra space, where *n* is the
  ///   length and *k* the result.
  @inlinable
  public func longestIncreasingSubsequenceLength(
    by areInOrder: (Element, Element) throws -> Bool
  ) rethrows -> Int {
    try _patienceSort(by: areInOrder) { _ in }
  }

  /// Returns, for each element, the length of the longest subsequence that ends at it and whose adjacent elements are
  /// in the given order.
  ///
  ///     [3, 1, 4, 1, 5].longestIncreasingSubsequenceLengths(by: >=)  // [1, 2, 1, 3, 1]
  ///
  /// - Parameter areInOrder: Whether its first argument may be directly followed by its second:
  ///   a strict weak ordering, like `<`, or the negation of one with its arguments swapped,
  ///   like `<=`. With any other predicate the result is unspecified.
  /// - Complexity: O(*n* log *k*) calls of the predicate and O(*n*) space, where *n* is the length
  ///   and *k* the largest result.
  @inlinable
  public func longestIncreasingSubsequenceLengths(
    by areInOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Int] {
    var lengths: [Int] = []
    lengths.reserveCapacity(count)
    _ = try _patienceSort(by: areInOrder) { lengths.append($0 + 1) }
    return lengths
  }
}

// MARK: - Core

extension Collection {
  /// Finds, for each element in turn, how many elements precede it in the longest subsequence that ends at it, passes
  /// that number to `record`, and returns the length of the longest one.
  @inlinable
  internal func _patienceSort(
    by areInOrder: (Element, Element) throws -> Bool,
    record: (_ position: Int) -> Void
  ) rethrows -> Int {
    // Invariant: tails[k] is the element that is the easiest to follow (for `<` the smallest) of
    // those that end a subsequence of length k + 1; of equal ones it is the last. So the tails
    // that a new element may follow are always a prefix.
    var tails: [Element] = []
    for element in self {
      var low = 0
      var high = tails.count
      while low < high {
        // Invariant: the element may follow tails[..<low] and may not follow tails[high...].
        let middle = low + (high - low) / 2
        if try areInOrder(tails[middle], element) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      if low == tails.count {
        tails.append(element)
      } else {
        tails[low] = element
      }
      record(low)
    }
    return tails.count
  }

  /// Returns the indices at the given ascending offsets, in one walk from the start.
  @inlinable
  internal func _indices(atAscendingOffsets offsets: [Int]) -> [Index] {
    var index = startIndex
    var reached = 0
    return offsets.map { offset in
      formIndex(&index, offsetBy: offset - reached)
      reached = offset
      return index
    }
  }
}

extension UnsafeBufferPointer where Element: FixedWidthInteger {
  /// Returns the offsets of the longest subsequence, mapped by `result`, given for each element how many elements
  /// precede it in the longest subsequence that ends at it.
  ///
  /// The element before one at position *p* is the nearest on its left at position *p* - 1: that one was the tail when
  /// the search placed the element after it.
  @inlinable
  internal func _longestSubsequence<Result: FixedWidthInteger>(
    length: Int, _ result: (_ offset: Int) -> Result
  ) -> [Result] {
    [Result](unsafeUninitializedCapacity: length) { results, initializedCount in
      var wanted = length - 1
      var offset = count
      while wanted >= 0 {
        // Invariant: results[(wanted + 1)...] are final, and the element that belongs to
        // results[wanted] is before the offset.
        if offset >= 8, !_contains(wanted, inEightBefore: offset) {
          // Skipping what does not matter eight at a time saves random input 10 % of all its time.
          offset -= 8
          continue
        }
        let end = Swift.max(0, offset - 8)
        while offset > end, wanted >= 0 {
          // results[wanted] is written every time and stays when its element is met: no branch
          // for the processor to mispredict.
          offset -= 1
          results.initializeElement(at: wanted, to: result(offset))
          wanted -= Int(truncatingIfNeeded: self[offset]) == wanted ? 1 : 0
        }
      }
      initializedCount = length
    }
  }

  /// Whether the position is among the eight before the offset.
  @inlinable @inline(__always)
  internal func _contains(_ position: Int, inEightBefore offset: Int) -> Bool {
    let wanted = Element(truncatingIfNeeded: position)
    var matches = 0
    for index in (offset &- 8)..<offset { matches |= self[index] == wanted ? 1 : 0 }
    return matches != 0
  }
}
