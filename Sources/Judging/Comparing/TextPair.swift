// Finds the first difference of two texts, which are compared as bytes: neither needs to be valid
// UTF-8.

import Foundation

/// An output beside the answer.
struct TextPair {
  let output: UnsafeRawBufferPointer
  let answer: UnsafeRawBufferPointer

  /// Returns the first token that differs, or that only one of the texts has.
  ///
  /// - Parameter isEquivalent: Whether two different tokens, found and expected, count as equal.
  func firstTokenDifference(
    _ isEquivalent: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Bool = { _, _ in false }
  ) -> Difference? {
    // The tokens in front of the first byte that differs are the same, and counted only if they have to be.
    var start = output.commonPrefixLength(with: answer)
    if start == output.count && start == answer.count { return nil }
    while start > 0, !output[start - 1].isWhitespace { start -= 1 }
    var (found, expected) = (TokenCursor(output), TokenCursor(answer))
    (found.position, expected.position) = (start, start)
    var number = 1
    while true {
      let (word, wanted) = (found.next(), expected.next())
      if word.isEmpty && wanted.isEmpty { return nil }
      let (wordBytes, wantedBytes) = (output[in: word], answer[in: wanted])
      let isSame = wordBytes.hasSameBytes(as: wantedBytes)
      if !isSame, word.isEmpty || wanted.isEmpty || !isEquivalent(wordBytes, wantedBytes) {
        let before = TokenCursor(output[in: 0..<start]).count
        return difference(.token, before + number, found: word, expected: wanted)
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
    let index = output.commonPrefixLength(with: answer)
    if index == output.count && index == answer.count { return nil }
    return difference(
      .byte, index + 1, found: index..<min(index + 1, output.count),
      expected: index..<min(index + 1, answer.count))
  }

  /// Returns the first line that only one of the texts has, in any order.
  func firstDifference(of lines: UnorderedLines) -> Difference? {
    let (line, wanted) = (lines.tooMany.first, lines.missing.first)
    if line == nil && wanted == nil { return nil }
    let before = output[in: 0..<(line?.lowerBound ?? output.count)]
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

  /// The number of tokens.
  var count: Int {
    var (count, isBehindWhitespace) = (0, true)
    for byte in text {
      count += isBehindWhitespace && !byte.isWhitespace ? 1 : 0
      isBehindWhitespace = byte.isWhitespace
    }
    return count
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
}
