// What a person reads around and below the tables.

import Judging
import Reporting

/// Tells about judged programs.
struct Narrator {
  let options: TestOptions
  let launcher: Launcher
  let console: Console

  /// How many cases are told about at length.
  private static let longStories = 3
  /// How many of the other rejected cases are named.
  private static let namedCases = 5

  /// Tells about one program, below the table of its cases: what went wrong, and the summary.
  func tell(_ report: Report, problem: Problem?) {
    let invocation = Invocation(
      "test", problem: problem, options: options.lasting, builds: options.builds,
      launcher: launcher)
    for result in report.rejected.prefix(Self.longStories) {
      let story = FailureText(
        result, rerun: invocation.command(options: ["case": result.name]), style: console.style)
      console.print("\n\(story)")
    }
    let rest = report.rejected.dropFirst(Self.longStories)
    if !rest.isEmpty {
      let names = rest.prefix(Self.namedCases).map(\.name).joined(separator: ", ")
      let unnamed = rest.count > Self.namedCases ? ", …" : ""
      console.print("\n… \(rest.count) more not accepted: \(names)\(unnamed)")
    }
    let isBrief = options.isQuiet && report.obstacle == nil
    let summary = SummaryText(report, isBrief: isBrief, style: console.style)
    console.print(options.isQuiet ? "\(summary)" : "\n\(summary)")
  }

  /// Tells about several programs, below the table of them: about each that is not accepted, and
  /// the summary.
  func tellAll(_ judged: [(problem: Problem, report: Report)]) {
    for (problem, report) in judged where report.verdict != .accepted {
      tell(report, problem: problem)
    }
    let summary = OverallText(judged.map(\.report), style: console.style)
    console.print(options.isQuiet ? "\(summary)" : "\n\(summary)")
  }
}
