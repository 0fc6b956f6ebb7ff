// The built-in comparisons of output and answer; everything else is a checker's work.

import Foundation

/// How an output is compared with the answer.
///
///     let comparison = Comparison("float:1e-6")!
///     comparison.compare(output: Array("0.33333333\n".utf8), answer: Array("0.3333333".utf8))
///     // .equal
public enum Comparison: Equatable, Sendable, CustomStringConvertible {
  /// Compares whitespace-separated tokens; white space is ignored.
  case tokens
  /// Compares lines, ignoring trailing white space and trailing blank lines.
  case lines
  /// Compares all bytes.
  case bytes
  /// Compares lines as `tokens` does, as a multiset: in any order; blank lines are ignored.
  case unordered
  /// As `tokens`, but numbers may differ by an absolute or relative error up to the tolerance.
  case float(tolerance: Double)

  /// Parses the name of a comparison: `tokens`, `lines`, `bytes`, `unordered`, or `float:` and a
  /// tolerance.
  public init?(_ name: String) {
    switch name {
    case "tokens": self = .tokens
    case "lines": self = .lines
    case "bytes": self = .bytes
    case "unordered": self = .unordered
    default:
      guard name.hasPrefix("float:"), let tolerance = Double(name.dropFirst("float:".count)),
        tolerance.isFinite, tolerance >= 0
      else { return nil }
      self = .float(tolerance: tolerance)
    }
  }

  /// The name, as `init(_:)` reads it.
  public var description: String {
    switch self {
    case .tokens: "tokens"
    case .lines: "lines"
    case .bytes: "bytes"
    case .unordered: "unordered"
    case .float(let tolerance): "float:\(tolerance)"
    }
  }

  /// The result of a comparison.
  public enum Outcome: Equatable, Sendable {
    /// No difference that matters.
    case equal
    /// Only white space differs, which matters for `lines` and `bytes`.
    case differsInWhitespace(Difference)
    /// The first difference.
    case differs(Difference)
  }

  /// Compares an output with the answer.
  ///
  /// - Complexity: O(*n*) time and O(1) extra space, where *n* is the total length; for `unordered`
  ///   O(*n* log *n*) time and O(*n*) space. Equal texts take as long as reading them.
  public func compare(output: [UInt8], answer: [UInt8]) -> Outcome {
    if output[...].hasSameBytes(as: answer[...]) { return .equal }
    let lines = self == .unordered ? UnorderedLines(output: output, answer: answer) : nil
    return output.withUnsafeBytes { output in
      answer.withUnsafeBytes { answer in
        let texts = TextPair(output: output, answer: answer)
        switch self {
        case .tokens: return texts.firstTokenDifference().map(Outcome.differs) ?? .equal
        case .float(let tolerance):
          var difference = texts.firstTokenDifference { found, expected in
            Self.isClose(found, to: expected, tolerance)
          }
          difference?.tolerance = tolerance
          return difference.map(Outcome.differs) ?? .equal
        case .lines: return texts.judgeStrictly(texts.firstLineDifference())
        case .bytes: return texts.judgeStrictly(texts.firstByteDifference())
        case .unordered:
          return lines.flatMap(texts.firstDifference).map(Outcome.differs) ?? .equal
        }
      }
    }
  }

  /// Returns by how much two numbers differ, if that was compared.
  func remark(on difference: Difference) -> String {
    func number(_ side: Difference.Side) -> Double? {
      let bytes = side.text.map { Array($0.utf8) } ?? []
      return bytes.withUnsafeBytes(DecimalNumber.parse)
    }
    guard case .float = self, let found = number(difference.found),
      let expected = number(difference.expected)
    else { return "" }
    let distance = abs(found - expected)
    let share = distance / abs(expected)
    if !distance.isFinite { return "" }
    let relative = share.isFinite ? String(format: ", which is %.2g of it", share) : ""
    return String(format: "; off by %.2g", distance) + relative
  }

  /// Whether two texts consist of the same tokens in a different order; long texts are not checked.
  ///
  /// This happens when `print` and a separately buffered writer are mixed.
  static func areReordered(_ output: [UInt8], _ answer: [UInt8]) -> Bool {
    if max(output.count, answer.count) > longestReordered { return false }
    func words(_ text: [UInt8]) -> [String] {
      String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
    }
    let (found, expected) = (words(output), words(answer))
    return found != expected && found.sorted() == expected.sorted()
  }

  private static let longestReordered = 1 << 16

  /// Whether an output continues with the bytes of the answer's next token as numbers, as if each
  /// byte had been printed as an integer.
  ///
  /// A single digit is ambiguous: it may just be a wrong number.
  static func areBytes(_ output: ArraySlice<UInt8>, _ answer: ArraySlice<UInt8>) -> Bool {
    let word = answer.prefix { $0 > 32 }
    guard let first = word.first, !first.isDigit, first != UInt8(ascii: "-") else { return false }
    let numbers = output.split(maxSplits: 8, whereSeparator: { $0 <= 32 }).prefix(8)
    let expected = word.prefix(8).map { Array(String($0).utf8) }
    return zip(numbers, expected).allSatisfy { $0.elementsEqual($1) }
      && numbers.count >= expected.count
  }

  /// Whether two texts consist of the same tokens but for capital and small letters of ASCII.
  static func differInCase(_ output: [UInt8], _ answer: [UInt8]) -> Bool {
    func small(_ byte: UInt8) -> UInt8 {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
    return Comparison.tokens.compare(output: output.map(small), answer: answer.map(small)) == .equal
  }

  /// Whether the texts differ as text, but not as decimal numbers with a usual tolerance.
  ///
  /// Integers are never close: they may be too large to be compared so.
  func areClose(_ output: [UInt8], _ answer: [UInt8], _ difference: Difference) -> Bool {
    if case .float = self { return false }
    let sides = [difference.found.text, difference.expected.text]
    return sides.contains { $0?.contains(".") == true }
      && Comparison.float(tolerance: 1e-6).compare(output: output, answer: answer) == .equal
  }

  /// Compares two tokens as numbers; other tokens are never close.
  static func isClose(
    _ found: UnsafeRawBufferPointer, to expected: UnsafeRawBufferPointer, _ tolerance: Double
  ) -> Bool {
    let words = [found, expected]
    guard let found = DecimalNumber.parse(found), let expected = DecimalNumber.parse(expected)
    else { return false }
    if expected.isNaN || found.isNaN { return expected.isNaN && found.isNaN }
    if expected.isInfinite || found.isInfinite {
      // Numbers that are too large become infinite, whether they are close or not; these words are not the same.
      return expected == found && !words.contains { $0.contains(where: \.isDigit) }
    }
    // As in testlib, a small slack absorbs the rounding of the comparison itself.
    return abs(found - expected) <= (tolerance + 1e-15) * max(1, abs(expected))
  }
}

extension TextPair {
  /// Returns whether the first difference is one of white space only.
  fileprivate func judgeStrictly(_ difference: Difference?) -> Comparison.Outcome {
    guard let difference else { return .equal }
    return firstTokenDifference() == nil ? .differsInWhitespace(difference) : .differs(difference)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

/// Parses numbers as programs print them.
private enum DecimalNumber {
  /// Returns the value of a decimal number, "inf" or "nan"; `nil` for any other text.
  static func parse(_ bytes: UnsafeRawBufferPointer) -> Double? {
    if let value = short(bytes) { return value }
    // These would otherwise be accepted: hexadecimal numbers, and anything after a zero byte.
    if bytes.contains(where: { $0 | 0x20 == UInt8(ascii: "x") || $0 == 0 }) { return nil }
    return Double(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the value of a number of at most 15 digits without an exponent, as most are; `nil` for any other text.
  ///
  /// Such an integer and such a power of ten are represented exactly, so that their quotient is the nearest value
  /// (Clinger, How to read floating point numbers accurately, 1990).
  private static func short(_ bytes: UnsafeRawBufferPointer) -> Double? {
    guard (1...17).contains(bytes.count) else { return nil }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    var (value, digits, decimals) = (0, 0, -1)
    for byte in bytes[(isNegative ? 1 : 0)...] {
      let digit = byte &- UInt8(ascii: "0")
      if digit < 10 {
        value = value * 10 + Int(digit)
        digits += 1
        if decimals >= 0 { decimals += 1 }
      } else if byte == UInt8(ascii: "."), decimals < 0, digits > 0 {
        decimals = 0
      } else {
        return nil
      }
    }
    guard (1...15).contains(digits), decimals != 0 else { return nil }
    let magnitude = Double(value) / powersOfTen[max(decimals, 0)]
    return isNegative ? -magnitude : magnitude
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
