// Heap sort: in place, O(n log n) whatever the input; `quickSort` falls back on its core.
// Bottom-up form, about n log2 n comparisons: Wegener, Theoretical Computer Science 118 (1993).

extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  /// Sorts the collection in place, in ascending order, in O(*n* log *n*) time on any input.
  ///
  ///     var scores = [76, 100, 98, 85]
  ///     scores.heapSort()  // [76, 85, 98, 100]
  ///
  /// Not stable.
  ///
  /// - Complexity: O(*n* log *n*) in every case, O(1) extra space, where *n* is the length.
  @inlinable
  public mutating func heapSort() {
    heapSort(by: <)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Sorts the collection in place by the given predicate, in O(*n* log *n*) time on any input.
  ///
  ///     var scores = [76, 100, 98, 85]
  ///     scores.heapSort(by: >)  // [100, 98, 85, 76]
  ///
  /// Not stable.
  ///
  /// - Parameter areInIncreasingOrder: A strict weak ordering. If it throws, the order is
  ///   unspecified, but no element is lost or duplicated.
  /// - Complexity: About *n* log₂ *n* calls of the predicate on average, 1.5 *n* log₂ *n* + O(*n*)
  ///   at worst, O(1) extra space, where *n* is the length.
  @inlinable
  public mutating func heapSort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try _withContiguousElements { try $0._heapSort(by: areInIncreasingOrder) }
  }
}

// MARK: - Core

extension UnsafeMutableBufferPointer {
  @inlinable
  internal func _heapSort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    var root = count / 2
    while root > 0 {
      // Invariant: no element after base[root - 1] is less than one of its children.
      root -= 1
      try _heapSortSift(from: root, end: count, by: areInIncreasingOrder)
    }
    var end = count - 1
    while end > 0 {
      // Invariant: base[...end] is a heap, base[(end + 1)...] is sorted and not less than it.
      swapAt(0, end)
      try _heapSortSift(from: 0, end: end, by: areInIncreasingOrder)
      end -= 1
    }
  }

  /// Makes base[root..<end] a heap, of which only the root may be out of order.
  ///
  /// The root's element is most often a former leaf: so its hole sinks to the bottom along the
  /// larger children, one comparison a level instead of two, and the element climbs from there.
  @inlinable
  internal func _heapSortSift(
    from root: Int, end: Int, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    guard let base = baseAddress else { return }
    let lifted = (base + root).move()
    var hole = root
    defer { (base + hole).initialize(to: lifted) }
    var child = 2 * hole + 1
    while child < end - 1 {
      // A sum, not a choice between two paths: which child is larger cannot be predicted.
      child += try areInIncreasingOrder(base[child], base[child + 1]) ? 1 : 0
      (base + hole).moveInitialize(from: base + child, count: 1)
      hole = child
      child = 2 * hole + 1
    }
    if child == end - 1 {
      (base + hole).moveInitialize(from: base + child, count: 1)
      hole = child
    }
    while hole > root {
      let parent = (hole - 1) / 2
      guard try areInIncreasingOrder(base[parent], lifted) else { break }
      (base + hole).moveInitialize(from: base + parent, count: 1)
      hole = parent
    }
  }
}
