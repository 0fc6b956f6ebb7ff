// All orders of some elements, one after the other. Narayana Pandita, 14th century; Knuth, TAOCP vol. 4A, 7.2.1.2,
// algorithm L.

extension MutableCollection where Self: BidirectionalCollection, Element: Comparable {
  /// Puts the elements into the next order that they can have; whoever begins with the first one, in which they ascend,
  /// sees all.
  ///
  ///     var order = [1, 2, 3]
  ///     var orders: [[Int]] = []
  ///     repeat {
  ///       orders.append(order)
  ///     } while order.nextPermutation()
  ///     orders  // [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]
  ///
  /// Orders come as words do in a dictionary. Equal elements are not told apart, so that each order comes once: those of
  /// `[0, 0, 1, 1]` are the ways to choose two of four.
  ///
  /// - Returns: Whether there was a next one. After the last one, in which the elements descend, comes the first again.
  /// - Complexity: O(*n*) at worst, where *n* is the number of elements; O(1) on average over all orders of different
  ///   ones.
  @inlinable
  @discardableResult
  public mutating func nextPermutation() -> Bool {
    withContiguousMutableStorageIfAvailable { $0._nextPermutation() } ?? _nextPermutation()
  }

  @inlinable
  internal mutating func _nextPermutation() -> Bool {
    var tail = endIndex
    // What descends at the end has no next order of its own.
    while tail != startIndex {
      let behind = tail
      formIndex(before: &tail)
      guard behind != endIndex, self[tail] < self[behind] else { continue }
      var larger = index(before: endIndex)
      while !(self[tail] < self[larger]) { formIndex(before: &larger) }
      swapAt(tail, larger)
      _reverse(from: behind)
      return true
    }
    _reverse(from: startIndex)
    return false
  }

  @inlinable
  internal mutating func _reverse(from start: Index) {
    var (low, high) = (start, endIndex)
    while low != high {
      formIndex(before: &high)
      if low == high { return }
      swapAt(low, high)
      formIndex(after: &low)
    }
  }
}
