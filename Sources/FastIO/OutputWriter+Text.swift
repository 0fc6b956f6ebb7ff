// Text and bytes.

extension OutputWriter {
  /// Writes text as UTF-8.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  @inlinable
  public mutating func write(_ text: some StringProtocol) {
    write(bytes: text.utf8)
  }

  /// Writes text as UTF-8 and ends the line.
  ///
  /// A text of several parts is compiled sooner as `"Case \(n): \(answer)"` than with `+` between them.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  @inlinable
  public mutating func writeLine(_ text: some StringProtocol) {
    write(text)
    write(byte: 10)
  }

  /// Writes texts with a separator between them.
  ///
  ///     output.write(["Kim", "Lee"], separator: ", ")  // Kim, Lee
  ///
  /// - Complexity: O(*b*) for *b* bytes of output.
  @inlinable
  public mutating func write<S: Sequence>(
    _ texts: S, separator: String = " "
  ) where S.Element: StringProtocol {
    var isFirst = true
    for text in texts {
      if !isFirst { write(separator) }
      write(text)
      isFirst = false
    }
  }

  /// Writes texts with a separator between them and ends the line.
  ///
  /// - Complexity: O(*b*) for *b* bytes of output.
  @inlinable
  public mutating func writeLine<S: Sequence>(
    _ texts: S, separator: String = " "
  ) where S.Element: StringProtocol {
    write(texts, separator: separator)
    write(byte: 10)
  }

  /// Writes texts, each on a line of its own.
  ///
  /// - Complexity: O(*b*) for *b* bytes of output.
  @inlinable
  public mutating func writeLines<S: Sequence>(_ texts: S) where S.Element: StringProtocol {
    for text in texts { writeLine(text) }
  }

  /// Writes rows of texts, each on a line of its own, with a separator between texts.
  ///
  ///     output.writeLines([["a", "b"], ["c"]])  // two lines: a b and c
  ///
  /// - Complexity: O(*b*) for *b* bytes of output.
  @inlinable
  public mutating func writeLines<S: Sequence>(
    _ rows: S, separator: String = " "
  ) where S.Element: Sequence, S.Element.Element: StringProtocol {
    for row in rows { writeLine(row, separator: separator) }
  }

  /// Writes a character as UTF-8.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  @inlinable
  public mutating func write(_ character: Character) {
    write(bytes: character.utf8)
  }

  /// Writes a character as UTF-8 and ends the line.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  @inlinable
  public mutating func writeLine(_ character: Character) {
    write(bytes: character.utf8)
    write(byte: 10)
  }

  /// Writes characters one after the other, with nothing between them.
  ///
  ///     output.write("straw".reversed())  // warts
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  @inlinable
  public mutating func write<S: Sequence>(_ characters: S) where S.Element == Character {
    for character in characters { write(character) }
  }

  /// Writes characters one after the other, with nothing between them, and ends the line.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  @inlinable
  public mutating func writeLine<S: Sequence>(_ characters: S) where S.Element == Character {
    write(characters)
    write(byte: 10)
  }

  /// Writes rows of characters, such as a grid, each on a line of its own.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  @inlinable
  public mutating func writeLines<S: Sequence>(
    _ rows: S
  ) where S.Element: Sequence, S.Element.Element == Character {
    for row in rows { writeLine(row) }
  }

  /// Ends the line.
  ///
  /// - Complexity: O(1)
  @inlinable
  public mutating func writeLine() {
    write(byte: 10)
  }

  /// Writes one byte as it is.
  ///
  ///     output.write(byte: UInt8(ascii: "#"))
  ///
  /// - Complexity: O(1)
  @inlinable
  public mutating func write(byte: UInt8) {
    _makeRoom(1)
    _next.pointee = byte
    _next += 1
  }

  /// Writes one byte as it is and ends the line.
  ///
  ///     output.writeLine(byte: UInt8(ascii: "#"))
  ///
  /// - Complexity: O(1)
  @inlinable
  public mutating func writeLine(byte: UInt8) {
    write(byte: byte)
    write(byte: 10)
  }

  /// Writes bytes as they are, such as a row of a grid.
  ///
  ///     output.write(bytes: Array("#.#".utf8))  // #.#, where write([35, 46, 35]) gives 35 46 35
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  @inlinable
  public mutating func write<S: Sequence>(bytes: S) where S.Element == UInt8 {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { _write($0) }
    if isDone == nil {
      for byte in bytes { write(byte: byte) }
    }
  }

  /// Writes bytes as they are and ends the line.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  @inlinable
  public mutating func writeLine<S: Sequence>(bytes: S) where S.Element == UInt8 {
    write(bytes: bytes)
    write(byte: 10)
  }

  /// Writes rows of bytes as they are, such as a grid, each on a line of its own.
  ///
  ///     let grid = [Array("#.".utf8), Array(".#".utf8)]
  ///     output.writeLines(bytes: grid)  // two lines: #. and .#
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  @inlinable
  public mutating func writeLines<S: Sequence>(
    bytes rows: S
  ) where S.Element: Sequence, S.Element.Element == UInt8 {
    for row in rows { writeLine(bytes: row) }
  }
}

// MARK: - Core

extension OutputWriter {
  /// Copies bytes to the buffer, in parts if they are many.
  @usableFromInline
  internal mutating func _write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard var source = bytes.baseAddress else { return }
    let sourceEnd = source + bytes.count
    while source < sourceEnd {
      _makeRoom(1)
      let count = Swift.min(sourceEnd - source, _end - _next)
      _next.update(from: source, count: count)
      _next += count
      source += count
    }
  }
}
