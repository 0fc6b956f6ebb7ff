// Row minima of a monotone matrix: divide and conquer, by the row in the middle. Aggarwal, Klawe, Moran, Shor, Wilber,
// "Geometric applications of a matrix-searching algorithm", 1987, has the matrices, and a search (SMAWK) that looks at
// fewer entries but has more overhead.

/// Returns, for each row of a monotone matrix, the column of its minimum (divide and conquer optimization).
///
/// A matrix is monotone if the columns of the first minima of its rows are nondecreasing.
///
///     let places = [0, 4, 5, 9]
///     let shops = [1, 6, 8]
///     let nearest = monotoneMinima(rows: 4, columns: 3) { abs(places[$0] - shops[$1]) }
///     nearest  // [0, 1, 1, 2]
///
/// All Monge matrices are monotone: those in which, for any two rows and two columns, the entries at top left and
/// bottom right have a sum no greater than the other two. Costs of ranges mostly are Monge if they are convex in the
/// range, such as squares of range sums: then the rows of a table of dynamic programming are such searches; see
/// `cheapestPartition(of:into:cost:)`. Row maxima are the minima of `-entry`.
///
/// - Parameters:
///   - rows: The number of rows, not negative.
///   - columns: The number of columns, at least 1 unless there is no row.
///   - entry: Returns the entry of a row and a column.
/// - Returns: The first column with the minimum entry, for each row.
/// - Precondition: The matrix is monotone; otherwise the columns found need not be those of minima.
/// - Complexity: O(*n* + *m* log *n*) calls of `entry` for *n* rows and *m* columns, about *m* log₂ *n* of them.
@inlinable
public func monotoneMinima<Entry: Comparable>(
  rows: Int, columns: Int, entry: (_ row: Int, _ column: Int) throws -> Entry
) rethrows -> [Int] {
  precondition(rows >= 0, "a count must not be negative")
  precondition(rows == 0 || columns > 0, "an empty row has no least entry")
  return try _monotoneMinima(of: 0..<rows, columns: { _ in 0..<columns }, entry: entry) { _, _ in }
}

// MARK: - Core

/// Returns, for each row, the column of its first minimum, and calls a closure with the row and the entry, in any order
/// of the rows.
///
/// - Parameter columns: Returns the columns of a row; both bounds are nondecreasing from row to row.
@inlinable
internal func _monotoneMinima<Entry: Comparable>(
  of rows: Range<Int>, columns: (Int) -> Range<Int>, entry: (Int, Int) throws -> Entry,
  body: (_ row: Int, _ entry: Entry) throws -> Void
) rethrows -> [Int] {
  var minima = [Int](repeating: 0, count: rows.count)
  // The largest power of two up to the count, or 1.
  var step = 1 &<< (Int.bitWidth - 1 - (rows.count | 1).leadingZeroBitCount)
  while step > 0 {
    // The odd multiples of the step, counted from 1: the even ones around each of them are known.
    for place in stride(from: step - 1, to: rows.count, by: 2 * step) {
      let row = rows.lowerBound + place
      let all = columns(row)
      let first = place < step ? all.lowerBound : Swift.max(minima[place - step], all.lowerBound)
      let isLast = place + step >= rows.count
      let last = isLast ? all.upperBound - 1 : Swift.min(minima[place + step], all.upperBound - 1)
      var (best, least) = (first, try entry(row, first))
      var column = first
      while column < last {
        column &+= 1
        let value = try entry(row, column)
        if value < least { (best, least) = (column, value) }
      }
      minima[place] = best
      try body(row, least)
    }
    step /= 2
  }
  return minima
}
