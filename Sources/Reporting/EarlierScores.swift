// The scores of an earlier report, to see what a change has brought.

import Foundation
import Judging

/// The scores in an earlier JSON report, by the names of the cases.
public struct EarlierScores: Sendable {
  private struct Report: Decodable {
    struct Case: Decodable {
      let name: String
      let verdict: String
      let score: Double?
    }
    let cases: [Case]
  }

  private let cases: [String: (verdict: String, score: Double?)]
  private let lessIsBetter: Bool

  /// Reads a report of one program.
  ///
  /// - Parameter lessIsBetter: Whether a smaller score is better.
  /// - Throws: `DecodingError` for anything else.
  public init(json: [UInt8], lessIsBetter: Bool) throws {
    let report = try JSONDecoder().decode(Report.self, from: Data(json))
    cases = Dictionary(report.cases.map { ($0.name, ($0.verdict, $0.score)) }) { $1 }
    self.lessIsBetter = lessIsBetter
  }

  /// Returns how a case's score has changed: `"+3.2 %"`, `"="`, `"was WA"`; `nil` if there is nothing to compare.
  func change(of result: CaseResult) -> String? {
    guard let score = result.score, let earlier = cases[result.name] else { return nil }
    guard let before = earlier.score else { return "was \(earlier.verdict)" }
    if score == before { return "=" }
    guard let share = Self.relativeChange(from: before, to: score) else {
      return "was \(ScoreText.number(before))"
    }
    return Self.percent(share, decimals: 1)
  }

  /// Counts the cases that are better, equal and worse, and averages the relative changes.
  ///
  /// A case with a score is better than without.
  func comparison(with results: [CaseResult]) -> String {
    var (better, equal, worse) = (0, 0, 0)
    var changes: [Double] = []
    for result in results {
      switch (result.score, cases[result.name].map { $0.score }) {
      case (_, nil), (nil, .some(nil)): continue
      case (_, .some(nil)): better += 1
      case (nil, _): worse += 1
      case (let score?, let before??):
        if score == before {
          equal += 1
        } else if (score < before) == lessIsBetter {
          better += 1
        } else {
          worse += 1
        }
        if let change = Self.relativeChange(from: before, to: score) { changes.append(change) }
      }
    }
    let count = better + equal + worse
    if count == 0 { return "no case has a score here and in the earlier report" }
    let counts = "\(better) better, \(equal) equal, \(worse) worse of \(count.counted("case"))"
    if changes.isEmpty { return counts }
    let mean = changes.reduce(0, +) / Double(changes.count)
    return "\(counts); \(Self.percent(mean, decimals: 2)) on average"
  }

  /// Returns the change as a share of the earlier score; `nil` if that is zero and the other is not.
  private static func relativeChange(from before: Double, to score: Double) -> Double? {
    if score == before { return 0 }
    return before == 0 ? nil : (score - before) / abs(before)
  }

  private static func percent(_ share: Double, decimals: Int) -> String {
    String(format: "%+.\(decimals)f %%", share * 100)
  }
}
