// Finds the first difference of two texts, which are compared as bytes: neither needs to be valid
// UTF-8.

import Foundation

/// An output beside the answer.
struct TextPair {
  let output: UnsafeRawBufferPointer
  let answer: UnsafeRawBufferPointer

  init(output: UnsafeBufferPointer<UInt8>, answer: UnsafeBufferPointer<UInt8>) {
    self.output = UnsafeRawBufferPointer(output)
    self.answer = UnsafeRawBufferPointer(answer)
  }

  /// Returns the first token that differs, or that only one of the texts has.
  ///
  /// - Parameter isEquivalent: Whether two different tokens, found and expected, count as equal.
  func firstTokenDifference(
    _ isEquivalent: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Bool = { _, _ in false }
  ) -> Difference? {
    var (found, expected) = (TokenCursor(output), TokenCursor(answer))
    var number = 1
    while true {
      let (word, wanted) = (found.next(), expected.next())
      if word.isEmpty && wanted.isEmpty { return nil }
      let (wordBytes, wantedBytes) = (output[in: word], answer[in: wanted])
      let isSame = wordBytes.hasSameBytes(as: wantedBytes)
      if !isSame, word.isEmpty || wanted.isEmpty || !isEquivalent(wordBytes, wantedBytes) {
        return difference(.token, number, found: word, expected: wanted)
      }
      number += 1
    }
  }

  /// Returns the first line that differs, ignoring trailing white space.
  func firstLineDifference() -> Difference? {
    var (found, expected) = (LineCursor(output), LineCursor(answer))
    var number = 1
    while true {
      let (line, wanted) = (found.next(), expected.next())
      if line == nil && wanted == nil { return nil }
      // A text without this line differs at its end.
      let lineOrEnd = line ?? output.count..<output.count
      let wantedOrEnd = wanted ?? answer.count..<answer.count
      let isSame = output[in: lineOrEnd].hasSameBytes(as: answer[in: wantedOrEnd])
      if line == nil || wanted == nil || !isSame {
        return difference(.line, number, found: lineOrEnd, expected: wantedOrEnd)
      }
      number += 1
    }
  }

  /// Returns the first byte that differs.
  func firstByteDifference() -> Difference? {
    let common = min(output.count, answer.count)
    let index = (0..<common).first { output[$0] != answer[$0] } ?? common
    if index == output.count && index == answer.count { return nil }
    return difference(
      .byte, index + 1, found: index..<min(index + 1, output.count),
      expected: index..<min(index + 1, answer.count))
  }

  /// Returns the first line that only one of the texts has, in any order.
  func firstDifference(of lines: UnorderedLines) -> Difference? {
    let (line, wanted) = (lines.tooMany.first, lines.missing.first)
    if line == nil && wanted == nil { return nil }
    let before = output[..<(line?.lowerBound ?? output.count)]
    return difference(
      .unorderedLine, before.count { $0 == UInt8(ascii: "\n") } + 1,
      found: line ?? output.count..<output.count, expected: wanted ?? answer.count..<answer.count)
  }

  private func difference(
    _ unit: Difference.Unit, _ number: Int, found: Range<Int>, expected: Range<Int>
  ) -> Difference {
    Difference(
      unit: unit, number: number,
      found: .init(found, isMissing: found.lowerBound == output.count, in: output),
      expected: .init(expected, isMissing: expected.lowerBound == answer.count, in: answer))
  }
}

/// Iterates over the tokens of a text.
private struct TokenCursor {
  let text: UnsafeRawBufferPointer
  var position = 0

  init(_ text: UnsafeRawBufferPointer) {
    self.text = text
  }

  /// Returns the range of the next token; an empty range at the end.
  mutating func next() -> Range<Int> {
    // Invariant: text[..<position] has been consumed, and position <= text.count.
    while position < text.count, text[position].isWhitespace { position += 1 }
    let start = position
    while position < text.count, !text[position].isWhitespace { position += 1 }
    return start..<position
  }
}

/// Iterates over the lines of a text, without trailing white space.
private struct LineCursor {
  let text: UnsafeRawBufferPointer
  var position = 0

  /// Skips blank lines at the end of the text.
  init(_ text: UnsafeRawBufferPointer) {
    let end = text.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
    self.text = UnsafeRawBufferPointer(rebasing: text[..<end])
  }

  mutating func next() -> Range<Int>? {
    if position >= text.count { return nil }
    let start = position
    let rest = UnsafeRawBufferPointer(rebasing: text[start...])
    let length = memchr(rest.baseAddress!, Int32(UInt8(ascii: "\n")), rest.count)
      .map { UnsafeRawPointer($0) - rest.baseAddress! }
    var end = start + (length ?? rest.count)
    position = end + 1
    while end > start, text[end - 1].isWhitespace { end -= 1 }
    return start..<end
  }
}

extension UInt8 {
  /// Space, tab, line feed, vertical tab, form feed and carriage return.
  var isWhitespace: Bool { self == 32 || (9...13).contains(self) }
}

extension UnsafeRawBufferPointer {
  fileprivate subscript(in range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[range])
  }

  fileprivate func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    return count == 0 || memcmp(baseAddress!, other.baseAddress!, count) == 0
  }
}
