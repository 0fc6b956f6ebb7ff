// Columns of a table.

import Judging

/// The columns of a table, as wide as they have to be.
struct TableLayout {
  /// A column.
  struct Column {
    let title: String
    let width: Int
    var alignsRight = false
  }

  let columns: [Column]
  let style: Style

  /// The titles of the columns.
  var header: String {
    style.paint(line(columns.map(\.title), verdict: nil), .bold)
  }

  /// Returns a line of cells; the cell that holds the verdict's code has the verdict's color.
  func line(_ cells: [String], verdict: Verdict?) -> String {
    let padded = zip(columns, cells).map { column, cell in
      let text = cell.padded(to: column.width, alignsRight: column.alignsRight)
      // Painted last: escape sequences would count as columns.
      return verdict.map { cell == $0.rawValue ? style.paint(text, for: $0) : text } ?? text
    }
    return padded.joined(separator: "  ").trimmedAtEnd
  }
}

/// A part of a limit in per cent: `"12 %"`.
struct Share: CustomStringConvertible {
  let description: String

  init(_ amount: Double, of limit: Double) {
    description = "\(Int((amount / limit * 100).rounded())) %"
  }
}
