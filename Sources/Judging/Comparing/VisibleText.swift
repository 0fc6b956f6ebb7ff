// What programs have written, as it may be shown on a terminal.

/// Text that hides nothing.
public enum VisibleText {
  /// Returns the text of some bytes with all that nobody would see made visible, control characters too, shortened in
  /// the middle: `"a\tb"` becomes `a\tb`, with a backslash.
  ///
  /// - Parameter limit: The bytes to show at most.
  public static func excerpt(
    _ bytes: some BidirectionalCollection<UInt8>, limit: Int = 64
  ) -> String {
    if bytes.count <= limit { return visible(bytes) }
    let headEnd = startOfCharacter(in: bytes, at: bytes.prefix(limit * 3 / 4).endIndex)
    let tailStart = startOfCharacter(in: bytes, at: bytes.suffix(limit / 4).startIndex)
    return visible(bytes[..<headEnd]) + "…" + visible(bytes[tailStart...])
  }

  /// Returns where the character begins that a byte belongs to: a part from there on, or up to there, cuts none.
  ///
  /// In what is not UTF-8 that is the byte itself.
  public static func startOfCharacter<Bytes: BidirectionalCollection<UInt8>>(
    in bytes: Bytes, at place: Bytes.Index
  ) -> Bytes.Index {
    var start = place
    // No character has more than three bytes behind its first one.
    for _ in 0..<4 {
      if start == bytes.endIndex || bytes[start] & 0xC0 != 0x80 { return start }
      if start == bytes.startIndex { break }
      bytes.formIndex(before: &start)
    }
    return place
  }

  /// Returns a line that a program has written, with all made visible that nobody would see, or a terminal would obey;
  /// tabs stay.
  public static func line(_ text: String) -> String {
    let parts = text.split(separator: "\t", omittingEmptySubsequences: false)
    return parts.map { visible($0.utf8) }.joined(separator: "\t")
  }

  /// Returns the lines of a text that a program has written, without empty ones, each as `line` does.
  public static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { line(String($0)) }
  }

  private static func visible(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\n": text += "\\n"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": text += "\\x" + hexadecimal(scalar.value)
      case _ where isUnseen(scalar): text += "\\u{" + hexadecimal(scalar.value) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether nobody would see it, or take it for a blank: a byte order mark, a space that does not break, what turns
  /// the direction of writing.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    (value < 16 ? "0" : "") + String(value, radix: 16)
  }
}
