import InputPatterns
import ProblemKit

let counts = 1...100
let capacities = 1...100_000
let weights = 1...100_000
let values = 0...1000

struct Thing {
  var weight: Int
  var value: Int
}

struct Packing {
  var capacity: Int
  var things: [Thing]
}

let format = InputFormat<Packing>(
  read: { input in
    let count = try input.integer("N", in: counts)
    try input.space()
    let capacity = try input.integer("K", in: capacities)
    try input.lineEnd()
    let numbers = try input.rows(count, [("W", weights), ("V", values)])
    return Packing(
      capacity: capacity,
      things: (0..<count).map { Thing(weight: numbers[2 * $0], value: numbers[2 * $0 + 1]) })
  },
  write: { packing in
    [
      .line([packing.things.count, packing.capacity]),
      .rows(packing.things.flatMap { [$0.weight, $0.value] }, width: 2),
    ]
  })

/// Tries every set of things.
func tryEverySet(_ packing: Packing) -> Int {
  (0..<1 << packing.things.count).map { set in
    let things = packing.things.indices.filter { set >> $0 & 1 == 1 }.map { packing.things[$0] }
    let weight = things.reduce(0) { $0 + $1.weight }
    return weight <= packing.capacity ? things.reduce(0) { $0 + $1.value } : 0
  }.max()!
}

/// Finds the least weight for each value, instead of the greatest value for each weight.
func leastWeights(_ packing: Packing) -> Int {
  let total = packing.things.reduce(0) { $0 + $1.value }
  var least = [0] + [Int](repeating: capacities.upperBound + 1, count: total)
  for thing in packing.things where thing.value > 0 {
    for value in stride(from: total, through: thing.value, by: -1) {
      least[value] = min(least[value], least[value - thing.value] + thing.weight)
    }
  }
  return least.lastIndex { $0 <= packing.capacity }!
}

// MARK: - Cases

extension SplitMix64 {
  mutating func nextPacking(
    count: Int, capacity: Int, weights: ClosedRange<Int>, values: ClosedRange<Int>
  ) -> Packing {
    Packing(
      capacity: capacity,
      things: (0..<count).map { _ in Thing(weight: next(in: weights), value: next(in: values)) })
  }
}

func fixed(
  _ name: String, _ about: String, capacity: Int, _ things: (Int, Int)...
) -> Case<Packing> {
  Case(name, answer: .bruteForce, about: about) { _ in
    Packing(capacity: capacity, things: things.map { Thing(weight: $0.0, value: $0.1) })
  }
}

// Things of which about half fit, small or as tricky as the limits allow.
let smallInputs = SmallInputs<Packing>(largestSize: counts.upperBound) { random, size in
  let count = size.clamped(to: counts)
  let isLight = random.nextIsOne(in: 2)
  let heaviest = isLight ? 9 : weights.upperBound
  return Packing(
    capacity: random.next(in: 1...min(heaviest * count, capacities.upperBound)),
    things: zip(
      random.trickyNumbers(count: count, in: 1...heaviest),
      random.trickyNumbers(count: count, in: isLight ? 0...9 : values)
    ).map { Thing(weight: $0, value: $1) })
}

Problem(
  id: "boj-12865", title: "The bag", link: "https://www.acmicpc.net/problem/12865",
  limits: Limits(seconds: 2, memory: 512),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "tries every set of things, up to N = 14",
      when: { $0.things.count <= 14 }, solve: { [.line([tryEverySet($0)])] }),
    Answer(.reference, about: "finds the least weight for each value") {
      [.line([leastWeights($0)])]
    },
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  fixed("smallest", "one thing that fits just so", capacity: 1, (1, 5))
  fixed("too-heavy", "one thing that does not fit", capacity: 4, (5, 1000))
  fixed("worthless", "things that are worth nothing", capacity: 9, (1, 0), (2, 0))
  fixed("only-once", "the best thing is there once", capacity: 10, (1, 10), (3, 4), (9, 9))
  fixed(
    "not-the-densest", "what is worth most for its weight is in the way", capacity: 10, (6, 13),
    (5, 10), (5, 10))
  fixed("not-the-dearest", "two cheap things for a dear one", capacity: 4, (3, 10), (2, 6), (2, 6))
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "few light things") {
    let (count, capacity) = ($0.next(in: 1...12), $0.next(in: 1...40))
    return $0.nextPacking(count: count, capacity: capacity, weights: 1...12, values: 0...9)
  }
  Case("random-medium", seeds: 1...3, about: "a hundred things, half of which fit") {
    $0.nextPacking(count: 100, capacity: 2500, weights: 1...100, values: values)
  }
  Case("random-max", seeds: 1...3, about: "all numbers as large as can be") {
    $0.nextPacking(count: 100, capacity: 100_000, weights: 1...10_000, values: values)
  }
  Case("equal-density-max", seeds: 1...2, about: "each thing is worth a hundredth of its weight") {
    let packing = $0.nextPacking(
      count: 100, capacity: 99_999, weights: 100...9_999, values: 0...0)
    return Packing(
      capacity: packing.capacity,
      things: packing.things.map { Thing(weight: $0.weight, value: $0.weight / 100) })
  }
  Case("all-fit-max", about: "all things fit, and are worth as much as can be") {
    $0.nextPacking(count: 100, capacity: 100_000, weights: 1...1000, values: 1000...1000)
  }
  Case("none-fits-max", about: "no thing fits") {
    $0.nextPacking(count: 100, capacity: 99_999, weights: 100_000...100_000, values: values)
  }
}.main()
