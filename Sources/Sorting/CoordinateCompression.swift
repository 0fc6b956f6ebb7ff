// Coordinate compression: numbers far apart become 0, 1, 2 … in the same order. Laaksonen: Competitive Programmer's
// Handbook, 9.4.

extension Collection where Element: Comparable {
  /// Returns the rank of each element among the distinct elements, and these in ascending order (coordinate
  /// compression).
  ///
  ///     let (ranks, values) = ["pear", "fig", "plum", "fig"].compressed()
  ///     ranks  // [1, 0, 2, 0]
  ///     values // ["fig", "pear", "plum"]
  ///
  /// So `values[ranks[i]]` is the *i*-th element.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of elements.
  @inlinable
  public func compressed() -> (ranks: [Int], values: [Element]) {
    var values = Array(self)
    values.fastSort()
    return _compressed(sorted: values)
  }

  /// Finds the rank of each element in the sorted elements.
  @inlinable
  internal func _compressed(sorted: [Element]) -> (ranks: [Int], values: [Element]) {
    var values: [Element] = []
    for value in sorted where values.isEmpty || values[values.count - 1] < value {
      values.append(value)
    }
    let ranks = map { element in
      var rank = 0
      var length = values.count
      while length > 1 {
        // Invariant: the element is one of the `length` from `rank` on.
        let half = length / 2
        if !(element < values[rank + half]) { rank += half }
        length -= half
      }
      return rank
    }
    return (ranks, values)
  }
}

extension Collection where Element: FixedWidthInteger {
  /// Returns the rank of each integer among the distinct integers, and these in ascending order (coordinate
  /// compression).
  ///
  ///     let (ranks, values) = [40, -7, 1_000_000_000, -7].compressed()
  ///     ranks  // [1, 0, 2, 0]
  ///     values // [-7, 40, 1000000000]
  ///
  /// So `values[ranks[i]]` is the *i*-th integer.
  ///
  /// - Complexity: O(*n*) for each 11 bits of the widths of the range and of *n*, where *n* is the number of integers;
  ///   if both together have more than 64 bits, O(*n* log *n*).
  @inlinable
  public func compressed() -> (ranks: [Int], values: [Element]) {
    guard let low = self.min(), let high = self.max() else { return ([], []) }
    let placeBits = UInt64(Int.bitWidth - count.leadingZeroBitCount)
    let base = UInt64(truncatingIfNeeded: low)
    let width = UInt64(truncatingIfNeeded: high) &- base
    guard Element.bitWidth <= 64, width >> (64 - placeBits) == 0 else {
      var values = Array(self)
      values.radixSort()
      return _compressed(sorted: values)
    }
    // Each with its position, so that no search is needed.
    var keys: [UInt64] = []
    keys.reserveCapacity(count)
    for element in self {
      let place = UInt64(truncatingIfNeeded: keys.count)
      keys.append((UInt64(truncatingIfNeeded: element) &- base) << placeBits | place)
    }
    keys.radixSort()
    var ranks = [Int](repeating: 0, count: keys.count)
    var values: [Element] = []
    var last: UInt64?
    for key in keys {
      let offset = key >> placeBits
      if offset != last { values.append(Element(truncatingIfNeeded: base &+ offset)) }
      last = offset
      ranks[Int(truncatingIfNeeded: key & (1 << placeBits - 1))] = values.count - 1
    }
    return (ranks, values)
  }
}
