// Rectangle sums of numbers that change: a Fenwick tree of the rows, whose entries are Fenwick trees of the columns.
// Mishra, "A new algorithm for updating and querying sub-arrays of multidimensional arrays", 2013.

/// A table of numbers with point updates and rectangle sum queries: a two-dimensional Fenwick tree (2D BIT).
///
///     var rain = GridFenwickTree(rows: [[1, 2, 3], [4, 5, 6]])
///     rain.sum(rows: 0...1, columns: 1...2)  // 16
///     rain.add(10, row: 0, column: 2)
///     rain[1, 1] = 0
///     rain.sum(rows: 0..., columns: 1...)  // 21
///
/// The numbers may be integers, residues (`ModularInteger`), points, fractions: whatever can be added and subtracted.
/// The sums of all rectangles, also with any element replaced by 0, have to fit into `Element`. For numbers that do not
/// change use ``GridSums``, which has each sum in O(1); for a single row a ``FenwickTree``.
public struct GridFenwickTree<Element: AdditiveArithmetic> {
  /// The number of rows.
  public let rowCount: Int
  /// The number of columns.
  public let columnCount: Int

  /// In row-major order: entry *r*, *c* is a sum over the rows up to and including *r*, as many as the lowest set bit
  /// of *r* + 1 says, and over the columns up to and including *c*, as many as that of *c* + 1 says.
  @usableFromInline internal var _sums: [Element]

  /// Creates a tree of the elements of a table.
  ///
  ///     GridFenwickTree(Table(rows: 3, columns: 4, repeating: 5)).sum(rows: 1..., columns: ..<2)  // 20
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(_ table: Table<Element>) {
    (rowCount, columnCount, _sums) = (table.rowCount, table.columnCount, table.rowMajor)
    // Each entry includes others before it, in its row and then in its column: from the nearest one on, so that the sum
    // is always that of a rectangle.
    for start in stride(from: 0, to: _sums.count, by: Swift.max(columnCount, 1)) {
      for end in 1..<columnCount + 1 {
        var step = 1
        while end & step == 0 {
          _sums[start + end - 1] += _sums[start + end - step - 1]
          step <<= 1
        }
      }
    }
    for end in 1..<rowCount + 1 {
      var step = 1
      while end & step == 0 {
        for column in 0..<columnCount {
          _sums[(end - 1) * columnCount + column] += _sums[(end - step - 1) * columnCount + column]
        }
        step <<= 1
      }
    }
  }

  /// Creates a tree of the elements of the given rows.
  ///
  /// - Parameter rows: The rows from top to bottom, all of the same length.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(rows: [[Element]]) {
    self.init(Table(rows: rows))
  }

  /// Creates a tree of zeros.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, not negative.
  ///   - columns: The number of columns, not negative.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(rows: Int, columns: Int) {
    self.init(Table(rows: rows, columns: columns, repeating: .zero))
  }

  /// Accesses the element at the given row and column.
  ///
  /// - Parameters:
  ///   - row: In 0 ..< `rowCount`.
  ///   - column: In 0 ..< `columnCount`.
  /// - Complexity: O(log *r* log *c*) for *r* rows and *c* columns; on average four steps to read.
  @inlinable
  public subscript(row: Int, column: Int) -> Element {
    get {
      _check(row, column)
      return sum(rows: row...row, columns: column...column)
    }
    set {
      // Not by the difference, which may be negative where elements must not be.
      let oldValue = self[row, column]
      _update(row, column) { $0 = $0 - oldValue + newValue }
    }
  }

  /// Adds a number to the element at the given row and column.
  ///
  /// - Parameters:
  ///   - change: The number to add.
  ///   - row: In 0 ..< `rowCount`.
  ///   - column: In 0 ..< `columnCount`.
  /// - Complexity: O(log *r* log *c*) for *r* rows and *c* columns.
  @inlinable
  public mutating func add(_ change: Element, row: Int, column: Int) {
    _check(row, column)
    _update(row, column) { $0 += change }
  }

  /// Returns the sum of the elements of a rectangle.
  ///
  ///     GridFenwickTree(rows: [[1, 2], [3, 4], [5, 6]]).sum(rows: 1...2, columns: ..<1)  // 8
  ///
  /// - Parameters:
  ///   - rows: Within 0 ..< `rowCount`.
  ///   - columns: Within 0 ..< `columnCount`. If either range is empty, the sum is 0.
  /// - Complexity: O(log *r* log *c*) for *r* rows and *c* columns.
  @inlinable
  public func sum(
    rows: some RangeExpression<Int>, columns: some RangeExpression<Int>
  ) -> Element {
    let (rows, columns) = _rectangle(rows, columns, in: rowCount, columnCount)
    if columns.isEmpty { return .zero }
    return _sums.withUnsafeBufferPointer { sums in
      // Both ends only decrease, and stop where they meet.
      var (start, end) = (rows.lowerBound, rows.upperBound)
      // Each is the sum of a rectangle at any time; their difference is only in the end.
      var (sum, excess) = (Element.zero, Element.zero)
      while end > start {
        sum += Self._sum(sums.baseAddress! + (end &- 1) &* columnCount, columns)
        end &= end &- 1
      }
      while start > end {
        excess += Self._sum(sums.baseAddress! + (start &- 1) &* columnCount, columns)
        start &= start &- 1
      }
      return sum - excess
    }
  }
}

extension GridFenwickTree where Element == Int {
  /// Creates a tree of zeros, with `Int` elements where no other type is specified.
  ///
  ///     var counts = GridFenwickTree(rows: 100, columns: 100)
  ///     counts.add(1, row: 3, column: 5)
  ///     counts.sum(rows: ...9, columns: ...9)  // 1
  ///
  /// - Parameters:
  ///   - rows: The number of rows, not negative.
  ///   - columns: The number of columns, not negative.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(rows: Int, columns: Int) {
    self.init(Table(rows: rows, columns: columns, repeating: 0))
  }
}

extension GridFenwickTree: Sendable where Element: Sendable {}

extension GridFenwickTree: CustomStringConvertible {
  /// The rows from top to bottom, formatted like an array of arrays.
  public var description: String {
    "\((0..<rowCount).map { row in (0..<columnCount).map { self[row, $0] } })"
  }
}

// MARK: - Core

extension GridFenwickTree {
  /// Returns the sum of a range of columns in the entries of a row.
  @inlinable
  internal static func _sum(_ entries: UnsafePointer<Element>, _ columns: Range<Int>) -> Element {
    var (start, end) = (columns.lowerBound, columns.upperBound)
    var (sum, excess) = (Element.zero, Element.zero)
    while end > start {
      sum += entries[end &- 1]
      end &= end &- 1
    }
    while start > end {
      excess += entries[start &- 1]
      start &= start &- 1
    }
    return sum - excess
  }

  /// Changes all entries that include an element.
  @inlinable
  internal mutating func _update(
    _ row: Int, _ column: Int, _ change: (inout Element) -> Void
  ) {
    let (rowCount, columnCount) = (rowCount, columnCount)
    _sums.withUnsafeMutableBufferPointer { sums in
      var nextRow = row
      while nextRow < rowCount {
        let entries = sums.baseAddress! + nextRow &* columnCount
        var next = column
        while next < columnCount {
          change(&entries[next])
          next |= next &+ 1
        }
        nextRow |= nextRow &+ 1
      }
    }
  }

  @inlinable
  internal func _check(_ row: Int, _ column: Int) {
    precondition(
      0 <= row && row < rowCount && 0 <= column && column < columnCount,
      "the table has no such row or column")
  }
}
