// Ranges of any kind as closed ones, which reach the least and the greatest integer.

/// Returns the first and the last integer of a range, or `nil` if it is empty.
@inlinable
internal func _closedBounds(_ range: some RangeExpression<Int>) -> ClosedRange<Int>? {
  // A range without its end, as which all others can be had, ends before `Int.max`.
  if let range = range as? ClosedRange<Int> { return range }
  if let range = range as? PartialRangeThrough<Int> { return .min...range.upperBound }
  if let range = range as? PartialRangeFrom<Int> { return range.lowerBound ... .max }
  let range = range.relative(to: .min ..< .max)
  return range.isEmpty ? nil : range.lowerBound...range.upperBound - 1
}
