// The entry point: one name that takes the fastest sort for what it is given.

extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  /// Sorts the collection in ascending order with the fastest sort of this module for its elements.
  ///
  ///     var words = ["pear", "fig", "plum"]
  ///     words.fastSort()  // ["fig", "pear", "plum"]
  ///
  /// Which sort to use when (*n* elements, *d* inversions, *w* the width of the range of values):
  ///
  /// - `fastSort()`: the default. Integers go to `radixSort()`, all else to `quickSort()`.
  /// - `quickSort()`: any order, in place, not stable; best O(*n*), average and worst
  ///   O(*n* log *n*).
  /// - `radixSort()`: integers, O(*n*) extra space; best O(*n*), average and worst O(*n*) for each
  ///   11 bits in which they differ.
  /// - `countingSort(in:)`: integers of a narrow range, O(*w*) extra space; always O(*n* + *w*),
  ///   beyond *w* = *n* as `radixSort()`.
  /// - `countingSort(on:in:)`: records with an integer key, stable, O(*n* + *w*) extra space;
  ///   always O(*n* + *w*), beyond *w* = *n* O(*n* log *n*).
  /// - ``Histogram``: integers of a narrow range that need not be in memory at once.
  /// - `insertionSort()`: short or nearly sorted input, stable, in place; best O(*n*), average and
  ///   worst O(*n*²), always O(*n* + *d*).
  /// - `selectionSort()`: when writes are expensive, in place, not stable; always O(*n*²).
  /// - `mergeSort()`: stable, O(*n*) extra space; best O(*n*), average and worst O(*n* log *n*).
  /// - `heapSort()`: in place with O(1) extra space, not stable; always O(*n* log *n*).
  /// - `quickSelect(_:)`: only the *k*-th smallest element, counted from 0, in place; average O(*n*), worst O(*n* log
  ///   *n*).
  ///
  /// - Complexity: As `quickSort()`.
  @inlinable
  public mutating func fastSort() {
    quickSort()
  }
}

extension MutableCollection where Self: RandomAccessCollection, Element: FixedWidthInteger {
  /// Sorts the integers in ascending order with the fastest sort of this module for integers.
  ///
  ///     var temperatures = [21, -4, 35, 0]
  ///     temperatures.fastSort()  // [-4, 0, 21, 35]
  ///
  /// - Complexity: As `radixSort()`.
  @inlinable
  public mutating func fastSort() {
    radixSort()
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Sorts the collection by the given predicate with the fastest sort of this module.
  ///
  ///     var words = ["pear", "fig", "banana"]
  ///     words.fastSort { $0.count > $1.count }  // ["banana", "pear", "fig"]
  ///
  /// Not stable; `mergeSort(by:)` is.
  ///
  /// - Parameter areInIncreasingOrder: A strict weak ordering. If it throws, the order is
  ///   unspecified, but no element is lost or duplicated.
  /// - Complexity: As `quickSort(by:)`.
  @inlinable
  public mutating func fastSort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try quickSort(by: areInIncreasingOrder)
  }
}
