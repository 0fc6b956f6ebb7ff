// Insertion sort: stable, in place, the fastest choice for short or nearly sorted input.
// Knuth, TAOCP vol. 3, 5.2.1.

extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  /// Sorts the collection in place, stably, in ascending order.
  ///
  ///     var heights = [172, 160, 185, 160]
  ///     heights.insertionSort()  // [160, 160, 172, 185]
  ///
  /// - Complexity: O(*n* + *d*) time and O(1) extra space, where *n* is the length and *d* the
  ///   number of inversions: O(*n*) when already sorted, O(*n*²) on average and at worst.
  @inlinable
  public mutating func insertionSort() {
    insertionSort(by: <)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Sorts the collection in place, stably, by the given predicate.
  ///
  ///     var words = ["pear", "fig", "plum", "kiwi"]
  ///     words.insertionSort { $0.count < $1.count }  // ["fig", "pear", "plum", "kiwi"]
  ///
  /// - Parameter areInIncreasingOrder: A strict weak ordering. If it throws, the order is
  ///   unspecified, but no element is lost or duplicated.
  /// - Complexity: O(*n* + *d*) calls of the predicate and O(1) extra space, where *n* is the
  ///   length and *d* the number of inversions: at best *n* − 1 calls, at worst *n*(*n* − 1)/2.
  @inlinable
  public mutating func insertionSort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try _withContiguousElements { elements in
      _ = try elements._insertionSort(0..<elements.count, by: areInIncreasingOrder)
    }
  }
}

// MARK: - Core

extension UnsafeMutableBufferPointer {
  /// Sorts the elements at the positions of the range, and returns the number of inversions: each step of an element to
  /// the left removes one.
  @inlinable
  internal func _insertionSort(
    _ range: Range<Int>, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Int {
    guard let base = baseAddress else { return 0 }
    var inversions = 0
    var end = range.lowerBound + 1
    while end < range.upperBound {
      // Invariant: base[range.lowerBound..<end] is sorted.
      if try areInIncreasingOrder(base[end], base[end - 1]) {
        // Lift the element out, slide its larger predecessors one slot to the right, and
        // drop it into the hole. The `defer` fills the hole also when the predicate throws.
        //     [1 3 5 7|4 …]  ->  [1 3 5 7 _ …]  ->  [1 3 _ 5 7 …]  ->  [1 3 4 5 7|…]
        let lifted = (base + end).move()
        var hole = end
        defer { (base + hole).initialize(to: lifted) }
        repeat {
          (base + hole).moveInitialize(from: base + (hole - 1), count: 1)
          hole -= 1
        } while try hole > range.lowerBound && areInIncreasingOrder(lifted, base[hole - 1])
        inversions += end - hole
      }
      end += 1
    }
    return inversions
  }
}
