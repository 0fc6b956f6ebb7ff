// Any range expression, as a half-open range of indices.

/// Returns the bounds of a range expression within those of all elements.
@inlinable
internal func _rangeBounds(
  _ range: some RangeExpression<Int>, in all: Range<Int>
) -> Range<Int> {
  let bounds = range.relative(to: all)
  precondition(
    all.lowerBound <= bounds.lowerBound && bounds.upperBound <= all.upperBound,
    "the range is not within the elements")
  return bounds
}
