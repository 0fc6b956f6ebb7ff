import InputPatterns
import ProblemKit

let weights = 1...1_000_000_000

/// Counts the subsets that fit, each by adding up its weights.
func countSubsets(_ input: NumbersWithParameter) -> Int {
  (0..<1 << input.numbers.count).count { subset in
    let weight = input.numbers.indices.reduce(0) { $0 + (subset >> $1 & 1) * input.numbers[$1] }
    return weight <= input.parameter
  }
}

/// Counts for each subset of the first half the subsets of the second half that still fit, by a
/// binary search among their weights.
func countSubsetsByHalves(_ input: NumbersWithParameter) -> Int {
  func sums(_ weights: ArraySlice<Int>) -> [Int] {
    weights.reduce([0]) { sums, weight in sums + sums.map { $0 + weight } }
  }
  let middle = input.numbers.count / 2
  let second = sums(input.numbers[middle...]).sorted()
  return sums(input.numbers[..<middle]).reduce(0) { total, sum in
    var low = 0
    var high = second.count
    while low < high {
      let place = (low + high) / 2
      if sum + second[place] <= input.parameter { low = place + 1 } else { high = place }
    }
    return total + low
  }
}

/// Things of a shape with a capacity between nothing and the sum of all, as far as it is allowed.
func packed(_ lists: [Case<[Int]>]) -> [Case<NumbersWithParameter>] {
  lists.map {
    $0.map { weights, random in
      let most = min(weights.reduce(0, +), 1_000_000_000)
      return NumbersWithParameter(parameter: random.next(in: 0...most), numbers: weights)
    }
  }
}

/// A case with a given capacity.
func fixed(
  _ name: String, _ about: String, capacity: Int, _ weights: [Int],
  answer: AnswerMethod = .reference
) -> Case<NumbersWithParameter> {
  Case(name, answer: answer, about: about) { _ in
    NumbersWithParameter(parameter: capacity, numbers: weights)
  }
}

// The capacity is the weight of some of the things, or 1 beside it: there it matters how one compares.
let smallInputs = SmallInputs<NumbersWithParameter> { random, size in
  let numbers = random.trickyNumbers(count: size.clamped(to: 1...30), in: weights)
  let chosen = numbers.reduce(0) { $0 + (random.nextIsOne(in: 2) ? $1 : 0) }
  let capacity = (chosen + random.next(in: -1...1)).clamped(to: 0...1_000_000_000)
  return NumbersWithParameter(parameter: capacity, numbers: numbers)
}

Problem(
  id: "boj-1450", title: "Knapsack", link: "https://www.acmicpc.net/problem/1450",
  limits: Limits(seconds: 1, memory: 128),
  input: .list(count: 1...30, parameter: ("C", { _ in 0...1_000_000_000 }), values: weights),
  answers: [
    Answer(
      .bruteForce, about: "adds up every subset, up to N = 12",
      when: { $0.numbers.count <= 12 }, solve: { [.line([countSubsets($0)])] }),
    Answer(
      .reference, about: "every subset of one half, binary search among those of the other",
      solve: { [.line([countSubsetsByHalves($0)])] }),
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  fixed("smallest", "only nothing fits", capacity: 0, [1], answer: .bruteForce)
  fixed("just-fits", "the one thing fits exactly", capacity: 7, [7], answer: .bruteForce)
  fixed("just-not", "the one thing is too heavy by 1", capacity: 6, [7], answer: .bruteForce)
  packed([
    Case.randomLists("random-tiny", count: 1...10, in: 1...20, seeds: 1...15, answer: .bruteForce),
    Case.randomLists("random-small", count: 1...9, in: weights, seeds: 1...10, answer: .bruteForce),
  ])
  packed(
    Case.shapes(
      [.random, .extremes, .permutation, .fewValues, .skewed], count: 30, in: 1...60_000_000,
      size: "max", seeds: 1...2))
  packed(Case.shapes([.random], count: 29, in: 1...100_000_000, size: "odd", seeds: 1...2))
  fixed(
    "nothing-max", "thirty things, no capacity", capacity: 0, Array(repeating: 1, count: 30))
  fixed(
    "all-fit-max", "all 2^30 subsets fit", capacity: 1_000_000_000, Array(repeating: 1, count: 30))
  fixed(
    "heaviest-max", "all sums of two exceed the capacity; the total exceeds 32 bits",
    capacity: 1_000_000_000, Array(repeating: 1_000_000_000, count: 30))
  fixed(
    "powers-max", "each number below 2^30 is the weight of one subset", capacity: 1_000_000_000,
    (0..<30).map { 1 << $0 })
}.main()
