// What every suite has: names to choose from, races, contenders.

import Benchmarking

/// A suite of races.
protocol Workload: Sendable {
  /// What reports have to know about it.
  var description: SuiteDescription { get }
  /// The algorithms of the library that it measures.
  var algorithms: [String] { get }
  /// The types of elements, and those that are measured unless others are asked for.
  var types: [String] { get }
  var usualTypes: [String] { get }
  /// The shapes of input, and those that are measured unless others are asked for.
  var patterns: [String] { get }
  var usualPatterns: [String] { get }

  /// Returns the races that are asked for, each once.
  func races(_ wishes: Wishes) -> [Race.Title]

  /// Returns the algorithms of the library that take part in a race: some of those asked for.
  func algorithms(in race: Race.Title, _ wishes: Wishes) -> [String]

  /// Returns who takes part in a race: the named algorithms and the peers.
  func contenders(
    _ algorithms: [String], in race: Race.Title, arena: Arena
  ) throws -> [any Contender]

  /// Returns the size of the input in bytes, where bytes per second say something.
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

/// What is to be measured.
struct Wishes: Sendable {
  let suites: Set<String>?
  let algorithms: Set<String>?
  let patterns: Set<String>?
  let types: Set<String>?
  /// The numbers of elements; `nil` for the usual ones, and growth.
  let lengths: [Int]?
  let isQuick: Bool
  let includesQuadratic: Bool

  /// Whether an algorithm is to be measured.
  func include(_ algorithm: String) -> Bool {
    algorithms?.contains(algorithm) ?? true
  }

  /// Whether growth is to be measured: unless lengths are given, or there is no time for it.
  var includesGrowth: Bool { lengths == nil && !isQuick }

  /// Returns a race for each of the types, patterns and lengths.
  func races(of workload: some Workload, lengths: [Int]) -> [Race.Title] {
    let suite = workload.description.name
    return chosen(workload.types, usual: workload.usualTypes, types).flatMap { type in
      chosen(workload.patterns, usual: workload.usualPatterns, patterns).flatMap { pattern in
        lengths.map { Race.Title(suite: suite, type: type, pattern: pattern, n: $0) }
      }
    }
  }

  /// The usual names, or of all the known ones those that were asked for.
  private func chosen(_ known: [String], usual: [String], _ wanted: Set<String>?) -> [String] {
    wanted.map { wanted in known.filter(wanted.contains) } ?? usual
  }
}
