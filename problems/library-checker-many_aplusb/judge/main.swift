import InputPatterns
import ProblemFamilies
import ProblemKit

let numbers = 0...1_000_000_000_000_000_000

Problem(
  id: "lc-many_aplusb", title: "Many A + B", link: "https://judge.yosupo.jp/problem/many_aplusb",
  limits: Limits(seconds: 5, memory: 1024),
  input: Additions.format(count: 1...1_000_000, numbers: numbers),
  answers: Additions.answers,
  checker: .numbers,
  smallInputs: Additions.smallInputs(numbers: numbers)
) {
  Additions.cases(upTo: 1_000_000, numbers: numbers)
}.main()
