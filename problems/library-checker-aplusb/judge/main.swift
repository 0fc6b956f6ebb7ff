import InputPatterns
import ProblemFamilies
import ProblemKit

let numbers = 0...1_000_000_000

Problem(
  id: "lc-aplusb", title: "A + B", link: "https://judge.yosupo.jp/problem/aplusb",
  limits: Limits(seconds: 2, memory: 1024),
  input: .line([("A", numbers), ("B", numbers)]),
  answers: Additions.answers,
  checker: .numbers,
  smallInputs: .lists(count: 2...2, in: numbers)
) {
  Case("smallest", answer: .bruteForce, about: "0 + 0") { _ in [0, 0] }
  Case("largest", answer: .bruteForce, about: "the sum needs more than 30 bits") { _ in
    [numbers.upperBound, numbers.upperBound]
  }
  Case("first-only", answer: .bruteForce, about: "the second number is 0") { _ in
    [numbers.upperBound, 0]
  }
  Case("second-only", answer: .bruteForce, about: "the first number is 0") { _ in
    [0, numbers.upperBound]
  }
  Case.shapes([.random], count: 2, in: numbers, size: "max", seeds: 1...5, answer: .bruteForce)
  Case.shapes([.random], count: 2, in: 0...9, size: "small", seeds: 1...5, answer: .bruteForce)
  Case.shapes([.skewed], count: 2, in: numbers, size: "digits", seeds: 1...5, answer: .bruteForce)
}.main()
