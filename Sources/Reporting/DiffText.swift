// The answer beside the output: two columns around the first difference.

import Judging

/// The expected and the found text side by side.
///
///     line  expected                      found
///        1  3                             3
///     !  2  1 4 5                         1 3 5
///           … 4,213 more lines, 17 of them differ
struct DiffText: CustomStringConvertible {
  private let pairs: LinePairs
  /// The number of the line to show with its neighbors, if it is known.
  private let line: Int?
  private let style: Style

  /// - Parameter difference: The first one, if it is known.
  init(expected: [UInt8], found: [UInt8], difference: Difference?, style: Style) {
    // Of a checker that is not known only that words matter which differ.
    let unit =
      difference?.unit
      ?? (Comparison.tokens.compare(output: found, answer: expected) == .equal ? .byte : .token)
    pairs = LinePairs(expected: expected, found: found, unit: unit)
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

  /// Columns before the texts: a mark, the line's number, and blanks around it.
  private static let margin = 11

  /// On a narrow screen at least what the longest note and a few characters take.
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
    let column = Self.firstDifference(expectedLine ?? [], foundLine ?? [])
    let left = cell(expectedLine, of: pairs.expected, around: column).padded(to: cellWidth)
    let right = cell(foundLine, of: pairs.found, around: column)
    let digits = number.grouped.padded(to: Self.margin - 4, alignsRight: true)
    return (isSame ? "  " : "! ") + digits + "  "
      + (isSame ? left : style.paint(left, .green)) + "  "
      + (isSame ? right : style.paint(right, .red))
  }

  /// Returns what is shown of a line: all of it, or as much as fits around the column.
  private func cell(
    _ line: ArraySlice<UInt8>?, of text: [UInt8], around column: Int
  ) -> String {
    guard let line else { return "(end)" }
    // Worth a note only if it is a difference, too.
    let isUnended = line.endIndex == text.endIndex
    let onlyOneEnds = Self.endsWell(pairs.expected) != Self.endsWell(pairs.found)
    let note = pairs.unit == .byte && isUnended && onlyOneEnds ? " (no final newline)" : ""
    let shown = pairs.unit == .byte ? Self.withVisibleEnd(line) : line
    return Excerpt.around(column, of: shown, width: cellWidth - note.count) + note
  }

  /// Blanks at the end would not be seen.
  private static func withVisibleEnd(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let blanks = line.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return line.dropLast(blanks) + Array(String(repeating: "␣", count: blanks).utf8)
  }

  private static func endsWell(_ text: [UInt8]) -> Bool {
    text.isEmpty || text.last == UInt8(ascii: "\n")
  }

  /// Returns the first index at which two lines differ: the end of one of them, if it is not before.
  private static func firstDifference(
    _ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>
  ) -> Int {
    zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(left.count, right.count)
  }
}

/// Parts of long lines.
enum Excerpt {
  /// Returns the text of a line with every control character made visible: all of it if it fits,
  /// else the part around a byte, with "…" where something is left out.
  static func around(_ column: Int, of line: ArraySlice<UInt8>, width: Int) -> String {
    if line.count <= width {
      return VisibleText.excerpt(line, limit: line.count).shortened(to: width)
    }
    let inner = width - 2
    let offset = max(0, min(column - inner / 2, line.count - inner))
    let ends = [offset, min(offset + inner, line.count)].map {
      VisibleText.startOfCharacter(in: line, at: line.startIndex + $0)
    }
    let part = line[ends[0]..<ends[1]]
    let text = VisibleText.excerpt(part, limit: part.count).shortened(to: inner)
    return (part.startIndex > line.startIndex ? "…" : "") + text
      + (part.endIndex < line.endIndex ? "…" : "")
  }

  /// Returns the beginning and the end of a text, each line with two blanks before it.
  static func headAndTail(_ text: [UInt8], width: Int) -> [String] {
    let (head, tail) = (6, 2)
    let count = Lines(text).reduce(0) { total, _ in total + 1 }
    var rows: [String] = []
    for (index, line) in Lines(text).enumerated() {
      // A note about a single line would take as much room as the line.
      if index < head || index >= count - tail || count == head + tail + 1 {
        rows.append("  " + around(0, of: line, width: width - 2))
      } else if index == head {
        rows.append("  … \((count - head - tail).counted("more line"))")
      }
    }
    return rows
  }
}
