// Runs: contiguous parts of the input that are sorted already, ascending or descending.

extension UnsafeMutableBufferPointer {
  /// Returns where the longest run that begins at the position ends, and whether it descends.
  ///
  /// A descending run is strictly descending: so it may be reversed, and equal elements keep their order.
  @inlinable
  internal func _run(
    from start: Int, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> (end: Int, descends: Bool) {
    guard start + 1 < count, let base = baseAddress else { return (count, false) }
    let descends = try areInIncreasingOrder(base[start + 1], base[start])
    var end = start + 2
    while try end < count && areInIncreasingOrder(base[end], base[end - 1]) == descends {
      end += 1
    }
    return (end, descends)
  }

  /// Reverses the elements at the positions of the range.
  @inlinable
  internal func _reverse(_ range: Range<Int>) {
    var (lower, upper) = (range.lowerBound, range.upperBound - 1)
    while lower < upper {
      swapAt(lower, upper)
      lower += 1
      upper -= 1
    }
  }
}
