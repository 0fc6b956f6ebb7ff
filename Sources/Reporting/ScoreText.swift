// Scores of outputs that are not only right or wrong: their sum and mean.

import Foundation
import Judging

/// The scores of all cases that have one.
struct ScoreTotals: Encodable {
  /// The number of cases with a score.
  let cases: Int
  /// The sum of the scores.
  let sum: Double
  /// Their mean.
  let mean: Double

  /// Adds up scores; `nil` if no case has one.
  init?(_ results: [CaseResult]) {
    let scores = results.compactMap(\.score)
    if scores.isEmpty { return nil }
    cases = scores.count
    sum = scores.reduce(0, +)
    mean = sum / Double(scores.count)
  }
}

/// Scores in words.
enum ScoreText {
  /// Formats a score: `"51234"`, `"0.3333"`, `"1.234e-05"`.
  static func number(_ score: Double) -> String {
    if score == score.rounded(), abs(score) < 1e15 { return String(format: "%.0f", score + 0) }
    if abs(score) >= 1e15 { return "\(score)" }
    if abs(score) < 0.01 { return String(format: "%.4g", score) }
    var text = String(format: abs(score) < 1000 ? "%.4f" : "%.1f", score)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Returns the lines of the summary about scores; none if there are none.
  static func summary(of report: Report) -> [String] {
    let results = report.session.results
    let comparison =
      report.earlierScores.map { $0.comparison(with: results).summary } ?? []
    guard let totals = ScoreTotals(results) else { return comparison }
    let scored = results.filter { $0.score != nil }
    let without = results.count - scored.count
    let ending = without == 0 ? "" : ", \(without.counted("case")) without one"
    var lines = [
      "  scores          mean \(number(totals.mean)), sum \(number(totals.sum))\(ending)"
    ]
    let sorted = scored.enumerated().sorted {
      ($0.element.score!, $0.offset) < ($1.element.score!, $1.offset)
    }.map(\.element)
    if sorted.count > 1 {
      func list(_ results: [CaseResult]) -> String {
        results.prefix(min(listedCases, sorted.count / 2))
          .map { "\(number($0.score!)): \(VisibleText.name($0.name))" }.joined(separator: ", ")
      }
      lines.append("  lowest          \(list(sorted))")
      lines.append("  highest         \(list(sorted.reversed()))")
    }
    return lines + comparison + clock(scored, limit: report.limits.cpuSeconds)
  }

  /// The most cases that are named because they stand out.
  static let listedCases = 3

  /// Returns a line about programs that the processor has kept waiting, or that have taken more time than is allowed
  /// while it did; none if there are none.
  ///
  /// A program that looks at the clock does less then, and its time limit is that of processor time.
  private static func clock(_ results: [CaseResult], limit: Double) -> [String] {
    // What the program waits for in a conversation is the interactor's time.
    let runs = results.filter { $0.conversation == nil }.compactMap { result in
      result.run.map { (name: result.name, run: $0) }
    }
    guard let longest = runs.max(by: { $0.run.wallSeconds < $1.run.wallSeconds }) else { return [] }
    let seconds = runs.reduce(0) { $0 + $1.run.wallSeconds }
    let share = runs.reduce(0) { $0 + $1.run.cpuSeconds } / seconds
    let isLate = longest.run.wallSeconds > limit
    guard isLate || seconds > leastClockTime * Double(runs.count) && share < leastCPUShare else {
      return []
    }
    return [
      "  on the clock    \(longest.run.wallSeconds.asSeconds), "
        + "\(Share(longest.run.wallSeconds, of: limit)) of \(Quantity.seconds(limit)): "
        + "\(VisibleText.name(longest.name)); "
        + String(format: "the programs had a processor for %.0f %% of it", 100 * min(share, 1))
    ]
  }

  /// The mean time in seconds from which on it matters what share of it a program has had a processor for: starting a
  /// program waits for the disk, too.
  private static let leastClockTime = 0.5
  /// The share below which scores are no longer those of a machine that has nothing else to do.
  private static let leastCPUShare = 0.85
}
