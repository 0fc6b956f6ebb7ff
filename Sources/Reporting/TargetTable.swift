// The table of several judged programs: a row for each.

import Judging

/// The table of several programs.
public struct TargetTable: Sendable {
  private let layout: TableLayout

  /// Lays the table out for the names of all programs.
  public init(targets: [String], style: Style) {
    let nameWidth = max(7, targets.map(\.count).max() ?? 0)
    let columns: [TableLayout.Column] = [
      .init(title: "problem", width: nameWidth), .init(title: "verdict", width: 7),
      .init(title: "cases", width: 7, alignsRight: true),
      .init(title: "slowest", width: 8, alignsRight: true),
      .init(title: "used", width: 5, alignsRight: true),
      .init(title: "memory", width: 11, alignsRight: true),
      .init(title: "used", width: 5, alignsRight: true),
    ]
    layout = TableLayout(columns: columns, style: style)
  }

  /// The names of the columns.
  public var header: String { layout.header }

  /// Returns the row of a program: how many of its cases are accepted, and of its slowest and its
  /// largest run the amount and the share of the limit.
  public func row(_ report: Report) -> String {
    let total = report.session.results.count
    let time = report.slowest?.run?.cpuSeconds
    let memory = report.hungriest?.run?.peakMemoryBytes
    let cells = [
      report.target, report.verdict.rawValue, "\(total - report.rejected.count)/\(total)",
      time?.asSeconds ?? "-",
      time.map { "\(Share($0, of: report.limits.cpuSeconds))" } ?? "-",
      memory.map(Quantity.bytes) ?? "-",
      memory.map { "\(Share(Double($0), of: Double(report.limits.memoryBytes)))" } ?? "-",
    ]
    return layout.line(cells, verdict: report.verdict)
  }
}
