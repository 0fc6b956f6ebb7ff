// The summary below the table.

import Foundation
import Judging

/// The end of a report: the verdict, the points and scores, the maxima, the isolation and limits in effect.
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
    let protection = Self.protection(report).map { [$0] } ?? []
    let details =
      Self.points(report, style) + ScoreText.summary(of: report) + Self.extremes(report)
      + protection
    description = ([verdict] + (isBrief ? [] : details)).joined(separator: "\n")
  }

  private static func verdict(_ report: Report, _ style: Style) -> String {
    let verdict = report.verdict
    let name = style.paint("\(verdict.rawValue) \(verdict.name)", for: verdict)
    if let obstacle = report.obstacle { return "\(report.target): \(name): \(obstacle.message)" }
    if report.isOpen {
      return "\(report.target): interrupted before any case was judged"
    }
    let counts = Verdict.allCases.reversed().compactMap { verdict -> String? in
      let count = report.session.results.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    let total = report.session.results.count.counted("case")
    let time = Quantity.seconds(report.seconds, decimals: 1)
    let detail = counts.count > 1 ? " (\(counts.joined(separator: ", ")))" : ""
    let ending = report.session.wasInterrupted ? ", interrupted" : ""
    return "\(report.target): \(name), \(total)\(detail) in \(time)\(ending)"
  }

  /// The score, and a line for each subtask.
  private static func points(_ report: Report, _ style: Style) -> [String] {
    // Whoever judges a single case has not asked for points.
    let isDecided = report.subtasks.contains { $0.verdict != nil || $0.cases.isEmpty }
    guard let score = report.score, isDecided else { return [] }
    let most = report.subtasks.map(\.subtask.points).reduce(0, +)
    let lines = report.subtasks.enumerated().map { number, result in
      let label = "subtask \(number + 1)".padding(toLength: 16, withPad: " ", startingAt: 0)
      let name = result.subtask.name.map { " (\(VisibleText.name($0)))" } ?? ""
      let points = "\(result.score) of \(result.subtask.points)"
      return "  \(label)\(points): \(reason(result, style))\(name)"
    }
    return ["  score           \(score) of \(most)"] + lines
  }

  /// Why a subtask brings its points, or does not.
  private static func reason(_ result: SubtaskResult, _ style: Style) -> String {
    let count = result.cases.count.counted("case")
    if result.cases.isEmpty {
      let patterns = result.subtask.patterns.joined(separator: ", ")
      return "no case is called \(VisibleText.name(patterns))"
    }
    guard let verdict = result.verdict else { return "\(result.judgedCount) of \(count) judged" }
    if verdict == .accepted { return count }
    let name = result.decisiveCase.map { " on \(VisibleText.name($0))" } ?? ""
    return style.paint(verdict.rawValue, for: verdict) + name
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
    let protection = report.session.protection
    return protection.isEmpty ? nil : "  protection      \(protection)"
  }
}
