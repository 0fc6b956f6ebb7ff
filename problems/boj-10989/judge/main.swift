import InputPatterns
import ProblemFamilies
import ProblemKit

let values = 1...10_000

// The judge allows 8 MB. Swift's runtime alone takes more than 7 here, so the limit is twice as high:
// still too low to keep ten million numbers, whose smallest form takes 20 MB.
Problem(
  id: "boj-10989", title: "Sort numbers 3", link: "https://www.acmicpc.net/problem/10989",
  limits: Limits(seconds: 5, memory: 16),
  input: .rows(count: 1...10_000_000, [("A", values)]),
  answers: SortedNumbers.answers,
  checker: .lines,
  smallInputs: .lists(count: 1...10_000_000, in: values)
) {
  SortedNumbers.smallCases(in: values)
  Case("every-value", seeds: 1...2, about: "each number once: none may be lost") { random in
    InputPattern.permutation.values(count: values.count, in: values, seed: random.next())
  }
  Case.shapes([.skewed, .extremes, .twoValues], count: 100_000, in: values, size: "large")
  Case.shapes([.random], count: 10_000_000, in: values, size: "max")
  Case("longest-text-max", about: "the highest number, ten million times") { _ in
    Array(repeating: values.upperBound, count: 10_000_000)
  }
}.main()
