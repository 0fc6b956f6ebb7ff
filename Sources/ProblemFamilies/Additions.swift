// Format, answers and test cases of the problems that ask for many sums of two numbers. The numbers
// are in one array, two for each sum.

import InputPatterns
import ProblemKit

/// The problems that ask for sums of two numbers, one per line.
public enum Additions {
  /// Returns the format: a count, and that many lines "A B".
  public static func format(
    count: ClosedRange<Int>, numbers: ClosedRange<Int>
  ) -> InputFormat<[Int]> {
    .rows(count: count, [("A", numbers), ("B", numbers)])
  }

  /// The brute force, which adds the numbers: nothing simpler exists.
  public static var answers: [Answer<[Int]>] {
    [
      Answer(.bruteForce, about: "adds the two numbers") { numbers in
        [.column(stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] + numbers[$0 + 1] })]
      }
    ]
  }

  /// Returns a few tricky sums.
  public static func smallInputs(numbers: ClosedRange<Int>) -> SmallInputs<[Int]> {
    SmallInputs(largestSize: 1_000_000) { random, size in
      random.trickyNumbers(count: 2 * size, in: numbers)
    }
  }

  /// Returns test cases for every trap of the tasks, up to the given number of sums.
  @CaseList<[Int]>
  public static func cases(upTo most: Int, numbers: ClosedRange<Int>) -> [Case<[Int]>] {
    Case("smallest", answer: .bruteForce, about: "one sum of the smallest numbers") { _ in
      [numbers.lowerBound, numbers.lowerBound]
    }
    Case("largest", answer: .bruteForce, about: "one sum of the largest numbers") { _ in
      [numbers.upperBound, numbers.upperBound]
    }
    Case.shapes(
      [.random, .extremes, .skewed], count: 20, in: numbers, size: "small", seeds: 1...5,
      answer: .bruteForce)
    Case.shapes([.random], count: 2000, in: numbers, size: "medium", answer: .bruteForce)
    Case.shapes(
      [.random, .skewed, .extremes], count: 2 * most, in: numbers, size: "max", answer: .bruteForce)
    Case("shortest-text-max", answer: .bruteForce, about: "the smallest numbers only") { _ in
      Array(repeating: numbers.lowerBound, count: 2 * most)
    }
    Case("longest-text-max", answer: .bruteForce, about: "the largest numbers only") { _ in
      Array(repeating: numbers.upperBound, count: 2 * most)
    }
  }
}
