// The summary below the table.

import Foundation
import Judging

/// The end of a report: the verdict, the maxima, the isolation and limits that were in effect.
public struct SummaryText: Sendable, CustomStringConvertible {
  /// The text, in a few lines.
  public let description: String

  /// Summarizes a report.
  ///
  /// - Parameters:
  ///   - isBrief: Whether to write a single line only.
  ///   - style: The style of the text.
  public init(_ report: Report, isBrief: Bool = false, style: Style) {
    let verdict = Self.verdict(report, style)
    let details = Self.extremes(report) + [Self.protection(report)].compactMap { $0 }
    description = ([verdict] + (isBrief ? [] : details)).joined(separator: "\n")
  }

  private static func verdict(_ report: Report, _ style: Style) -> String {
    let verdict = report.verdict
    let name = style.paint("\(verdict.rawValue) \(verdict.name)", for: verdict)
    if let obstacle = report.obstacle { return "\(report.target): \(name): \(obstacle.message)" }
    if report.session.wasInterrupted && report.session.results.isEmpty {
      return "\(report.target): interrupted before any case was judged"
    }
    let counts = Verdict.allCases.reversed().compactMap { verdict -> String? in
      let count = report.session.results.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    let total = report.session.results.count.counted("case")
    let time = String(format: "%.1f s", report.seconds)
    let detail = counts.count > 1 ? " (\(counts.joined(separator: ", ")))" : ""
    let ending = report.session.wasInterrupted ? ", interrupted" : ""
    return "\(report.target): \(name), \(total)\(detail) in \(time)\(ending)"
  }

  private static func extremes(_ report: Report) -> [String] {
    guard let slowest = report.slowest, let hungriest = report.hungriest,
      let time = slowest.run?.cpuSeconds, let memory = hungriest.run?.peakMemoryBytes
    else { return [] }
    let timeShare = Share(time, of: report.limits.cpuSeconds)
    let memoryShare = Share(Double(memory), of: Double(report.limits.memoryBytes))
    return [
      "  slowest         \(time.asSeconds), \(timeShare) of "
        + "\(Quantity.seconds(report.limits.cpuSeconds)): \(VisibleText.name(slowest.name))",
      "  highest memory  \(Quantity.bytes(memory)), \(memoryShare) of "
        + "\(Quantity.bytes(report.limits.memoryBytes)): \(VisibleText.name(hungriest.name))",
    ]
  }

  private static func protection(_ report: Report) -> String? {
    let names = report.session.protection.names
    return names.isEmpty ? nil : "  protection      \(names.joined(separator: ", "))"
  }
}
