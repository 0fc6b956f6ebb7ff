// Tables whose columns are as wide as their widest cell.

import Reporting

/// Rows under a header.
struct ColumnTable {
  private let header: String
  private let lines: [String]

  /// Lays out rows; the columns after the first ones are numbers, aligned on the right.
  ///
  /// - Parameter leftColumns: How many columns are texts, aligned on the left.
  init(
    titles: [String], leftColumns: Int, rows: [(cells: [String], color: Style.Color?)], style: Style
  ) {
    let columns = titles.indices.map { index in
      TableLayout.Column(
        title: titles[index],
        width: ([titles[index]] + rows.map { $0.cells[index] }).map(\.count).max()!,
        alignsRight: index >= leftColumns)
    }
    let layout = TableLayout(columns: columns, style: style)
    header = layout.header
    lines = rows.map { layout.line($0.cells, $0.color) }
  }

  /// The header and the rows, each behind two blanks.
  var text: String {
    ([header] + lines).map { "  " + $0 }.joined(separator: "\n")
  }
}
