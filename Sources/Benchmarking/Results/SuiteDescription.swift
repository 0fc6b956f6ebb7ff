// The description of a suite for reports.

/// A suite of races, described for reports.
public struct SuiteDescription: Sendable {
  /// The name in results: `"sort"`.
  public let name: String
  /// The title: `"Sorting a million numbers"`.
  public let title: String
  /// The reference contenders for ratios; the first measured one is used.
  public let references: [String]
  /// The pairs of a type and a pattern that growth is shown for.
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

  /// Returns the reference result of a race, if there is one.
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
