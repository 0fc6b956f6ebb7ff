// Painting a circle of houses in three colors.

import Benchmarking
import DynamicProgramming
import Foundation
import InputPatterns

/// The suite `rgb`: the minimum cost of painting a circle of houses.
struct PaintingSuite: Workload {
  let description = SuiteDescription(
    name: "rgb", title: "Painting a circle of houses", references: ["three-passes"])

  let algorithms = ["cheapestCircleCost"]
  let types = ["int32"]
  let patterns = ["random"]

  func contenders(
    _ algorithms: [String], in race: Race.Title, arena: Arena
  ) throws -> [any Contender] {
    // The peers' totals must fit into 32 bits.
    let dearest = Int32(max(1, min(1000, 2_000_000_000 / race.n)))
    let costs = InputPattern.random.values(count: 3 * race.n, in: 1...dearest, seed: arena.seed)
    let expected = Self.leastCost(costs)
    var answer: Int?
    let own = algorithms.map { name in
      OwnEntrant(
        name,
        run: {
          Stopwatch.nanoseconds {
            answer = PaintingCosts(rowMajor: costs, colors: 3).cheapestCircleCost()
          }
        },
        check: { try Self.check(answer, expected) })
    }
    return own
      + (try arena.peers(
        in: race, input: { Int32.data(of: costs) },
        check: { data in
          let values = data.withUnsafeBytes { Array($0.bindMemory(to: Int64.self)) }
          try Self.check(values.count == 1 ? Int(values[0]) : nil, expected)
        }))
  }

  private static func check(_ answer: Int?, _ expected: Int) throws {
    if answer != expected {
      throw WrongAnswer("\(answer.map { "\($0)" } ?? "no number"), expected \(expected)")
    }
  }

  /// Returns the minimum cost by a straightforward dynamic program for each color of the first house.
  static func leastCost(_ costs: [Int32]) -> Int {
    let houses = costs.count / 3
    // A single house has no neighbor.
    if houses == 1 { return Int(costs.min()!) }
    let impossible = Int.max / 2
    return (0..<3).map { first in
      var totals = (0..<3).map { $0 == first ? Int(costs[$0]) : impossible }
      for house in 1..<houses {
        totals = (0..<3).map { color in
          min(totals[(color + 1) % 3], totals[(color + 2) % 3]) + Int(costs[3 * house + color])
        }
      }
      return min(totals[(first + 1) % 3], totals[(first + 2) % 3])
    }.min()!
  }
}
