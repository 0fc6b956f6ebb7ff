// The interface of suites: selectable names, races, contenders.

import Benchmarking

/// A suite of races.
protocol Workload: Sendable {
  /// Its description for reports.
  var description: SuiteDescription { get }
  /// The algorithms of the library that it measures.
  var algorithms: [String] { get }
  /// The element types, and those that are measured by default.
  var types: [String] { get }
  var usualTypes: [String] { get }
  /// The input patterns, and those that are measured by default.
  var patterns: [String] { get }
  var usualPatterns: [String] { get }

  /// Returns the requested races without duplicates.
  func races(_ wishes: Wishes) -> [Race.Title]

  /// Returns the algorithms of the library that take part in a race, a subset of the requested ones.
  func algorithms(in race: Race.Title, _ wishes: Wishes) -> [String]

  /// Returns the contenders of a race: the named algorithms and the peers.
  func contenders(
    _ algorithms: [String], in race: Race.Title, arena: Arena
  ) throws -> [any Contender]

  /// Returns the size of the input in bytes, where the throughput in bytes per second is meaningful.
  func bytes(in race: Race.Title, arena: Arena) -> Int?
}

extension Workload {
  var usualTypes: [String] { types }
  var usualPatterns: [String] { patterns }

  func races(_ wishes: Wishes) -> [Race.Title] {
    wishes.races(of: self, lengths: wishes.lengths ?? [Bars.length])
  }

  func algorithms(in race: Race.Title, _ wishes: Wishes) -> [String] {
    algorithms.filter(wishes.include)
  }

  func bytes(in race: Race.Title, arena: Arena) -> Int? { nil }
}

/// The suites.
enum Workloads {
  static let all: [any Workload] = [
    SortSuite(), InputSuite(), OutputSuite(), SubsequenceSuite(), PaintingSuite(), EndToEndSuite(),
  ]

  static var names: [String] { all.map(\.description.name) }
}

/// The requested measurements.
struct Wishes: Sendable {
  let suites: Set<String>?
  let algorithms: Set<String>?
  let patterns: Set<String>?
  let types: Set<String>?
  /// The numbers of elements; `nil` for the default ones, with growth.
  let lengths: [Int]?
  let isQuick: Bool
  let includesQuadratic: Bool

  /// Whether an algorithm is requested.
  func include(_ algorithm: String) -> Bool {
    algorithms?.contains(algorithm) ?? true
  }

  /// Whether growth is measured: not if lengths are given or the run is quick.
  var includesGrowth: Bool { lengths == nil && !isQuick }

  /// Returns a race for each combination of types, patterns and lengths.
  func races(of workload: some Workload, lengths: [Int]) -> [Race.Title] {
    let suite = workload.description.name
    return chosen(workload.types, usual: workload.usualTypes, types).flatMap { type in
      chosen(workload.patterns, usual: workload.usualPatterns, patterns).flatMap { pattern in
        lengths.map { Race.Title(suite: suite, type: type, pattern: pattern, n: $0) }
      }
    }
  }

  /// Returns the default names, or the requested ones among all known.
  private func chosen(_ known: [String], usual: [String], _ wanted: Set<String>?) -> [String] {
    wanted.map { wanted in known.filter(wanted.contains) } ?? usual
  }
}
