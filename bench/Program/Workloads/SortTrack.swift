// The sort suite: how sorts are measured.

import Benchmarking
import Foundation
import Sorting

/// A sort of the library, called through its public API.
struct SortAlgorithm<Element> {
  let name: String
  let sort: (inout [Element]) -> Void
}

extension SortAlgorithm where Element: Comparable {
  /// The sorts for all `Comparable` types.
  static var any: [SortAlgorithm] {
    [
      SortAlgorithm(name: "quickSort") { $0.quickSort() },
      SortAlgorithm(name: "quickSort(by:)") { $0.quickSort { $0 < $1 } },
      SortAlgorithm(name: "heapSort") { $0.heapSort() },
      SortAlgorithm(name: "mergeSort") { $0.mergeSort() },
      SortAlgorithm(name: "insertionSort") { $0.insertionSort() },
      SortAlgorithm(name: "selectionSort") { $0.selectionSort() },
    ]
  }
}

extension SortAlgorithm where Element: FixedWidthInteger {
  /// The sorts for integers.
  static var integers: [SortAlgorithm] {
    any + [
      SortAlgorithm(name: "radixSort") { $0.radixSort() },
      SortAlgorithm(name: "countingSort") { $0.countingSort() },
    ]
  }
}

/// An input to sort, with the working array of the library's sorts.
final class SortTrack<Element: BenchElement> {
  private let values: [Element]
  private let expected: [Element]
  private var work: [Element]

  init(_ values: [Element]) {
    self.values = values
    // The standard library's sort, which shares no code with the library's.
    expected = values.sorted()
    work = values
  }

  func contenders(
    _ names: [String], _ algorithms: [SortAlgorithm<Element>], _ race: Race.Title, _ arena: Arena
  ) throws -> [any Contender] {
    let own = algorithms.filter { names.contains($0.name) }.map { algorithm in
      OwnEntrant(algorithm.name, run: { self.sample(algorithm.sort) }, check: check)
    }
    let isYardstickWanted = race.pattern == "sorted" && names.contains("insertionSort")
    return own + (isYardstickWanted ? [yardstick] : [])
      + (try arena.peers(
        in: race, input: { Element.data(of: values) },
        check: { try Element.check($0, expected: self.expected) }))
  }

  private func sample(_ sort: (inout [Element]) -> Void) -> Int {
    // The same memory each time, so that page faults are not measured.
    work.withUnsafeMutableBufferPointer { work in
      values.withUnsafeBufferPointer { _ = work.update(fromContentsOf: $0) }
    }
    return Stopwatch.nanoseconds { sort(&work) }
  }

  private func check() throws {
    try Element.check(work, expected: expected)
  }

  /// A lower bound for any sort on sorted input: checking that the elements are in order.
  private var yardstick: any Contender {
    var isSorted = false
    return OwnEntrant(
      "scan", isPeer: true,
      run: {
        let values = self.values
        return Stopwatch.nanoseconds { isSorted = Self.isSorted(values) }
      },
      check: { if !isSorted { throw WrongAnswer("sorted input is said not to be sorted") } })
  }

  private static func isSorted(_ values: [Element]) -> Bool {
    values.withUnsafeBufferPointer { values in
      for index in stride(from: 1, to: values.count, by: 1)
      where values[index] < values[index - 1] { return false }
      return true
    }
  }
}
