// Pairs and triples of integers, as many as are given: the ends of edges and their weights, points, intervals.

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
    // There are never as many as `Int.max`.
    let numbers = try readArray(of: type, count: count > .max / 2 ? .max : 2 * count, in: range)
    return (0..<count).map { (numbers[2 * $0], numbers[2 * $0 + 1]) }
  }

  /// Reads pairs of integers of which each has a range of its own.
  ///
  ///     let items = try input.readPairs(count: n, in: 1...100_000, 0...1000)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - count: The number of pairs, at least 0. Line breaks are white space like any other.
  ///   - firsts: The values allowed for the first of each pair.
  ///   - seconds: The values allowed for the second.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readPairs<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int, in firsts: ClosedRange<T>, _ seconds: ClosedRange<T>
  ) throws -> [(T, T)] {
    try _readRecords(count) { try $0.readPair(in: firsts, seconds) }
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

  /// Reads pairs of integers of which each has a half-open range of its own.
  ///
  ///     let places = try input.readPairs(count: 3, in: 0..<n, 0..<2 * n)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - count: The number of pairs, at least 0. Line breaks are white space like any other.
  ///   - firsts: The values allowed for the first of each pair; if it is empty, none is.
  ///   - seconds: The values allowed for the second; if it is empty, none is.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readPairs<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int, in firsts: Range<T>, _ seconds: Range<T>
  ) throws -> [(T, T)] {
    try _readRecords(count) { try $0.readPair(in: firsts, seconds) }
  }

  /// Reads triples of integers of which each has a range of its own, such as edges and their weights.
  ///
  ///     let edges = try input.readTriples(count: n - 1, in: 1...n, 1...n, 0...99_999)
  ///       .map { ($0 - 1, $1 - 1, $2) }
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - count: The number of triples, at least 0. Line breaks are white space like any other.
  ///   - firsts: The values allowed for the first of each triple; all of the type's if left out.
  ///   - seconds: The values allowed for the second, as well.
  ///   - thirds: The values allowed for the third, as well.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readTriples<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int, in firsts: ClosedRange<T> = T.min...T.max,
    _ seconds: ClosedRange<T> = T.min...T.max, _ thirds: ClosedRange<T> = T.min...T.max
  ) throws -> [(T, T, T)] {
    try _readRecords(count) { try $0.readTriple(in: firsts, seconds, thirds) }
  }

  /// Reads triples of integers of which the first two are from half-open ranges, as vertices counted from 0 are.
  ///
  ///     let edges = try input.readTriples(count: n - 1, in: 0..<n, 0..<n, 0...99_999)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - count: The number of triples, at least 0. Line breaks are white space like any other.
  ///   - firsts: The values allowed for the first of each triple; if it is empty, none is.
  ///   - seconds: The values allowed for the second; if it is empty, none is.
  ///   - thirds: The values allowed for the third.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readTriples<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int, in firsts: Range<T>, _ seconds: Range<T>,
    _ thirds: ClosedRange<T>
  ) throws -> [(T, T, T)] {
    try _readRecords(count) { try $0.readTriple(in: firsts, seconds, thirds) }
  }
}

extension InputReader {
  /// Reads triples of integers from half-open ranges.
  ///
  ///     let cells = try input.readTriples(count: 3, in: 0..<n, 0..<n, 0..<2 * n)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - count: The number of triples, at least 0. Line breaks are white space like any other.
  ///   - firsts: The values allowed for the first of each triple; if it is empty, none is.
  ///   - seconds: The values allowed for the second; if it is empty, none is.
  ///   - thirds: The values allowed for the third; if it is empty, none is.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readTriples<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int, in firsts: Range<T>, _ seconds: Range<T>,
    _ thirds: Range<T>
  ) throws -> [(T, T, T)] {
    try _readRecords(count) { try $0.readTriple(in: firsts, seconds, thirds) }
  }
}

// MARK: - Core

extension InputReader {
  /// Reads so many of anything, one after the other; a huge count costs memory only for what is there.
  @inlinable
  internal mutating func _readRecords<Record>(
    _ count: Int, _ read: (inout InputReader) throws -> Record
  ) throws -> [Record] {
    precondition(count >= 0, "a count must not be negative")
    var records: [Record] = []
    for _ in 0..<count { records.append(try read(&self)) }
    return records
  }
}
