import InputPatterns
import ProblemKit

let counts = 1...1_000_000
let wanted = 1...2_000_000_000
let heights = 0...1_000_000_000

/// Lowers the saw meter by meter.
func byLowering(_ trees: NumbersWithParameter) -> Int {
  var saw = trees.numbers.max()!
  while trees.numbers.reduce(0, { $0 + max($1 - saw, 0) }) < trees.parameter { saw -= 1 }
  return saw
}

/// Takes the trees from the highest to the lowest.
///
/// As many as are higher than the next one share what is
/// still wanted, as soon as that leaves the saw above it.
func bySharing(_ trees: NumbersWithParameter) -> Int {
  let descending = trees.numbers.sorted(by: >) + [0]
  var total = 0
  for (index, height) in descending.dropLast().enumerated() {
    total += height
    let cut = index + 1
    // The greatest saw for which cut * saw <= total - M.
    let saw = total >= trees.parameter ? (total - trees.parameter) / cut : -1
    if saw >= descending[cut] { return saw }
  }
  return 0
}

/// Wants some of what the trees hold, all of it now and then.
func wantingSome(_ numbers: [Int], _ random: inout SplitMix64) -> NumbersWithParameter {
  // Somebody must have a meter.
  let numbers = numbers.contains { $0 > 0 } ? numbers : numbers.dropLast() + [1]
  let total = min(numbers.reduce(0, +), wanted.upperBound)
  return NumbersWithParameter(
    parameter: random.nextIsOne(in: 4) ? total : random.next(in: 1...total), numbers: numbers)
}

extension Case where Input == [Int] {
  var wantingSomeMeters: Case<NumbersWithParameter> { map { wantingSome($0, &$1) } }
}

Problem(
  id: "boj-2805", title: "Cut trees", link: "https://www.acmicpc.net/problem/2805",
  limits: Limits(seconds: 1, memory: 256),
  input: .list(count: counts, parameter: ("M", { _ in wanted }), values: heights)
    .requiring("all trees together have M meters") { $0.numbers.reduce(0, +) >= $0.parameter },
  answers: [
    Answer(
      .bruteForce, about: "lowers the saw meter by meter, up to N = 1000 and a height of 10000",
      when: { $0.numbers.count <= 1000 && $0.numbers.max()! <= 10_000 },
      solve: { [.line([byLowering($0)])] }),
    Answer(
      .reference, about: "takes the trees from the highest to the lowest",
      solve: { [.line([bySharing($0)])] }),
  ],
  checker: .numbers,
  smallInputs: SmallInputs<NumbersWithParameter>(largestSize: counts.upperBound) { random, size in
    // Small enough for the brute force, or as tall as trees are.
    let range = random.nextIsOne(in: 4) ? heights : 0...20
    return wantingSome(random.trickyNumbers(count: size.clamped(to: counts), in: range), &random)
  }
) {
  Case("smallest", answer: .bruteForce, about: "all of one tree of a meter") { _ in
    NumbersWithParameter(parameter: 1, numbers: [1])
  }
  Case("highest", about: "a meter of the highest tree") { _ in
    NumbersWithParameter(parameter: 1, numbers: [heights.upperBound])
  }
  Case("two-highest", about: "all of two of the highest trees") { _ in
    NumbersWithParameter(
      parameter: wanted.upperBound, numbers: [heights.upperBound, heights.upperBound])
  }
  Case("more-than-wanted", answer: .bruteForce, about: "any saw gives too much or too little") {
    _ in
    NumbersWithParameter(parameter: 4, numbers: [10, 10, 10])
  }
  Case.randomLists("random-small", count: 1...10, in: 0...20, seeds: 1...15, answer: .bruteForce)
    .wantingSomeMeters
  Case.randomLists(
    "random-medium", count: 100...1000, in: 0...10_000, seeds: 1...4, answer: .bruteForce
  ).wantingSomeMeters
  // A few trees too tall for the brute force: together they may be more than 32 bits hold.
  Case.randomLists("random-tall", count: 2...10, in: 20_000...heights.upperBound, seeds: 1...15)
    .wantingSomeMeters
  Case("three-highest", about: "almost all of three tall trees") { _ in
    NumbersWithParameter(
      parameter: wanted.upperBound,
      numbers: [heights.upperBound - 1, heights.upperBound - 1, heights.upperBound])
  }
  Case.shapes([.random, .sorted, .fewValues], count: 1_000_000, in: heights, size: "max")
    .map(\.wantingSomeMeters)
  Case("much-too-low-max", about: "the sum at the height 0 needs 50 bits") { _ in
    NumbersWithParameter(
      parameter: 1, numbers: Array(repeating: heights.upperBound, count: counts.upperBound))
  }
  Case("all-low-max", about: "everything is wanted: the saw is at the ground") { _ in
    NumbersWithParameter(
      parameter: wanted.upperBound, numbers: Array(repeating: 2000, count: counts.upperBound))
  }
}.main()
