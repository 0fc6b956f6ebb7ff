// The list of problems.

import Judging

/// A table of problems.
public enum ProblemTable {
  /// A row of the table: the facts about a problem.
  public struct Row: Sendable {
    let id: String
    let title: String
    let seconds: Double?
    let mebibytes: Int?
    let cases: Int?

    /// Creates the row of a problem from its name, its title, its limits and the number of its
    /// cases; `nil` means unknown.
    public init(id: String, title: String, seconds: Double?, mebibytes: Int?, cases: Int?) {
      self.id = id
      self.title = title
      self.seconds = seconds
      self.mebibytes = mebibytes
      self.cases = cases
    }
  }

  /// Returns a table with a header and one row per problem.
  public static func text(_ rows: [Row]) -> String {
    let columns: [TableLayout.Column] = [
      .init(title: "problem", width: max(7, rows.map(\.id.columnCount).max() ?? 0)),
      .init(title: "time", width: 7, alignsRight: true),
      .init(title: "memory", width: 8, alignsRight: true),
      .init(title: "cases", width: 5, alignsRight: true), .init(title: "title", width: 0),
    ]
    let layout = TableLayout(columns: columns, style: Style())
    let lines = rows.map { row in
      let numbers = [
        row.seconds.map { Quantity.seconds($0) }, row.mebibytes.map { "\($0) MiB" },
        row.cases.map(String.init),
      ]
      let cells = [row.id] + numbers.map { $0 ?? "–" } + [row.title]
      return layout.line(cells, verdict: nil)
    }
    return ([layout.header] + lines).map { $0 + "\n" }.joined()
  }
}
