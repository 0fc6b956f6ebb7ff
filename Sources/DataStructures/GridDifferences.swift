// A two-dimensional difference array: an update of a rectangle changes its four corners.

/// A table of numbers with rectangle updates, read after all of them: a two-dimensional difference array (imos method).
///
///     var layers = GridDifferences(rows: 3, columns: 4)
///     layers.add(1, rows: 0...1, columns: 1...)
///     layers.add(5, rows: 1..., columns: ..<2)
///     layers.table.description  // "[[0, 1, 1, 1], [5, 6, 1, 1], [5, 5, 0, 0]]"
///
/// The numbers may be integers, residues (`ModularInteger`), fractions: whatever can be added and subtracted, negative
/// ones included. The difference of each element from the one above it has to fit into `Element`, too, and how much these
/// differ from column to column. For a single row use ``RangeDifferences``.
public struct GridDifferences<Element: AdditiveArithmetic> {
  /// The number of rows.
  public let rowCount: Int
  /// The number of columns.
  public let columnCount: Int

  /// In row-major order: each number is the sum of all differences that are neither below it nor to the right of it.
  @usableFromInline internal var _differences: [Element]

  /// Creates a table of zeros.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, not negative.
  ///   - columns: The number of columns, not negative.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(rows: Int, columns: Int) {
    precondition(rows >= 0 && columns >= 0, "a table has no negative number of rows or columns")
    (rowCount, columnCount) = (rows, columns)
    _differences = [Element](repeating: .zero, count: rows * columns)
  }

  /// Adds a number to each element of a rectangle.
  ///
  /// - Parameters:
  ///   - change: The number to add.
  ///   - rows: Within 0 ..< `rowCount`.
  ///   - columns: Within 0 ..< `columnCount`.
  /// - Complexity: O(1)
  @inlinable
  public mutating func add(
    _ change: Element, rows: some RangeExpression<Int>, columns: some RangeExpression<Int>
  ) {
    let (rows, columns) = _rectangle(rows, columns, in: rowCount, columnCount)
    if rows.isEmpty || columns.isEmpty { return }
    // After the last row and the last column nothing has to fit.
    let (endsInside, endsAbove) = (columns.upperBound < columnCount, rows.upperBound < rowCount)
    _differences.withUnsafeMutableBufferPointer { differences in
      let top = differences.baseAddress! + rows.lowerBound &* columnCount
      top[columns.lowerBound] += change
      if endsInside { top[columns.upperBound] -= change }
      if !endsAbove { return }
      let bottom = differences.baseAddress! + rows.upperBound &* columnCount
      bottom[columns.lowerBound] -= change
      if endsInside { bottom[columns.upperBound] += change }
    }
  }

  /// The table with all updates applied.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable public var table: Table<Element> {
    var elements: [Element] = []
    elements.reserveCapacity(rowCount * columnCount)
    // The sums of each column over the rows above.
    var above = [Element](repeating: .zero, count: columnCount)
    for row in 0..<rowCount {
      // Invariant: the sum is that of this row up to the column.
      var sum = Element.zero
      for column in 0..<columnCount {
        sum += _differences[row &* columnCount &+ column]
        above[column] += sum
      }
      elements += above
    }
    return Table(_elements: elements, rowCount: rowCount, columnCount: columnCount)
  }
}

extension GridDifferences where Element == Int {
  /// Creates a table of zeros, with `Int` elements where no other type is specified.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, not negative.
  ///   - columns: The number of columns, not negative.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(rows: Int, columns: Int) {
    precondition(rows >= 0 && columns >= 0, "a table has no negative number of rows or columns")
    (rowCount, columnCount) = (rows, columns)
    _differences = [Int](repeating: 0, count: rows * columns)
  }
}

extension GridDifferences: Sendable where Element: Sendable {}

extension GridDifferences: CustomStringConvertible {
  /// The rows from top to bottom, formatted like an array of arrays.
  public var description: String { "\(table)" }
}
