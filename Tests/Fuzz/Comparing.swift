// The comparison of outputs against the obvious one: all words or lines split off first, then compared
// one by one, positions counted from the first byte.

import Foundation
import Judging

/// Called by the fuzzer with each input; a trap is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzComparing(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let comparison = input.pick([
    Comparison.tokens, .lines, .bytes, .float(tolerance: 1e-6), .float(tolerance: 0),
    .float(tolerance: 0.5), .unordered,
  ])
  let (output, answer) = texts(&input)
  let found = comparison.compare(output: output, answer: answer)
  let expected = reference(comparison, output, answer)
  expect(
    summary(found) == expected,
    "\(comparison): \(summary(found)), expected \(expected), output \(output), answer \(answer)")
  return 0
}

/// Two texts, the second of which is the first with some edits, or something else altogether.
private func texts(_ input: inout FuzzInput) -> (output: [UInt8], answer: [UInt8]) {
  let editCount = Int(input.byte())
  if editCount >= 128 {
    let rest = Array(input.rest)
    let border = rest.firstIndex(of: 0xFF) ?? rest.count
    return (Array(rest[..<border]), Array(rest[border...].dropFirst()))
  }
  let edits = (0..<editCount % 8).map { _ in (input.byte(), input.byte(), input.byte()) }
  let output = Array(input.rest)
  var answer = output
  for (kind, place, byte) in edits where !answer.isEmpty {
    let place = Int(place) % answer.count
    switch kind % 4 {
    case 0: answer[place] = byte
    case 1: answer.insert(byte, at: place)
    case 2: answer.remove(at: place)
    default: answer.insert(contentsOf: [32, 10, 9, 13][Int(byte) % 4...Int(byte) % 4], at: place)
    }
  }
  return (output, answer)
}

/// What is told of an outcome: the kind, the number of the first difference, and where it is.
private func summary(_ outcome: Comparison.Outcome) -> String {
  func text(_ difference: Difference) -> String {
    "\(difference.unit) \(difference.number) at \(difference.found.offset) = "
      + "\(difference.found.line):\(difference.found.column), "
      + "\(difference.expected.offset) = \(difference.expected.line):\(difference.expected.column)"
  }
  switch outcome {
  case .equal: return "equal"
  case .differsInWhitespace(let difference): return "white space: \(text(difference))"
  case .differs(let difference): return "different: \(text(difference))"
  }
}

private func reference(_ comparison: Comparison, _ output: [UInt8], _ answer: [UInt8]) -> String {
  let difference: String?
  switch comparison {
  case .tokens: return words(output, answer, ==).map { "different: \($0)" } ?? "equal"
  case .float(let tolerance):
    let difference = words(output, answer) { $0 == $1 || isClose($0, $1, tolerance) }
    return difference.map { "different: \($0)" } ?? "equal"
  case .lines:
    difference = first("line", lines(output), lines(answer), output, answer, ==)
  case .unordered:
    let (found, expected) = (unorderedLines(output), unorderedLines(answer))
    let places = [
      place(surplus(found, over: expected), in: output),
      place(surplus(expected, over: found), in: answer),
    ]
    if places.allSatisfy({ $0 == nil }) { return "equal" }
    let line = places[0]?.line ?? output.count { $0 == 10 } + 1
    let texts = zip(places, [output, answer]).map { $0?.text ?? place(of: $1.count, in: $1) }
    return "different: unorderedLine \(line) at \(texts[0]), \(texts[1])"
  case .bytes:
    let (found, expected) = (pieces(output), pieces(answer))
    difference = first("byte", found, expected, output, answer, ==)
  }
  guard let difference else { return "equal" }
  return (words(output, answer, ==) == nil ? "white space: " : "different: ") + difference
}

private typealias Piece = (offset: Int, bytes: [UInt8])

private func pieces(_ text: [UInt8]) -> [Piece] {
  text.enumerated().map { ($0.offset, [$0.element]) }
}

private func words(
  _ output: [UInt8], _ answer: [UInt8], _ isSame: ([UInt8], [UInt8]) -> Bool
) -> String? {
  func split(_ text: [UInt8]) -> [Piece] {
    text.split(whereSeparator: isWhiteSpace).map { ($0.startIndex, Array($0)) }
  }
  return first("token", split(output), split(answer), output, answer, isSame)
}

/// The lines without white space at their ends, up to the last one that has anything else.
private func lines(_ text: [UInt8]) -> [Piece] {
  var lines = text.split(separator: 10, omittingEmptySubsequences: false).map { line -> Piece in
    var bytes = Array(line)
    while let last = bytes.last, isWhiteSpace(last) { bytes.removeLast() }
    return (line.startIndex, bytes)
  }
  while let last = lines.last, last.bytes.isEmpty { lines.removeLast() }
  return lines
}

/// The lines that are not blank, each from its first word on, as the words in it.
private func unorderedLines(_ text: [UInt8]) -> [(offset: Int, words: [[UInt8]])] {
  text.split(separator: 10).compactMap { line in
    let words = line.split(whereSeparator: isWhiteSpace)
    return words.first.map { ($0.startIndex, words.map(Array.init)) }
  }
}

/// The first line that others have less often up to there.
private func surplus(
  _ lines: [(offset: Int, words: [[UInt8]])], over others: [(offset: Int, words: [[UInt8]])]
) -> Int? {
  lines.indices.first { index in
    lines[...index].count { $0.words == lines[index].words }
      > others.count { $0.words == lines[index].words }
  }.map { lines[$0].offset }
}

private func place(_ offset: Int?, in text: [UInt8]) -> (line: Int, text: String)? {
  offset.map { (text[..<$0].count { $0 == 10 } + 1, place(of: $0, in: text)) }
}

private func place(of offset: Int, in text: [UInt8]) -> String {
  let before = text[..<offset].split(separator: 10, omittingEmptySubsequences: false)
  return "\(offset) = \(before.count):\((before.last?.count ?? 0) + 1)"
}

private func first(
  _ unit: String, _ found: [Piece], _ expected: [Piece], _ output: [UInt8], _ answer: [UInt8],
  _ isSame: ([UInt8], [UInt8]) -> Bool
) -> String? {
  for index in 0..<max(found.count, expected.count) {
    let isInBoth = index < found.count && index < expected.count
    if isInBoth && isSame(found[index].bytes, expected[index].bytes) { continue }
    let places = [(found, output), (expected, answer)].map { pieces, text in
      place(of: index < pieces.count ? pieces[index].offset : text.count, in: text)
    }
    return "\(unit) \(index + 1) at \(places[0]), \(places[1])"
  }
  return nil
}

private func isWhiteSpace(_ byte: UInt8) -> Bool {
  [9, 10, 11, 12, 13, 32].contains(byte)
}

private func isClose(_ found: [UInt8], _ expected: [UInt8], _ tolerance: Double) -> Bool {
  func number(_ bytes: [UInt8]) -> Double? {
    // `Double` takes hexadecimal numbers too, and stops at a zero byte.
    let text = String(decoding: bytes, as: UTF8.self)
    return text.lowercased().contains("x") || bytes.contains(0) ? nil : Double(text)
  }
  guard let found = number(found), let expected = number(expected) else { return false }
  if found.isNaN || expected.isNaN { return found.isNaN && expected.isNaN }
  if found.isInfinite || expected.isInfinite { return found == expected }
  let error = abs(found - expected)
  return error <= tolerance + 1e-15 || error <= (tolerance + 1e-15) * abs(expected)
}
