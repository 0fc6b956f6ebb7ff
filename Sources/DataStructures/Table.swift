// A two-dimensional array in row-major order, in one array: no row is an array of its own that has to be looked up
// first. Knuth, TAOCP vol. 1, 2.2.6.

/// A two-dimensional array (matrix, grid) in contiguous storage, in row-major order.
///
///     var costs = Table(rows: 2, columns: 3, repeating: 0)
///     costs[1, 2] = 7
///     costs[0, 2] += 1
///     costs[row: 1]  // [0, 0, 7]
///     costs.transposed()[row: 2]  // [1, 7]
///
/// It replaces an array of arrays, in which every access goes through two of them: for tables of dynamic programming,
/// matrices, grids. From input that is given row by row, it is `Table(rowMajor: numbers, columns: m)`, where `numbers`
/// are `try input.readArray(of: Int.self, count: n * m)`, or, for the cells of a maze,
/// `try input.readCells(rows: n, columns: m)`.
public struct Table<Element> {
  /// The number of rows.
  public let rowCount: Int
  /// The number of columns.
  public let columnCount: Int
  /// In row-major order.
  @usableFromInline internal var _elements: [Element]

  /// Creates a table in which all elements are equal to the given one.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, not negative.
  ///   - columns: The number of columns, not negative.
  ///   - element: The value of all elements.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(rows: Int, columns: Int, repeating element: Element) {
    precondition(rows >= 0 && columns >= 0, "the size of a table must not be negative")
    let (count, overflows) = rows.multipliedReportingOverflow(by: columns)
    precondition(!overflows, "the number of a table's elements does not fit Int")
    (rowCount, columnCount) = (rows, columns)
    _elements = Array(repeating: element, count: count)
  }

  /// Creates a table of the given rows.
  ///
  ///     Table(rows: [[1, 2], [3, 4], [5, 6]])[2, 0]  // 5
  ///
  /// - Parameter rows: The rows from top to bottom, all of the same length.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(rows: [[Element]]) {
    let columns = rows.first?.count ?? 0
    precondition(
      rows.allSatisfy { $0.count == columns }, "the rows of a table are of the same length")
    (rowCount, columnCount) = (rows.count, columns)
    _elements = Array(rows.joined())
  }

  /// Creates a table of elements in row-major order.
  ///
  ///     Table(rowMajor: [1, 2, 3, 4, 5, 6], columns: 2)[row: 1]  // [3, 4]
  ///
  /// - Parameters:
  ///   - elements: The elements of the first row, then those of the second, and so on.
  ///   - columns: The number of columns, a divisor of the number of elements; 0 only if there are no elements, and then
  ///     there are no rows.
  /// - Complexity: O(*n*) for *n* elements; O(1) for those of an array.
  @inlinable
  public init(rowMajor elements: some Sequence<Element>, columns: Int) {
    _elements = Array(elements)
    precondition(
      columns > 0 || columns == 0 && _elements.isEmpty,
      "a table of given elements has at least one column")
    // Without elements there are no rows, whatever the number of columns.
    let divisor = Swift.max(columns, 1)
    precondition(_elements.count % divisor == 0, "the last row of the table is not complete")
    (rowCount, columnCount) = (_elements.count / divisor, columns)
  }

  /// Accesses the element at the given row and column.
  ///
  /// - Parameters:
  ///   - row: In 0 ..< `rowCount`.
  ///   - column: In 0 ..< `columnCount`.
  /// - Complexity: O(1); O(*n*) for the first change of a copy with *n* elements.
  @inlinable
  public subscript(row: Int, column: Int) -> Element {
    get { _elements[_place(row, column)] }
    _modify { yield &_elements[_place(row, column)] }
  }

  /// Accesses the elements of a row as an array.
  ///
  ///     var heights = Table(rows: [[3, 1, 2], [6, 5, 4]])
  ///     heights[row: 0].sort()
  ///     heights[row: 0]  // [1, 2, 3]
  ///     heights[row: 1] = heights[row: 0]
  ///     heights[1, 2]  // 3
  ///
  /// The array is a copy: for a single element use `table[row, column]`.
  ///
  /// - Parameter row: In 0 ..< `rowCount`. A new row has to have the same length.
  /// - Complexity: O(*m*) for *m* columns.
  @inlinable
  public subscript(row row: Int) -> [Element] {
    get { Array(_elements[_places(ofRow: row)]) }
    set {
      let places = _places(ofRow: row)
      precondition(newValue.count == columnCount, "the rows of a table are of the same length")
      _elements.replaceSubrange(places, with: newValue)
    }
  }

  /// Unavailable: shows how an element is accessed.
  @available(*, unavailable, message: "an element is table[row, column], a row table[row: row]")
  public subscript(row: Int) -> [Element] {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  /// Accesses the elements of a column as an array.
  ///
  ///     var heights = Table(rows: [[3, 1], [2, 5], [1, 4]])
  ///     heights[column: 0].sort()
  ///     heights[column: 0]  // [1, 2, 3]
  ///
  /// The array is a copy: for a single element use `table[row, column]`.
  ///
  /// - Parameter column: In 0 ..< `columnCount`. A new column has to have the same length.
  /// - Complexity: O(*n*) for *n* rows.
  @inlinable
  public subscript(column column: Int) -> [Element] {
    get {
      _check(column: column)
      return (0..<rowCount).map { _elements[$0 * columnCount + column] }
    }
    set {
      _check(column: column)
      precondition(newValue.count == rowCount, "the columns of a table are of the same length")
      for (row, element) in newValue.enumerated() {
        _elements[row * columnCount + column] = element
      }
    }
  }

  /// The rows from top to bottom, as an array of arrays.
  ///
  ///     Table(rowMajor: 1...6, columns: 2).rows  // [[1, 2], [3, 4], [5, 6]]
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable public var rows: [[Element]] { (0..<rowCount).map { self[row: $0] } }

  /// All elements in row-major order: those of the first row, then those of the second, and so on.
  ///
  ///     Table(rows: [[1, 2], [3, 4]]).rowMajor.reduce(0, +)  // 10
  ///
  /// - Complexity: O(1)
  @inlinable public var rowMajor: [Element] { _elements }

  /// Returns a table of the same size with the results of a closure for each element.
  ///
  ///     Table(rows: [[3, 1], [1, 5]]).map { $0 > 2 }.rowMajor  // [true, false, false, true]
  ///
  /// - Parameter transform: Maps an element; called in row-major order.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public func map<Other>(_ transform: (Element) throws -> Other) rethrows -> Table<Other> {
    Table<Other>(
      _elements: try _elements.map(transform), rowCount: rowCount, columnCount: columnCount)
  }

  /// Returns the transpose: the table whose rows are the columns of this one.
  ///
  ///     Table(rows: [[1, 2, 3], [4, 5, 6]]).transposed()[row: 2]  // [3, 6]
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public func transposed() -> Table {
    if _elements.isEmpty {
      return Table(_elements: [], rowCount: columnCount, columnCount: rowCount)
    }
    let elements = [Element](unsafeUninitializedCapacity: _elements.count) { elements, count in
      // A few rows at a time, so that what is read of them stays in the cache for the columns that follow.
      for first in stride(from: 0, to: rowCount, by: 16) {
        let rows = first..<Swift.min(first + 16, rowCount)
        for column in 0..<columnCount {
          for row in rows {
            elements.initializeElement(
              at: column &* rowCount &+ row, to: _elements[row &* columnCount &+ column])
          }
        }
      }
      count = _elements.count
    }
    return Table(_elements: elements, rowCount: columnCount, columnCount: rowCount)
  }

  /// Returns the table reflected left to right: each row reversed.
  ///
  ///     Table(rows: [[1, 2, 3], [4, 5, 6]]).mirrored()[row: 0]  // [3, 2, 1]
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public func mirrored() -> Table {
    if _elements.isEmpty { return self }
    let elements = [Element](unsafeUninitializedCapacity: _elements.count) { elements, count in
      for row in 0..<rowCount {
        let places = _places(ofRow: row)
        for place in places {
          let mirrored = places.lowerBound &+ places.upperBound &- 1 &- place
          elements.initializeElement(at: place, to: _elements[mirrored])
        }
      }
      count = _elements.count
    }
    return Table(_elements: elements, rowCount: rowCount, columnCount: columnCount)
  }

  /// Returns the table rotated clockwise by a number of quarter turns.
  ///
  ///     let piece = Table(rows: [[1, 2, 3], [4, 5, 6]])
  ///     piece.rotated().description  // "[[4, 1], [5, 2], [6, 3]]"
  ///     piece.rotated(quarterTurns: 2).description  // "[[6, 5, 4], [3, 2, 1]]"
  ///     piece.rotated(quarterTurns: -1).description  // "[[3, 6], [2, 5], [1, 4]]"
  ///
  /// With `mirrored()`, these are all eight orientations of a table: rotations and reflections.
  ///
  /// - Parameter quarterTurns: The number of turns by 90°; counterclockwise if negative.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public func rotated(quarterTurns: Int = 1) -> Table {
    // The low bits are the remainder modulo 4, of negative numbers too.
    switch quarterTurns & 3 {
    case 0: return self
    case 1: return transposed().mirrored()
    case 2:
      return Table(_elements: _elements.reversed(), rowCount: rowCount, columnCount: columnCount)
    default: return mirrored().transposed()
    }
  }
}

extension Table: Equatable where Element: Equatable {}

extension Table: Hashable where Element: Hashable {}

extension Table: Sendable where Element: Sendable {}

extension Table: CustomStringConvertible {
  /// The rows from top to bottom, formatted like an array of arrays.
  public var description: String { "\(rows)" }
}

// MARK: - Core

extension Table {
  @inlinable
  internal init(_elements: [Element], rowCount: Int, columnCount: Int) {
    (self.rowCount, self.columnCount, self._elements) = (rowCount, columnCount, _elements)
  }

  /// The offset of the element at a row and a column.
  @inlinable
  internal func _place(_ row: Int, _ column: Int) -> Int {
    // As unsigned integers, negative ones are too large: one comparison for both bounds.
    precondition(
      UInt(bitPattern: row) < UInt(bitPattern: rowCount)
        && UInt(bitPattern: column) < UInt(bitPattern: columnCount),
      "the table has no such row or column")
    // It does not overflow: it is less than the number of elements.
    return row &* columnCount &+ column
  }

  @inlinable
  internal func _check(column: Int) {
    precondition(0 <= column && column < columnCount, "the table has no such column")
  }

  /// The offsets of the elements of a row.
  @inlinable
  internal func _places(ofRow row: Int) -> Range<Int> {
    precondition(0 <= row && row < rowCount, "the table has no such row")
    return row * columnCount..<(row + 1) * columnCount
  }
}
