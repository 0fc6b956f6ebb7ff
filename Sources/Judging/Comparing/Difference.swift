// The first difference between an output and the answer, in figures and in words.

/// The first difference between an output and the answer.
public struct Difference: Equatable, Sendable, CustomStringConvertible {
  /// What was compared one by one.
  public enum Unit: String, Sendable {
    case token, line, byte
  }

  /// One side of the difference.
  public struct Side: Equatable, Sendable {
    /// What stands there, shortened and with visible control characters; `nil` if the text has
    /// come to its end.
    public let text: String?
    /// Where it begins, as a number of bytes from the beginning of the text.
    public let offset: Int
    /// The line, counted from 1.
    public let line: Int
    /// The byte within the line, counted from 1.
    public let column: Int

    init(_ range: Range<Int>, isMissing: Bool, in whole: UnsafeRawBufferPointer) {
      text = isMissing ? nil : VisibleText.excerpt(whole[range])
      offset = range.lowerBound
      let before = whole[..<range.lowerBound]
      line = before.count { $0 == UInt8(ascii: "\n") } + 1
      column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
    }
  }

  /// What was compared.
  public let unit: Unit
  /// Which one of them differs, counted from 1.
  public let number: Int
  /// The side of the output.
  public let found: Side
  /// The side of the answer.
  public let expected: Side

  /// The difference in words: `"3rd token differs: expected '5', found '7' (line 1, column 5)"`.
  public var description: String {
    let place = "(line \(found.line), column \(found.column))"
    let which = "\(Ordinal(number)) \(unit.rawValue)"
    switch (expected.text, found.text) {
    case (let expected?, let found?):
      return "\(which) differs: expected '\(expected)', found '\(found)' \(place)"
    case (let expected?, nil):
      return "\(which) is missing: expected '\(expected)', found the end of the output \(place)"
    case (nil, let found):
      return "\(which) is too much: expected the end of the output, found '\(found ?? "")' \(place)"
    }
  }
}

/// A number that counts things in a row: "1st", "12th", "23rd".
struct Ordinal: CustomStringConvertible {
  let description: String

  init(_ number: Int) {
    let isTeen = (11...13).contains(number % 100)
    let ending =
      switch number % 10 {
      case 1 where !isTeen: "st"
      case 2 where !isTeen: "nd"
      case 3 where !isTeen: "rd"
      default: "th"
      }
    description = "\(number)\(ending)"
  }
}

/// Text that hides nothing.
public enum VisibleText {
  /// Returns the text of some bytes with every control character made visible, shortened in the
  /// middle: `"a\tb"` becomes `a\tb`, with a backslash.
  ///
  /// - Parameter limit: The bytes to show at most.
  public static func excerpt(_ bytes: some Collection<UInt8>, limit: Int = 64) -> String {
    if bytes.count <= limit { return visible(bytes) }
    let (head, tail) = (bytes.prefix(limit * 3 / 4), bytes.suffix(limit / 4))
    return visible(head) + "…" + visible(tail)
  }

  /// Returns a line that a program has written, with every control character made visible that a
  /// terminal would obey; tabs stay.
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
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    (value < 16 ? "0" : "") + String(value, radix: 16)
  }
}
