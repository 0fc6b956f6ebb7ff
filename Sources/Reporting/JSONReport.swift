// JSON reports, whose keys and meanings are stable.

import Foundation
import Judging

extension Report: Encodable {
  private enum CodingKeys: String, CodingKey {
    case target, verdict, score, scores, subtasks, limits, protection, cases
  }

  /// Encodes the target, the verdict, the points, the scores, the limits, the protection that was in effect, and the
  /// cases.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(target, forKey: .target)
    try container.encode(certainVerdict?.rawValue, forKey: .verdict)
    try container.encode(score, forKey: .score)
    try container.encode(ScoreTotals(session.results), forKey: .scores)
    try container.encode(subtasks, forKey: .subtasks)
    try container.encode(JSONLimits(limits), forKey: .limits)
    try container.encode(session.protection.names, forKey: .protection)
    try container.encode(session.results, forKey: .cases)
  }
}

extension SubtaskResult: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name, points, score, verdict, cases
  }

  /// Encodes the name, the points of the subtask and those reached, the verdict, and the names of the cases.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(subtask.name, forKey: .name)
    try container.encode(subtask.points, forKey: .points)
    try container.encode(score, forKey: .score)
    try container.encode(verdict?.rawValue, forKey: .verdict)
    try container.encode(cases, forKey: .cases)
  }
}

/// JSON reports.
public enum JSONReport {
  /// Returns one object for one program, or an array of objects if `isArray` is true.
  ///
  ///     {
  ///       "cases" : [
  ///         { "cpu_seconds" : 0.01, "exit_code" : 0, "message" : "", "name" : "sample/1", … }
  ///       ],
  ///       "limits" : { "memory_mib" : 512, "output_mib" : 64, "time_seconds" : 3, "wall_seconds" : 10 },
  ///       "protection" : ["process-group", "rlimits"],
  ///       "score" : null,
  ///       "scores" : null,
  ///       "subtasks" : [],
  ///       "target" : "boj-14003",
  ///       "verdict" : "AC"
  ///     }
  public static func text(_ reports: [Report], isArray: Bool) throws -> String {
    if !isArray, let only = reports.first { return try text(only) }
    return try text(reports)
  }

  /// Returns any value as JSON in the format of the reports, with keys in alphabetical order.
  public static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
