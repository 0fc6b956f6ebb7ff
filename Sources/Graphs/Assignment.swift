// The assignment problem: the Hungarian algorithm, row by row along shortest augmenting paths. Kuhn, "The Hungarian
// method for the assignment problem", 1955; Jonker, Volgenant, "A shortest augmenting path algorithm for dense and
// sparse linear assignment problems", 1987.

extension Collection where Element: Collection, Element.Element == Int {
  /// Returns a minimum-cost assignment of the rows to distinct columns (Hungarian algorithm).
  ///
  ///     let hours = [[4, 3, 5], [3, 5, 9], [4, 1, 4]]
  ///     let assignment = hours.minimumCostAssignment()
  ///     assignment.columns  // [2, 0, 1]
  ///     assignment.cost  // 9: 5 and 3 and 1
  ///
  /// For a maximum-cost assignment, negate the elements. If several assignments are optimal, any of them is returned.
  ///
  /// - Returns: The column of each row, in the order of the rows, and the sum of the elements there.
  /// - Precondition: All rows have the same length, and there are no more rows than columns. The largest absolute value
  ///   of an element times the number of columns plus one is at most 2⁶⁰.
  /// - Complexity: O(*n*²*m*) time for *n* rows of *m* elements, usually far less; O(*nm*) space.
  @inlinable
  public func minimumCostAssignment() -> (columns: [Int], cost: Int) {
    let columnCount = first?.count ?? 0
    var costs: [Int] = []
    costs.reserveCapacity(count * columnCount)
    for row in self {
      precondition(row.count == columnCount, "the rows are not of the same length")
      costs.append(contentsOf: row)
    }
    return _minimumCostAssignment(costs, rowCount: count, columnCount: columnCount)
  }
}

// MARK: - Core

/// Returns the column of each row, and the sum of their costs.
@usableFromInline
internal func _minimumCostAssignment(
  _ costs: [Int], rowCount: Int, columnCount: Int
) -> (columns: [Int], cost: Int) {
  precondition(rowCount <= columnCount, "there are more rows than columns")
  let largest = costs.reduce(0 as UInt) { Swift.max($0, $1.magnitude) }
  let (bound, overflow) = largest.multipliedReportingOverflow(by: UInt(columnCount) + 1)
  precondition(!overflow && bound <= 1 << 60, "the cost of an assignment may not fit Int")
  var table = _AssignmentTable(costs, rowCount: rowCount, columnCount: columnCount)
  for row in 0..<rowCount { table.assign(row) }
  let columns = table.assignment
  return (columns, columns.indices.reduce(0) { $0 + costs[$1 * columnCount + columns[$1]] })
}

/// A cost table with a minimum-cost assignment of some of its rows.
internal struct _AssignmentTable {
  private static let none: Int32 = -1

  private struct Column {
    /// The potential (dual variable) of the column: with potentials subtracted, the assigned element of a row is its
    /// least.
    ///
    /// It is 0 for a free column, and never positive.
    var price = 0
    /// The reduced cost of the cheapest alternating path from the new row to the column.
    var distance = Int.max
    /// The row before the column on that path.
    var taker = _AssignmentTable.none
    /// The row that the column is assigned to, or `none`.
    var owner = _AssignmentTable.none
    /// Whether the distance is final.
    var isSettled = false
  }

  private let costs: [Int]
  private var columns: [Column]
  /// The column that is assigned to each row, or `none`.
  private var columnOfRow: [Int32]

  internal init(_ costs: [Int], rowCount: Int, columnCount: Int) {
    self.costs = costs
    columns = [Column](repeating: Column(), count: columnCount)
    columnOfRow = [Int32](repeating: Self.none, count: rowCount)
  }

  /// The column of each row, once all have one.
  internal var assignment: [Int] { columnOfRow.map { Int($0) } }

  /// Assigns a column to a row along a shortest augmenting path; other rows may change their columns.
  internal mutating func assign(_ newRow: Int) {
    for column in columns.indices {
      columns[column].distance = .max
      columns[column].isSettled = false
    }
    var settled: [Int] = []
    var (row, base) = (newRow, 0)
    while true {
      // Invariant: all alternating paths that end with a settled column have been looked at; those that go on from the
      // last one with `row` are next.
      let nearest = costs.withUnsafeBufferPointer { costs in
        columns.withUnsafeMutableBufferPointer { columns in
          Self.lookAtChains(through: row, base, costs, columns)
        }
      }
      let least = columns[nearest].distance
      if columns[nearest].owner == Self.none {
        for column in settled { columns[column].price += columns[column].distance - least }
        return give(nearest, to: newRow)
      }
      columns[nearest].isSettled = true
      settled.append(nearest)
      row = Int(columns[nearest].owner)
      base = least - (costs[row * columns.count + nearest] - columns[nearest].price)
    }
  }

  /// Relaxes the distance of each column that is not settled by way of a row, and returns the nearest of these columns.
  private static func lookAtChains(
    through row: Int, _ base: Int, _ costs: UnsafeBufferPointer<Int>,
    _ columns: UnsafeMutableBufferPointer<Column>
  ) -> Int {
    let first = row * columns.count
    var (nearest, least) = (0, Int.max)
    for place in columns.indices where !columns[place].isSettled {
      let distance = base + costs[first + place] - columns[place].price
      if distance < columns[place].distance {
        columns[place].distance = distance
        columns[place].taker = Int32(truncatingIfNeeded: row)
      }
      // Of several nearest columns one that nobody has is the end.
      let known = columns[place].distance
      if known < least || known == least && columns[place].owner == Self.none {
        (nearest, least) = (place, known)
      }
    }
    return nearest
  }

  /// Augments along a path: each of its rows takes its column, from the last to the new row.
  private mutating func give(_ last: Int, to newRow: Int) {
    var column = Int32(truncatingIfNeeded: last)
    while true {
      let row = Int(columns[Int(column)].taker)
      columns[Int(column)].owner = Int32(truncatingIfNeeded: row)
      Swift.swap(&columnOfRow[row], &column)
      if row == newRow { return }
    }
  }
}
