// Two, three or four integers once: the sizes at the beginning of an input, one query.

extension InputReader {
  /// Reads two integers of any value.
  ///
  ///     let (left, right) = try input.readPair(of: Int.self)
  ///
  /// - Parameter type: The type of the integers.
  /// - Throws: `InputError` at the first integer that is missing or malformed or does not fit the type.
  /// - Complexity: O(*d*) for tokens of *d* digits.
  @inlinable
  public mutating func readPair<T: FixedWidthInteger>(
    of type: T.Type = T.self
  ) throws -> (T, T) {
    (try read(), try read())
  }

  /// Reads two integers of one range.
  ///
  ///     let (n, m) = try input.readPair(in: 1...100_000)
  ///     let (from, to) = try input.readPair(in: 0..<n)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - range: The values allowed, for both; if it is empty, none is.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*d*) for tokens of *d* digits.
  @inlinable
  public mutating func readPair<T: FixedWidthInteger>(
    of type: T.Type = T.self, in range: some IntegerRange<T>
  ) throws -> (T, T) {
    try readPair(in: range, range)
  }

  /// Reads two integers, each in a range of its own.
  ///
  ///     let (items, capacity) = try input.readPair(in: 1...100, 1...100_000)
  ///     let (place, value) = try input.readPair(in: 0..<n, 1...1_000_000_000)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - first: The values allowed for the first; if it is empty, none is.
  ///   - second: The values allowed for the second, likewise.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*d*) for tokens of *d* digits.
  @inlinable
  public mutating func readPair<T: FixedWidthInteger>(
    of type: T.Type = T.self, in first: some IntegerRange<T>, _ second: some IntegerRange<T>
  ) throws -> (T, T) {
    (try read(in: _closed(first)), try read(in: _closed(second)))
  }
}

extension InputReader {
  /// Reads three integers of any value.
  ///
  ///     let (a, b, c) = try input.readTriple(of: Int.self)
  ///
  /// - Parameter type: The type of the integers.
  /// - Throws: `InputError` at the first integer that is missing or malformed or does not fit the type.
  /// - Complexity: O(*d*) for tokens of *d* digits.
  @inlinable
  public mutating func readTriple<T: FixedWidthInteger>(
    of type: T.Type = T.self
  ) throws -> (T, T, T) {
    (try read(), try read(), try read())
  }

  /// Reads three integers of one range.
  ///
  ///     let (a, b, c) = try input.readTriple(in: 1...100)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - range: The values allowed, for all three; if it is empty, none is.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*d*) for tokens of *d* digits.
  @inlinable
  public mutating func readTriple<T: FixedWidthInteger>(
    of type: T.Type = T.self, in range: some IntegerRange<T>
  ) throws -> (T, T, T) {
    try readTriple(in: range, range, range)
  }

  /// Reads three integers, each in a range of its own.
  ///
  ///     let (kind, place, value) = try input.readTriple(in: 1...2, 0..<n, 1...1_000_000_000)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - first: The values allowed for the first; if it is empty, none is.
  ///   - second: The values allowed for the second, likewise.
  ///   - third: The values allowed for the third, likewise.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*d*) for tokens of *d* digits.
  @inlinable
  public mutating func readTriple<T: FixedWidthInteger>(
    of type: T.Type = T.self, in first: some IntegerRange<T>, _ second: some IntegerRange<T>,
    _ third: some IntegerRange<T>
  ) throws -> (T, T, T) {
    (try read(in: _closed(first)), try read(in: _closed(second)), try read(in: _closed(third)))
  }
}

extension InputReader {
  /// Reads four integers of any value.
  ///
  ///     let (a, b, c, d): (Int, Int, Int, Int) = try input.readQuadruple()
  ///
  /// - Parameter type: The type of the integers.
  /// - Throws: `InputError` at the first integer that is missing or malformed or does not fit the type.
  /// - Complexity: O(*d*) for tokens of *d* digits.
  @inlinable
  public mutating func readQuadruple<T: FixedWidthInteger>(
    of type: T.Type = T.self
  ) throws -> (T, T, T, T) {
    (try read(), try read(), try read(), try read())
  }

  /// Reads four integers of one range.
  ///
  ///     let (left, bottom, right, top) = try input.readQuadruple(in: 0...1000)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - range: The values allowed, for all four; if it is empty, none is.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*d*) for tokens of *d* digits.
  @inlinable
  public mutating func readQuadruple<T: FixedWidthInteger>(
    of type: T.Type = T.self, in range: some IntegerRange<T>
  ) throws -> (T, T, T, T) {
    try readQuadruple(in: range, range, range, range)
  }

  /// Reads four integers, each in a range of its own.
  ///
  ///     let (kind, left, right, value) = try input.readQuadruple(in: 1...2, 1...n, 1...n, -1000...1000)
  ///
  /// - Parameters:
  ///   - type: The type of the integers.
  ///   - first: The values allowed for the first; if it is empty, none is.
  ///   - second: The values allowed for the second, likewise.
  ///   - third: The values allowed for the third, likewise.
  ///   - fourth: The values allowed for the fourth, likewise.
  /// - Throws: `InputError` at the first integer that is missing, malformed or out of range.
  /// - Complexity: O(*d*) for tokens of *d* digits.
  @inlinable
  public mutating func readQuadruple<T: FixedWidthInteger>(
    of type: T.Type = T.self, in first: some IntegerRange<T>, _ second: some IntegerRange<T>,
    _ third: some IntegerRange<T>, _ fourth: some IntegerRange<T>
  ) throws -> (T, T, T, T) {
    (
      try read(in: _closed(first)), try read(in: _closed(second)), try read(in: _closed(third)),
      try read(in: _closed(fourth))
    )
  }
}
