// Integers of a half-open range, such as zero-based indices: 0..<n, also where n is 0.

extension InputReader {
  /// Reads an integer of a half-open range.
  ///
  ///     let vertex = try input.read(Int.self, in: 0..<n)
  ///
  /// - Parameters:
  ///   - type: The type of the integer.
  ///   - range: The values allowed; if it is empty, none is.
  /// - Throws: `InputError` if the input ends, or if the token is no integer, does not fit the type
  ///   or lies outside the range.
  /// - Complexity: O(*d*) for a token of *d* digits.
  @inlinable
  public mutating func read<T: FixedWidthInteger>(
    _ type: T.Type = T.self, in range: Range<T>
  ) throws -> T {
    try read(type, in: _closed(range))
  }

  /// Reads `count` integers of a half-open range.
  ///
  ///     let parents = try input.readArray(of: Int32.self, count: n - 1, in: 0..<Int32(n))
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - count: The number of integers to read, at least 0. A huge count costs memory only for what is there.
  ///   - range: The values allowed; if it is empty, none is.
  /// - Throws: `InputError` at the first element that is missing, malformed or out of range.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readArray<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int, in range: Range<T>
  ) throws -> [T] {
    precondition(count >= 0, "a count must not be negative")
    return count == 0 ? [] : try readArray(of: type, count: count, in: _closed(range))
  }

  /// Reads a matrix of integers of a half-open range, row by row.
  ///
  ///     let next = try input.readRows(of: Int.self, rows: n, columns: 26, in: 0..<n)
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - rows: The number of rows, at least 0.
  ///   - columns: The number of elements in each row, at least 0.
  ///   - range: The values allowed; if it is empty, none is.
  /// - Throws: `InputError` at the first element that is missing, malformed or out of range.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readRows<T: FixedWidthInteger>(
    of type: T.Type = T.self, rows: Int, columns: Int, in range: Range<T>
  ) throws -> [[T]] {
    precondition(rows >= 0 && columns >= 0, "a number of rows or columns must not be negative")
    if rows == 0 || columns == 0 { return Array(repeating: [], count: rows) }
    return try readRows(of: type, rows: rows, columns: columns, in: _closed(range))
  }
}
