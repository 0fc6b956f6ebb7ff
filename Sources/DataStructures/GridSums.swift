// Rectangle sums by inclusion–exclusion of sums at corners. Crow, "Summed-area tables", 1984.

/// Rectangle sums of a table that does not change, in O(1) each: two-dimensional prefix sums.
///
///     let rain = GridSums(rows: [[1, 2, 3], [4, 5, 6]])
///     rain.sum(rows: 0...1, columns: 1...2)  // 16
///     rain.sum(rows: 1..., columns: 0...)  // 15
///
/// The numbers may be integers, residues (`ModularInteger`), points, fractions: whatever can be added and subtracted.
/// The sums of all rectangles that begin in the first row or in the first column have to fit into `Element`. For a
/// single row use ``PrefixSums``.
public struct GridSums<Element: AdditiveArithmetic> {
  /// The number of rows.
  public let rowCount: Int
  /// The number of columns.
  public let columnCount: Int

  /// In row-major order, with an extra row and column of zeros at the start: the sum of the first *c* columns of the
  /// first *r* rows.
  @usableFromInline internal let _sums: [Element]

  /// Computes the prefix sums of the given rows.
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

  /// Computes the prefix sums of a table.
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
    // The rows up to the last one, minus the rows above the first one, in the same columns.
    return corner(rows.upperBound, columns.upperBound) - corner(rows.upperBound, columns.lowerBound)
      - (corner(rows.lowerBound, columns.upperBound) - corner(rows.lowerBound, columns.lowerBound))
  }
}

extension GridSums: Sendable where Element: Sendable {}

extension GridSums: CustomStringConvertible {
  /// The rows from top to bottom, formatted like an array of arrays.
  public var description: String {
    let rows = (0..<rowCount).map { row in
      (0..<columnCount).map { sum(rows: row...row, columns: $0...$0) }
    }
    return "\(rows)"
  }
}

// MARK: - Core

extension GridSums {
  /// Writes the sums that end in a row, given those that end in the row above.
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
