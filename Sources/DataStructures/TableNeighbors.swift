// The 4-neighborhood and the 8-neighborhood of a cell of a grid, and cells at any offsets, clipped to the grid.

/// The cells of a table around a cell: those that share a side (4-neighborhood), or a side or a corner (8-neighborhood).
///
///     let maze = Table(rowMajor: "..#.##".utf8, columns: 3)
///     let cells = maze.neighbors(ofRow: 0, column: 1)
///     cells.map { [$0.row, $0.column] }  // [[0, 0], [0, 2], [1, 1]]: nothing is above
///     cells.first { maze[$0, $1] == UInt8(ascii: "#") }!.column  // 2
///     maze.surroundings(of: (0, 0)).map { [$0.row, $0.column] }  // [[0, 1], [1, 0], [1, 1]]
///
/// These are indices without the elements: the table may change during iteration.
public struct TableNeighbors: Sequence, IteratorProtocol, Sendable {
  @usableFromInline internal let _rowCount: Int
  @usableFromInline internal let _columnCount: Int
  @usableFromInline internal let _row: Int
  @usableFromInline internal let _column: Int
  /// The directions that have not been visited, a hexadecimal digit for each, the next one last.
  ///
  /// A digit has two bits for the row and two for the column, each one more than the step. Only the direction visited
  /// first may be zero.
  @usableFromInline internal var _directions: UInt

  @inlinable
  internal init(_rowCount: Int, _columnCount: Int, _row: Int, _column: Int, _directions: UInt) {
    (self._rowCount, self._columnCount) = (_rowCount, _columnCount)
    (self._row, self._column) = (_row, _column)
    self._directions = _directions
  }

  /// Returns the next cell, or `nil` if there is none.
  @inlinable
  public mutating func next() -> (row: Int, column: Int)? {
    while _directions != 0 {
      let row = _row &+ Int(_directions &>> 2 & 3) &- 1
      let column = _column &+ Int(_directions & 3) &- 1
      _directions &>>= 4
      if UInt(bitPattern: row) < UInt(bitPattern: _rowCount),
        UInt(bitPattern: column) < UInt(bitPattern: _columnCount)
      {
        return (row, column)
      }
    }
    return nil
  }
}

extension Table {
  /// Returns the cells that share a side with a cell (4-neighborhood): above, to the left, to the right, below.
  ///
  ///     var heights = Table(rows: [[3, 1, 4], [1, 5, 9]])
  ///     for (row, column) in heights.neighbors(ofRow: 0, column: 2) {
  ///       heights[row, column] = 0
  ///     }
  ///     heights.rowMajor  // [3, 0, 4, 1, 5, 0]
  ///
  /// - Parameters:
  ///   - row: In 0 ..< `rowCount`.
  ///   - column: In 0 ..< `columnCount`.
  /// - Complexity: O(1), without allocation.
  @inlinable
  public func neighbors(ofRow row: Int, column: Int) -> TableNeighbors {
    _ = _place(row, column)
    return TableNeighbors(
      _rowCount: rowCount, _columnCount: columnCount, _row: row, _column: column,
      _directions: 0x9641)
  }

  /// Returns the cells that share a side with a cell (4-neighborhood): above, to the left, to the right, below.
  ///
  ///     let steps = Table(rows: 2, columns: 2, repeating: 0)
  ///     let start = (row: 0, column: 1)
  ///     steps.neighbors(of: start).map { [$0.row, $0.column] }  // [[0, 0], [1, 1]]
  ///
  /// - Parameter cell: The row, in 0 ..< `rowCount`, and the column, in 0 ..< `columnCount`.
  /// - Complexity: O(1), without allocation.
  @inlinable
  public func neighbors(of cell: (row: Int, column: Int)) -> TableNeighbors {
    neighbors(ofRow: cell.row, column: cell.column)
  }
}

/// The cells of a table at given offsets from a cell, without those outside of the table.
///
///     let moves = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
///     let board = Table(rows: 8, columns: 8, repeating: 0)
///     board.neighbors(of: (0, 1), at: moves).map { [$0.row, $0.column] }  // [[1, 3], [2, 2], [2, 0]]: a knight
///
/// These are indices without the elements: the table may change during iteration.
public struct TableNeighborsAtOffsets: Sequence, IteratorProtocol, Sendable {
  @usableFromInline internal let _rowCount: Int
  @usableFromInline internal let _columnCount: Int
  @usableFromInline internal let _cell: (row: Int, column: Int)
  @usableFromInline internal let _offsets: [(Int, Int)]
  /// The number of offsets that have been visited.
  @usableFromInline internal var _place = 0

  @inlinable
  internal init(
    _rowCount: Int, _columnCount: Int, _cell: (row: Int, column: Int), _offsets: [(Int, Int)]
  ) {
    (self._rowCount, self._columnCount) = (_rowCount, _columnCount)
    (self._cell, self._offsets) = (_cell, _offsets)
  }

  /// Returns the next cell, or `nil` if there is none.
  @inlinable
  public mutating func next() -> (row: Int, column: Int)? {
    while _place < _offsets.count {
      let (down, right) = _offsets[_place]
      _place &+= 1
      // A huge offset wraps around to a negative number, as the cell is in the table.
      let (row, column) = (_cell.row &+ down, _cell.column &+ right)
      if UInt(bitPattern: row) < UInt(bitPattern: _rowCount),
        UInt(bitPattern: column) < UInt(bitPattern: _columnCount)
      {
        return (row, column)
      }
    }
    return nil
  }
}

extension Table {
  /// Returns the cells that share a side or a corner with a cell (8-neighborhood, a king's moves), in row-major order.
  ///
  ///     let bombs = Table(rowMajor: "*...*.".utf8, columns: 3)
  ///     bombs.surroundings(of: (0, 1)).filter { bombs[$0] == UInt8(ascii: "*") }.count  // 2
  ///
  /// - Parameter cell: The row, in 0 ..< `rowCount`, and the column, in 0 ..< `columnCount`.
  /// - Complexity: O(1), without allocation.
  @inlinable
  public func surroundings(of cell: (row: Int, column: Int)) -> TableNeighbors {
    _ = _place(cell.row, cell.column)
    return TableNeighbors(
      _rowCount: rowCount, _columnCount: columnCount, _row: cell.row, _column: cell.column,
      _directions: 0xA986_4210)
  }

  /// Returns the cells at given offsets from a cell, such as a knight's moves, without those outside of the table.
  ///
  ///     let map = Table(rowMajor: "..#.##".utf8, columns: 3)
  ///     map.neighbors(of: (0, 0), at: [(1, 1), (0, -1), (0, 2)]).map { [$0.row, $0.column] }  // [[1, 1], [0, 2]]
  ///
  /// - Parameters:
  ///   - cell: The row, in 0 ..< `rowCount`, and the column, in 0 ..< `columnCount`.
  ///   - offsets: For each cell the number of rows down, and the number of columns to the right; negative for up and
  ///     left. Keep them in a constant outside of loops.
  /// - Returns: The cells in the order of the offsets.
  /// - Complexity: O(1) to create, O(*k*) to visit for *k* offsets, without allocation.
  @inlinable
  public func neighbors(
    of cell: (row: Int, column: Int), at offsets: [(Int, Int)]
  ) -> TableNeighborsAtOffsets {
    _ = _place(cell.row, cell.column)
    return TableNeighborsAtOffsets(
      _rowCount: rowCount, _columnCount: columnCount, _cell: cell, _offsets: offsets)
  }
}
