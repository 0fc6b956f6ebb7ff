import InputPatterns
import ProblemFamilies
import ProblemKit

Problem(
  id: "lc-longest_increasing_subsequence", title: "Longest increasing subsequence",
  link: "https://judge.yosupo.jp/problem/longest_increasing_subsequence",
  limits: Limits(seconds: 5, memory: 1024),
  input: .list(count: 1...500_000, values: 0...1_000_000_000),
  answers: IncreasingSubsequences.answers(.positions),
  checker: IncreasingSubsequences.checker(.positions),
  smallInputs: .lists(count: 1...500_000, in: 0...1_000_000_000)
) {
  IncreasingSubsequences.cases(upTo: 500_000, in: 0...1_000_000_000)
}.main()
