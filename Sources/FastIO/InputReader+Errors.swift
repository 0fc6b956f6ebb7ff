// Builds the errors of `InputReader`: finds the position of the cursor and shows what stands there.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension InputReader {
  /// The position of the cursor, both from 1; the column counts bytes.
  internal var _position: (line: Int, column: Int) {
    let passed = UnsafeBufferPointer(start: UnsafePointer(_base), count: _cursor - _base)
    let lineFeeds = passed._lineFeedCount
    if lineFeeds == 0 { return (_baseLine, _baseColumn + passed.count) }
    // The loop ends: there is a line feed.
    var start = _cursor
    while start[-1] != 10 { start -= 1 }
    return (_baseLine + lineFeeds, _cursor - start + 1)
  }

  /// Returns an error at the cursor.
  internal func _error(_ reason: InputError.Reason, _ message: String) -> InputError {
    let (line, column) = _position
    return InputError(reason: reason, line: line, column: column, message: message)
  }

  /// Returns an error about the token at the cursor, or about the end of the input if none is there.
  @usableFromInline
  internal mutating func _tokenError(
    _ reason: InputError.Reason, expected: String, note: String = ""
  ) throws -> InputError {
    guard try _skipWhiteSpace() else {
      return _error(.unexpectedEnd, "expected \(expected), found the end of the input")
    }
    // One byte more than is shown tells whether the token goes on.
    let length = try _lengthOfToken(atMost: Self._longestExcerpt + 1)
    return _error(reason, "expected \(expected), found \(_excerpt(ofLength: length))\(note)")
  }

  internal func _readError(errno: Int32) -> InputError {
    _error(.readFailure(errno: errno), "cannot read the input: \(String(cString: strerror(errno)))")
  }

  /// The most bytes of a text that a message shows.
  private static var _longestExcerpt: Int { 40 }

  /// Shows the next bytes between quotes, with what cannot be seen escaped, shortened if they are many.
  internal func _excerpt(ofLength length: Int) -> String {
    var shownLength = min(length, Self._longestExcerpt)
    // Not in the midst of a character: the bytes 10xxxxxx continue one.
    while shownLength > 0, shownLength < length, _cursor[shownLength] & 0xC0 == 0x80 {
      shownLength -= 1
    }
    let shown = UnsafeBufferPointer(start: _cursor, count: shownLength)
    var text = ""
    for scalar in String(decoding: shown, as: UTF8.self).unicodeScalars {
      // What cannot be seen: a second byte order mark, a no-break space.
      let isInvisible =
        scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
      text += scalar == "'" ? "'" : scalar.escaped(asASCII: isInvisible)
    }
    return "\"\(text)\(length > shownLength ? "…" : "")\""
  }
}

extension UnsafeBufferPointer where Element == UInt8 {
  /// The number of line feeds.
  ///
  /// Every byte of a long input passes here: sums of bytes in a plain loop become vector
  /// instructions, 16 bytes a step.
  internal var _lineFeedCount: Int {
    guard var next = baseAddress else { return 0 }
    let end = next + count
    var total = 0
    while next < end {
      // Wrapping cannot happen: the loop sums at most 240 ones, and a multiple of 16 of them.
      let blockEnd = next + Swift.min(240, end - next)
      var blockTotal: UInt8 = 0
      while next < blockEnd {
        blockTotal &+= next.pointee == 10 ? 1 : 0
        next += 1
      }
      total += Int(blockTotal)
    }
    return total
  }
}
