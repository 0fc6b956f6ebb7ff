// Lines: what is left of one, or whole ones. A string is UTF-8 without NUL bytes, and anything else is an error; where
// bytes are asked for, all but NUL are taken.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension InputReader {
  /// Reads the rest of the line without its end, which is a line feed or a carriage return and a line
  /// feed; returns nil at the end of the input.
  ///
  /// A last line need not end; a carriage return at the end of the input is not part of it.
  ///
  ///     let n = try input.read(Int.self)
  ///     _ = try input.readLine()  // what is left of the line of n: ""
  ///     let sentence = try input.readLine()
  ///
  /// - Throws: `InputError` if the line is not UTF-8 or holds a NUL byte.
  /// - Complexity: O(*b*) for *b* bytes.
  public mutating func readLine() throws -> String? {
    guard let (length, next) = try _lengthOfLine() else { return nil }
    let line = try _string(ofLength: length)
    _cursor += next
    return line
  }

  /// Reads the rest of the line, without its end, as bytes; returns nil at the end of the input.
  ///
  /// - Throws: `InputError` if the line holds a NUL byte.
  /// - Complexity: O(*b*) for *b* bytes.
  public mutating func readLineBytes() throws -> [UInt8]? {
    guard let (length, next) = try _lengthOfLine() else { return nil }
    defer { _cursor += next }
    return _bytes(ofLength: length)
  }

  /// Reads the rest of a line, without its end, as bytes, of which there are as many as allowed.
  ///
  ///     let n = try input.read(Int.self)
  ///     _ = try input.readLine()  // what is left of the line of n: ""
  ///     let sentence = try input.readLineBytes(length: 1...1000)
  ///
  /// - Parameter length: The allowed number of bytes of the line, without its end.
  /// - Throws: `InputError` if the input has ended, or if the line has fewer or more bytes or holds a NUL
  ///   byte.
  /// - Complexity: O(*b*) for *b* bytes.
  public mutating func readLineBytes(length: ClosedRange<Int>) throws -> [UInt8] {
    guard let (count, next) = try _lengthOfLine() else {
      let message = "expected a line of \(Self._text(of: length)), found the end of the input"
      throw _error(.unexpectedEnd, message)
    }
    try _check(count, in: length, "a line")
    defer { _cursor += next }
    return _bytes(ofLength: count)
  }

  /// Reads whole lines without their ends.
  ///
  /// If the current line has been read in part, the first line is the next one: only white space may be left of the
  /// current one.
  ///
  ///     let n = try input.read(Int.self)
  ///     let sentences = try input.readLines(count: n)
  ///
  /// - Parameter count: The number of lines to read, at least 0.
  /// - Throws: `InputError` if one of them is missing, is not UTF-8 or holds a NUL byte, or if there is more on the
  ///   current line.
  /// - Complexity: O(*b*) for *b* bytes.
  public mutating func readLines(count: Int) throws -> [String] {
    precondition(count >= 0, "a count must not be negative")
    if count > 0, !_isAtLineStart { try _skipBlankRest() }
    var lines: [String] = []
    lines.reserveCapacity(Self._reservedCapacity(for: count))
    while lines.count < count {
      guard let line = try readLine() else {
        let message = "expected line \(lines.count + 1) of \(count), found the end of the input"
        throw _error(.unexpectedEnd, message)
      }
      lines.append(line)
    }
    return lines
  }
}

// MARK: - Core

extension InputReader {
  /// Whether nothing has been read of the current line, which may begin behind a byte order mark.
  internal var _isAtLineStart: Bool {
    _cursor - _base <= 3 ? _position.column == 1 : _cursor[-1] == 10
  }

  /// Moves to the next line, if nothing but white space is left of this one.
  internal mutating func _skipBlankRest() throws {
    while true {
      while _cursor.pointee != 10, _cursor.pointee._isWhiteSpace { _cursor += 1 }
      if _cursor < _limit { break }
      if try !_refill() { return }
    }
    guard _cursor.pointee == 10 else {
      throw try _tokenError(.malformed, expected: "the end of the line")
    }
    _cursor += 1
  }

  /// Brings the whole line into the buffer and returns its length without and with its end.
  ///
  /// Returns nil at the end of the input.
  internal mutating func _lengthOfLine() throws -> (length: Int, next: Int)? {
    var searched = 0
    while true {
      let unread = _limit - _cursor
      if let found = memchr(_cursor + searched, 10, unread - searched) {
        let end = UnsafeMutableRawPointer(_cursor).distance(to: found)
        let hasReturn = end > 0 && _cursor[end - 1] == 13
        let length = hasReturn ? end - 1 : end
        try _checkText(ofLength: length)
        return (length, end + 1)
      }
      searched = unread
      if try !_refill() { break }
    }
    if searched == 0 { return nil }
    // The last line of a CRLF file may have lost its line feed.
    let length = _cursor[searched - 1] == 13 ? searched - 1 : searched
    try _checkText(ofLength: length)
    return (length, searched)
  }
}
