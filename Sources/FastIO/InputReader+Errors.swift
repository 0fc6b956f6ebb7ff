// Builds the errors of `InputReader`: finds the position of the cursor and shows what stands there.

extension InputReader {
  /// The position of the cursor, both from 1; the column counts bytes.
  internal var _position: (line: Int, column: Int) {
    let passed = UnsafeBufferPointer(start: UnsafePointer(_base), count: _cursor - _base)
    var line = _baseLine
    // Every byte of a long input passes here. A sum of bytes becomes vector instructions, and at most
    // 240 ones fit into it.
    var next = _base
    while next < _cursor {
      let blockEnd = next + Swift.min(240, _cursor - next)
      var lineFeeds: UInt8 = 0
      while next < blockEnd {
        lineFeeds &+= next.pointee == 10 ? 1 : 0
        next += 1
      }
      line += Int(lineFeeds)
    }
    // Looking for the last line feed in vain would take longer than counting.
    if line == _baseLine { return (line, _baseColumn + passed.count) }
    return (line, passed.count - passed.lastIndex(of: 10)!)
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
    let length = try _lengthOfToken(atMost: Self._longestExcerpt)
    return _error(reason, "expected \(expected), found \(_excerpt(ofLength: length))\(note)")
  }

  /// The most bytes of a text that a message is made of, which hold one character more than it shows.
  private static var _longestExcerpt: Int { 164 }

  /// Shows the next bytes between quotes, with what cannot be seen escaped, and of more than 40
  /// characters the first.
  internal func _excerpt(ofLength length: Int) -> String {
    let bytes = UnsafeBufferPointer(start: _cursor, count: Swift.min(length, Self._longestExcerpt))
    var text = ""
    var room = 40
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if room == 0 { return "\"\(text)…\"" }
      // What cannot be seen: a second byte order mark, a no-break space.
      let isInvisible =
        scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
      text += scalar == "'" ? "'" : scalar.escaped(asASCII: isInvisible)
      room -= 1
    }
    return "\"\(text)\""
  }
}
