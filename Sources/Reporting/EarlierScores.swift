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

  private var cases: [String: (verdict: String, score: Double?)] = [:]
  private let lessIsBetter: Bool

  /// Reads a report of one program.
  ///
  /// - Parameter lessIsBetter: Whether a smaller score is better.
  /// - Throws: `DecodingError` for anything else.
  public init(json: [UInt8], lessIsBetter: Bool) throws {
    self.init(lessIsBetter: lessIsBetter)
    try add(json: json)
  }

  /// Begins without any scores.
  ///
  /// - Parameter lessIsBetter: Whether a smaller score is better.
  public init(lessIsBetter: Bool) {
    self.lessIsBetter = lessIsBetter
  }

  /// Adds a report of one program; of each case the best score counts.
  ///
  /// - Throws: `DecodingError` for anything else.
  public mutating func add(json: [UInt8]) throws {
    for new in try JSONDecoder().decode(Report.self, from: Data(json)).cases {
      if let known = cases[new.name]?.score {
        guard let score = new.score, isBetter(score, than: known) else { continue }
      }
      cases[new.name] = (new.verdict, new.score)
    }
  }

  private func isBetter(_ score: Double, than other: Double) -> Bool {
    lessIsBetter ? score < other : score > other
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

  /// The cases that are better, equal and worse than before.
  struct Comparison {
    fileprivate(set) var (better, equal, worse) = (0, 0, 0)
    /// The changes as shares of the earlier scores, where these are not zero.
    fileprivate(set) var changes: [(name: String, share: Double, isWorse: Bool)] = []
  }

  /// Compares the cases that have a score here or in an earlier report.
  ///
  /// A case with a score is better than without.
  func comparison(with results: [CaseResult]) -> Comparison {
    var comparison = Comparison()
    for result in results {
      switch (result.score, cases[result.name].map { $0.score }) {
      case (_, nil), (nil, .some(nil)): continue
      case (_, .some(nil)): comparison.better += 1
      case (nil, _): comparison.worse += 1
      case (let score?, let before??):
        let isWorse = score != before && !isBetter(score, than: before)
        if score == before {
          comparison.equal += 1
        } else if isWorse {
          comparison.worse += 1
        } else {
          comparison.better += 1
        }
        if let share = Self.relativeChange(from: before, to: score) {
          comparison.changes.append((result.name, share, isWorse))
        }
      }
    }
    return comparison
  }

  /// Returns the change as a share of the earlier score; `nil` if that is zero and the other is not.
  private static func relativeChange(from before: Double, to score: Double) -> Double? {
    if score == before { return 0 }
    return before == 0 ? nil : (score - before) / abs(before)
  }

  fileprivate static func percent(_ share: Double, decimals: Int) -> String {
    String(format: "%+.\(decimals)f %%", share * 100)
  }
}

extension EarlierScores.Comparison {
  /// The lines of the summary about it: the counts with the mean of the changes, and the cases that have lost most.
  var summary: [String] {
    let count = better + equal + worse
    if count == 0 {
      return ["  against         no case has a score here and in the earlier report"]
    }
    let counts = "\(better) better, \(equal) equal, \(worse) worse of \(count.counted("case"))"
    return ["  against         \(counts)\(mean)"] + losses
  }

  /// The mean of the changes, with its standard error, which tells whether it is more than chance.
  private var mean: String {
    if changes.isEmpty { return "" }
    let count = Double(changes.count)
    let mean = changes.reduce(0) { $0 + $1.share } / count
    let text = "; \(EarlierScores.percent(mean, decimals: 2))"
    if changes.count == 1 { return "\(text) on average" }
    let squares = changes.reduce(0) { $0 + ($1.share - mean) * ($1.share - mean) }
    let error = (squares / (count - 1) / count).squareRoot()
    return text + String(format: " ± %.2f on average", error * 100)
  }

  private var losses: [String] {
    let losses = changes.enumerated().filter(\.element.isWorse).sorted {
      (-abs($0.element.share), $0.offset) < (-abs($1.element.share), $1.offset)
    }
    if losses.isEmpty { return [] }
    let list = losses.prefix(ScoreText.listedCases).map { _, loss in
      "\(EarlierScores.percent(loss.share, decimals: 1)): \(VisibleText.name(loss.name))"
    }
    return ["  losses          \(list.joined(separator: ", "))"]
  }
}
