// A side-by-side diff of answer and output around the first difference.

import Judging

/// The expected and the actual text side by side.
///
///     line  expected                      found
///        1  3                             3
///     !  2  1 4 5                         1 3 5
///           … 4,213 more lines, 17 of them differ
struct DiffText: CustomStringConvertible {
  private let pairs: LinePairs
  /// The line number to show with its context, if known.
  private let line: Int?
  private let style: Style

  /// - Parameter difference: The first difference, if known.
  init(expected: [UInt8], found: [UInt8], difference: Difference?, style: Style) {
    // A checker's criterion is unknown: tokens are compared, or bytes if no token differs.
    let unit =
      difference?.unit
      ?? (Comparison.tokens.compare(output: found, answer: expected) == .equal ? .byte : .token)
    pairs = LinePairs(
      expected: expected, found: found, unit: unit, tolerance: difference?.tolerance)
    line = difference?.found.line
    self.style = style
  }

  /// The text: a header and about a dozen lines.
  var description: String {
    let title = "line".padded(to: Self.margin - 2, alignsRight: true) + "  "
    let header = title + "expected".padded(to: cellWidth + 2) + "found"
    let rows = pairs.rows(around: line).map { row in
      switch row {
      case .gap(let lines, let differing): gap(lines, differing)
      case .lines(let number, let expected, let found): pair(number, expected, found)
      }
    }
    return ([style.paint(header, .bold)] + rows).joined(separator: "\n")
  }

  /// The columns before the texts: a mark, the line number, and spaces around it.
  private static let margin = 11

  /// On a narrow terminal at least the width of the longest note and a few characters.
  private var cellWidth: Int { max(24, (style.width - Self.margin - 2) / 2) }

  private func gap(_ lines: Int, _ differing: Int) -> String {
    let differences =
      switch differing {
      case 0: ", none of them differs"
      case 1: ", 1 of them differs"
      default: ", \(differing.grouped) of them differ"
      }
    let text = "… \(lines.counted("more line"))\(differences)"
    return String(repeating: " ", count: Self.margin) + style.paint(text, .faint)
  }

  private func pair(
    _ number: Int, _ expectedLine: ArraySlice<UInt8>?, _ foundLine: ArraySlice<UInt8>?
  ) -> String {
    let isSame = pairs.areSame(expectedLine, foundLine)
    let column = (expectedLine ?? []).commonPrefixLength(with: foundLine ?? [])
    let left = cell(expectedLine, of: pairs.expected, around: column).padded(to: cellWidth)
    let right = cell(foundLine, of: pairs.found, around: column)
    let digits = number.grouped.padded(to: Self.margin - 4, alignsRight: true)
    return (isSame ? "  " : "! ") + digits + "  "
      + (isSame ? left : style.paint(left, .green)) + "  "
      + (isSame ? right : style.paint(right, .red))
  }

  /// Returns the visible part of a line: all of it, or as much as fits around the column.
  private func cell(
    _ line: ArraySlice<UInt8>?, of text: [UInt8], around column: Int
  ) -> String {
    guard let line else { return "(end)" }
    // Only noted if it is a difference, too.
    let isUnended = line.endIndex == text.endIndex
    let onlyOneEnds = Self.endsWell(pairs.expected) != Self.endsWell(pairs.found)
    let note = pairs.unit == .byte && isUnended && onlyOneEnds ? " (no final newline)" : ""
    let shown = pairs.unit == .byte ? Self.withVisibleEnd(line) : line
    return Excerpt.around(column, of: shown, width: cellWidth - note.count) + note
  }

  /// Makes trailing spaces visible.
  private static func withVisibleEnd(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let blanks = line.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return line.dropLast(blanks) + Array(String(repeating: "␣", count: blanks).utf8)
  }

  private static func endsWell(_ text: [UInt8]) -> Bool {
    text.isEmpty || text.last == UInt8(ascii: "\n")
  }
}
