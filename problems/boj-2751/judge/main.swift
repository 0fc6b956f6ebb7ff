import InputPatterns
import ProblemFamilies
import ProblemKit

let values = -1_000_000...1_000_000

Problem(
  id: "boj-2751", title: "Sort numbers 2", link: "https://www.acmicpc.net/problem/2751",
  limits: Limits(seconds: 2, memory: 256),
  input: .rows(count: 1...1_000_000, [("A", values)]),
  answers: SortedNumbers.answers,
  checker: .lines,
  smallInputs: .lists(count: 1...1_000_000, in: values)
) {
  SortedNumbers.smallCases(in: values)
  Case.shapes(
    [.random, .permutation, .fewValues, .mostlySorted], count: 1_000_000, in: values, size: "max")
  Case.quickSortKillers(count: 1_000_000, in: values, size: "max")
  Case("longest-text-max", about: "the number with the most characters, again and again") { _ in
    Array(repeating: values.lowerBound, count: 1_000_000)
  }
}.main()
