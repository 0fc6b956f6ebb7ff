// The summary of several programs.

import Judging

/// The summary of many reports: one line, and another one with the protection that was in effect.
public struct OverallText: Sendable, CustomStringConvertible {
  /// The text: `"18 problems, 702 cases: AC accepted in 61.3 s"`, and the protection below.
  public let description: String

  /// Summarizes reports.
  public init(_ reports: [Report], style: Style) {
    let known = reports.filter { !$0.isOpen }
    let verdict = Verdict.overall(known.map(\.verdict))
    let name =
      known.isEmpty
      ? "no verdict" : style.paint("\(verdict.rawValue) \(verdict.name)", for: verdict)
    let cases = reports.reduce(0) { $0 + $1.session.results.count }
    let rejected = known.count { $0.verdict != .accepted }
    let failures = rejected == 0 ? "" : ", \(rejected.counted("problem")) not accepted"
    let time = Quantity.seconds(reports.reduce(0) { $0 + $1.seconds }, decimals: 1)
    let ending = reports.contains(where: \.session.wasInterrupted) ? ", interrupted" : ""
    let summary =
      "\(reports.count.counted("problem")), \(cases.counted("case")): \(name)"
      + "\(failures) in \(time)\(ending)"
    // Only the protection that all programs had counts.
    let protection = Protection.common(
      of: reports.filter { $0.slowest != nil }.map(\.session.protection))
    description =
      protection.isEmpty ? summary : "\(summary)\n  protection      \(protection)"
  }
}
