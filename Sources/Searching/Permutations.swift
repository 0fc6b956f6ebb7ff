// All orders of some elements, one after the other. Narayana Pandita, 14th century; Knuth, TAOCP vol. 4A, 7.2.1.2,
// algorithm L.

extension MutableCollection where Self: BidirectionalCollection, Element: Comparable {
  /// Puts the elements into the next order that they can have: from the first one on, in which they ascend, through all.
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
  ///   ones, if they are in one piece of memory as those of arrays are. A slice of an array that is changed in its place
  ///   is copied.
  @inlinable
  @discardableResult
  public mutating func nextPermutation() -> Bool {
    _permute { $0._nextPermutation(by: <) }
  }

  /// Puts the elements into the order before the one that they have: from the last one on, in which they descend, through
  /// all.
  ///
  ///     var order = [3, 1, 2]
  ///     order.previousPermutation()  // true
  ///     order  // [2, 3, 1]
  ///
  /// - Returns: Whether there was one before. Before the first one, in which the elements ascend, comes the last.
  /// - Complexity: O(*n*) at worst, where *n* is the number of elements; O(1) on average over all orders of different
  ///   ones, if they are in one piece of memory as those of arrays are. A slice of an array that is changed in its place
  ///   is copied.
  @inlinable
  @discardableResult
  public mutating func previousPermutation() -> Bool {
    _permute { $0._nextPermutation(by: >) }
  }
}

// MARK: - Core

extension MutableCollection {
  /// Changes the order of the elements where they are, or else that of copies, which take their places.
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
  /// Puts the elements into the next order of those in a dictionary with the given order of letters.
  @inlinable
  internal func _nextPermutation(by precedes: (Element, Element) -> Bool) -> Bool {
    if count < 2 { return false }
    let last = count - 1
    // Every other time it is the last two that change places.
    if precedes(self[last - 1], self[last]) {
      swapAt(last - 1, last)
      return true
    }
    var tail = last - 1
    // What descends at the end has no next order of its own.
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
