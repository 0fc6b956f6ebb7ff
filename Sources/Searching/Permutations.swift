// All permutations in lexicographic order. Narayana Pandita, 14th century; Knuth, TAOCP vol. 4A, 7.2.1.2, algorithm L.

extension MutableCollection where Self: BidirectionalCollection, Element: Comparable {
  /// Rearranges the elements into the next permutation in lexicographic order.
  ///
  ///     var order = [1, 2, 3]
  ///     var orders: [[Int]] = []
  ///     repeat {
  ///       orders.append(order)
  ///     } while order.nextPermutation()
  ///     orders  // [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]
  ///
  /// Starting from the ascending order, it goes through all permutations. Equal elements are indistinguishable, so each
  /// permutation comes once: those of `[0, 0, 1, 1]` are the ways to choose two of four.
  ///
  /// - Returns: Whether there is a next permutation. If not, the elements were in the last, descending order, and now
  ///   are in the first, ascending one.
  /// - Complexity: O(*n*), where *n* is the number of elements; amortized O(1) over all permutations of distinct
  ///   elements, if they are in contiguous storage as those of arrays are. A slice of an array that is permuted in
  ///   place is copied.
  @inlinable
  @discardableResult
  public mutating func nextPermutation() -> Bool {
    _permute { $0._nextPermutation(by: <) }
  }

  /// Rearranges the elements into the previous permutation in lexicographic order.
  ///
  /// Starting from the descending order, it goes through all permutations.
  ///
  ///     var order = [3, 1, 2]
  ///     order.previousPermutation()  // true
  ///     order  // [2, 3, 1]
  ///
  /// - Returns: Whether there is a previous permutation. If not, the elements were in the first, ascending order, and
  ///   now are in the last, descending one.
  /// - Complexity: O(*n*), where *n* is the number of elements; amortized O(1) over all permutations of distinct
  ///   elements, if they are in contiguous storage as those of arrays are. A slice of an array that is permuted in
  ///   place is copied.
  @inlinable
  @discardableResult
  public mutating func previousPermutation() -> Bool {
    _permute { $0._nextPermutation(by: >) }
  }
}

// MARK: - Core

extension MutableCollection {
  /// Permutes the elements in place, or else a copy, whose elements are assigned back.
  @inlinable
  internal mutating func _permute(
    _ change: (inout UnsafeMutableBufferPointer<Element>) -> Bool
  ) -> Bool {
    if let result = withContiguousMutableStorageIfAvailable(change) { return result }
    var elements = Array(self)
    let result = elements.withUnsafeMutableBufferPointer(change)
    for (index, element) in zip(indices, elements) { self[index] = element }
    return result
  }
}

extension UnsafeMutableBufferPointer {
  /// Rearranges the elements into the next permutation in lexicographic order by the given order.
  @inlinable
  internal func _nextPermutation(by precedes: (Element, Element) -> Bool) -> Bool {
    if count < 2 { return false }
    let last = count - 1
    // Every other time only the last two are swapped.
    if precedes(self[last - 1], self[last]) {
      swapAt(last - 1, last)
      return true
    }
    var tail = last - 1
    // The longest descending suffix has no next permutation.
    while tail > 0, !precedes(self[tail - 1], self[tail]) { tail -= 1 }
    if tail > 0 {
      var larger = last
      while !precedes(self[tail - 1], self[larger]) { larger -= 1 }
      swapAt(tail - 1, larger)
    }
    var (low, high) = (tail, last)
    repeat {
      swapAt(low, high)
      low += 1
      high -= 1
    } while low < high
    return tail > 0
  }
}
