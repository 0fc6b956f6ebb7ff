// The subtasks in `problem.json`.

extension ProblemSettings {
  /// A subtask: cases that bring points if all of them are accepted.
  ///
  ///     { "name": "n ≤ 100", "points": 30, "cases": ["secret/2-*"] }
  public struct Subtask: Equatable, Sendable {
    /// What is special about its cases; it may be left out.
    public var name: String?
    /// The points, at most a million.
    public var points: Int
    /// Patterns of the names of its cases.
    public var cases: [String]

    /// Creates a subtask.
    public init(name: String? = nil, points: Int, cases: [String]) {
      (self.name, self.points, self.cases) = (name, points, cases)
    }
  }
}

extension ProblemSettings.Subtask: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case name, points, cases
  }

  /// Decodes a subtask; unknown keys, missing ones and values out of range are errors.
  public init(from decoder: any Decoder) throws {
    try ProblemSettings.refuseOtherKeys(than: CodingKeys.self, in: decoder, "subtasks: ")
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decodeIfPresent(String.self, forKey: .name)
    let points = try values.decodeIfPresent(Double.self, forKey: .points)
    guard let points, let whole = Int(exactly: points), 0...1_000_000 ~= whole else {
      let found = points.map { "found \(ProblemSettings.text(seconds: $0))" } ?? "it is missing"
      throw ProblemSettings.fault(
        "subtasks: points: expected a whole number from 0 to 1000000, \(found)")
    }
    self.points = whole
    cases = try values.decodeIfPresent([String].self, forKey: .cases) ?? []
    if cases.isEmpty {
      throw ProblemSettings.fault(
        "subtasks: cases: expected an array of names, as in [\"secret/2-*\"]")
    }
  }
}
