import InputPatterns
import ProblemFamilies
import ProblemKit

let counts = 1...1_000_000
let values = -1_000_000_000...1_000_000_000

/// Counts the different smaller ones of each number.
func countSmaller(_ numbers: [Int]) -> [Int] {
  let different = Set(numbers)
  return numbers.map { number in different.count { $0 < number } }
}

/// Puts the different numbers in order, and remembers the place of each.
func lookUp(_ numbers: [Int]) -> [Int] {
  var places: [Int: Int] = [:]
  for number in Set(numbers).sorted() { places[number] = places.count }
  return numbers.map { places[$0]! }
}

Problem(
  id: "boj-18870", title: "Coordinate compression",
  link: "https://www.acmicpc.net/problem/18870",
  limits: Limits(seconds: 2, memory: 512),
  input: .list(count: counts, values: values),
  answers: [
    Answer(
      .bruteForce, about: "counts the different smaller ones, up to N = 1000",
      when: { $0.count <= 1000 }, solve: { [.line(countSmaller($0))] }),
    Answer(.reference, about: "looks for each in a dictionary") { [.line(lookUp($0))] },
  ],
  checker: .numbers,
  smallInputs: .lists(count: counts, in: values)
) {
  SortedNumbers.smallCases(in: values)
  Case("far-apart", answer: .bruteForce, about: "differences beyond 32 bits") { _ in
    [values.upperBound, values.lowerBound, 0, values.lowerBound, values.upperBound]
  }
  Case.shapes(
    [.random, .permutation, .fewValues, .extremes, .allEqual], count: counts.upperBound, in: values,
    size: "max")
}.main()
