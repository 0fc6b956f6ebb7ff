// Pairs, triples and quadruples of integers, as many as are given: the ends of edges, their weights and costs, points,
// intervals, rectangles.

extension InputReader {
  /// Reads pairs of integers of any value.
  ///
  ///     let points = try input.readPairs(of: Int.self, count: n)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - count: The number of pairs, at least 0. Line breaks are white space like any other.
  /// - Throws: `InputError` at the first integer that is missing or malformed or does not fit the type.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readPairs<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int
  ) throws -> [(T, T)] {
    try readPairs(count: count, in: T.min...T.max)
  }

  /// Reads pairs of integers of one range.
  ///
  ///     let points = try input.readPairs(count: n, in: -1000...1000)
  ///     let edges = try input.readPairs(count: n - 1, in: 1...n).map { ($0 - 1, $1 - 1) }
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - count: The number of pairs, at least 0. Line breaks are white space like any other.
  ///   - range: The values allowed, for both; if it is empty, none is.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readPairs<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int, in range: some IntegerRange<T>
  ) throws -> [(T, T)] {
    try _readTuples(count, in: range)
  }

  /// Reads pairs of integers, each component in a range of its own.
  ///
  ///     let items = try input.readPairs(count: n, in: 1...100_000, 0...1000)
  ///     let changes = try input.readPairs(count: n, in: 0..<n, 1...100)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - count: The number of pairs, at least 0. Line breaks are white space like any other.
  ///   - firsts: The values allowed for the first of each pair; if it is empty, none is.
  ///   - seconds: The values allowed for the second, likewise.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readPairs<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int, in firsts: some IntegerRange<T>,
    _ seconds: some IntegerRange<T>
  ) throws -> [(T, T)] {
    try _readRecords(count) { try $0.readPair(in: firsts, seconds) }
  }
}

extension InputReader {
  /// Reads triples of integers of any value.
  ///
  ///     let boxes = try input.readTriples(of: Int.self, count: n)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - count: The number of triples, at least 0. Line breaks are white space like any other.
  /// - Throws: `InputError` at the first integer that is missing or malformed or does not fit the type.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readTriples<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int
  ) throws -> [(T, T, T)] {
    try readTriples(count: count, in: T.min...T.max)
  }

  /// Reads triples of integers of one range.
  ///
  ///     let boxes = try input.readTriples(count: n, in: 1...1000)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - count: The number of triples, at least 0. Line breaks are white space like any other.
  ///   - range: The values allowed, for all three; if it is empty, none is.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readTriples<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int, in range: some IntegerRange<T>
  ) throws -> [(T, T, T)] {
    try _readTuples(count, in: range)
  }

  /// Reads triples of integers, each component in a range of its own.
  ///
  ///     let edges = try input.readTriples(count: n - 1, in: 1...n, 1...n, 0...99_999)
  ///       .map { ($0 - 1, $1 - 1, $2) }
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - count: The number of triples, at least 0. Line breaks are white space like any other.
  ///   - firsts: The values allowed for the first of each triple; if it is empty, none is.
  ///   - seconds: The values allowed for the second, likewise.
  ///   - thirds: The values allowed for the third, likewise.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readTriples<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int, in firsts: some IntegerRange<T>,
    _ seconds: some IntegerRange<T>, _ thirds: some IntegerRange<T>
  ) throws -> [(T, T, T)] {
    try _readRecords(count) { try $0.readTriple(in: firsts, seconds, thirds) }
  }
}

extension InputReader {
  /// Reads quadruples of integers of any value.
  ///
  ///     let rectangles = try input.readQuadruples(of: Int.self, count: n)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - count: The number of quadruples, at least 0. Line breaks are white space like any other.
  /// - Throws: `InputError` at the first integer that is missing or malformed or does not fit the type.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readQuadruples<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int
  ) throws -> [(T, T, T, T)] {
    try readQuadruples(count: count, in: T.min...T.max)
  }

  /// Reads quadruples of integers of one range.
  ///
  ///     let rectangles = try input.readQuadruples(count: n, in: 0...1000)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - count: The number of quadruples, at least 0. Line breaks are white space like any other.
  ///   - range: The values allowed, for all four; if it is empty, none is.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readQuadruples<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int, in range: some IntegerRange<T>
  ) throws -> [(T, T, T, T)] {
    try _readTuples(count, in: range)
  }

  /// Reads quadruples of integers, each component in a range of its own.
  ///
  ///     // From, to, capacity and cost, as a `CostNetwork` of `Graphs` takes them.
  ///     let edges = try input.readQuadruples(count: n - 1, in: 0..<n, 0..<n, 1...100, 0...1000)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - count: The number of quadruples, at least 0. Line breaks are white space like any other.
  ///   - firsts: The values allowed for the first of each quadruple; if it is empty, none is.
  ///   - seconds: The values allowed for the second, likewise.
  ///   - thirds: The values allowed for the third, likewise.
  ///   - fourths: The values allowed for the fourth, likewise.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*b*) for *b* bytes of input.
  @inlinable
  public mutating func readQuadruples<T: FixedWidthInteger>(
    of type: T.Type = T.self, count: Int, in firsts: some IntegerRange<T>,
    _ seconds: some IntegerRange<T>, _ thirds: some IntegerRange<T>, _ fourths: some IntegerRange<T>
  ) throws -> [(T, T, T, T)] {
    try _readRecords(count) { try $0.readQuadruple(in: firsts, seconds, thirds, fourths) }
  }
}

// MARK: - Core

extension InputReader {
  /// Reads so many tuples of integers of one range, straight into an array.
  @inlinable
  internal mutating func _readTuples<T: FixedWidthInteger, Tuple>(
    _ count: Int, in range: some IntegerRange<T>
  ) throws -> [Tuple] {
    precondition(count >= 0, "a count must not be negative")
    if count == 0 { return [] }
    let closed = try _closed(range)
    var tuples: [Tuple] = try _readPart(from: 0, of: count, in: closed)
    while tuples.count < count {
      tuples += try _readPart(from: tuples.count, of: count, in: closed)
    }
    return tuples
  }

  /// Reads so many of anything, one after the other; a huge count costs memory only for what is there.
  @inlinable
  internal mutating func _readRecords<Record>(
    _ count: Int, _ read: (inout InputReader) throws -> Record
  ) throws -> [Record] {
    precondition(count >= 0, "a count must not be negative")
    var records: [Record] = []
    records.reserveCapacity(Self._reservedCapacity(for: count))
    for _ in 0..<count { records.append(try read(&self)) }
    return records
  }
}
