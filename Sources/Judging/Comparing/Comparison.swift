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
    if output == answer { return .equal }
    let lines = self == .unordered ? UnorderedLines(output: output, answer: answer) : nil
    return output.withUnsafeBufferPointer { output in
      answer.withUnsafeBufferPointer { answer in
        let texts = TextPair(output: output, answer: answer)
        switch self {
        case .tokens: return texts.firstTokenDifference().map(Outcome.differs) ?? .equal
        case .float(let tolerance):
          let difference = texts.firstTokenDifference { found, expected in
            Self.isClose(found, to: expected, tolerance)
          }
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
    guard let first = word.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      first != UInt8(ascii: "-")
    else { return false }
    let numbers = output.split(maxSplits: 8, whereSeparator: { $0 <= 32 }).prefix(8)
    let expected = word.prefix(8).map { Array(String($0).utf8) }
    return zip(numbers, expected).allSatisfy { $0.elementsEqual($1) }
      && numbers.count >= expected.count
  }

  /// Compares two tokens as numbers; other tokens are never close.
  private static func isClose(
    _ found: UnsafeRawBufferPointer, to expected: UnsafeRawBufferPointer, _ tolerance: Double
  ) -> Bool {
    guard let found = DecimalNumber.parse(found), let expected = DecimalNumber.parse(expected)
    else { return false }
    if expected.isNaN || found.isNaN { return expected.isNaN && found.isNaN }
    if expected.isInfinite || found.isInfinite { return expected == found }
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

/// Parses numbers as programs print them.
private enum DecimalNumber {
  /// Returns the value of a decimal number, "inf" or "nan"; `nil` for any other text.
  static func parse(_ bytes: UnsafeRawBufferPointer) -> Double? {
    // These would otherwise be accepted: hexadecimal numbers, and anything after a zero byte.
    let refused: [UInt8] = [UInt8(ascii: "x"), UInt8(ascii: "X"), 0]
    if bytes.contains(where: refused.contains) { return nil }
    return Double(String(decoding: bytes, as: UTF8.self))
  }
}
