import InputPatterns
import ProblemKit

let most = 500
let elements = -1_000_000_000...1_000_000_000

typealias Table = [[Int]]

let format = InputFormat<Table>(
  read: { input in
    let count = try input.integer("N", in: 1...most)
    try input.lineEnd()
    return try (0..<count).map { _ in try input.line("a", count: count, in: elements) }
  },
  write: { table in [.line([table.count])] + table.map { .line($0) } })

func blocks(_ table: Table, _ columns: [Int]) -> [Block] {
  [.line([zip(table, columns).reduce(0) { $0 + $1.0[$1.1] }]), .line(columns)]
}

/// The best of all orders of the columns.
func tryAllOrders(_ table: Table) -> [Int] {
  var best: (cost: Int, columns: [Int]) = (.max, [])
  func choose(_ columns: [Int], _ cost: Int) {
    if columns.count == table.count, cost < best.cost { best = (cost, columns) }
    for column in table.indices where columns.count < table.count && !columns.contains(column) {
      choose(columns + [column], cost + table[columns.count][column])
    }
  }
  choose([], 0)
  return best.columns
}

/// Sells the columns to the rows: Bertsekas, "The auction algorithm", 1988.
///
/// Each row bids for the column that it wants most as much more as it wants it than the next best, and a little more.
/// Where that little is less than 1 in all, nothing can be better.
func byAuction(_ table: Table) -> [Int] {
  let count = table.count
  if count == 1 { return [0] }
  // Sums count one for each row more than they are, so that 1 is little.
  let values = table.map { $0.map { -$0 * (count + 1) } }
  let all = values.joined()
  var prices = [Int](repeating: 0, count: count)
  var columns = [Int](repeating: -1, count: count)
  var little = max((all.max()! - all.min()!) / 4, 1)
  while true {
    var owners = [Int](repeating: -1, count: count)
    var waiting = Array(table.indices)
    while let row = waiting.popLast() {
      var (first, second, wanted) = (Int.min, Int.min, 0)
      for column in table.indices {
        let gain = values[row][column] - prices[column]
        if gain > first {
          (first, second, wanted) = (gain, first, column)
        } else if gain > second {
          second = gain
        }
      }
      prices[wanted] += first - second + little
      if owners[wanted] >= 0 { waiting.append(owners[wanted]) }
      owners[wanted] = row
      columns[row] = wanted
    }
    if little == 1 { return columns }
    little = max(little / 5, 1)
  }
}

/// The sum that an output states, if it is that of its columns.
func sum(_ table: Table, _ output: [UInt8]) throws -> Int {
  var tokens = TokenReader(output)
  let bound = most * elements.upperBound
  let said = try tokens.integer("X", in: -bound...bound)
  var isTaken = [Bool](repeating: false, count: table.count)
  var sum = 0
  for (index, row) in table.enumerated() {
    let column = try tokens.integer("p of row \(index)", in: 0...table.count - 1)
    if isTaken[column] { throw Judgement.wrongAnswer("column \(column) is there twice") }
    isTaken[column] = true
    sum += row[column]
  }
  try tokens.end()
  if said != sum { throw Judgement.wrongAnswer("the sum is \(sum), not \(said)") }
  return sum
}

/// Any choice whose sum is the answer's.
let checker = Checker<Table> { table, output, answer in
  let best: Int
  do {
    best = try sum(table, answer)
  } catch {
    return .juryFault("the answer does not hold: \(error)")
  }
  let found = try sum(table, output)
  if found > best { return .wrongAnswer("the sum is \(found), \(best) is possible") }
  if found < best { return .juryFault("the sum is \(found), less than the answer's \(best)") }
  return .ok("sum \(found)")
}

// MARK: - Cases

func anyTable(_ random: inout SplitMix64, _ count: Int, _ range: ClosedRange<Int>) -> Table {
  (0..<count).map { _ in (0..<count).map { _ in random.next(in: range) } }
}

func table(_ count: Int, _ element: (_ row: Int, _ column: Int) -> Int) -> Table {
  (0..<count).map { row in (0..<count).map { element(row, $0) } }
}

func fixed(
  _ name: String, _ about: String, answer: AnswerMethod = .bruteForce, _ table: Table
) -> Case<Table> {
  Case(name, answer: answer, about: about) { _ in table }
}

/// The best choice is known, and everything else costs hardly more: prices of rows and columns, and something on top
/// where it is not best.
func hidden(_ random: inout SplitMix64, _ count: Int, prices: Int, most: Int) -> Table {
  var best = Array(0..<count)
  random.shuffle(&best)
  let rows = (0..<count).map { _ in random.next(in: -prices...prices) }
  let columns = (0..<count).map { _ in random.next(in: -prices...prices) }
  return table(count) { row, column in
    rows[row] + columns[column] + (best[row] == column ? 0 : random.next(in: 0...most))
  }
}

let smallInputs = SmallInputs<Table>(largestSize: most * most) { random, size in
  var count = 1
  while (count + 1) * (count + 1) <= size, count < most { count += 1 }
  let range = random.nextIsOne(in: 2) ? -2...3 : elements
  return anyTable(&random, count, range)
}

Problem(
  id: "lc-assignment", title: "The assignment problem",
  link: "https://judge.yosupo.jp/problem/assignment",
  limits: Limits(seconds: 5, memory: 1024),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "tries all orders of the columns, up to N = 7",
      when: { $0.count <= 7 }, solve: { blocks($0, tryAllOrders($0)) }),
    Answer(.reference, about: "sells the columns to the rows") { blocks($0, byAuction($0)) },
  ],
  checker: checker,
  smallInputs: smallInputs
) {
  fixed("smallest", "one element", [[-7]])
  fixed("equal", "any choice is as good", table(3) { _, _ in 4 })
  fixed("gives-way", "the best element of all is not chosen", [[1, 2], [2, 9]])
  fixed(
    "three-give-way", "no exchange of two helps, one of three does",
    [[2, 0, 9], [9, 2, 0], [0, 9, 2]])
  fixed("negative", "elements below 0 and above", [[-5, 5, 0], [-6, 0, 6], [-9, -8, 1]])
  fixed(
    "extremes", "the largest and the smallest elements",
    table(6) { $0 == $1 ? elements.upperBound : elements.lowerBound })
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "few rows") {
    anyTable(&$0, $0.next(in: 1...7), -9...9)
  }
  Case("random-medium", seeds: 1...3, about: "a hundred rows") { anyTable(&$0, 100, elements) }
  Case("random-max", seeds: 1...2, about: "as many rows as can be") {
    anyTable(&$0, most, elements)
  }
  Case("few-values-max", about: "elements from 0 to 100") { anyTable(&$0, most, 0...100) }
  Case("hidden-max", seeds: 1...2, about: "a best choice, and others that cost hardly more") {
    hidden(&$0, most, prices: 400_000_000, most: 1000)
  }
  Case("zeros-and-ones-max", about: "two different elements") { anyTable(&$0, most, 0...1) }
  fixed(
    "highest-max", "all elements are the largest", answer: .reference,
    table(most) { _, _ in elements.upperBound })
  fixed(
    "lowest-max", "all elements are the smallest", answer: .reference,
    table(most) { _, _ in elements.lowerBound })
  fixed(
    "products-max", "row times column: all have to change for each new row",
    answer: .reference, table(most) { ($0 + 1) * ($1 + 1) })
  fixed(
    "negative-products-max", "minus row times column", answer: .reference,
    table(most) { -($0 + 1) * ($1 + 1) })
  fixed(
    "first-columns-max", "all want the first columns", answer: .reference,
    table(most) { row, column in column <= row ? row * most + column : 100_000_000 })
}.main()
