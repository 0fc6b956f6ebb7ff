// A range as somebody writes it, turned into one of places.

/// Returns the bounds of a range within so many elements.
@inlinable
internal func _rangeBounds(_ range: some RangeExpression<Int>, in count: Int) -> Range<Int> {
  let bounds = range.relative(to: 0..<count)
  precondition(
    0 <= bounds.lowerBound && bounds.upperBound <= count, "the range is not within the elements")
  return bounds
}
