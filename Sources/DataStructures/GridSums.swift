// Sums of rectangles as differences of the sums of corners. Crow, "Summed-area tables", 1984.

/// A table of numbers that stay as they are, and the sum of any rectangle in it.
///
///     let rain = GridSums(rows: [[1, 2, 3], [4, 5, 6]])
///     rain.sum(rows: 0...1, columns: 1...2)  // 16
///     rain.sum(rows: 1..., columns: 0...)  // 15
///
/// The numbers may be whole, remainders (`ModularInteger`), points, fractions: whatever can be added and subtracted.
/// The sums of all rectangles that begin in the first row or in the first column have to fit into `Element`. One row
/// alone is a matter for ``PrefixSums``.
public struct GridSums<Element: AdditiveArithmetic> {
  /// The number of rows.
  public let rowCount: Int
  /// The number of columns: of elements in each row.
  public let columnCount: Int

  /// Row by row, with a row and a column of zeros before all others: of the first *r* rows the first *c* columns.
  @usableFromInline internal let _sums: [Element]

  /// Adds up the elements of a table.
  ///
  /// - Parameter rows: The rows from top to bottom, all of the same length.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(rows: [[Element]]) {
    (rowCount, columnCount) = (rows.count, rows.first?.count ?? 0)
    var sums = [Element](repeating: .zero, count: (rowCount + 1) * (columnCount + 1))
    for (row, elements) in rows.enumerated() {
      precondition(elements.count == columnCount, "the rows of a table are of the same length")
      Self._add(elements, ofRow: row, to: &sums)
    }
    _sums = sums
  }

  /// Adds up the elements of a table.
  ///
  ///     GridSums(Table(rows: 3, columns: 4, repeating: 5)).sum(rows: 1..., columns: ..<2)  // 20
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(_ table: Table<Element>) {
    (rowCount, columnCount) = (table.rowCount, table.columnCount)
    var sums = [Element](repeating: .zero, count: (rowCount + 1) * (columnCount + 1))
    for row in 0..<rowCount {
      Self._add(table._elements[table._places(ofRow: row)], ofRow: row, to: &sums)
    }
    _sums = sums
  }

  /// Returns the sum of the elements of a rectangle.
  ///
  ///     GridSums(rows: [[1, 2], [3, 4], [5, 6]]).sum(rows: 1...2, columns: ..<1)  // 8
  ///
  /// - Parameters:
  ///   - rows: Within 0 ..< `rowCount`.
  ///   - columns: Within 0 ..< `columnCount`. If either range is empty, the sum is 0.
  /// - Complexity: O(1)
  @inlinable
  public func sum(
    rows: some RangeExpression<Int>, columns: some RangeExpression<Int>
  ) -> Element {
    let (rows, columns) = _rectangle(rows, columns, in: rowCount, columnCount)
    func corner(_ row: Int, _ column: Int) -> Element { _sums[row * (columnCount + 1) + column] }
    // The rows down to the last one, and of those above the first one the same columns.
    return corner(rows.upperBound, columns.upperBound) - corner(rows.upperBound, columns.lowerBound)
      - (corner(rows.lowerBound, columns.upperBound) - corner(rows.lowerBound, columns.lowerBound))
  }
}

extension GridSums: Sendable where Element: Sendable {}

extension GridSums: CustomStringConvertible {
  /// The rows from top to bottom, as those of an array of arrays.
  public var description: String {
    let rows = (0..<rowCount).map { row in
      (0..<columnCount).map { sum(rows: row...row, columns: $0...$0) }
    }
    return "\(rows)"
  }
}

// MARK: - Core

extension GridSums {
  /// Writes the sums that end in a row, when those that end in the row above are there.
  @inlinable
  internal static func _add(
    _ elements: some Collection<Element>, ofRow row: Int, to sums: inout [Element]
  ) {
    let width = elements.count + 1
    // Invariant: the sum is that of this row up to the column.
    var sum = Element.zero
    for (column, element) in elements.enumerated() {
      sum += element
      sums[(row + 1) * width + column + 1] = sums[row * width + column + 1] + sum
    }
  }
}
