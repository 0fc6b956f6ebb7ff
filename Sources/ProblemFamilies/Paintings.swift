// Brute force, reference and test cases of the two problems about painting houses. The prices are in
// row-major order, three for each house.

import InputPatterns
import ProblemKit

/// Houses in a line or around a circle whose neighbors must differ in color.
public enum Paintings: Sendable {
  /// The first and the last house have one neighbor.
  case line
  /// The first and the last house are neighbors.
  case circle

  private static var colors: Range<Int> { 0..<3 }

  /// The maximum number of houses for brute force: 6,561 colorings.
  public static var bruteForceLimit: Int { 8 }

  /// Returns the minimum cost of a painting, by trying all colorings.
  public func bruteForce(_ prices: [Int]) -> Int {
    let houses = prices.count / 3
    var best = Int.max
    var coloring = [Int](repeating: 0, count: houses)
    while true {
      let neighbors = zip(coloring, coloring.dropFirst())
      let closes = self == .line || coloring[0] != coloring[houses - 1]
      if closes && neighbors.allSatisfy(!=) {
        best = min(best, coloring.indices.reduce(0) { $0 + prices[3 * $1 + coloring[$1]] })
      }
      // The next coloring: incremented as a ternary number.
      guard let house = coloring.firstIndex(where: { $0 < 2 }) else { return best }
      for earlier in 0..<house { coloring[earlier] = 0 }
      coloring[house] += 1
    }
  }

  /// Returns the minimum cost of a painting, by dynamic programming over the color of the last house for
  /// each color of the first one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of houses.
  public func reference(_ prices: [Int]) -> Int {
    let houses = prices.count / 3
    let tooMuch = prices.reduce(1, +)
    var best = tooMuch
    for first in Self.colors {
      var least = Self.colors.map { $0 == first ? prices[$0] : tooMuch }
      for house in 1..<houses {
        least = Self.colors.map { color in
          let before = Self.colors.filter { $0 != color }.map { least[$0] }
          return before.min()! + prices[3 * house + color]
        }
      }
      for last in Self.colors where self == .line || last != first {
        best = min(best, least[last])
      }
    }
    return best
  }

  /// Brute force for few houses and the reference for many.
  public var answers: [Answer<[Int]>] {
    [
      Answer(
        .bruteForce, about: "tries every coloring, up to N = \(Self.bruteForceLimit)",
        when: { $0.count <= 3 * Self.bruteForceLimit },
        solve: { [.line([self.bruteForce($0)])] }),
      Answer(
        .reference, about: "least price for each first and last color, house by house",
        solve: { [.line([self.reference($0)])] }),
    ]
  }
}

// MARK: - Cases

extension Paintings {
  /// The format of both problems.
  public static var format: InputFormat<[Int]> {
    .rows(count: 2...1000, [("R", 1...1000), ("G", 1...1000), ("B", 1...1000)])
  }

  /// A few houses with any prices, or with such that both ends want the same color.
  public static var smallInputs: SmallInputs<[Int]> {
    SmallInputs(largestSize: 1000) { random, size in
      let houses = size.clamped(to: 2...999)
      return random.nextIsOne(in: 4)
        ? clashingPrices(houses: houses | 1, &random)
        : random.trickyNumbers(count: 3 * houses, in: 1...1000)
    }
  }

  /// The test cases for every trap of the tasks.
  @CaseList<[Int]>
  public static var cases: [Case<[Int]>] {
    Case("smallest", answer: .bruteForce, about: "two houses, every price 1") { _ in
      Array(repeating: 1, count: 6)
    }
    random("random-small", houses: 2...bruteForceLimit, prices: 1...1000, seeds: 1...15)
    random("ties-small", houses: 2...bruteForceLimit, prices: 1...3, seeds: 1...10)
    clash("ends-clash-small", houses: 3...7, seeds: 1...5, answer: .bruteForce)
    clash("ends-clash-max", houses: 999...999, seeds: 1...2, answer: .reference)
    Case("one-color-cheap-max", about: "the same color is cheapest everywhere") { random in
      (0..<3000).map { $0 % 3 == 1 ? random.next(in: 1...10) : random.next(in: 500...1000) }
    }
    Case.shapes(
      [.random, .twoValues, .extremes, .sorted, .reversed, .saw], count: 3000, in: 1...1000,
      size: "max")
    Case("dearest-max", about: "a thousand houses, every price 1000: the highest total") { _ in
      Array(repeating: 1000, count: 3000)
    }
  }

  private static func random(
    _ name: String, houses: ClosedRange<Int>, prices: ClosedRange<Int>, seeds: ClosedRange<UInt64>
  ) -> Case<[Int]> {
    Case(
      name, seeds: seeds, answer: .bruteForce,
      about: "random prices from \(prices.lowerBound) to \(prices.upperBound)"
    ) { random in
      let houses = random.next(in: houses)
      return InputPattern.random.values(count: 3 * houses, in: prices, seed: random.next())
    }
  }

  private static func clash(
    _ name: String, houses: ClosedRange<Int>, seeds: ClosedRange<UInt64>, answer: AnswerMethod
  ) -> Case<[Int]> {
    Case(
      name, seeds: seeds, answer: answer, about: "the cheapest line has the same color at its ends"
    ) { random in
      let houses = random.next(in: houses) | 1
      return clashingPrices(houses: houses, &random)
    }
  }

  /// An odd number of houses, alternately cheap in one of two colors: the cheapest painting of the
  /// line has the same color at both ends.
  private static func clashingPrices(houses: Int, _ random: inout SplitMix64) -> [Int] {
    let first = random.next(in: 0...2)
    let second = (first + random.next(in: 1...2)) % 3
    return (0..<3 * houses).map { place in
      let cheap = place / 3 % 2 == 0 ? first : second
      return place % 3 == cheap ? random.next(in: 1...20) : random.next(in: 300...1000)
    }
  }
}
