// Columns of a table.

import Judging

/// The columns of a table, as wide as they have to be.
public struct TableLayout: Sendable {
  /// A column.
  public struct Column: Sendable {
    let title: String
    let width: Int
    let alignsRight: Bool

    /// Describes a column.
    public init(title: String, width: Int, alignsRight: Bool = false) {
      self.title = title
      self.width = width
      self.alignsRight = alignsRight
    }
  }

  let columns: [Column]
  let style: Style

  /// Lays out a table.
  public init(columns: [Column], style: Style) {
    self.columns = columns
    self.style = style
  }

  /// The titles of the columns.
  public var header: String {
    style.paint(line(columns.map(\.title)), .bold)
  }

  /// Returns a line of cells, painted as a whole.
  public func line(_ cells: [String], _ color: Style.Color? = nil) -> String {
    let text = line(cells, verdict: nil)
    return color.map { style.paint(text, $0) } ?? text
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
