// Mistakes in matching, where somebody has to give way to somebody else.

import FastIO
import Graphs

/// The edges of a bipartite graph, and who is matched with whom so far.
struct Couples {
  var rights: [[Int]]
  var partnerOfRight: [Int?]

  /// Matches a vertex on the left with a neighbor that is free, if there is one.
  mutating func takeFree(_ left: Int) -> Bool {
    guard let right = rights[left].first(where: { partnerOfRight[$0] == nil }) else { return false }
    partnerOfRight[right] = left
    return true
  }

  /// Takes a neighbor from somebody who finds another one that is free.
  mutating func giveWayOnce(_ left: Int) -> Bool {
    for right in rights[left] {
      guard let other = partnerOfRight[right], takeFree(other) else { continue }
      partnerOfRight[right] = left
      return true
    }
    return false
  }

  /// Looks for one path at a time, and forgets afterward where there was none: Kuhn.
  mutating func giveWay(_ root: Int) -> Bool {
    var isAsked = [Bool](repeating: false, count: partnerOfRight.count)
    var path = [(left: root, next: 0)]
    while let (left, next) = path.last {
      if next == rights[left].count {
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let right = rights[left][next]
      if isAsked[right] { continue }
      isAsked[right] = true
      if let other = partnerOfRight[right] {
        path.append((other, 0))
      } else {
        for step in path { partnerOfRight[rights[step.left][step.next - 1]] = step.left }
        return true
      }
    }
    return false
  }
}

/// lc-bipartitematching: whoever finds nobody free asks for somebody in one way or another.
func matched(_ ask: @Sendable (inout Couples, Int) -> Bool) {
  solve { input, output in
    let leftCount = try input.read(Int.self, in: 1...100_000)
    let rightCount = try input.read(Int.self, in: 1...100_000)
    let edgeCount = try input.read(Int.self, in: 1...200_000)
    var couples = Couples(
      rights: [[Int]](repeating: [], count: leftCount),
      partnerOfRight: [Int?](repeating: nil, count: rightCount))
    for _ in 0..<edgeCount {
      couples.rights[try input.read(Int.self)].append(try input.read(Int.self))
    }
    for left in 0..<leftCount where !couples.takeFree(left) { _ = ask(&couples, left) }
    let pairs = couples.partnerOfRight.enumerated().filter { $0.element != nil }
    output.writeLine(pairs.count)
    for (right, left) in pairs { output.writeLine([left!, right], separator: " ") }
  }
}

/// boj-11408: the jobs that each person can do, each with its price.
private func readOffers(_ input: inout InputReader) throws -> [[(job: Int, price: Int)]] {
  let people = try input.read(Int.self, in: 1...400)
  _ = try input.read(Int.self, in: 1...400)
  return try (0..<people).map { _ in
    try (0..<input.read(Int.self)).map { _ in (try input.read(Int.self), try input.read(Int.self)) }
  }
}

/// boj-11408 taking the cheapest pair that is left, each time.
func cheapestPairsFirst() {
  solve { input, output in
    let offers = try readOffers(&input)
    let pairs = offers.enumerated().flatMap { person, offers in
      offers.map { (person: person, job: $0.job, price: $0.price) }
    }
    var (people, jobs): (Set<Int>, Set<Int>) = ([], [])
    var cost = 0
    for pair in pairs.sorted(by: { $0.price < $1.price })
    where !people.contains(pair.person) && !jobs.contains(pair.job) {
      people.insert(pair.person)
      jobs.insert(pair.job)
      cost += pair.price
    }
    output.writeLine(jobs.count)
    output.writeLine(cost)
  }
}

/// boj-11408 with as many jobs as possible, where each person prefers the cheapest.
func cheapestWhoGivesWay() {
  solve { input, output in
    let offers = try readOffers(&input).map { $0.sorted { $0.price < $1.price } }
    var couples = Couples(
      rights: offers.map { $0.map(\.job) }, partnerOfRight: [Int?](repeating: nil, count: 401))
    for person in offers.indices where !couples.takeFree(person) { _ = couples.giveWay(person) }
    let pairs = couples.partnerOfRight.enumerated().filter { $0.element != nil }
    let prices = pairs.map { pair in offers[pair.element!].first { $0.job == pair.offset }!.price }
    output.writeLine(prices.count)
    output.writeLine(prices.reduce(0, +))
  }
}

/// lc-assignment: columns are chosen in one way or another.
func assigned(_ choose: @Sendable ([[Int]]) -> [Int]) {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...500)
    let rows = try input.readRows(of: Int.self, rows: count, columns: count)
    let columns = choose(rows)
    output.writeLine(zip(rows, columns).reduce(0) { $0 + $1.0[$1.1] })
    output.writeLine(columns, separator: " ")
  }
}

/// Gives each row the best column that is left.
func rowByRow(_ rows: [[Int]]) -> [Int] {
  var left = Set(rows.indices)
  return rows.map { row in left.remove(left.min { row[$0] < row[$1] }!)! }
}

/// Lets two rows exchange their columns as long as that helps.
func exchangesOfTwo(_ rows: [[Int]]) -> [Int] {
  var columns = Array(rows.indices)
  var helps = true
  while helps {
    helps = false
    for (one, first) in rows.enumerated() {
      for (other, second) in rows.enumerated()
      where first[columns[other]] + second[columns[one]]
        < first[columns[one]] + second[columns[other]]
      {
        columns.swapAt(one, other)
        helps = true
      }
    }
  }
  return columns
}

/// Counts in 32 bits what the elements cost with the prices of rows and columns.
func thirtyTwoBitElements(_ rows: [[Int]]) -> [Int] {
  rows.map { row in row.map { Int(Int32(truncatingIfNeeded: 4 * $0)) } }
    .minimumCostAssignment().columns
}
