// The table of several judged programs: a row for each.

import Judging

/// The table of several programs.
public struct TargetTable: Sendable {
  private let layout: TableLayout

  /// Lays the table out for the names of all programs.
  public init(targets: [String], style: Style) {
    let nameWidth = max(7, targets.map(\.columnCount).max() ?? 0)
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
    let (limits, slowest, hungriest) = (report.limits, report.slowest?.run, report.hungriest?.run)
    // Each cell by itself: the compiler takes nine seconds to find the types of all in one expression.
    let accepted = "\(total - report.rejected.count)/\(total)"
    let time = slowest.map { $0.cpuSeconds.asSeconds } ?? "-"
    let timeShare = slowest.map { "\(Share($0.cpuSeconds, of: limits.cpuSeconds))" } ?? "-"
    let memory = hungriest.map { Quantity.bytes($0.peakMemoryBytes) } ?? "-"
    let memoryShare =
      hungriest.map {
        "\(Share(Double($0.peakMemoryBytes), of: Double(limits.memoryBytes)))"
      } ?? "-"
    let cells = [
      report.target, report.verdict.rawValue, accepted, time, timeShare, memory, memoryShare,
    ]
    return layout.line(cells, verdict: report.verdict)
  }
}
