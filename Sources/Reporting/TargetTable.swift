// The table of several judged programs, with one row each.

import Judging

/// The table of several programs.
public struct TargetTable: Sendable {
  private let layout: TableLayout

  /// Creates the table, laid out for the names of all programs.
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

  /// The header row.
  public var header: String { layout.header }

  /// Returns the row of a program: the number of accepted cases, and the maximum time and memory
  /// with their share of the limits.
  public func row(_ report: Report) -> String {
    let total = report.session.results.count
    let (limits, slowest, hungriest) = (report.limits, report.slowest?.run, report.hungriest?.run)
    // Separate cells: type-checking them in one expression takes the compiler nine seconds.
    let accepted = "\(total - report.rejected.count)/\(total)"
    let time = slowest.map { $0.cpuSeconds.asSeconds } ?? "-"
    let timeShare = slowest.map { "\(Share($0.cpuSeconds, of: limits.cpuSeconds))" } ?? "-"
    let memory = hungriest.map { Quantity.bytes($0.peakMemoryBytes) } ?? "-"
    let memoryShare =
      hungriest.map {
        "\(Share(Double($0.peakMemoryBytes), of: Double(limits.memoryBytes)))"
      } ?? "-"
    let cells = [
      report.target, report.isOpen ? "-" : report.verdict.rawValue, accepted, time, timeShare,
      memory, memoryShare,
    ]
    return layout.line(cells, verdict: report.verdict)
  }
}
