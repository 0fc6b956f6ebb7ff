// The text around and below the tables.

import Judging
import Reporting

/// Tells about judged programs.
struct Narrator {
  let options: TestOptions
  let launcher: Launcher
  let console: Console

  /// The number of rejected cases that are shown in detail.
  static let longStories = 3
  /// The number of other rejected cases that are listed by name.
  private static let namedCases = 5

  /// Returns what there is to tell about one program, below the table of its cases: what went wrong,
  /// and the summary.
  func story(of report: Report, problem: Problem?) -> String {
    var parts: [String] = []
    let invocation = Invocation(
      "test", problem: problem, options: options.lasting, builds: options.builds,
      launcher: launcher)
    for result in report.rejected.prefix(Self.longStories) {
      let story = FailureText(
        result, rerun: invocation.command(options: ["case": result.name]), style: console.style)
      parts.append("\n\(story)")
    }
    let rest = report.rejected.dropFirst(Self.longStories)
    if !rest.isEmpty {
      let names = rest.prefix(Self.namedCases).map { VisibleText.name($0.name) }
        .joined(separator: ", ")
      let unnamed = rest.count > Self.namedCases ? ", …" : ""
      parts.append("\n… \(rest.count) more not accepted: \(names)\(unnamed)")
    }
    let isBrief = options.isQuiet && report.obstacle == nil
    let summary = SummaryText(report, isBrief: isBrief, style: console.style)
    parts.append(options.isQuiet ? "\(summary)" : "\n\(summary)")
    return parts.joined(separator: "\n")
  }

  /// Prints the summary of several programs.
  func sumUp(_ reports: [Report]) {
    let summary = OverallText(reports, style: console.style)
    console.print(options.isQuiet ? "\(summary)" : "\n\(summary)")
  }
}
