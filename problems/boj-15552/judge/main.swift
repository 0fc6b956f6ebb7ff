import InputPatterns
import ProblemFamilies
import ProblemKit

Problem(
  id: "boj-15552", title: "Fast A+B", link: "https://www.acmicpc.net/problem/15552",
  limits: Limits(seconds: 1, memory: 512),
  input: Additions.format(count: 1...1_000_000, numbers: 1...1000),
  answers: Additions.answers,
  checker: .lines,
  smallInputs: Additions.smallInputs(numbers: 1...1000)
) {
  Additions.cases(upTo: 1_000_000, numbers: 1...1000)
}.main()
