// Pairs of integers: the ends of edges, the coordinates of points, the ends of intervals.

extension InputReader {
  /// Reads pairs of integers.
  ///
  ///     let points = try input.readPairs(count: n, in: -1000...1000)
  ///     let edges = try input.readPairs(count: n - 1, in: 1...n).map { ($0 - 1, $1 - 1) }
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - count: The number of pairs, at least 0. Line breaks are white space like any other.
  ///   - range: The values allowed, for both; all of the type's if left out.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readPairs<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int, in range: ClosedRange<T> = T.min...T.max
  ) throws -> [(T, T)] {
    precondition(count >= 0, "a count must not be negative")
    let numbers = try readArray(of: type, count: 2 * count, in: range)
    return (0..<count).map { (numbers[2 * $0], numbers[2 * $0 + 1]) }
  }

  /// Reads pairs of integers from a half-open range.
  ///
  ///     let edges = try input.readPairs(count: n - 1, in: 0..<n)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - count: The number of pairs, at least 0. Line breaks are white space like any other.
  ///   - range: The values allowed, for both; if it is empty, none is.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readPairs<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int, in range: Range<T>
  ) throws -> [(T, T)] {
    precondition(count >= 0, "a count must not be negative")
    return count == 0 ? [] : try readPairs(of: type, count: count, in: _closed(range))
  }
}
