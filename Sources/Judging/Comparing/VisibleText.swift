// Output of programs, escaped for display on a terminal.

/// Text with invisible characters escaped.
public enum VisibleText {
  /// Returns the text of some bytes with invisible and control characters escaped, shortened in the
  /// middle: `"a\tb"` becomes `a\tb`, with a backslash.
  ///
  /// A byte that is not UTF-8 becomes `\xff`.
  ///
  /// - Parameter limit: The maximum number of bytes to show.
  public static func excerpt(
    _ bytes: some BidirectionalCollection<UInt8>, limit: Int = 64
  ) -> String {
    if bytes.count <= limit { return visible(bytes) }
    let headEnd = startOfCharacter(in: bytes, at: bytes.prefix(limit * 3 / 4).endIndex)
    let tailStart = startOfCharacter(in: bytes, at: bytes.suffix(limit / 4).startIndex)
    return visible(bytes[..<headEnd]) + "…" + visible(bytes[tailStart...])
  }

  /// Returns the start of the character that contains a byte: cutting there splits no character.
  ///
  /// In invalid UTF-8 this is the byte itself.
  public static func startOfCharacter<Bytes: BidirectionalCollection<UInt8>>(
    in bytes: Bytes, at place: Bytes.Index
  ) -> Bytes.Index {
    var start = place
    // A character has at most three bytes after its first one.
    for _ in 0..<4 {
      if start == bytes.endIndex || bytes[start] & 0xC0 != 0x80 { return start }
      if start == bytes.startIndex { break }
      bytes.formIndex(before: &start)
    }
    return place
  }

  /// Returns a line of a program's output with invisible characters and control sequences of
  /// terminals escaped; tabs stay.
  public static func line(_ text: String) -> String {
    let parts = text.split(separator: "\t", omittingEmptySubsequences: false)
    return parts.map { visible($0.utf8) }.joined(separator: "\t")
  }

  /// Returns the name of a case with all of these escaped, tabs, too: it is for one column of a table.
  public static func name(_ text: String) -> String {
    visible(text.utf8)
  }

  /// Returns the non-empty lines of a program's output, each as `line` does.
  public static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { line(String($0)) }
  }

  private static func visible(_ bytes: some Collection<UInt8>) -> String {
    var text = ""
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      if let scalar = firstScalar(of: rest) {
        text += visible(scalar)
        rest.removeFirst(UTF8.width(scalar))
      } else {
        text += "\\x" + hexadecimal(UInt32(byte))
        rest.removeFirst()
      }
    }
    return text
  }

  /// Returns the character at the start; `nil` if the first byte is not part of valid UTF-8.
  private static func firstScalar(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let starts = (1...4).lazy.map { String(validating: bytes.prefix($0), as: UTF8.self) }
    return starts.compactMap { $0?.unicodeScalars.first }.first
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": "\\t"
    case "\r": "\\r"
    case "\n": "\\n"
    case "\0"..."\u{1F}", "\u{7F}": "\\x" + hexadecimal(scalar.value)
    case _ where isUnseen(scalar): "\\u{" + hexadecimal(scalar.value) + "}"
    default: String(scalar)
    }
  }

  /// Whether it is invisible, or looks like a space: a byte order mark, a no-break space, a
  /// bidirectional control, the control character U+009B, which `\x9b` does not stand for.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    (value < 16 ? "0" : "") + String(value, radix: 16)
  }
}
