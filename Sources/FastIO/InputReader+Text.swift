// Tokens, characters and grids. A string is UTF-8 without NUL bytes, and anything else is an error; where bytes
// are asked for, all but NUL are taken.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension InputReader {
  /// Reads the next token, a run of bytes other than white space.
  ///
  ///     let name = try input.readToken()  // "Swift"
  ///
  /// - Throws: `InputError` if the input ends, or if the token is not UTF-8 or holds a NUL byte.
  /// - Complexity: O(*b*) for *b* bytes.
  public mutating func readToken() throws -> String {
    let length = try _lengthOfText("a token")
    let token = try _string(ofLength: length)
    _cursor += length
    return token
  }

  /// Reads `count` tokens.
  ///
  ///     let words = try input.readTokens(count: n)
  ///
  /// - Parameter count: The number of tokens to read, at least 0.
  /// - Throws: `InputError` if one of them is missing, is not UTF-8 or holds a NUL byte.
  /// - Complexity: O(*b*) for *b* bytes.
  public mutating func readTokens(count: Int) throws -> [String] {
    precondition(count >= 0, "a count must not be negative")
    var tokens: [String] = []
    tokens.reserveCapacity(Self._reservedCapacity(for: count))
    while tokens.count < count { tokens.append(try readToken()) }
    return tokens
  }

  /// Reads the next token, a run of bytes other than white space, as bytes.
  ///
  ///     let word = try input.readTokenBytes()
  ///     let vowels = word.filter { "aeiou".utf8.contains($0) }.count
  ///
  /// Bytes are far faster to index, compare and count than the characters of a `String`.
  ///
  /// - Throws: `InputError` if the input ends, or if the token holds a NUL byte.
  /// - Complexity: O(*b*) for *b* bytes.
  public mutating func readTokenBytes() throws -> [UInt8] {
    let length = try _lengthOfText("a token")
    defer { _cursor += length }
    return _bytes(ofLength: length)
  }

  /// Reads the next token as bytes, of which there are as many as allowed.
  ///
  ///     let word = try input.readTokenBytes(length: 1...100)
  ///
  /// - Parameter length: The allowed number of bytes of the token.
  /// - Throws: `InputError` if the input ends, or if the token has fewer or more bytes or holds a NUL byte.
  /// - Complexity: O(*b*) for *b* bytes.
  public mutating func readTokenBytes(length: ClosedRange<Int>) throws -> [UInt8] {
    let count = try _lengthOfText("a token of \(Self._text(of: length))")
    try _check(count, in: length, "a token")
    defer { _cursor += count }
    return _bytes(ofLength: count)
  }

  /// Reads `count` tokens as bytes.
  ///
  ///     let words = try input.readTokensBytes(count: n, length: 1...100)
  ///
  /// - Parameters:
  ///   - count: The number of tokens to read, at least 0.
  ///   - length: The allowed number of bytes of each token; any if omitted.
  /// - Throws: `InputError` if one of them is missing, has fewer or more bytes or holds a NUL byte.
  /// - Complexity: O(*b*) for *b* bytes.
  public mutating func readTokensBytes(
    count: Int, length: ClosedRange<Int>? = nil
  ) throws -> [[UInt8]] {
    precondition(count >= 0, "a count must not be negative")
    var tokens: [[UInt8]] = []
    tokens.reserveCapacity(Self._reservedCapacity(for: count))
    while tokens.count < count {
      tokens.append(try length == nil ? readTokenBytes() : readTokenBytes(length: length!))
    }
    return tokens
  }

  /// Reads the next character that is not white space, whatever follows it.
  ///
  ///     let direction = try input.readCharacter()  // "L" of "L10", then read(Int.self) gives 10
  ///
  /// A character here is one Unicode scalar, so that the reader need not wait for what follows.
  ///
  /// - Throws: `InputError` if the input ends, or if the next bytes are not UTF-8 or a NUL byte.
  /// - Complexity: O(1) besides the white space.
  public mutating func readCharacter() throws -> Character {
    guard try _skipWhiteSpace() else {
      throw try _tokenError(.unexpectedEnd, expected: "a character")
    }
    // The first byte tells the length: 0… one, 110… two, 1110… three, 11110… four.
    let leadingOnes = (~_cursor.pointee).leadingZeroBitCount
    let length = try _lengthOfToken(atMost: Swift.min(Swift.max(leadingOnes, 1), 4))
    try _checkText(ofLength: length)
    let character = Character(try _string(ofLength: length))
    _cursor += length
    return character
  }

  /// Reads the next byte that is not white space, whatever follows it: a letter, a digit or a sign.
  ///
  ///     let direction = try input.readSymbol()  // "L" of "L10", then read(Int.self) gives 10
  ///     direction == "L"  // true
  ///
  /// That is `readCharacter()` where it is compared with bytes, such as those of `readTokenBytes()`.
  ///
  /// - Throws: `InputError` if the input ends, or if the byte is a NUL byte.
  /// - Complexity: O(1) besides the white space.
  public mutating func readSymbol() throws -> UInt8 {
    guard try _skipWhiteSpace() else {
      throw try _tokenError(.unexpectedEnd, expected: "a symbol")
    }
    try _checkText(ofLength: 1)
    defer { _cursor += 1 }
    return _cursor.pointee
  }

  /// Reads the very next byte, white space or not.
  ///
  /// - Throws: `InputError` if the input ends.
  /// - Complexity: O(1)
  public mutating func readByte() throws -> UInt8 {
    if _cursor == _limit, try !_refill() {
      throw _error(.unexpectedEnd, "expected a byte, found the end of the input")
    }
    defer { _cursor += 1 }
    return _cursor.pointee
  }

  /// Reads a grid of one-byte cells, as an array for each row; a row is a token of exactly `columns` bytes.
  ///
  /// Use it if rows are used as wholes: compared, searched, reversed, written again. If single cells are looked up and
  /// their neighbors visited, use `readCells(rows:columns:)`, which returns one array, and make a `Table` of
  /// `DataStructures` of it. Numbers with white space between them are read by `readRows(of:rows:columns:)`.
  ///
  ///     let maze = try input.readGrid(rows: 2, columns: 3)  // "#.#" and "..#"
  ///     maze[0][1] == "."
  ///     output.writeLine(bytes: maze[0])
  ///
  /// - Parameters:
  ///   - rows: The number of rows, at least 0.
  ///   - columns: The number of bytes in each, at least 1.
  /// - Throws: `InputError` if the input ends, or if a row has another length or holds a NUL byte.
  /// - Complexity: O(*rows* · *columns*)
  public mutating func readGrid(rows: Int, columns: Int) throws -> [[UInt8]] {
    precondition(rows >= 0 && columns >= 1, "a grid has rows of at least one cell")
    var grid: [[UInt8]] = []
    while grid.count < rows {
      let length = try _lengthOfRow(grid.count, of: rows, columns)
      grid.append(_bytes(ofLength: length))
      _cursor += length
    }
    return grid
  }

  /// Reads a grid of one-byte cells into one array, in row-major order.
  ///
  /// Use it if single cells are looked up and their neighbors visited, in a search through a maze for instance: a cell
  /// is one memory access away, not two as in the array of rows that `readGrid(rows:columns:)` returns. The
  /// requirements on the input are the same.
  ///
  ///     let maze = try input.readCells(rows: 2, columns: 3)  // "#.#" and "..#"
  ///     maze[1 * 3 + 0] == "."
  ///
  /// A `Table` of `DataStructures` takes it, which has rows, columns and neighbors: `Table(rowMajor: maze, columns: 3)`.
  /// Cells are written as text by `writeLine(bytes:)`; `writeLine(_:)` would write them as numbers.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, at least 0.
  ///   - columns: The number of bytes in each, at least 1.
  /// - Throws: `InputError` if the input ends, or if a row has another length or holds a NUL byte.
  /// - Complexity: O(*rows* · *columns*)
  public mutating func readCells(rows: Int, columns: Int) throws -> [UInt8] {
    precondition(rows >= 0 && columns >= 1, "a grid has rows of at least one cell")
    var cells: [UInt8] = []
    for row in 0..<rows {
      let length = try _lengthOfRow(row, of: rows, columns)
      cells.append(contentsOf: UnsafeBufferPointer(start: _cursor, count: length))
      _cursor += length
    }
    return cells
  }
}

// MARK: - Core

extension InputReader {
  /// Returns the length of the token at the cursor, looking no further than a number of bytes; the
  /// bytes counted are then in the buffer.
  @usableFromInline
  internal mutating func _lengthOfToken(atMost most: Int) throws -> Int {
    var length = 0
    while length < most {
      if _cursor + length == _limit, try !_refill() { break }
      let (cursor, end) = (_cursor, Swift.min(most, _limit - _cursor))
      while length < end, !cursor[length]._isWhiteSpace { length += 1 }
      if length < end { break }
    }
    return length
  }

  /// Moves to the next token, which must hold no NUL byte, and returns its length.
  private mutating func _lengthOfText(_ expected: @autoclosure () -> String) throws -> Int {
    guard try _skipWhiteSpace() else {
      throw try _tokenError(.unexpectedEnd, expected: expected())
    }
    let length = try _lengthOfToken(atMost: .max)
    try _checkText(ofLength: length)
    return length
  }

  /// Moves to the next token, which must be a row of a grid, and returns its length.
  private mutating func _lengthOfRow(_ row: Int, of rows: Int, _ columns: Int) throws -> Int {
    // Only an error needs the words.
    var expected: String { "row \(row + 1) of \(rows), \(columns) cells" }
    let length = try _lengthOfText(expected)
    guard length == columns else {
      throw try _tokenError(.malformed, expected: expected, note: " of length \(length)")
    }
    return length
  }

  /// Checks that the next bytes hold no NUL byte.
  internal func _checkText(ofLength length: Int) throws {
    if memchr(_cursor, 0, length) != nil {
      throw _error(.malformed, "expected text, found \(_excerpt(ofLength: length))")
    }
  }

  /// Checks that there are as many bytes as there should be.
  internal func _check(_ count: Int, in length: ClosedRange<Int>, _ name: String) throws {
    if !length.contains(count) {
      let found = "\(_excerpt(ofLength: count)) of length \(count)"
      throw _error(.outOfRange, "expected \(name) of \(Self._text(of: length)), found \(found)")
    }
  }

  internal static func _text(of length: ClosedRange<Int>) -> String {
    if length.lowerBound < length.upperBound { return "\(length) bytes" }
    return length.lowerBound == 1 ? "1 byte" : "\(length.lowerBound) bytes"
  }

  internal func _bytes(ofLength length: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: _cursor, count: length))
  }

  /// Returns the next bytes as text; throws if they are not UTF-8.
  internal func _string(ofLength length: Int) throws -> String {
    let bytes = UnsafeBufferPointer(start: _cursor, count: length)
    var text = String(decoding: bytes, as: UTF8.self)
    // Decoding repairs what is broken, which changes the bytes. ASCII cannot be: one look at all of it, in vectors.
    let isASCII = bytes.reduce(0) { $0 | $1 } < 0x80
    let isSame =
      isASCII
      || text.withUTF8 { $0.count == length && memcmp($0.baseAddress!, _cursor, length) == 0 }
    guard isSame else {
      throw _error(.malformed, "expected UTF-8 text, found \(_excerpt(ofLength: length))")
    }
    return text
  }
}
