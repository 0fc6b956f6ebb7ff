// What the reports have to know about a suite.

/// A suite of races, as far as reports show it.
public struct SuiteDescription: Sendable {
  /// The name in results: `"sort"`.
  public let name: String
  /// What it is about: `"Sorting a million numbers"`.
  public let title: String
  /// The contenders that ratios may refer to; the first that was measured is taken.
  public let references: [String]
  /// What growth is shown for, as pairs of a type and a pattern.
  public let growing: [(type: String, pattern: String)]

  /// Describes a suite.
  public init(
    name: String, title: String, references: [String],
    growing: [(type: String, pattern: String)] = []
  ) {
    self.name = name
    self.title = title
    self.references = references
    self.growing = growing
  }

  /// Returns the result that the others of a race are compared with, if there is one.
  public func reference(in race: [BenchmarkResult]) -> BenchmarkResult? {
    references.lazy.compactMap { name in race.first { $0.contender == name } }.first
  }
}

extension [BenchmarkResult] {
  /// The results by race, in the order in which the races first appear.
  func races() -> [(title: Race.Title, results: [BenchmarkResult])] {
    let groups = Dictionary(grouping: self, by: \.title)
    return map(\.title).uniqued().map { ($0, groups[$0]!) }
  }
}
