// Two texts side by side, line by line: only the first lines, the last ones and those around the
// first difference are shown.

import Foundation
import Judging

/// Two texts, paired line by line.
struct LinePairs {
  let expected: [UInt8]
  let found: [UInt8]
  /// The unit of the comparison: not every difference matters.
  let unit: Difference.Unit
  /// The error up to which numbers are equal, if they are compared as numbers.
  var tolerance: Double?

  /// A row to show.
  enum Row: Equatable {
    /// The lines with this number, counted from 1; `nil` after the end of a text.
    case lines(number: Int, expected: ArraySlice<UInt8>?, found: ArraySlice<UInt8>?)
    /// Omitted pairs, and how many of them differ.
    case gap(lines: Int, differing: Int)
  }

  /// Returns the rows to show: about a dozen, however long the texts are.
  ///
  /// - Parameter line: The number of a line to show with its context: by default the first that
  ///   differs.
  /// - Complexity: O(*n*) time, where *n* is the length of both texts, and O(1) extra space.
  func rows(around line: Int? = nil) -> [Row] {
    var count = 0
    var firstDifferent: Int?
    forEachPair { number, expected, found in
      count = number
      if line == nil, firstDifferent == nil, !areSame(expected, found) { firstDifferent = number }
    }
    return rows(of: Self.shown(line ?? firstDifferent ?? 1, of: count))
  }

  private static let (head, before, after, tail) = (2, 2, 4, 2)

  /// Returns the line numbers to show.
  private static func shown(_ center: Int, of count: Int) -> Set<Int> {
    let parts = [1...head, (center - before)...(center + after), (count - tail + 1)...count]
    let wanted = Set(parts.joined()).filter { $0 >= 1 && $0 <= count }
    // A note about a single omitted line would take as much space as the line.
    return wanted.union(wanted.filter { wanted.contains($0 + 2) }.map { $0 + 1 })
  }

  private func rows(of shown: Set<Int>) -> [Row] {
    var rows: [Row] = []
    var (skipped, differing) = (0, 0)
    func closeGap() {
      if skipped > 0 { rows.append(.gap(lines: skipped, differing: differing)) }
      (skipped, differing) = (0, 0)
    }
    forEachPair { number, expected, found in
      if shown.contains(number) {
        closeGap()
        rows.append(.lines(number: number, expected: expected, found: found))
      } else {
        skipped += 1
        if !areSame(expected, found) { differing += 1 }
      }
    }
    closeGap()
    return rows
  }

  /// Whether two lines are equal as far as the comparison is concerned.
  func areSame(_ line: ArraySlice<UInt8>?, _ other: ArraySlice<UInt8>?) -> Bool {
    let isEndOfOne = (line == nil) != (other == nil)
    let (line, other) = (line ?? [], other ?? [])
    if !isEndOfOne, line.hasSameBytes(as: other) { return true }
    switch unit {
    case .byte: return false
    case .line: return Self.withoutBlanksAtItsEnd(line) == Self.withoutBlanksAtItsEnd(other)
    case .token, .unorderedLine:
      return line.hasSameTokens(as: other, within: tolerance)
    }
  }

  private static func withoutBlanksAtItsEnd(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let last = line.lastIndex { !" \t\r\u{B}\u{C}".utf8.contains($0) }
    return line[..<(last.map { $0 + 1 } ?? line.startIndex)]
  }

  private func forEachPair(_ body: (Int, ArraySlice<UInt8>?, ArraySlice<UInt8>?) -> Void) {
    var (expectedLines, foundLines) = (Lines(expected), Lines(found))
    var number = 1
    while true {
      let (expected, found) = (expectedLines.next(), foundLines.next())
      if expected == nil && found == nil { return }
      body(number, expected, found)
      number += 1
    }
  }
}
