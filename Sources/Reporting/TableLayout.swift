// The layout of tables.

import Judging

/// The columns of a table, as wide as necessary.
public struct TableLayout: Sendable {
  /// A column.
  public struct Column: Sendable {
    let title: String
    let width: Int
    let alignsRight: Bool

    /// Creates a column.
    public init(title: String, width: Int, alignsRight: Bool = false) {
      self.title = title
      self.width = width
      self.alignsRight = alignsRight
    }
  }

  let columns: [Column]
  let style: Style

  /// Creates the layout of a table.
  public init(columns: [Column], style: Style) {
    self.columns = columns
    self.style = style
  }

  /// The header row.
  public var header: String {
    style.paint(line(columns.map(\.title)), .bold)
  }

  /// Returns a row of cells in one color.
  public func line(_ cells: [String], _ color: Style.Color? = nil) -> String {
    let text = line(cells, verdict: nil)
    return color.map { style.paint(text, $0) } ?? text
  }

  /// Returns a row of cells; the cell with the verdict's code has the verdict's color.
  func line(_ cells: [String], verdict: Verdict?) -> String {
    let padded = zip(columns, cells).map { column, cell in
      let text = cell.padded(to: column.width, alignsRight: column.alignsRight)
      // Colored after padding: escape sequences would count as columns.
      return verdict.map { cell == $0.rawValue ? style.paint(text, for: $0) : text } ?? text
    }
    return padded.joined(separator: "  ").trimmedAtEnd
  }
}

/// A percentage of a limit: `"12 %"`.
struct Share: CustomStringConvertible {
  let description: String

  init(_ amount: Double, of limit: Double) {
    // A tiny limit may be exceeded by more than an integer tells.
    description = "\(Int(min(amount / limit * 100, 1e15).rounded())) %"
  }
}
