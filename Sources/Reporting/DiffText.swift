// The answer beside the output: two columns around the first difference.

import Judging

/// The expected and the found text side by side.
///
///     line  expected                      found
///        1  3                             3
///     !  2  1 4 5                         1 3 5
///           … 4,213 more lines, 17 of them differ
struct DiffText: CustomStringConvertible {
  private(set) var description = ""
  private let style: Style
  private let cellWidth: Int
  private let onlyOneEnds: Bool

  /// Lays out the texts.
  ///
  /// - Parameter line: The line to show with its neighbours, if it is known.
  init(expected: [UInt8], found: [UInt8], around line: Int?, style: Style) {
    self.style = style
    cellWidth = max(20, (style.width - Self.margin - 2) / 2)
    onlyOneEnds = Self.endsWell(expected) != Self.endsWell(found)
    let rows = LinePairs(expected: expected, found: found).rows(around: line)
    let title = "line".padded(to: Self.margin - 2, alignsRight: true) + "  "
    let header = title + "expected".padded(to: cellWidth + 2) + "found"
    let lines = rows.map { row in
      switch row {
      case .gap(let lines, let differing): gap(lines, differing)
      case .lines(let number, let left, let right):
        pair(number, (left, expected), (right, found))
      }
    }
    description = ([style.paint(header, .bold)] + lines).joined(separator: "\n")
  }

  /// Columns before the texts: a mark, the line's number, and blanks around it.
  private static let margin = 11

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
    _ number: Int, _ expected: (line: ArraySlice<UInt8>?, text: [UInt8]),
    _ found: (line: ArraySlice<UInt8>?, text: [UInt8])
  ) -> String {
    let isSame = expected.line == found.line
    let mark = isSame ? "  " : "! "
    let column = Self.firstDifference(expected.line ?? [], found.line ?? [])
    let left = cell(expected.line, of: expected.text, around: column).padded(to: cellWidth)
    let right = cell(found.line, of: found.text, around: column)
    let digits = number.grouped.padded(to: Self.margin - 4, alignsRight: true)
    return mark + digits + "  "
      + (isSame ? left : style.paint(left, .green)) + "  "
      + (isSame ? right : style.paint(right, .red))
  }

  /// Returns what is shown of a line: all of it, or as much as fits around the column.
  private func cell(
    _ line: ArraySlice<UInt8>?, of text: [UInt8], around column: Int
  ) -> String {
    guard let line else { return "(end)" }
    let isLast = line.endIndex == text.endIndex
    let note = onlyOneEnds && isLast ? "(no final newline)" : ""
    let room = cellWidth - (note.isEmpty ? 0 : note.count + 1)
    let content = Excerpt.around(column, of: line, width: room)
    return note.isEmpty ? content : content + " " + note
  }

  private static func endsWell(_ text: [UInt8]) -> Bool {
    text.isEmpty || text.last == UInt8(ascii: "\n")
  }

  private static func firstDifference(
    _ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>
  ) -> Int {
    zip(left, right).prefix { $0 == $1 }.underestimatedCount
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
    let start = line.startIndex + offset
    let part = line[start..<min(start + inner, line.endIndex)]
    let text = VisibleText.excerpt(part, limit: part.count).shortened(to: inner)
    return (offset > 0 ? "…" : "") + text + (part.endIndex < line.endIndex ? "…" : "")
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
