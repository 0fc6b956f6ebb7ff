// Quickselect: the k-th smallest element, without sorting the others.
// Hoare: Algorithm 65: FIND, Communications of the ACM 4 (1961).

extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  /// Moves the *k*-th smallest element, counted from 0, to position *k*, and returns it (quickselect).
  ///
  /// Afterwards no element before that position is greater than it, and no element after it is less.
  ///
  ///     var scores = [76, 100, 98, 85]
  ///     scores.quickSelect(1)  // 85; scores is [76, 85, 98, 100] or [76, 85, 100, 98]
  ///
  /// - Parameter k: A position counted from 0, less than the length, or the program stops.
  /// - Returns: The element that would be at position *k* if the collection were sorted.
  /// - Complexity: O(*n*) on average, O(*n* log *n*) at worst, O(1) extra space, where *n* is the
  ///   length.
  @inlinable
  @discardableResult
  public mutating func quickSelect(_ k: Int) -> Element {
    quickSelect(k, by: <)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Moves the *k*-th element in the predicate's order, counted from 0, to position *k*, and returns it (quickselect).
  ///
  /// Afterwards no element before that position belongs after it, and no element after it belongs before it.
  ///
  ///     var scores = [76, 100, 98, 85]
  ///     scores.quickSelect(1, by: >)  // 98
  ///
  /// - Parameters:
  ///   - k: A position counted from 0, less than the length, or the program stops.
  ///   - areInIncreasingOrder: A strict weak ordering. If it throws, the order is unspecified, but
  ///     no element is lost or duplicated.
  /// - Returns: The element that would be at position *k* if the collection were sorted.
  /// - Complexity: O(*n*) calls of the predicate on average, O(*n* log *n*) at worst, O(1) extra
  ///   space, where *n* is the length.
  @inlinable
  @discardableResult
  public mutating func quickSelect(
    _ k: Int, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Element {
    precondition(k >= 0 && k < count, "place \(k) is outside a collection of \(count) elements")
    return try _withContiguousElements { try $0._quickSelect(k, by: areInIncreasingOrder) }
  }
}

// MARK: - Core

extension UnsafeMutableBufferPointer {
  @inlinable
  internal func _quickSelect(
    _ k: Int, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Element {
    var (lower, upper) = (0, count)
    var unevenAllowed = Int.bitWidth - count.leadingZeroBitCount
    while upper - lower > _quickSortShortCount {
      // Invariant: lower <= k < upper; nothing in lower..<upper belongs before base[..<lower], nor
      // base[upper...] before it; base[lower - 1] is an earlier pivot.
      let remaining = upper - lower
      if unevenAllowed == 0 { break }
      let middle = try _quickSortPartition(lower..<upper, by: areInIncreasingOrder)
      if middle.contains(k) { return self[k] }
      if k < middle.lowerBound { upper = middle.lowerBound } else { lower = middle.upperBound }
      if upper - lower > remaining - remaining / 8 { unevenAllowed -= 1 }
    }
    try UnsafeMutableBufferPointer(rebasing: self[lower..<upper])
      ._heapSort(by: areInIncreasingOrder)
    return self[k]
  }
}
