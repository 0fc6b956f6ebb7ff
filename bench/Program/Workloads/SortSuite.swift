// The sort suite: which algorithms run on which input.

import Benchmarking
import InputPatterns

/// The suite `sort`.
struct SortSuite: Workload {
  let description = SuiteDescription(
    name: "sort", title: "Sorting", references: ["std::sort", "swift-sort"],
    growing: [(type: "int32", pattern: "random")])

  let algorithms = [
    "radixSort", "quickSort", "quickSort(by:)", "mergeSort", "heapSort", "countingSort",
    "insertionSort", "selectionSort",
  ]
  let types = ["int32", "int64", "double", "string"]
  let patterns = Shape.all
  let usualPatterns = Self.tenPatterns + ["pushMiddle"]

  /// The patterns that sorts are compared on.
  static let tenPatterns = [
    "random", "sorted", "reversed", "allEqual", "fewValues", "saw", "organPipe", "mostlySorted",
    "permutation", Shape.smallRange,
  ]

  /// The maximum length of random input for quadratic sorts: about half a second per sample.
  static let longestQuadratic = 50_000

  /// The lengths for growth; four of them are short enough for quadratic sorts, enough for a fit.
  private static let growthLengths = [1000, 10_000, 20_000, 50_000, 100_000, 10_000_000]

  func races(_ wishes: Wishes) -> [Race.Title] {
    let races = wishes.races(of: self, lengths: wishes.lengths ?? [Bars.length])
      .filter { isSensible($0, wishes) }
    guard wishes.includesGrowth else { return races }
    return races + growth(wishes)
  }

  /// Whether a race is worth measuring: strings are measured on random input only, and so are floating-point
  /// numbers unless patterns are requested.
  private func isSensible(_ race: Race.Title, _ wishes: Wishes) -> Bool {
    switch race.type {
    case "string": race.pattern == "random"
    case "double": race.pattern == "random" || wishes.patterns != nil
    default: true
    }
  }

  private func growth(_ wishes: Wishes) -> [Race.Title] {
    wishes.races(of: self, lengths: Self.growthLengths).filter { race in
      description.growing.contains { $0.type == race.type && $0.pattern == race.pattern }
    }
  }

  func algorithms(in race: Race.Title, _ wishes: Wishes) -> [String] {
    algorithms.filter { name in
      guard wishes.include(name) else { return false }
      switch name {
      case "insertionSort":
        return runsQuadratic(race, wishes) || Self.suitsInsertion.contains(race.pattern)
      case "selectionSort": return runsQuadratic(race, wishes)
      case "radixSort": return race.type.hasPrefix("int")
      case "countingSort": return race.type.hasPrefix("int") && Shape.isNarrow(race.pattern)
      case "quickSort(by:)": return race.type == "int64"
      default: return true
      }
    }
  }

  /// Patterns with O(n) inversions.
  private static let suitsInsertion = ["sorted", "allEqual", "pushFront", "pushMiddle"]

  private func runsQuadratic(_ race: Race.Title, _ wishes: Wishes) -> Bool {
    race.pattern == "random" && (race.n <= Self.longestQuadratic || wishes.includesQuadratic)
  }

  func contenders(
    _ algorithms: [String], in race: Race.Title, arena: Arena
  ) throws -> [any Contender] {
    switch race.type {
    case "int32":
      let values: [Int32] = Shape.integers(race.pattern, count: race.n, seed: arena.seed)
      return try SortTrack(values).contenders(algorithms, SortAlgorithm.integers, race, arena)
    case "int64":
      let values: [Int64] = Shape.integers(race.pattern, count: race.n, seed: arena.seed)
      return try SortTrack(values).contenders(algorithms, SortAlgorithm.integers, race, arena)
    case "double":
      // 53-bit integers are as good as fractional numbers.
      let range = Int64(-1) << 52...Int64(1) << 52
      let values = (InputPattern(rawValue: race.pattern) ?? .random)
        .values(count: race.n, in: range, seed: arena.seed).map(Double.init)
      return try SortTrack(values).contenders(algorithms, SortAlgorithm.any, race, arena)
    default:
      let words = Shape.words(count: race.n, seed: arena.seed)
      return try SortTrack(words).contenders(algorithms, SortAlgorithm.any, race, arena)
    }
  }
}
