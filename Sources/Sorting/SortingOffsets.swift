// Integers as distances from the smallest of them: what counting sort and radix sort work on.

extension FixedWidthInteger {
  /// The distance from a value that is not larger; it always fits.
  @inlinable
  internal func _sortingOffset(above lower: Self) -> Magnitude {
    // Wraparound is intended: read as a magnitude, the wrapped difference is the distance.
    Magnitude(truncatingIfNeeded: self &- lower)
  }
}

extension UnsafeMutableBufferPointer where Element: FixedWidthInteger {
  /// The smallest and the largest element; the buffer must not be empty.
  @inlinable
  internal func _sortingBounds() -> ClosedRange<Element> {
    var (minimum, maximum) = (self[0], self[0])
    // Two choices a step and no branch: the compiler turns this loop into vector code.
    for element in self {
      minimum = element < minimum ? element : minimum
      maximum = element > maximum ? element : maximum
    }
    return minimum...maximum
  }
}
