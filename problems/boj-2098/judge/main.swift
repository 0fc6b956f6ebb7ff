import InputPatterns
import ProblemKit

let most = 16
let costs = 0...1_000_000

typealias Table = [[Int]]

let format = InputFormat<Table>(
  read: { input in
    let count = try input.integer("N", in: 2...most)
    try input.lineEnd()
    let table = try (0..<count).map { city in
      let row = try input.line("W", count: count, in: costs)
      try input.require(row[city] == 0, "W: the way from a city to itself is 0")
      return row
    }
    try input.require(cheapest(table) != nil, "W: there is no round trip")
    return table
  },
  write: { table in [.line([table.count])] + table.map { .line($0) } })

/// The best of all orders of the cities; `nil` if there is no round trip.
func tryAllOrders(_ table: Table) -> Int? {
  var best: Int?
  func go(_ city: Int, _ rest: [Int], _ cost: Int) {
    if rest.isEmpty, table[city][0] > 0 { best = min(best ?? .max, cost + table[city][0]) }
    for next in rest where table[city][next] > 0 {
      go(next, rest.filter { $0 != next }, cost + table[city][next])
    }
  }
  go(0, Array(1..<table.count), 0)
  return best
}

/// The same from the end: what it still costs to come home from a city, when a set of cities has been visited.
func cheapest(_ table: Table) -> Int? {
  let (count, none) = (table.count, Int.max)
  var left = [[Int]](repeating: [Int](repeating: none, count: count), count: 1 << count)
  for city in 0..<count where table[city][0] > 0 { left[(1 << count) - 1][city] = table[city][0] }
  for visited in (0..<(1 << count) - 1).reversed() {
    for city in 0..<count {
      for next in 0..<count where visited >> next & 1 == 0 && table[city][next] > 0 {
        let rest = left[visited | 1 << next][next]
        if rest < none { left[visited][city] = min(left[visited][city], table[city][next] + rest) }
      }
    }
  }
  return left[1][0] == none ? nil : left[1][0]
}

// MARK: - Cases

func table(_ count: Int, _ cost: (_ from: Int, _ to: Int) -> Int) -> Table {
  (0..<count).map { from in (0..<count).map { from == $0 ? 0 : cost(from, $0) } }
}

func fixed(
  _ name: String, _ about: String, answer: AnswerMethod = .bruteForce, _ table: Table
) -> Case<Table> {
  Case(name, answer: answer, about: about) { _ in table }
}

/// Any costs, of which some are missing, and one round trip that is always there.
func anyTable(
  _ random: inout SplitMix64, _ count: Int, in range: ClosedRange<Int>, missing percent: Int
) -> Table {
  var order = Array(0..<count)
  random.shuffle(&order)
  var made = table(count) { _, _ in
    random.next(in: 0...99) < percent ? 0 : random.next(in: range)
  }
  for (place, city) in order.enumerated() {
    let next = order[(place + 1) % count]
    if made[city][next] == 0 { made[city][next] = random.next(in: range) }
  }
  return made
}

let smallInputs = SmallInputs<Table>(largestSize: most * most) { random, size in
  var count = 2
  while (count + 1) * (count + 1) <= size, count < most { count += 1 }
  let range = random.nextIsOne(in: 2) ? 1...9 : 1...costs.upperBound
  return anyTable(&random, count, in: range, missing: 10 * random.next(in: 0...9))
}

Problem(
  id: "boj-2098", title: "A round trip through all cities",
  link: "https://www.acmicpc.net/problem/2098",
  limits: Limits(seconds: 1, memory: 128),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "tries all orders of the cities, up to N = 8",
      when: { $0.count <= 8 }, solve: { [.line([tryAllOrders($0)!])] }),
    Answer(.reference, about: "sets of cities, from the end") { [.line([cheapest($0)!])] },
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  fixed("smallest", "there and back", [[0, 3], [4, 0]])
  fixed(
    "one-way", "the only trip goes one way around",
    table(4) { from, to in to == (from + 1) % 4 ? 10 : 0 })
  fixed(
    "nearest-is-wrong", "to go to the nearest city first costs more in the end",
    [[0, 1, 2, 9], [2, 0, 50, 60], [9, 9, 0, 1], [5, 1, 9, 0]])
  fixed(
    "way-home", "the cheapest way through all ends where it is dear to come home",
    [[0, 1, 9, 9], [9, 0, 1, 9], [9, 9, 0, 1], [1000, 9, 9, 0]])
  fixed("equal", "all ways cost the same", table(5) { _, _ in 7 })
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "few cities") {
    anyTable(&$0, $0.next(in: 2...8), in: 1...20, missing: 0)
  }
  Case("sparse-small", seeds: 1...20, answer: .bruteForce, about: "few cities and ways") {
    anyTable(&$0, $0.next(in: 2...8), in: 1...20, missing: 60)
  }
  Case("random-max", seeds: 1...3, about: "as many cities as can be") {
    anyTable(&$0, most, in: 1...costs.upperBound, missing: 0)
  }
  Case("sparse-max", seeds: 1...2, about: "most ways are missing") {
    anyTable(&$0, most, in: 1...costs.upperBound, missing: 75)
  }
  Case("only-trip-max", about: "nothing but one round trip") {
    anyTable(&$0, most, in: 1...costs.upperBound, missing: 100)
  }
  // Both are slow to search if a part without a way home is searched again each time.
  fixed(
    "one-way-home-max", "all ways are there, but only one leads home", answer: .reference,
    table(most) { from, to in to == 0 && from != 1 ? 0 : costs.upperBound })
  fixed(
    "one-way-out-max", "all ways are there, but only one leads away from home",
    answer: .reference,
    table(most) { from, to in from == 0 && to != 1 ? 0 : costs.upperBound })
  fixed(
    "dearest-max", "all ways cost as much as can be", answer: .reference,
    table(most) { _, _ in costs.upperBound })
}.main()
