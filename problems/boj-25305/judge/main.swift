import InputPatterns
import ProblemKit

let scores = 0...10_000

/// The highest score that enough students reach, tried from the top.
func cutLine(_ input: NumbersWithParameter) -> Int {
  scores.last { score in input.numbers.count { $0 >= score } >= input.parameter }!
}

Problem(
  id: "boj-25305", title: "The cut line", link: "https://www.acmicpc.net/problem/25305",
  limits: Limits(seconds: 1, memory: 1024),
  input: .list(count: 1...1000, parameter: ("k", { students in 1...students }), values: scores),
  answers: [
    Answer(.bruteForce, about: "tries every score from the top: do enough students reach it?") {
      [.line([cutLine($0)])]
    }
  ],
  checker: .numbers,
  smallInputs: SmallInputs.lists(count: 1...1000, in: scores).withRank
) {
  Case("smallest", answer: .bruteForce, about: "one student without a point") { _ in
    NumbersWithParameter(parameter: 1, numbers: [0])
  }
  Case.randomLists("random-small", count: 1...10, in: scores, seeds: 1...20, answer: .bruteForce)
    .withRandomRank
  Case.randomLists("random-medium", count: 50...500, in: scores, seeds: 1...3, answer: .bruteForce)
    .withRandomRank
  Case.shapes(
    [.random, .sorted, .reversed, .allEqual, .fewValues, .extremes], count: 1000, in: scores,
    size: "max", answer: .bruteForce
  ).map(\.withRandomRank)
  Case("all-win-max", answer: .bruteForce, about: "everybody wins a prize") { random in
    let numbers = InputPattern.random.values(count: 1000, in: scores, seed: random.next())
    return NumbersWithParameter(parameter: 1000, numbers: numbers)
  }
  Case("best-wins-max", answer: .bruteForce, about: "one prize") { random in
    let numbers = InputPattern.random.values(count: 1000, in: scores, seed: random.next())
    return NumbersWithParameter(parameter: 1, numbers: numbers)
  }
  Case("ties-max", answer: .bruteForce, about: "the cut goes through equal scores") { _ in
    let numbers = (0..<1000).map { $0 < 300 ? 9000 : $0 < 700 ? 5000 : 100 }
    return NumbersWithParameter(parameter: 500, numbers: numbers)
  }
}.main()
