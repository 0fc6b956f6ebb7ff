// Mistakes in the cheapest round trip through all cities.

import FastIO

/// boj-2098 by a search of one's own.
func roundTrip(_ cheapest: @Sendable ([[Int]]) -> Int) {
  solve { input, output in
    let count = try input.read(Int.self, in: 2...16)
    output.writeLine(cheapest(try input.readRows(of: Int.self, rows: count, columns: count)))
  }
}

/// Goes to the nearest city that is left.
func nearestCityFirst(_ costs: [[Int]]) -> Int {
  var (city, rest, sum) = (0, Set(1..<costs.count), 0)
  while !rest.isEmpty {
    let here = city
    let reachable = rest.filter { costs[here][$0] > 0 }
    guard
      let next = (reachable.isEmpty ? rest : reachable).min(by: {
        costs[here][$0] < costs[here][$1]
      })
    else { break }
    sum += costs[city][next]
    rest.remove(next)
    city = next
  }
  return sum + costs[city][0]
}

/// The cheapest way through all cities, from which it costs nothing to come home.
func neverHome(_ costs: [[Int]]) -> Int {
  everyTrip(costs) { _ in 0 }
}

/// Takes a way that is missing for one that costs nothing.
func missingIsFree(_ costs: [[Int]]) -> Int {
  everyTrip(costs, isAllowed: { _ in true }) { costs[$0][0] }
}

/// One trip after the other.
func everyTrip(_ costs: [[Int]]) -> Int {
  everyTrip(costs) { costs[$0][0] > 0 ? costs[$0][0] : .max / 2 }
}

/// A table of the costs of all ways home, where a place without one is searched again each time.
func noWayNotRemembered(_ costs: [[Int]]) -> Int {
  let nothing = Int.max / 2
  let all = 1 << costs.count - 1
  var table = [[Int]](repeating: costs.map { _ in nothing }, count: all + 1)
  func wayHome(_ visited: Int, _ city: Int) -> Int {
    if visited == all { return costs[city][0] > 0 ? costs[city][0] : nothing }
    if table[visited][city] != nothing { return table[visited][city] }
    var best = nothing
    for next in costs.indices where visited >> next & 1 == 0 && costs[city][next] > 0 {
      best = min(best, wayHome(visited | 1 << next, next) + costs[city][next])
    }
    table[visited][city] = min(best, nothing)
    return table[visited][city]
  }
  return wayHome(1, 0)
}

private func everyTrip(
  _ costs: [[Int]], isAllowed: (Int) -> Bool = { $0 > 0 }, home: (Int) -> Int
) -> Int {
  var best = Int.max
  var isVisited = costs.map { _ in false }
  func go(_ city: Int, _ left: Int, _ sum: Int) {
    if left == 0 { best = min(best, sum + home(city)) }
    for next in costs.indices where !isVisited[next] && isAllowed(costs[city][next]) {
      isVisited[next] = true
      go(next, left - 1, sum + costs[city][next])
      isVisited[next] = false
    }
  }
  isVisited[0] = true
  go(0, costs.count - 1, 0)
  return best
}
