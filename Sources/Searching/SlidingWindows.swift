// Sliding window minimum: blocks as long as a window, scanned from either end. van Herk, "A fast algorithm for local
// minimum and maximum filters", 1992; Gil and Werman, 1993.

extension Collection {
  /// Returns, for each element, the minimum of the window that ends at it, in the given order (sliding window minimum).
  ///
  ///     ["pear", "fig", "kiwi"].minima(ofLast: 2) { $0.count < $1.count }  // ["pear", "fig", "fig"]
  ///
  /// - Parameters:
  ///   - length: The length of a window, at least 1; windows at the beginning are shorter.
  ///   - areInIncreasingOrder: A strict weak ordering: whether its first argument is less than its second.
  /// - Returns: One element for each element of the collection. Of several minima of a window, it is the last.
  /// - Complexity: O(*n*), where *n* is the length: fewer than three comparisons for each element.
  @inlinable
  public func minima(
    ofLast length: Int, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Element] {
    precondition(length > 0, "a window has at least one element")
    var minima = Array(self)
    try _withContiguousStorage { elements in
      try minima.withUnsafeMutableBufferPointer { minima in
        try elements._findMinima(ofLast: length, into: minima, by: areInIncreasingOrder)
      }
    }
    return minima
  }
}

extension Collection where Element: Comparable {
  /// Returns, for each element, the minimum of the window of the given length that ends at it (sliding window minimum).
  ///
  ///     [4, 2, 12, 11, 9].minima(ofLast: 3)  // [4, 2, 2, 2, 9]
  ///     [4, 2, 12, 11, 9].minima(ofLast: 3).dropFirst(2)  // [2, 2, 9]: those of three elements
  ///
  /// - Parameter length: The length of a window, at least 1; windows at the beginning are shorter.
  /// - Complexity: O(*n*), where *n* is the length.
  @inlinable
  public func minima(ofLast length: Int) -> [Element] {
    minima(ofLast: length, by: <)
  }

  /// Returns, for each element, the maximum of the window of the given length that ends at it (sliding window maximum).
  ///
  ///     [4, 2, 12, 11, 9].maxima(ofLast: 3)  // [4, 4, 12, 12, 12]
  ///
  /// - Parameter length: The length of a window, at least 1; windows at the beginning are shorter.
  /// - Complexity: O(*n*), where *n* is the length.
  @inlinable
  public func maxima(ofLast length: Int) -> [Element] {
    minima(ofLast: length, by: >)
  }
}

// MARK: - Core

extension Collection {
  /// Calls the body with the elements in contiguous storage.
  ///
  /// A collection without contiguous storage is copied out, O(*n*) time and space.
  @inlinable
  internal func _withContiguousStorage<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result {
    try withContiguousStorageIfAvailable(body) ?? Array(self).withUnsafeBufferPointer(body)
  }
}

extension UnsafeBufferPointer {
  /// Finds the minima of all windows; until then there are the elements themselves in their place.
  @inlinable
  internal func _findMinima(
    ofLast length: Int, into minima: UnsafeMutableBufferPointer<Element>,
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    // Each window ends in a block, and begins in the one before.
    var start = 0
    while start < count {
      let end = length < count - start ? start + length : count
      // Invariant: the least from the beginning of the block up to the index.
      var least = self[start]
      for index in start + 1..<end {
        let element = self[index]
        // A choice, not a branch, which could not be predicted.
        least = try areInIncreasingOrder(least, element) ? least : element
        minima[index] = least
      }
      if start > 0 {
        try _merge(from: start, length, into: minima, before: end, areInIncreasingOrder)
      }
      start = end
    }
  }

  /// Combines the prefix minima of a block with the suffix minima of the block before, for the windows that span both.
  @inlinable
  internal func _merge(
    from start: Int, _ length: Int, into minima: UnsafeMutableBufferPointer<Element>,
    before end: Int,
    _ areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    var least = self[start - 1]
    for index in (start - length + 1..<start).reversed() {
      let element = self[index]
      least = try areInIncreasingOrder(element, least) ? element : least
      let last = index + length - 1
      if last < end {
        let later = minima[last]
        minima[last] = try areInIncreasingOrder(least, later) ? least : later
      }
    }
  }
}
