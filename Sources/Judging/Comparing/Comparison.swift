// The ready-made ways to compare an output with the answer; everything else is a checker's work.

import Foundation

/// How an output is compared with the answer.
///
///     let comparison = Comparison("float:1e-6")!
///     comparison.compare(output: Array("0.33333333\n".utf8), answer: Array("0.3333333".utf8))
///     // .equal
public enum Comparison: Equatable, Sendable, CustomStringConvertible {
  /// Words between white space must be the same; white space itself is of no account.
  case tokens
  /// Lines must be the same, but for white space at their ends and blank lines at the very end.
  case lines
  /// All bytes must be the same.
  case bytes
  /// As `tokens` within each line, but the lines may come in any order; blank lines are of no account.
  case unordered
  /// As `tokens`, but numbers may differ by so much, absolutely or relative to the answer.
  case float(tolerance: Double)

  /// Reads the name of a comparison: `tokens`, `lines`, `bytes`, `unordered`, or `float:` and a tolerance.
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

  /// What a comparison finds.
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
  /// - Complexity: O(*n*) time and O(1) extra space, where *n* is the length of both together; for `unordered`
  ///   O(*n* log *n*) and O(*n*). Equal texts take as long as it takes to read them.
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

  /// Returns by how much two different numbers differ, if that is what was looked at.
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

  /// Whether two texts consist of the same words in a different order; nobody looks at long ones.
  ///
  /// So they do where `print` and a writer with a buffer of its own take turns.
  static func areReordered(_ output: [UInt8], _ answer: [UInt8]) -> Bool {
    if max(output.count, answer.count) > longestReordered { return false }
    func words(_ text: [UInt8]) -> [String] {
      String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
    }
    let (found, expected) = (words(output), words(answer))
    return found != expected && found.sorted() == expected.sorted()
  }

  private static let longestReordered = 1 << 16

  /// Whether an output goes on with the bytes of the answer's next word as numbers, as if each were one to be written.
  ///
  /// A digit may well be a number that is wrong.
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

  /// Compares two words as numbers; words that are no numbers are never close.
  private static func isClose(
    _ found: UnsafeRawBufferPointer, to expected: UnsafeRawBufferPointer, _ tolerance: Double
  ) -> Bool {
    guard let found = DecimalNumber.parse(found), let expected = DecimalNumber.parse(expected)
    else { return false }
    if expected.isNaN || found.isNaN { return expected.isNaN && found.isNaN }
    if expected.isInfinite || found.isInfinite { return expected == found }
    // As testlib does, a little more is granted for what the comparison itself rounds away.
    return abs(found - expected) <= (tolerance + 1e-15) * max(1, abs(expected))
  }
}

extension TextPair {
  /// Tells whether only white space is to blame for the first difference that was found.
  fileprivate func judgeStrictly(_ difference: Difference?) -> Comparison.Outcome {
    guard let difference else { return .equal }
    return firstTokenDifference() == nil ? .differsInWhitespace(difference) : .differs(difference)
  }
}

/// Numbers as programs print them.
private enum DecimalNumber {
  /// Returns the value of a decimal number, "inf" or "nan"; `nil` for any other text.
  static func parse(_ bytes: UnsafeRawBufferPointer) -> Double? {
    // Hexadecimal numbers would be accepted otherwise, and whatever follows a zero byte.
    let refused: [UInt8] = [UInt8(ascii: "x"), UInt8(ascii: "X"), 0]
    if bytes.contains(where: refused.contains) { return nil }
    return Double(String(decoding: bytes, as: UTF8.self))
  }
}
