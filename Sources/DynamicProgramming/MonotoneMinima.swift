// The least entry of each row, where these do not go back from row to row: divide and conquer, by the row in the middle.
// Aggarwal, Klawe, Moran, Shor, Wilber, "Geometric applications of a matrix-searching algorithm", 1987, has the
// matrices, and a search that looks at fewer entries but goes through more of everything else.

/// Returns for each row of a matrix the column of its least entry, where these columns do not go back.
///
///     let places = [0, 4, 5, 9]
///     let shops = [1, 6, 8]
///     let nearest = monotoneMinima(rows: 4, columns: 3) { abs(places[$0] - shops[$1]) }
///     nearest  // [0, 1, 1, 2]
///
/// That they do not go back holds for all matrices in which, of any two rows and two columns, the entries at top left
/// and bottom right come to no more together than the other two (Monge). That is what costs of ranges mostly do
/// that grow faster than the range, such as squares of sums: the so-called divide and conquer optimization is this
/// search, row by row of the table; see `cheapestPartition(of:into:cost:)`. The greatest entries are the least of
/// `-entry`.
///
/// - Parameters:
///   - rows: The number of rows, not negative.
///   - columns: The number of columns, at least 1 unless there is no row.
///   - entry: Returns the entry of a row and a column.
/// - Returns: The first column with the least entry, for each row.
/// - Precondition: The columns do not go back; else those that are found need not be right.
/// - Complexity: O(*n* + *m* log *n*) entries for *n* rows and *m* columns, about *m* log₂ *n* of them.
@inlinable
public func monotoneMinima<Entry: Comparable>(
  rows: Int, columns: Int, entry: (_ row: Int, _ column: Int) throws -> Entry
) rethrows -> [Int] {
  precondition(rows >= 0, "a count must not be negative")
  precondition(rows == 0 || columns > 0, "an empty row has no least entry")
  return try _monotoneMinima(of: 0..<rows, columns: { _ in 0..<columns }, entry: entry) { _, _ in }
}

// MARK: - Core

/// Returns for each row the column of its first least entry, and calls a closure with the row and the entry, in any
/// order of the rows.
///
/// - Parameter columns: Where a row has entries; neither end goes back from row to row.
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
