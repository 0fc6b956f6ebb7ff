import InputPatterns
import ProblemFamilies
import ProblemKit

Problem(
  id: "boj-12015", title: "Longest increasing subsequence 2",
  link: "https://www.acmicpc.net/problem/12015",
  limits: Limits(seconds: 1, memory: 512),
  input: .list(count: 1...1_000_000, values: 1...1_000_000),
  answers: IncreasingSubsequences.answers(.length),
  checker: IncreasingSubsequences.checker(.length),
  smallInputs: .lists(count: 1...1_000_000, in: 1...1_000_000)
) {
  IncreasingSubsequences.cases(upTo: 1_000_000, in: 1...1_000_000)
}.main()
