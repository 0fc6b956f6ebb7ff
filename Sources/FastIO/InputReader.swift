// Reads tokens, numbers and lines from a file descriptor or from bytes in memory. The input passes
// through one buffer in chunks, so memory does not grow with it and nothing waits for its end.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A fast, strict reader of white-space separated input.
///
///     var input = InputReader(bytes: Array("3\n10 20 30\n".utf8))
///     let n = try input.read(Int.self, in: 1...100)  // 3
///     let values = try input.readArray(of: Int.self, count: n)  // [10, 20, 30]
///
/// White space is space, tab, line feed, carriage return, vertical tab and form feed. A UTF-8 byte order mark at the
/// start is skipped. A token ends right before the white space after it, so a `readLine()` after a number returns the
/// rest of the number's line.
///
/// The reader waits for input only when the answer is not yet in its buffer, so an interactive
/// program gets its line while the other side is still there.
///
/// Input that is not of the expected form is reported by throwing an `InputError` with its position. The offending text
/// is not consumed: the next read sees it again.
public struct InputReader: ~Copyable {
  /// Bytes asked for at a time: 64 KiB stay in the cache while they are taken apart, and make the
  /// system call cost 0.4 ns per number.
  @usableFromInline internal static var _chunkSize: Int { 65_536 }

  /// Bytes before `_base` and behind the last one that may be looked at, never used: numbers are
  /// converted from their end, which is looked for in eight bytes at once.
  internal static var _margin: Int { 16 }

  // [ margin | base: used up | cursor: still to be read | limit: a zero byte | free | margin ]
  //
  // The zero byte behind the last one stops every loop over white space, and over a number.
  internal var _base: UnsafeMutablePointer<UInt8>
  internal var _capacity = 2 * _chunkSize
  @usableFromInline internal var _cursor: UnsafeMutablePointer<UInt8>
  internal var _limit: UnsafeMutablePointer<UInt8>

  /// Fills memory with at least one byte and returns how many came: 0 at the end, and a negated
  /// error number on failure.
  private let _receive: (UnsafeMutableRawBufferPointer) -> Int
  private var _isAtStart = true
  private var _isAtEnd = false

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
    self.init { _fastIORead(fileDescriptor, into: $0) }
  }

  /// Creates a reader of bytes in memory.
  ///
  /// - Parameters:
  ///   - bytes: The whole input.
  ///   - chunkSize: The maximum number of bytes taken at a time, at least 1. What is read does not depend on it; tests
  ///     use it to put the border between two chunks anywhere.
  public init(bytes: [UInt8], chunkSize: Int = 65_536) {
    precondition(chunkSize >= 1, "a chunk has at least one byte")
    var rest = bytes[...]
    self.init { memory in
      let chunk = rest.prefix(Swift.min(memory.count, chunkSize))
      rest = rest.dropFirst(chunk.count)
      memory.copyBytes(from: chunk)
      return chunk.count
    }
  }

  private init(receive: @escaping (UnsafeMutableRawBufferPointer) -> Int) {
    _receive = receive
    // A chunk is read after what is left of the one before it.
    _base = Self._buffer(nil, capacity: _capacity)
    (_base - Self._margin).initialize(repeating: 0, count: Self._margin + 1)
    _cursor = _base
    _limit = _base
  }

  deinit {
    free(_base - Self._margin)
  }

  /// Returns whether another token follows, consuming the white space before it.
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
    // A bit for each of them.
    self <= 32 && 0x1_0000_3E00 &>> UInt64(self) & 1 == 1
  }

  /// Whether the byte is one of the ASCII digits.
  @inlinable
  internal var _isDigit: Bool {
    // Wraparound is intended: what lies below the zero becomes large.
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
    // A terminal would wait for another end-of-file key.
    if _isAtEnd { return false }
    let kept = _limit - _cursor
    (_baseLine, _baseColumn) = _position
    // When more is kept than was used up, the two regions overlap; `update` allows that.
    _base.update(from: _cursor, count: kept)
    if kept + Self._chunkSize > _capacity {
      // For a token or a line that is longer than a chunk.
      _capacity *= 2
      _base = Self._buffer(_base - Self._margin, capacity: _capacity)
    }
    _cursor = _base
    _limit = _base + kept
    let received = _receive(UnsafeMutableRawBufferPointer(start: _limit, count: Self._chunkSize))
    _limit += Swift.max(received, 0)
    _limit.pointee = 0
    if received < 0 {
      let code = Int32(-received)
      let message = "cannot read the input: \(String(cString: strerror(code)))"
      throw _error(.readFailure(errno: code), message)
    }
    _isAtEnd = received == 0
    if _isAtStart {
      _isAtStart = false
      // The byte order mark may arrive in pieces, and alone.
      while _limit - _base < 3, _base.pointee == 0xEF, try _refill() {}
      if _limit - _base >= 3, (_base[0], _base[1], _base[2]) == (0xEF, 0xBB, 0xBF) {
        _cursor += 3
        _baseColumn -= 3
        return try _cursor < _limit || _refill()
      }
    }
    return _limit - _cursor > kept
  }

  /// Returns a buffer with the content of another one, whose memory is used up.
  private static func _buffer(
    _ memory: UnsafeMutableRawPointer?, capacity: Int
  ) -> UnsafeMutablePointer<UInt8> {
    realloc(memory, capacity + 2 * _margin)!.assumingMemoryBound(to: UInt8.self) + _margin
  }
}
