import InputPatterns
import ProblemKit

let counts = 1...5_000_000
let values = -1_000_000_000...1_000_000_000

/// Looks at all numbers of each window.
func lookAtAll(_ input: NumbersWithParameter) -> [Int] {
  input.numbers.indices.map { last in
    input.numbers[max(0, last - input.parameter + 1)...last].min()!
  }
}

/// Keeps of the last numbers those that none behind them is smaller than: the first is the smallest.
func keepCandidates(_ input: NumbersWithParameter) -> [Int] {
  let numbers = input.numbers
  var candidates = [Int](repeating: 0, count: numbers.count)
  var (first, end) = (0, 0)
  return numbers.indices.map { index in
    while end > first, numbers[candidates[end - 1]] > numbers[index] { end -= 1 }
    candidates[end] = index
    end += 1
    if candidates[first] <= index - input.parameter { first += 1 }
    return numbers[candidates[first]]
  }
}

/// Numbers of a shape with windows of a length that may depend on how many there are.
func windows(
  _ lists: [Case<[Int]>], length: @escaping (Int, inout SplitMix64) -> Int
) -> [Case<NumbersWithParameter>] {
  lists.map {
    $0.map { numbers, random in
      NumbersWithParameter(parameter: length(numbers.count, &random), numbers: numbers)
    }
  }
}

/// A case with given numbers.
func fixed(
  _ name: String, _ about: String, length: Int, _ numbers: [Int]
) -> Case<NumbersWithParameter> {
  Case(name, answer: .bruteForce, about: about) { _ in
    NumbersWithParameter(parameter: length, numbers: numbers)
  }
}

Problem(
  id: "boj-11003", title: "Smallest of the last numbers",
  link: "https://www.acmicpc.net/problem/11003",
  limits: Limits(seconds: 2.4, memory: 512),
  input: .list(count: counts, parameter: ("L", { count in 1...count }), values: values),
  answers: [
    Answer(
      .bruteForce, about: "looks at each window, up to N = 2000",
      when: { $0.numbers.count <= 2000 }, solve: { [.line(lookAtAll($0))] }),
    Answer(.reference, about: "a queue of candidates") { [.line(keepCandidates($0))] },
  ],
  checker: .numbers,
  smallInputs: SmallInputs.lists(count: counts, in: values).map { numbers, random in
    NumbersWithParameter(parameter: random.next(in: 1...numbers.count), numbers: numbers)
  }
) {
  fixed("smallest", "one number", length: 1, [values.lowerBound])
  fixed("window-of-one", "each number alone", length: 1, [3, -1, 2, 2])
  fixed("window-of-all", "never more than all", length: 4, [3, 4, -1, 2])
  fixed(
    "leaves-at-once", "the smallest leaves, and the next is at its place", length: 2,
    [1, 9, 8, 1, 7, 7, 6])
  fixed(
    "ends", "the least and the largest numbers", length: 2,
    [values.upperBound, values.upperBound, values.lowerBound, values.upperBound, 0])
  windows(
    [
      Case.randomLists(
        "random-small", count: 1...20, in: -9...9, seeds: 1...30, answer: .bruteForce)
    ]
  ) { $1.next(in: 1...$0) }
  windows(
    Case.shapes(
      [.random, .sorted, .reversed, .saw], count: 2000, in: values, size: "medium",
      answer: .bruteForce)
  ) { $1.next(in: 2...$0 / 2) }
  windows(
    Case.shapes([.random, .reversed], count: counts.upperBound, in: values, size: "max")
  ) { count, random in random.next(in: count / 100...count / 3) }
  windows(
    Case.shapes([.sorted, .saw], count: counts.upperBound, in: values, size: "max")
  ) { _, _ in 7 }
  windows(
    Case.shapes([.sorted], count: counts.upperBound, in: values, size: "wide-max")
  ) { count, _ in count / 3 }
  windows(
    Case.shapes([.fewValues], count: counts.upperBound, in: values, size: "all-max")
  ) { count, _ in count }
}.main()
