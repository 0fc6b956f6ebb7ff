// The 4-neighborhood of a cell of a grid, clipped to the grid.

/// The cells of a table that share a side with a cell (4-neighborhood): above, to the left, to the right, below.
///
///     let maze = Table(rowMajor: "..#.##".utf8, columns: 3)
///     let cells = maze.neighbors(ofRow: 0, column: 1)
///     cells.map { [$0.row, $0.column] }  // [[0, 0], [0, 2], [1, 1]]: nothing is above
///     cells.first { maze[$0, $1] == UInt8(ascii: "#") }!.column  // 2
///
/// These are indices without the elements: the table may change during iteration.
public struct TableNeighbors: Sequence, IteratorProtocol, Sendable {
  @usableFromInline internal let _rowCount: Int
  @usableFromInline internal let _columnCount: Int
  @usableFromInline internal let _row: Int
  @usableFromInline internal let _column: Int
  /// The number of directions that have been visited.
  @usableFromInline internal var _direction = 0

  @inlinable
  internal init(_rowCount: Int, _columnCount: Int, _row: Int, _column: Int) {
    (self._rowCount, self._columnCount) = (_rowCount, _columnCount)
    (self._row, self._column) = (_row, _column)
  }

  /// Returns the next cell, or `nil` if there is none.
  @inlinable
  public mutating func next() -> (row: Int, column: Int)? {
    while _direction < 4 {
      // Two bits for each direction, one more than the step: rows −1, 0, 0, 1 and columns 0, −1, 1, 0.
      let row = _row &+ ((0b10_01_01_00 &>> (2 &* _direction)) & 3) &- 1
      let column = _column &+ ((0b01_10_00_01 &>> (2 &* _direction)) & 3) &- 1
      _direction &+= 1
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
      _rowCount: rowCount, _columnCount: columnCount, _row: row, _column: column)
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
