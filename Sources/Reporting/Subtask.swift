// Subtasks: cases that bring points together.

import Foundation
import Judging

/// Cases that bring points if all of them are accepted, as in olympiads.
public struct Subtask: Equatable, Sendable {
  /// What is special about its cases: `"n ≤ 100"`.
  public var name: String?
  /// The points for all of its cases.
  public var points: Int
  /// The names of its cases, with `*`, `?` and `[…]` as in a shell; `secret/` may be left out.
  public var patterns: [String]

  /// Creates a subtask.
  public init(name: String? = nil, points: Int, patterns: [String]) {
    (self.name, self.points, self.patterns) = (name, points, patterns)
  }

  /// Whether a case belongs to it.
  func contains(_ caseName: String) -> Bool {
    let folder = "secret/"
    let names =
      [caseName] + (caseName.hasPrefix(folder) ? [String(caseName.dropFirst(folder.count))] : [])
    return patterns.contains { pattern in names.contains { fnmatch(pattern, $0, 0) == 0 } }
  }
}

/// What a program reaches in a subtask.
public struct SubtaskResult: Sendable {
  /// The subtask.
  public let subtask: Subtask
  /// The names of its cases.
  public let cases: [String]
  /// How many of them were judged.
  public let judgedCount: Int
  /// The verdict; `nil` if there are no cases, or if not all were judged and those that were are accepted.
  public let verdict: Verdict?
  /// The first case with that verdict; `nil` if there is no verdict.
  public let decisiveCase: String?

  /// Finds the verdict.
  ///
  /// - Parameters:
  ///   - caseNames: The names of all cases of the problem, in order.
  ///   - results: The results of those that were judged.
  public init(_ subtask: Subtask, caseNames: [String], results: [CaseResult]) {
    self.subtask = subtask
    cases = caseNames.filter(subtask.contains)
    let own = Set(cases)
    let judged = results.filter { own.contains($0.name) }
    judgedCount = judged.count
    let overall = Verdict.overall(judged.lazy.map(\.verdict))
    let isOpen = judged.isEmpty || overall == .accepted && judged.count < cases.count
    let verdict = isOpen ? nil : overall
    self.verdict = verdict
    decisiveCase = judged.first { $0.verdict == verdict }?.name
  }

  /// The points that it brings.
  public var score: Int { verdict == .accepted ? subtask.points : 0 }
}

extension Report {
  /// The points of all subtasks; `nil` if there are none.
  public var score: Int? {
    subtasks.isEmpty ? nil : subtasks.map(\.score).reduce(0, +)
  }
}
