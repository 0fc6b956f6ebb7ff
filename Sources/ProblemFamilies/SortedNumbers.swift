// Brute force, reference and test cases of the problems that ask for numbers in ascending order.

import InputPatterns
import ProblemKit

/// The problems that ask for numbers in ascending order, one per line.
public enum SortedNumbers {
  /// The maximum length for brute force.
  public static var bruteForceLimit: Int { 1000 }

  /// Returns the numbers in ascending order, by removing the minimum repeatedly.
  public static func bruteForce(_ numbers: [Int]) -> [Int] {
    var rest = numbers
    var sorted: [Int] = []
    while let smallest = rest.min() {
      rest.remove(at: rest.firstIndex(of: smallest)!)
      sorted.append(smallest)
    }
    return sorted
  }

  /// Brute force for few numbers and the standard library for many.
  public static var answers: [Answer<[Int]>] {
    [
      Answer(
        .bruteForce, about: "takes out the smallest, again and again, up to N = \(bruteForceLimit)",
        when: { $0.count <= bruteForceLimit }, solve: { [.column(bruteForce($0))] }),
      Answer(
        .reference, about: "the standard library's sort", solve: { [.column($0.sorted())] }),
    ]
  }

  /// Returns short test cases for the traps that all of these problems have.
  @CaseList<[Int]>
  public static func smallCases(in range: ClosedRange<Int>) -> [Case<[Int]>] {
    Case("smallest", answer: .bruteForce, about: "the smallest number alone") { _ in
      [range.lowerBound]
    }
    Case("ends", answer: .bruteForce, about: "the ends of the range, descending") { _ in
      [range.upperBound, range.lowerBound]
    }
    Case.randomLists(
      "random-small", count: 1...10, in: range, seeds: 1...15, answer: .bruteForce)
    Case.shapes(
      [.extremes, .twoValues, .permutation, .pushFront], count: 40, in: range, size: "small",
      seeds: 1...2, answer: .bruteForce)
    Case.randomLists(
      "random-medium", count: 500...1000, in: range, seeds: 1...4, answer: .bruteForce)
  }
}
