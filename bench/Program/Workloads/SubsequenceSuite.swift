// Longest increasing subsequences.

import Benchmarking
import DynamicProgramming
import Foundation
import InputPatterns

/// The suite `lis`: a longest strictly increasing subsequence, with its elements, not only its length.
struct SubsequenceSuite: Workload {
  let description = SuiteDescription(
    name: "lis", title: "Longest increasing subsequence", references: ["lower_bound"],
    growing: [(type: "int32", pattern: "random")])

  let algorithms = ["longestIncreasingSubsequence"]
  let types = ["int32", "int64"]
  let usualTypes = ["int32"]
  let patterns = Shape.all
  let usualPatterns = [
    "random", "sorted", "reversed", "noisyAscent", "wideAscent", "halfIncreasing",
  ]

  private static let growthLengths = [1000, 10_000, 100_000, 10_000_000]

  func races(_ wishes: Wishes) -> [Race.Title] {
    let races = wishes.races(of: self, lengths: wishes.lengths ?? [Bars.length])
    guard wishes.includesGrowth else { return races }
    return races
      + wishes.races(of: self, lengths: Self.growthLengths).filter { race in
        description.growing.contains { $0.type == race.type && $0.pattern == race.pattern }
      }
  }

  func contenders(
    _ algorithms: [String], in race: Race.Title, arena: Arena
  ) throws -> [any Contender] {
    race.type == "int32"
      ? try contenders(of: Int32.self, algorithms, race, arena)
      : try contenders(of: Int64.self, algorithms, race, arena)
  }

  private func contenders<Value: FixedWidthInteger & BenchElement>(
    of type: Value.Type, _ algorithms: [String], _ race: Race.Title, _ arena: Arena
  ) throws -> [any Contender] {
    let values: [Value] = Shape.integers(race.pattern, count: race.n, seed: arena.seed)
    let referee = SubsequenceReferee(values)
    var answer: [Value] = []
    let own = algorithms.map { name in
      OwnEntrant(
        name,
        run: {
          answer = []
          return Stopwatch.nanoseconds { answer = values.longestIncreasingSubsequence() }
        },
        check: { try referee.check(answer) })
    }
    return own
      + (try arena.peers(
        in: race, input: { Value.data(of: values) },
        check: { data in
          try referee.check(data.withUnsafeBytes { Array($0.bindMemory(to: Value.self)) })
        }))
  }
}

/// A checker for longest increasing subsequences of some values.
struct SubsequenceReferee<Value: Comparable> {
  private let values: [Value]
  /// The length of a longest one.
  let length: Int

  init(_ values: [Value]) {
    self.values = values
    // tails[k] is the smallest last value of an increasing subsequence of k + 1 values.
    var tails: [Value] = []
    for value in values {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if tails[middle] < value { low = middle + 1 } else { high = middle }
      }
      if low == tails.count { tails.append(value) } else { tails[low] = value }
    }
    length = tails.count
  }

  /// Checks that an answer is a strictly increasing subsequence of maximum length.
  func check(_ answer: [Value]) throws {
    guard answer.count == length else {
      throw WrongAnswer("\(answer.count) elements, expected \(length)")
    }
    for index in answer.indices.dropFirst() where answer[index] <= answer[index - 1] {
      throw WrongAnswer("element \(index) is not larger than the one before")
    }
    // Greedy subsequence matching: each value at its first possible position.
    var found = 0
    for value in values where found < answer.count && value == answer[found] { found += 1 }
    if found < answer.count {
      throw WrongAnswer("element \(found), \(answer[found]), does not follow in the input")
    }
  }
}
