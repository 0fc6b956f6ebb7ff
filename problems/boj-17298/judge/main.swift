import InputPatterns
import ProblemKit

let counts = 1...1_000_000
let values = 1...1_000_000

/// Looks at all numbers to the right of each.
func lookAtAll(_ numbers: [Int]) -> [Int] {
  numbers.indices.map { index in
    numbers[(index + 1)...].first { $0 > numbers[index] } ?? -1
  }
}

/// Goes from right to left, and for each number from one candidate to the next greater one of that.
func jump(_ numbers: [Int]) -> [Int] {
  var next = [Int](repeating: numbers.count, count: numbers.count)
  for index in numbers.indices.reversed() {
    var candidate = index + 1
    while candidate < numbers.count, numbers[candidate] <= numbers[index] {
      candidate = next[candidate]
    }
    next[index] = candidate
  }
  return next.map { $0 < numbers.count ? numbers[$0] : -1 }
}

Problem(
  id: "boj-17298", title: "The next greater number",
  link: "https://www.acmicpc.net/problem/17298",
  limits: Limits(seconds: 1, memory: 512),
  input: .list(count: counts, values: values),
  answers: [
    Answer(
      .bruteForce, about: "looks at all numbers to the right, up to N = 2000",
      when: { $0.count <= 2000 }, solve: { [.line(lookAtAll($0))] }),
    Answer(.reference, about: "jumps from one candidate to the next") { [.line(jump($0))] },
  ],
  checker: .numbers,
  smallInputs: .lists(count: counts, in: values)
) {
  Case("smallest", answer: .bruteForce, about: "one number") { _ in [1] }
  Case("equal", answer: .bruteForce, about: "equal numbers are not greater") { _ in
    [5, 5, 3, 3, 5, 6, 6]
  }
  Case("stairs", answer: .bruteForce, about: "all wait for the last one, and one waits forever") {
    _ in [9, 7, 5, 3, 1, 8]
  }
  Case.randomLists("random-small", count: 1...20, in: 1...9, seeds: 1...20, answer: .bruteForce)
  Case.shapes(
    [.random, .permutation, .sorted, .reversed, .organPipe], count: 2000, in: values,
    size: "medium", answer: .bruteForce)
  Case.shapes(
    [
      .random, .permutation, .sorted, .reversed, .allEqual, .fewValues, .organPipe, .saw,
      .noisyAscent,
    ], count: counts.upperBound, in: values, size: "max")
}.main()
