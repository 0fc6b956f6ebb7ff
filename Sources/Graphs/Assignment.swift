// Who does what at the least cost: rows and columns of a table, put together one row after the other along the
// cheapest way that other rows give way. Kuhn, "The Hungarian method for the assignment problem", 1955; Jonker,
// Volgenant, "A shortest augmenting path algorithm for dense and sparse linear assignment problems", 1987.

extension Collection where Element: Collection, Element.Element == Int {
  /// Returns a column for each row, no column twice, such that the elements there add up to as little as possible.
  ///
  ///     let hours = [[4, 3, 5], [3, 5, 9], [4, 1, 4]]
  ///     let assignment = hours.minimumCostAssignment()
  ///     assignment.columns  // [2, 0, 1]
  ///     assignment.cost  // 9: 5 and 3 and 1
  ///
  /// For the largest sum negate the elements. Of several best assignments it is any.
  ///
  /// - Returns: The column of each row, in the order of the rows, and the sum of the elements there.
  /// - Precondition: All rows are of the same length, and there are no more rows than columns. The largest
  ///   magnitude of an element times the number of columns and one is 2⁶⁰ at most.
  /// - Complexity: O(*n*²*m*) time for *n* rows of *m* elements, far less as a rule; O(*nm*) space.
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

/// A table of costs of which some rows have a column each, together the cheapest for these rows.
internal struct _AssignmentTable {
  private static let none: Int32 = -1

  private struct Column {
    /// Such that what rows have is, with the prices taken off, as cheap as anything else in them.
    ///
    /// It is 0 where nobody has the column, and never more.
    var price = 0
    /// What it costs more if the column is the last one of a chain: a row takes it, whose column another row takes,
    /// and so on to the new row.
    var distance = Int.max
    /// The row that takes the column there.
    var taker = _AssignmentTable.none
    /// The row that has it, or `none`.
    var owner = _AssignmentTable.none
    /// Whether the distance is final.
    var isSettled = false
  }

  private let costs: [Int]
  private var columns: [Column]
  /// The column that each row has, or `none`.
  private var columnOfRow: [Int32]

  internal init(_ costs: [Int], rowCount: Int, columnCount: Int) {
    self.costs = costs
    columns = [Column](repeating: Column(), count: columnCount)
    columnOfRow = [Int32](repeating: Self.none, count: rowCount)
  }

  /// The column of each row, once all have one.
  internal var assignment: [Int] { columnOfRow.map { Int($0) } }

  /// Gives a row a column; others may have to take another one for it.
  internal mutating func assign(_ newRow: Int) {
    for column in columns.indices {
      columns[column].distance = .max
      columns[column].isSettled = false
    }
    var settled: [Int] = []
    var (row, base) = (newRow, 0)
    while true {
      // Invariant: all chains that end with a settled column have been looked at, those that go on from the last
      // one with `row` are next.
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

  /// Lets a row take each column that is not settled, and returns the nearest of these columns.
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

  /// Lets all rows of a chain take their columns, from the last to the new row.
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
