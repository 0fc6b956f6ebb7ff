// Two or three integers once: the sizes at the beginning of an input, one query.

extension InputReader {
  /// Reads two integers.
  ///
  ///     let (n, m) = try input.readPair(in: 1...100_000)
  ///     let (left, right) = try input.readPair(of: Int.self)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - range: The values allowed, for both; all of the type's if left out.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*d*) for tokens of *d* digits.
  @inlinable
  public mutating func readPair<T: FixedWidthInteger>(
    of type: T.Type = T.self, in range: ClosedRange<T> = T.min...T.max
  ) throws -> (T, T) {
    try readPair(of: type, in: range, range)
  }

  /// Reads two integers of which each has a range of its own.
  ///
  ///     let (items, capacity) = try input.readPair(in: 1...100, 1...100_000)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - first: The values allowed for the first.
  ///   - second: The values allowed for the second.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*d*) for tokens of *d* digits.
  @inlinable
  public mutating func readPair<T: FixedWidthInteger>(
    of type: T.Type = T.self, in first: ClosedRange<T>, _ second: ClosedRange<T>
  ) throws -> (T, T) {
    (try read(in: first), try read(in: second))
  }

  /// Reads two integers from a half-open range.
  ///
  ///     let (from, to) = try input.readPair(in: 0..<n)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - range: The values allowed, for both; if it is empty, none is.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*d*) for tokens of *d* digits.
  @inlinable
  public mutating func readPair<T: FixedWidthInteger>(
    of type: T.Type = T.self, in range: Range<T>
  ) throws -> (T, T) {
    try readPair(of: type, in: range, range)
  }

  /// Reads two integers of which each has a half-open range of its own.
  ///
  ///     let (row, column) = try input.readPair(in: 0..<n, 0..<2 * n)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - first: The values allowed for the first; if it is empty, none is.
  ///   - second: The values allowed for the second; if it is empty, none is.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*d*) for tokens of *d* digits.
  @inlinable
  public mutating func readPair<T: FixedWidthInteger>(
    of type: T.Type = T.self, in first: Range<T>, _ second: Range<T>
  ) throws -> (T, T) {
    (try read(in: first), try read(in: second))
  }

  /// Reads three integers of which each has a range of its own.
  ///
  ///     let (kind, place, value) = try input.readTriple(in: 1...2, 1...n, 0...1_000_000_000)
  ///     let (a, b, c) = try input.readTriple(of: Int.self)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - first: The values allowed for the first; all of the type's if left out.
  ///   - second: The values allowed for the second, as well.
  ///   - third: The values allowed for the third, as well.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*d*) for tokens of *d* digits.
  @inlinable
  public mutating func readTriple<T: FixedWidthInteger>(
    of type: T.Type = T.self, in first: ClosedRange<T> = T.min...T.max,
    _ second: ClosedRange<T> = T.min...T.max, _ third: ClosedRange<T> = T.min...T.max
  ) throws -> (T, T, T) {
    (try read(in: first), try read(in: second), try read(in: third))
  }

  /// Reads three integers of which the first two are from half-open ranges, as vertices counted from 0 are.
  ///
  ///     let (from, to, length) = try input.readTriple(in: 0..<n, 0..<n, 0...99_999)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - first: The values allowed for the first; if it is empty, none is.
  ///   - second: The values allowed for the second; if it is empty, none is.
  ///   - third: The values allowed for the third.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*d*) for tokens of *d* digits.
  @inlinable
  public mutating func readTriple<T: FixedWidthInteger>(
    of type: T.Type = T.self, in first: Range<T>, _ second: Range<T>, _ third: ClosedRange<T>
  ) throws -> (T, T, T) {
    (try read(in: first), try read(in: second), try read(in: third))
  }

  /// Reads three integers from half-open ranges.
  ///
  ///     let (row, column, layer) = try input.readTriple(in: 0..<n, 0..<n, 0..<2 * n)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - first: The values allowed for the first; if it is empty, none is.
  ///   - second: The values allowed for the second; if it is empty, none is.
  ///   - third: The values allowed for the third; if it is empty, none is.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*d*) for tokens of *d* digits.
  @inlinable
  public mutating func readTriple<T: FixedWidthInteger>(
    of type: T.Type = T.self, in first: Range<T>, _ second: Range<T>, _ third: Range<T>
  ) throws -> (T, T, T) {
    (try read(in: first), try read(in: second), try read(in: third))
  }
}
