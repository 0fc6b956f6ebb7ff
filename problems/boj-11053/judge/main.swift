import InputPatterns
import ProblemFamilies
import ProblemKit

Problem(
  id: "boj-11053", title: "Longest increasing subsequence",
  link: "https://www.acmicpc.net/problem/11053",
  limits: Limits(seconds: 1, memory: 256),
  input: .list(count: 1...1000, values: 1...1_000_000),
  answers: IncreasingSubsequences.answers(.length),
  checker: IncreasingSubsequences.checker(.length),
  smallInputs: .lists(count: 1...1000, in: 1...1_000_000)
) {
  IncreasingSubsequences.cases(upTo: 1000, in: 1...1_000_000)
  // The judge promises no more than this.
  Case.shapes([.random, .permutation], count: 1000, in: 1...1000, size: "narrow", seeds: 1...2)
}.main()
