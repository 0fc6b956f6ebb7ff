// The first difference between an output and the answer, as positions and in words.

/// The first difference between an output and the answer.
public struct Difference: Equatable, Sendable, CustomStringConvertible {
  /// The unit of comparison.
  public enum Unit: String, Sendable {
    case token, line, byte
    /// A line, in any order.
    case unorderedLine = "line in any order"
  }

  /// One side of the difference.
  public struct Side: Equatable, Sendable {
    /// The text there, shortened and with control characters escaped; `nil` at the end of the text.
    public let text: String?
    /// The start, as a byte offset from the beginning of the text.
    public let offset: Int
    /// The line number, counted from 1.
    public let line: Int
    /// The column in bytes, counted from 1.
    public let column: Int

    init(_ range: Range<Int>, isMissing: Bool, in whole: UnsafeRawBufferPointer) {
      text = isMissing ? nil : VisibleText.excerpt(whole[range])
      offset = range.lowerBound
      let before = UnsafeRawBufferPointer(rebasing: whole[..<range.lowerBound])
      line = before.count { $0 == UInt8(ascii: "\n") } + 1
      column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
    }
  }

  /// The unit of comparison.
  public let unit: Unit
  /// The number of the differing unit, counted from 1.
  public let number: Int
  /// The side of the output.
  public let found: Side
  /// The side of the answer.
  public let expected: Side
  /// The error up to which numbers are equal, if they are compared as numbers.
  public internal(set) var tolerance: Double?

  /// The difference in words: `"3rd token differs: expected '5', found '7' (line 1, column 5)"`.
  public var description: String {
    let place = "(line \(found.line), column \(found.column))"
    if unit == .unorderedLine { return unorderedDescription }
    let which = "\(Ordinal(number)) \(unit.rawValue)"
    switch (expected.text, found.text) {
    case (let expected?, let found?):
      return "\(which) differs: expected '\(expected)', found '\(found)' \(place)"
    case (let expected?, nil):
      return "\(which) is missing: expected '\(expected)', found the end of the output \(place)"
    case (nil, let found?) where number == 1:
      return "the answer is empty: expected no output, found '\(found)' \(place)"
    case (nil, let found):
      return "\(which) is too much: expected the end of the output, found '\(found ?? "")' \(place)"
    }
  }

  /// The description for lines in any order: `"line 2 is not in the answer: found '7'; line 5 of
  /// the answer is missing: expected '6'"`.
  private var unorderedDescription: String {
    let missing = expected.text.map {
      "line \(expected.line) of the answer is missing: expected '\($0)'"
    }
    let tooMuch = found.text.map {
      "line \(found.line) is not in the answer, or there less often: found '\($0)'"
    }
    return [tooMuch, missing].compactMap { $0 }.joined(separator: "; ")
  }
}
