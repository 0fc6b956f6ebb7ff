// Text tables with aligned columns.

import Reporting

/// Rows under a header.
struct ColumnTable {
  private let header: String
  private let lines: [String]

  /// Lays out rows: first the left-aligned columns, then the right-aligned ones for numbers.
  ///
  /// - Parameter leftColumns: The number of left-aligned columns.
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

  /// The header and the rows, indented by two spaces.
  var text: String {
    ([header] + lines).map { "  " + $0 }.joined(separator: "\n")
  }
}
