// The step of quicksort and quickselect: choose a pivot, split the elements into two groups.

extension UnsafeMutableBufferPointer {
  /// Partitions the elements at the positions of the range around a pivot, and returns the range of those that are now
  /// in their final position: the pivot and, it may be, its equals.
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
  @inline(__always)
  internal func _quickSortSplit(
    _ range: Range<Int>, goesLeft: (Element) throws -> Bool
  ) rethrows -> Int {
    // Folded at compile time: one of the two is all that remains for a given element type.
    if _sortingElementsAreCheap {
      return try _quickSortSplitWithoutBranches(range, goesLeft: goesLeft)
    } else {
      return try _quickSortSplitByExchanges(range, goesLeft: goesLeft)
    }
  }

  /// Splits by moving every element, twice, so that no branch depends on the condition: a branch
  /// that is wrong half of the time costs more than the moves.
  @inlinable
  @inline(__always)
  internal func _quickSortSplitWithoutBranches(
    _ range: Range<Int>, goesLeft: (Element) throws -> Bool
  ) rethrows -> Int {
    guard !range.isEmpty, let base = baseAddress else { return range.lowerBound }
    // One element is lifted out, and its hole moves along with the scan. Copies are as good as
    // moves here, since the elements are plain bits.
    //     [left… ) goes left | [ … gap) goes right | gap: the hole | [next…) not yet seen
    let lifted = base[range.lowerBound]
    var (left, gap, next) = (range.lowerBound, range.lowerBound, range.lowerBound + 1)
    defer { base[gap] = lifted }
    while next < range.upperBound {
      let element = base[next]
      let moves = try goesLeft(element)
      base[gap] = base[left]
      base[left] = element
      gap = next
      left &+= moves ? 1 : 0
      next &+= 1
    }
    let moves = try goesLeft(lifted)
    base[gap] = base[left]
    gap = left
    return left &+ (moves ? 1 : 0)
  }

  /// Splits by exchanging pairs that are on the wrong side.
  @inlinable
  @inline(__always)
  internal func _quickSortSplitByExchanges(
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

  /// Returns the position of an element near the middle of the order: a median of three, of a
  /// range of 64 or more a median of medians, sampling about √*n* elements.
  @inlinable
  internal func _quickSortPivot(
    _ range: Range<Int>, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Int {
    let step = range.count / 8
    return try _quickSortMedian(
      range.lowerBound, range.lowerBound + 4 * step, range.lowerBound + 7 * step, step: step,
      by: areInIncreasingOrder)
  }

  /// Returns the position of the median of three elements; each is first replaced by such a median
  /// of the `step` elements that start with it, if these are enough.
  @inlinable
  internal func _quickSortMedian(
    _ a: Int, _ b: Int, _ c: Int, step: Int,
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Int {
    var (a, b, c) = (a, b, c)
    let finer = step / 8
    if finer > 0 {
      a = try _quickSortMedian(
        a, a + 4 * finer, a + 7 * finer, step: finer, by: areInIncreasingOrder)
      b = try _quickSortMedian(
        b, b + 4 * finer, b + 7 * finer, step: finer, by: areInIncreasingOrder)
      c = try _quickSortMedian(
        c, c + 4 * finer, c + 7 * finer, step: finer, by: areInIncreasingOrder)
    }
    let aIsBeforeB = try areInIncreasingOrder(self[a], self[b])
    let aIsBeforeC = try areInIncreasingOrder(self[a], self[c])
    let bIsBeforeC = try areInIncreasingOrder(self[b], self[c])
    // If a is the median, its two answers differ. Choices instead of branches: they are random.
    let medianOfBAndC = bIsBeforeC == aIsBeforeB ? b : c
    return aIsBeforeB == aIsBeforeC ? medianOfBAndC : a
  }
}
