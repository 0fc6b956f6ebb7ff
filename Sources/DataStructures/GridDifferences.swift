// Whole rectangles of numbers that grow, each in four steps at its corners.

/// A table of numbers, whole rectangles of which grow before all of them are asked for: a difference array of two
/// dimensions (imos method).
///
///     var layers = GridDifferences(rows: 3, columns: 4)
///     layers.add(1, rows: 0...1, columns: 1...)
///     layers.add(5, rows: 1..., columns: ..<2)
///     layers.table.description  // "[[0, 1, 1, 1], [5, 6, 1, 1], [5, 5, 0, 0]]"
///
/// The numbers may be whole, remainders (`ModularInteger`), fractions: whatever can be added and subtracted, negative
/// ones included. What the changes that begin or end at a corner come to has to fit into `Element`, too. One row alone is
/// a matter for ``RangeDifferences``.
public struct GridDifferences<Element: AdditiveArithmetic> {
  /// The number of rows.
  public let rowCount: Int
  /// The number of columns: of elements in each row.
  public let columnCount: Int

  /// Row by row, with a row and a column behind all others: each number is the sum of all that are not below it or to the
  /// right of it.
  @usableFromInline internal var _differences: [Element]

  /// Creates a table of zeros.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, not negative.
  ///   - columns: The number of columns, not negative.
  /// - Complexity: O(*n*) for *n* numbers.
  @inlinable
  public init(rows: Int, columns: Int) {
    precondition(rows >= 0 && columns >= 0, "a table has no negative number of rows or columns")
    (rowCount, columnCount) = (rows, columns)
    _differences = [Element](repeating: .zero, count: (rows + 1) * (columns + 1))
  }

  /// Adds to each number of a rectangle.
  ///
  /// - Parameters:
  ///   - change: By how much each grows.
  ///   - rows: Within 0 ..< `rowCount`.
  ///   - columns: Within 0 ..< `columnCount`.
  /// - Complexity: O(1)
  @inlinable
  public mutating func add(
    _ change: Element, rows: some RangeExpression<Int>, columns: some RangeExpression<Int>
  ) {
    let (rows, columns) = _rectangle(rows, columns, in: rowCount, columnCount)
    if rows.isEmpty || columns.isEmpty { return }
    let width = columnCount &+ 1
    _differences.withUnsafeMutableBufferPointer { differences in
      let top = differences.baseAddress! + rows.lowerBound &* width
      let bottom = differences.baseAddress! + rows.upperBound &* width
      top[columns.lowerBound] += change
      top[columns.upperBound] -= change
      bottom[columns.lowerBound] -= change
      bottom[columns.upperBound] += change
    }
  }

  /// The numbers.
  ///
  /// - Complexity: O(*n*) for *n* numbers.
  @inlinable public var table: Table<Element> {
    var elements: [Element] = []
    elements.reserveCapacity(rowCount * columnCount)
    // What the numbers of a column have come to in the rows above.
    var above = [Element](repeating: .zero, count: columnCount)
    for row in 0..<rowCount {
      // Invariant: the sum is that of this row up to the column.
      var sum = Element.zero
      for column in 0..<columnCount {
        sum += _differences[row &* (columnCount &+ 1) &+ column]
        above[column] += sum
      }
      elements += above
    }
    return Table(_elements: elements, rowCount: rowCount, columnCount: columnCount)
  }
}

extension GridDifferences where Element == Int {
  /// Creates a table of zeros, of `Int` where nothing says another type.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, not negative.
  ///   - columns: The number of columns, not negative.
  /// - Complexity: O(*n*) for *n* numbers.
  @inlinable
  public init(rows: Int, columns: Int) {
    precondition(rows >= 0 && columns >= 0, "a table has no negative number of rows or columns")
    (rowCount, columnCount) = (rows, columns)
    _differences = [Int](repeating: 0, count: (rows + 1) * (columns + 1))
  }
}

extension GridDifferences: Sendable where Element: Sendable {}

extension GridDifferences: CustomStringConvertible {
  /// The rows from top to bottom, as those of an array of arrays.
  public var description: String { "\(table)" }
}
