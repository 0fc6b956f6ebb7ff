// The visible parts of long lines and of long texts.

import Judging

/// Excerpts of long lines.
enum Excerpt {
  /// Returns a line as text with control characters escaped: all of it if it fits, otherwise the
  /// part around a byte, with "…" for omissions.
  static func around(_ column: Int, of line: ArraySlice<UInt8>, width: Int) -> String {
    // Most characters have four bytes for each column at most.
    if line.count <= 4 * width {
      let text = VisibleText.excerpt(line, limit: line.count)
      if text.columnCount <= width { return text }
    }
    let inner = width - 2
    var length = inner
    while true {
      let part = part(of: line, around: column, length: length)
      let text = VisibleText.excerpt(part, limit: part.count)
      // What is escaped takes more columns than bytes.
      if text.columnCount > inner, length > 8 {
        length /= 2
        continue
      }
      return (part.startIndex > line.startIndex ? "…" : "") + text.shortened(to: inner)
        + (part.endIndex < line.endIndex ? "…" : "")
    }
  }

  /// Returns the bytes around one, without cutting a character in two.
  private static func part(
    of line: ArraySlice<UInt8>, around column: Int, length: Int
  ) -> ArraySlice<UInt8> {
    let offset = max(0, min(column - length / 2, line.count - length))
    let ends = [offset, min(offset + length, line.count)].map {
      VisibleText.startOfCharacter(in: line, at: line.startIndex + $0)
    }
    return line[ends[0]..<ends[1]]
  }

  /// Returns the first and last lines of a text, each indented by two spaces.
  static func headAndTail(_ text: [UInt8], width: Int) -> [String] {
    let (head, tail) = (6, 2)
    let count = Lines.count(in: text)
    var rows: [String] = []
    for (index, line) in Lines(text).enumerated() {
      // A note about a single omitted line would take as much space as the line.
      if index < head || index >= count - tail || count == head + tail + 1 {
        rows.append("  " + around(0, of: line, width: width - 2))
      } else if index == head {
        rows.append("  … \((count - head - tail).counted("more line"))")
      }
    }
    return rows
  }
}
