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
  /// Formats a score: `"51234"`, `"0.3333"`.
  static func number(_ score: Double) -> String {
    if score == score.rounded(), abs(score) < 1e15 { return String(format: "%.0f", score + 0) }
    if abs(score) >= 1e15 { return "\(score)" }
    var text = String(format: abs(score) < 1000 ? "%.4f" : "%.1f", score)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Returns the lines of the summary about scores; none if there are none.
  static func summary(of report: Report) -> [String] {
    let results = report.session.results
    let comparison =
      report.earlierScores.map { ["  against         \($0.comparison(with: results))"] } ?? []
    guard let totals = ScoreTotals(results) else { return comparison }
    let scored = results.filter { $0.score != nil }
    let without = results.count - scored.count
    let ending = without == 0 ? "" : ", \(without.counted("case")) without one"
    var lines = [
      "  scores          mean \(number(totals.mean)), sum \(number(totals.sum))\(ending)"
    ]
    if let lowest = scored.min(by: { $0.score! < $1.score! }),
      let highest = scored.max(by: { $0.score! < $1.score! }), scored.count > 1
    {
      lines.append("  lowest          \(number(lowest.score!)): \(VisibleText.name(lowest.name))")
      lines.append("  highest         \(number(highest.score!)): \(VisibleText.name(highest.name))")
    }
    return lines + comparison
  }
}
