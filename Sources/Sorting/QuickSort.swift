// Quicksort: a pivot, two groups, recursion. In place, O(n log n) on any input.
// Hoare: Quicksort, The Computer Journal 5 (1962). Against bad pivots, Musser: Introspective
// Sorting and Selection Algorithms (1997); runs and equal elements as in Peters:
// Pattern-defeating Quicksort, arXiv 2106.05123 (2021).

extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  /// Sorts the collection in place, in ascending order.
  ///
  ///     var scores = [76, 100, 98, 85]
  ///     scores.quickSort()  // [76, 85, 98, 100]
  ///
  /// Not stable.
  ///
  /// - Complexity: O(*n* log *n*) on average and at worst, O(*n*) when sorted, strictly reversed or all equal, O(*n*
  ///   log *k*) on average with *k* distinct values; O(log *n*) extra space, where *n* is the length.
  @inlinable
  public mutating func quickSort() {
    quickSort(by: <)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Sorts the collection in place by the given predicate.
  ///
  ///     var words = ["pear", "fig", "banana"]
  ///     words.quickSort { $0.count > $1.count }  // ["banana", "pear", "fig"]
  ///
  /// Not stable.
  ///
  /// - Parameter areInIncreasingOrder: A strict weak ordering. If it throws, or is no such
  ///   ordering, the order is unspecified, but no element is lost or duplicated.
  /// - Complexity: O(*n* log *n*) calls of the predicate on average and at worst, O(*n*) when sorted, strictly reversed
  ///   or all equal, O(*n* log *k*) on average with *k* distinct values; O(log *n*) extra space, where *n* is the
  ///   length.
  @inlinable
  public mutating func quickSort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try _withContiguousElements { try $0._quickSort(by: areInIncreasingOrder) }
  }
}

// MARK: - Core

extension UnsafeMutableBufferPointer {
  @inlinable
  internal func _quickSort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    if try _quickSortFinishedAsOneRun(by: areInIncreasingOrder) { return }
    // log2(n) uneven partitions cost at most n log2(n) comparisons, as much as a heap sort after
    // them: together they stay below 3.2 n log2(n), even against an adversary.
    let unevenAllowed = Int.bitWidth - count.leadingZeroBitCount
    try withUnsafeTemporaryAllocation(of: Element.self, capacity: _quickSortScratchCount) {
      try _quickSort(
        0..<count, unevenAllowed: unevenAllowed, scratch: $0, by: areInIncreasingOrder)
    }
  }

  /// Sorts the elements at the positions of the range.
  ///
  /// The element before the range, if there is one, is an earlier pivot: nothing in the range
  /// belongs before it.
  @inlinable
  internal func _quickSort(
    _ range: Range<Int>, unevenAllowed: Int, scratch: UnsafeMutableBufferPointer,
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    var (lower, upper, unevenAllowed) = (range.lowerBound, range.upperBound, unevenAllowed)
    while upper - lower > _quickSortShortCount {
      // Invariant: what lies outside of lower..<upper is in its final place, or a call's business.
      if unevenAllowed == 0 {
        return try UnsafeMutableBufferPointer(rebasing: self[lower..<upper])
          ._heapSort(by: areInIncreasingOrder)
      }
      let middle = try _quickSortPartition(lower..<upper, by: areInIncreasingOrder)
      let (before, after) = (lower..<middle.lowerBound, middle.upperBound..<upper)
      let beforeIsShorter = before.count < after.count
      let longerCount = beforeIsShorter ? after.count : before.count
      if longerCount > (upper - lower) - (upper - lower) / 8 { unevenAllowed -= 1 }
      // Recursion into the shorter side: at most log2(n) calls deep.
      if beforeIsShorter {
        try _quickSort(
          before, unevenAllowed: unevenAllowed, scratch: scratch, by: areInIncreasingOrder)
        lower = after.lowerBound
      } else {
        try _quickSort(
          after, unevenAllowed: unevenAllowed, scratch: scratch, by: areInIncreasingOrder)
        upper = before.upperBound
      }
    }
    try _quickSortShort(lower..<upper, scratch: scratch, by: areInIncreasingOrder)
  }

  /// Returns true, and leaves all sorted, if all elements are one ascending or one strictly
  /// descending run; otherwise nothing is changed.
  @inlinable
  internal func _quickSortFinishedAsOneRun(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Bool {
    let (end, descends) = try _run(from: 0, by: areInIncreasingOrder)
    guard end == count else { return false }
    if descends { _reverse(0..<count) }
    return true
  }
}
