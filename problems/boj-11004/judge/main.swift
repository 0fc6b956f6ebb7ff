import InputPatterns
import ProblemKit

let values = -1_000_000_000...1_000_000_000

/// The number with fewer than K numbers below it and at least K not above it.
func numberInPlace(_ input: NumbersWithParameter) -> Int {
  input.numbers.first { candidate in
    let below = input.numbers.count { $0 < candidate }
    let notAbove = input.numbers.count { $0 <= candidate }
    return below < input.parameter && input.parameter <= notAbove
  }!
}

extension Case where Input == [Int] {
  /// Asks for the middle: whatever a quick select drops first, half of the numbers stay.
  var askingForTheMiddle: Case<NumbersWithParameter> {
    map { numbers, _ in
      NumbersWithParameter(parameter: (numbers.count + 1) / 2, numbers: numbers)
    }
  }
}

Problem(
  id: "boj-11004", title: "The K-th number", link: "https://www.acmicpc.net/problem/11004",
  limits: Limits(seconds: 2, memory: 512),
  input: .list(count: 1...5_000_000, parameter: ("K", { count in 1...count }), values: values),
  answers: [
    Answer(
      .bruteForce, about: "counts for each number how many are below it, up to N = 1000",
      when: { $0.numbers.count <= 1000 }, solve: { [.line([numberInPlace($0)])] }),
    Answer(
      .reference, about: "the standard library's sort",
      solve: { [.line([$0.numbers.sorted()[$0.parameter - 1]])] }),
  ],
  checker: .numbers,
  smallInputs: SmallInputs.lists(count: 1...5_000_000, in: values).withRank
) {
  Case("smallest", answer: .bruteForce, about: "the lowest number alone") { _ in
    NumbersWithParameter(parameter: 1, numbers: [values.lowerBound])
  }
  Case.randomLists("random-small", count: 1...10, in: values, seeds: 1...20, answer: .bruteForce)
    .withRandomRank
  Case.randomLists("random-medium", count: 50...1000, in: values, seeds: 1...4, answer: .bruteForce)
    .withRandomRank
  Case.shapes(
    [.extremes, .fewValues, .permutation, .skewed], count: 100_000, in: values, size: "large"
  ).map(\.withRandomRank)
  Case.quickSortKillers(count: 500_000, in: values, size: "large").map(\.askingForTheMiddle)
  Case.shapes([.random, .allEqual], count: 5_000_000, in: values, size: "max")
    .map(\.askingForTheMiddle)
  Case("longest-text-max", about: "the number with the most characters, again and again") { _ in
    Array(repeating: values.lowerBound, count: 5_000_000)
  }.askingForTheMiddle
}.main()
