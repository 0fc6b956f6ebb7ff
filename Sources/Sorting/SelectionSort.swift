// Selection sort: in place, with the fewest writes of all: at most n - 1 swaps. Knuth, TAOCP vol. 3, 5.2.3.

extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  /// Sorts the collection in place, in ascending order, with at most one swap per element.
  ///
  ///     var scores = [76, 100, 98, 85]
  ///     scores.selectionSort()  // [76, 85, 98, 100]
  ///
  /// Not stable: a swap moves an element over others that are equal to it.
  ///
  /// - Complexity: O(*n*²) comparisons in the best, average and worst case, O(1) extra space, where
  ///   *n* is the length.
  @inlinable
  public mutating func selectionSort() {
    selectionSort(by: <)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Sorts the collection in place by the given predicate, with at most one swap per element.
  ///
  ///     var scores = [76, 100, 98, 85]
  ///     scores.selectionSort(by: >)  // [100, 98, 85, 76]
  ///
  /// Not stable: a swap moves an element over others that are equal to it.
  ///
  /// - Parameter areInIncreasingOrder: A strict weak ordering. If it throws, the order is
  ///   unspecified, but no element is lost or duplicated.
  /// - Complexity: *n*(*n* − 1)/2 calls of the predicate in every case, O(1) extra space, where *n*
  ///   is the length.
  @inlinable
  public mutating func selectionSort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try _withContiguousElements { try $0._selectionSort(by: areInIncreasingOrder) }
  }
}

// MARK: - Core

extension UnsafeMutableBufferPointer {
  @inlinable
  internal func _selectionSort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    guard let base = baseAddress else { return }
    var start = 0
    while start < count - 1 {
      // Invariant: base[..<start] is sorted, and no later element belongs before any of it.
      //     [1 2 3|7 5 4 9]  ->  [1 2 3|4 5 7 9]  ->  [1 2 3 4|5 7 9]
      var smallest = start
      var candidate = start + 1
      while candidate < count {
        if try areInIncreasingOrder(base[candidate], base[smallest]) { smallest = candidate }
        candidate += 1
      }
      swapAt(start, smallest)
      start += 1
    }
  }
}
