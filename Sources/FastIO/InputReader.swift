// Reads tokens, numbers and lines from a file descriptor or from bytes in memory. The input passes
// through one buffer in chunks, so memory does not grow with it and nothing waits for its end.

/// A fast, strict reader of white-space separated input.
///
///     var input = InputReader(bytes: Array("3\n10 20 30\n".utf8))
///     let n = try input.read(Int.self, in: 1...100)  // 3
///     let values = try input.readArray(of: Int.self, count: n)  // [10, 20, 30]
///
/// White space is space, tab, line feed, carriage return, vertical tab and form feed. A UTF-8 byte
/// order mark at the start is skipped. A token ends right before the white space behind it, so a
/// `readLine()` after a number returns the rest of the number's line.
///
/// The reader waits for input only when the answer is not yet in its buffer, so an interactive
/// program gets its line while the other side is still there.
///
/// Whatever is not of the expected form is thrown as an `InputError` with its position. The offending
/// text is not taken: the next read sees it again.
public struct InputReader: ~Copyable {
  /// Bytes asked for at a time: 64 KiB stay in the cache while they are taken apart, and make the
  /// system call cost 0.4 ns per number.
  @usableFromInline internal static var _chunkSize: Int { 65_536 }

  /// Bytes before `_base` that may be looked at, never used: numbers are converted from their end.
  internal static var _margin: Int { 24 }

  // [ margin | base: used up | cursor: still to be read | limit: a zero byte | free | capacity ]
  //
  // The zero byte behind the last one stops every loop over white space.
  internal var _base: UnsafeMutablePointer<UInt8>
  internal var _capacity: Int
  @usableFromInline internal var _cursor: UnsafeMutablePointer<UInt8>
  @usableFromInline internal var _limit: UnsafeMutablePointer<UInt8>

  internal var _source: _InputSource

  /// The position of the byte at `_base`.
  ///
  /// Lines are counted only when a chunk is left behind or an error is built, which keeps the
  /// counting out of the reading.
  internal var _baseLine = 1
  internal var _baseColumn = 1

  /// Creates a reader of an open file descriptor, which it does not close.
  ///
  /// - Parameter fileDescriptor: The descriptor to read; 0 is the standard input.
  public init(fileDescriptor: Int32 = 0) {
    self.init(source: _InputSource(descriptor: fileDescriptor))
  }

  /// Creates a reader of bytes in memory.
  ///
  /// - Parameters:
  ///   - bytes: The whole input.
  ///   - chunkSize: The most bytes taken at a time, at least 1. What is read does not depend on it;
  ///     tests use it to put the border between two chunks anywhere.
  public init(bytes: [UInt8], chunkSize: Int = 65_536) {
    precondition(chunkSize >= 1, "a chunk has at least one byte")
    self.init(source: _InputSource(bytes: bytes, chunkSize: chunkSize))
  }

  internal init(source: _InputSource) {
    _source = source
    // A chunk is read behind what is left of the one before it.
    _capacity = 2 * Self._chunkSize
    _base = Self._allocateBuffer(capacity: _capacity)
    _cursor = _base
    _limit = _base
  }

  deinit {
    (_base - Self._margin).deallocate()
  }

  /// Returns whether another token follows, taking the white space before it.
  ///
  /// For inputs that end with the file instead of giving a count.
  ///
  ///     var sum = 0
  ///     while try input.hasNextToken() { sum += try input.read(Int.self) }
  ///
  /// - Throws: `InputError` when the operating system refuses to read.
  public mutating func hasNextToken() throws -> Bool {
    try _skipWhiteSpace()
  }

  /// Checks that nothing but white space is left.
  ///
  /// - Throws: `InputError` that shows the first token too many.
  public mutating func expectEnd() throws {
    if try _skipWhiteSpace() {
      throw try _tokenError(.malformed, expected: "the end of the input")
    }
  }
}

// MARK: - Core

extension UInt8 {
  /// Whether the byte is space, tab, line feed, vertical tab, form feed or carriage return.
  @inlinable
  internal var _isWhiteSpace: Bool {
    // Wrapping is meant: what lies below the tab becomes large.
    self == 32 || self &- 9 < 5
  }

  /// Whether the byte is one of the ASCII digits.
  @inlinable
  internal var _isDigit: Bool {
    // Wrapping is meant: what lies below the zero becomes large.
    self &- 48 < 10
  }
}

extension InputReader {
  /// Moves the cursor to the next token; returns false when the input ends before one.
  @usableFromInline
  internal mutating func _skipWhiteSpace() throws -> Bool {
    while true {
      while _cursor.pointee._isWhiteSpace { _cursor += 1 }
      if _cursor < _limit { return true }
      if try !_refill() { return false }
    }
  }

  /// Makes at least one more byte available behind `_limit`; returns false at the end of the input.
  ///
  /// The bytes from the cursor on are kept, but may move: hold offsets, not pointers. What a read
  /// is going to return or refuse stays behind the cursor until it is whole, so the buffer grows
  /// with the longest token or line, never with the input.
  internal mutating func _refill() throws -> Bool {
    let kept = _limit - _cursor
    if _cursor > _base {
      (_baseLine, _baseColumn) = _position
      // When more is kept than was used up, the two regions overlap; `update` allows that.
      _base.update(from: _cursor, count: kept)
      _cursor = _base
    }
    if kept + Self._chunkSize > _capacity { _growBuffer(keeping: kept) }
    let received = _source._read(into: _base + kept, atMost: Self._chunkSize)
    _limit = _base + kept + max(received, 0)
    _limit.pointee = 0
    if received < 0 { throw _readError(errno: Int32(-received)) }
    return received > 0
  }

  /// Doubles the buffer, for a token or a line that is longer than a chunk.
  private mutating func _growBuffer(keeping kept: Int) {
    let larger = Self._allocateBuffer(capacity: 2 * _capacity)
    larger.update(from: _base, count: kept)
    (_base - Self._margin).deallocate()
    _base = larger
    _cursor = larger
    _capacity *= 2
  }

  private static func _allocateBuffer(capacity: Int) -> UnsafeMutablePointer<UInt8> {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: _margin + capacity + 1)
    memory.initialize(repeating: 0, count: _margin + 1)
    return memory + _margin
  }
}
