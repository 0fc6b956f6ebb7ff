// Inversions: pairs of elements that are out of order, counted by a merge sort. Knuth, TAOCP vol. 3, 5.2.4, exercise
// 21.

extension Collection where Element: Comparable {
  /// Returns the number of inversions: the pairs in which a larger element is before a smaller one.
  ///
  ///     [30, 10, 20].numberOfInversions()  // 2: 30 before 10, 30 before 20
  ///
  /// It is the minimum number of swaps of adjacent elements that sort the collection, as bubble sort does.
  ///
  /// - Complexity: O(*n* log *n*) time and O(*n*) space, where *n* is the length.
  @inlinable
  public func numberOfInversions() -> Int {
    numberOfInversions(by: <)
  }
}

extension Collection {
  /// Returns the number of inversions by the given predicate: the pairs whose later element belongs before the earlier
  /// one.
  ///
  ///     [30, 10, 20].numberOfInversions(by: >)  // 1: 10 before 20
  ///
  /// - Parameter areInIncreasingOrder: A strict weak ordering.
  /// - Complexity: O(*n* log *n*) calls of the predicate and O(*n*) space, where *n* is the length.
  @inlinable
  public func numberOfInversions(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Int {
    var elements = Array(self)
    return try elements._withContiguousElements { elements in
      try UnsafeMutableBufferPointer._withSortingScratch(capacity: elements.count) { scratch in
        try elements._numberOfInversions(
          0..<elements.count, scratch: scratch, by: areInIncreasingOrder)
      }
    }
  }
}

// MARK: - Core

extension UnsafeMutableBufferPointer {
  /// Sorts the elements at the positions of the range, and returns the number of inversions.
  @inlinable
  internal func _numberOfInversions(
    _ range: Range<Int>, scratch: UnsafeMutableBufferPointer,
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Int {
    if range.count <= 16 { return try _insertionSort(range, by: areInIncreasingOrder) }
    let middle = range.lowerBound + range.count / 2
    // The pairs within the left half, those within the right half, and those across.
    let before = try _numberOfInversions(
      range.lowerBound..<middle, scratch: scratch, by: areInIncreasingOrder)
    let after = try _numberOfInversions(
      middle..<range.upperBound, scratch: scratch, by: areInIncreasingOrder)
    return try before + after
      + _merge(range, at: middle, scratch: scratch, by: areInIncreasingOrder)
  }
}
