// The step of quicksort and quickselect: choose a pivot, split the elements into two groups.

extension UnsafeMutableBufferPointer {
  /// Splits the elements at the positions of the range around a pivot, and returns where the
  /// elements are that are now in their final place: the pivot and, it may be, its equals.
  ///
  ///     [lower ..< result)  before the pivot | [result) equal to it | [result ..< upper)  the rest
  ///
  /// The element before the range, if there is one, must be such an earlier pivot: nothing in the
  /// range belongs before it.
  @inlinable
  internal func _quickSortPartition(
    _ range: Range<Int>, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Range<Int> {
    let lower = range.lowerBound
    let chosen = try _quickSortPivot(range, by: areInIncreasingOrder)
    swapAt(lower, chosen)
    let pivot = self[lower]
    if try lower > 0 && !areInIncreasingOrder(self[lower - 1], pivot) {
      // The pivot equals the earlier one, so nothing is less than it: what is not greater is equal.
      let end = try _quickSortSplit(lower + 1..<range.upperBound) {
        try !areInIncreasingOrder(pivot, $0)
      }
      return lower..<end
    }
    let end = try _quickSortSplit(lower + 1..<range.upperBound) {
      try areInIncreasingOrder($0, pivot)
    }
    swapAt(lower, end - 1)
    return end - 1..<end
  }

  /// Moves the elements of the range that satisfy the condition before the others, and returns
  /// where the others begin.
  @inlinable
  internal func _quickSortSplit(
    _ range: Range<Int>, goesLeft: (Element) throws -> Bool
  ) rethrows -> Int {
    guard let base = baseAddress else { return range.lowerBound }
    var (left, right) = (range.lowerBound, range.upperBound)
    while true {
      // Invariant: base[..<left] goes left, base[right...] goes right.
      while try left < right && goesLeft(base[left]) { left += 1 }
      while try left < right && !goesLeft(base[right - 1]) { right -= 1 }
      guard left < right else { return left }
      swapAt(left, right - 1)
      left += 1
      right -= 1
    }
  }

  /// Returns the position of an element near the middle of the order.
  @inlinable
  internal func _quickSortPivot(
    _ range: Range<Int>, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Int {
    let step = range.count / 8
    return try _quickSortMedian(
      range.lowerBound, range.lowerBound + 4 * step, range.lowerBound + 7 * step,
      by: areInIncreasingOrder)
  }

  /// Returns the position, among three, of the median of their elements.
  @inlinable
  internal func _quickSortMedian(
    _ a: Int, _ b: Int, _ c: Int, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Int {
    let aIsBeforeB = try areInIncreasingOrder(self[a], self[b])
    let aIsBeforeC = try areInIncreasingOrder(self[a], self[c])
    // If a lies between b and c, the two answers differ.
    guard aIsBeforeB == aIsBeforeC else { return a }
    let bIsBeforeC = try areInIncreasingOrder(self[b], self[c])
    return bIsBeforeC == aIsBeforeB ? b : c
  }
}
