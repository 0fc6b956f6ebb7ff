// Rows and columns as any range expressions, as half-open ranges of a table.

/// Returns the rows and columns of a rectangle within a table.
@inlinable
internal func _rectangle(
  _ rows: some RangeExpression<Int>, _ columns: some RangeExpression<Int>,
  in rowCount: Int, _ columnCount: Int
) -> (rows: Range<Int>, columns: Range<Int>) {
  let (rows, columns) = (
    rows.relative(to: 0..<rowCount), columns.relative(to: 0..<columnCount)
  )
  precondition(
    0 <= rows.lowerBound && rows.upperBound <= rowCount
      && 0 <= columns.lowerBound && columns.upperBound <= columnCount,
    "the rectangle is not within the table")
  return (rows, columns)
}
