import InputPatterns
import ProblemKit

let longest = 100_000
let numbers = 0...2_147_483_647

/// Looks through all numbers for the smallest, each time.
func lookThrough(_ operations: [Int]) -> [Int] {
  var kept: [Int] = []
  var taken: [Int] = []
  for number in operations {
    if number > 0 {
      kept.append(number)
    } else if let least = kept.indices.min(by: { kept[$0] < kept[$1] }) {
      taken.append(kept.remove(at: least))
    } else {
      taken.append(0)
    }
  }
  return taken
}

/// Counts how often each number is there, and for 64, 4096, … neighbors whether any of them is: a word
/// with a bit for each of 64 parts, level by level.
func countByParts(_ operations: [Int]) -> [Int] {
  let values = Set(operations).sorted()
  let places = Dictionary(uniqueKeysWithValues: zip(values, values.indices))
  var counts = [Int](repeating: 0, count: values.count)
  var levels = [3, 2, 1].map { [UInt64](repeating: 0, count: values.count >> (6 * $0) + 1) }
  func mark(_ place: Int, isThere: Bool) {
    for level in levels.indices.reversed() {
      let part = place >> (6 * (2 - level))
      let bit = (1 as UInt64) << UInt64(part % 64)
      levels[level][part / 64] = levels[level][part / 64] & ~bit | (isThere ? bit : 0)
      if !isThere && levels[level][part / 64] != 0 { return }
    }
  }
  var taken: [Int] = []
  for number in operations {
    if number > 0 {
      let place = places[number]!
      counts[place] += 1
      if counts[place] == 1 { mark(place, isThere: true) }
    } else if levels[0][0] == 0 {
      taken.append(0)
    } else {
      let place = levels.reduce(0) { 64 * $0 + $1[$0].trailingZeroBitCount }
      taken.append(values[place])
      counts[place] -= 1
      if counts[place] == 0 { mark(place, isThere: false) }
    }
  }
  return taken
}

/// A case with given operations.
func fixed(
  _ name: String, _ about: String, answer: AnswerMethod = .bruteForce, _ operations: [Int]
) -> Case<[Int]> {
  Case(name, answer: answer, about: about) { _ in operations }
}

/// Puts in and takes out: of `period` operations about one takes out.
func mixture(
  _ random: inout SplitMix64, count: Int, in range: ClosedRange<Int>, takesOneIn period: UInt64
) -> [Int] {
  (0..<count).map { _ in random.nextIsOne(in: period) ? 0 : random.next(in: range) }
}

/// Puts numbers in, then takes all out.
func inAndOut(_ numbers: [Int]) -> [Int] {
  numbers + [Int](repeating: 0, count: numbers.count)
}

// Tricky numbers, with some of them made zeros: often, rarely, or at the end.
let smallInputs = SmallInputs<[Int]>(largestSize: longest) { random, size in
  let count = size.clamped(to: 1...longest)
  if random.nextIsOne(in: 3) {
    return random.trickyNumbers(count: (count + 1) / 2, in: numbers)
      + [Int](repeating: 0, count: count / 2)
  }
  let period = random.next(in: 2...4 as ClosedRange<UInt64>)
  return random.trickyNumbers(count: count, in: numbers).map { number in
    random.nextIsOne(in: period) ? 0 : number
  }
}

Problem(
  id: "boj-1927", title: "Least first", link: "https://www.acmicpc.net/problem/1927",
  limits: Limits(seconds: 1, memory: 128),
  input: .rows(count: 1...longest, [("x", numbers)]),
  answers: [
    Answer(
      .bruteForce, about: "looks through all numbers for the smallest, up to N = 2000",
      when: { $0.count <= 2000 }, solve: { [.column(lookThrough($0))] }),
    Answer(.reference, about: "counts of all numbers and which of 64 parts are not empty") {
      [.column(countByParts($0))]
    },
  ],
  checker: .lines,
  smallInputs: smallInputs
) {
  fixed("smallest", "nothing to take", [0])
  fixed("nothing-asked", "numbers go in and none comes out: no output", [5, 3, 8])
  fixed("empty-again", "taken until nothing is left, and once more", [7, 0, 0, 3, 0, 0])
  fixed(
    "largest", "the largest number there is, twice", [2_147_483_647, 1, 2_147_483_647, 0, 0, 0])
  fixed("equal", "equal numbers come out one by one", [4, 4, 4, 0, 0, 4, 0, 0, 0])
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "few numbers, often equal") {
    let count = $0.next(in: 1...20)
    return mixture(&$0, count: count, in: 1...9, takesOneIn: 2)
  }
  Case("in-and-out-small", seeds: 1...10, answer: .bruteForce, about: "up to 20 in, all out") {
    let count = $0.next(in: 1...20)
    return inAndOut(mixture(&$0, count: count, in: 1...99, takesOneIn: 50))
  }
  Case("random-medium", seeds: 1...4, answer: .bruteForce, about: "more in than out") {
    mixture(&$0, count: 2000, in: 1...2_147_483_647, takesOneIn: 3)
  }
  Case("random-max", seeds: 1...3, about: "in and out in turns, at random") {
    mixture(&$0, count: longest, in: 1...2_147_483_647, takesOneIn: 2)
  }
  Case("many-inside-max", seeds: 1...2, about: "far more in than out, so that many are inside") {
    mixture(&$0, count: longest, in: 1...2_147_483_647, takesOneIn: 50)
  }
  Case("few-values-max", about: "a hundred different numbers") {
    mixture(&$0, count: longest, in: 1...100, takesOneIn: 2)
  }
  Case("in-and-out-max", about: "half of a hundred thousand in, all out") { random in
    inAndOut((0..<50_000).map { _ in random.next(in: 1...2_147_483_647) })
  }
  Case("full-max", about: "50,000 in, then one in and one out in turns") { random in
    (0..<longest).map { place in
      place > 50_000 && place % 2 == 1 ? 0 : random.next(in: 1...2_147_483_647)
    }
  }
  fixed(
    "ascending-max", "in from the smallest on, all out", answer: .reference,
    inAndOut(Array(1...50_000)))
  fixed(
    "descending-max", "in from the largest on: each goes to the front", answer: .reference,
    inAndOut((1...50_000).reversed()))
  fixed(
    "nothing-inside-max", "a hundred thousand times nothing to take", answer: .reference,
    [Int](repeating: 0, count: longest))
}.main()
