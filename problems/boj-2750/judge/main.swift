import InputPatterns
import ProblemFamilies
import ProblemKit

let values = -1000...1000

Problem(
  id: "boj-2750", title: "Sort numbers", link: "https://www.acmicpc.net/problem/2750",
  limits: Limits(seconds: 1, memory: 128),
  input: .rows(count: 1...1000, [("A", values)]),
  answers: SortedNumbers.answers,
  checker: .lines,
  smallInputs: .lists(count: 1...1000, in: values)
) {
  SortedNumbers.smallCases(in: values)
  Case.shapes(
    [.random, .permutation, .sorted, .reversed, .allEqual, .fewValues, .organPipe, .mostlySorted],
    count: 1000, in: values, size: "max", answer: .bruteForce)
}.main()
