// Blocks: the lines up to an empty one, of input that does not say how many there are, as that of Advent of Code.

extension InputReader {
  /// Reads the next block of lines, which ends before an empty line or at the end of the input, without the ends of the
  /// lines; returns nil if there is none.
  ///
  /// For input that does not say how many lines there are. Empty lines between blocks are passed over:
  ///
  ///     let rules = try input.readLines() ?? []  // up to the empty line
  ///     while let block = try input.readLines() {  // one block after the other
  ///       let numbers = block.map { $0.utf8.integers() }
  ///       output.writeLine(numbers.count + rules.count)
  ///     }
  ///
  /// If the current line has been read in part, the block begins behind it: only white space may be left of it.
  ///
  /// - Returns: The lines, of which none is empty, though one may consist of white space.
  /// - Throws: `InputError` if a line is not UTF-8 or holds a NUL byte, or if there is more on the current line.
  /// - Complexity: O(*b*) for *b* bytes.
  public mutating func readLines() throws -> [String]? {
    if !_isAtLineStart { try _skipBlankRest() }
    var lines: [String] = []
    while let line = try readLine() {
      if !line.isEmpty {
        lines.append(line)
      } else if !lines.isEmpty {
        break
      }
    }
    return lines.isEmpty ? nil : lines
  }

  /// Reads the next grid of one-byte cells, which ends before an empty line or at the end of the input, as an array for
  /// each row; returns nil if there is none.
  ///
  /// For input that does not say how many rows there are. A row is a whole line, with its blanks. A `Table` of
  /// `DataStructures` takes the rows, which has neighbors of cells and more: `Table(rows: maze)`.
  ///
  ///     let maze = try input.readGrid() ?? []
  ///     while let other = try input.readGrid() {  // one grid after the other
  ///       output.writeLine(maze == other ? "same" : "different")
  ///     }
  ///
  /// If the current line has been read in part, the grid begins behind it: only white space may be left of it. Lines of
  /// different lengths are read by ``readLines()``.
  ///
  /// - Throws: `InputError` if a row has another length than the first or holds a NUL byte, or if there is more on the
  ///   current line.
  /// - Complexity: O(*b*) for *b* bytes.
  public mutating func readGrid() throws -> [[UInt8]]? {
    if !_isAtLineStart { try _skipBlankRest() }
    var grid: [[UInt8]] = []
    while let (length, next) = try _lengthOfLine() {
      if length == 0 {
        _cursor += next
        if grid.isEmpty { continue } else { break }
      }
      if let columns = grid.first?.count, columns != length {
        let expected = "expected row \(grid.count + 1), \(columns) cells as in the first"
        throw _error(
          .malformed, "\(expected), found \(_excerpt(ofLength: length)) of length \(length)")
      }
      grid.append(_bytes(ofLength: length))
      _cursor += next
    }
    return grid.isEmpty ? nil : grid
  }
}
