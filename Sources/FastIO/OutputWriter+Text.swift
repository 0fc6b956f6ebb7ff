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
  /// - Complexity: O(*b*) for *b* bytes.
  @inlinable
  public mutating func writeLine(_ text: some StringProtocol) {
    write(text)
    write(byte: 10)
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

  /// Writes bytes as they are, such as a row of a grid.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  @inlinable
  public mutating func write<S: Sequence>(bytes: S) where S.Element == UInt8 {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { _write($0) }
    if isDone == nil {
      for byte in bytes { write(byte: byte) }
    }
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
      let count = min(sourceEnd - source, _end - _next)
      _next.update(from: source, count: count)
      _next += count
      source += count
    }
  }
}
