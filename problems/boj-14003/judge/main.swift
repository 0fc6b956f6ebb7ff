import InputPatterns
import ProblemFamilies
import ProblemKit

let values = -1_000_000_000...1_000_000_000

Problem(
  id: "boj-14003", title: "Longest increasing subsequence 5",
  link: "https://www.acmicpc.net/problem/14003",
  limits: Limits(seconds: 3, memory: 512),
  input: .list(count: 1...1_000_000, values: values),
  answers: IncreasingSubsequences.answers(.values),
  checker: IncreasingSubsequences.checker(.values),
  smallInputs: .lists(count: 1...1_000_000, in: values)
) {
  IncreasingSubsequences.cases(upTo: 1_000_000, in: values)
  Case.shapes(
    [.random, .sorted], count: 12, in: (-1_000_000_000)...(-1), size: "all-negative",
    answer: .bruteForce)
}.main()
