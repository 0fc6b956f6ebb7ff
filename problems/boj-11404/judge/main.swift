import InputPatterns
import ProblemKit

let cities = 2...100
let mostBuses = 100_000
let prices = 1...100_000

let format = InputFormat<EdgeList>(
  read: { input in
    let vertices = try input.integer("n", in: cities)
    try input.lineEnd()
    let count = try input.integer("m", in: 1...mostBuses)
    try input.lineEnd()
    let numbers = try input.rows(count, [("a", 1...vertices), ("b", 1...vertices), ("c", prices)])
    let buses = (0..<count).map {
      EdgeList.Edge(numbers[3 * $0] - 1, numbers[3 * $0 + 1] - 1, weight: numbers[3 * $0 + 2])
    }
    try input.require(buses.allSatisfy { $0.first != $0.second }, "a bus leads to another city")
    return EdgeList(vertexCount: vertices, edges: buses)
  },
  write: { network in
    [
      .line([network.vertexCount]), .line([network.edges.count]),
      .rows(network.edges.flatMap { [$0.first + 1, $0.second + 1, $0.weight] }, width: 3),
    ]
  })

/// Follows every way that visits no city twice, from every city.
func followEveryWay(_ network: EdgeList) -> [Int] {
  let count = network.vertexCount
  var least = [Int](repeating: .max, count: count * count)
  func follow(from start: Int, to city: Int, price: Int, visited: Set<Int>) {
    least[start * count + city] = min(least[start * count + city], price)
    for bus in network.edges where bus.first == city && !visited.contains(bus.second) {
      follow(
        from: start, to: bus.second, price: price + bus.weight,
        visited: visited.union([bus.second]))
    }
  }
  for start in 0..<count { follow(from: start, to: start, price: 0, visited: [start]) }
  return least.map { $0 == .max ? 0 : $0 }
}

/// Looks through all cities for the cheapest one from which no bus has been taken yet, each time, from every city.
func lookThrough(_ network: EdgeList) -> [Int] {
  let count = network.vertexCount
  var cheapest = [[Int: Int]](repeating: [:], count: count)
  for bus in network.edges {
    cheapest[bus.first][bus.second] = min(cheapest[bus.first][bus.second] ?? .max, bus.weight)
  }
  return (0..<count).flatMap { start in
    var totals = [Int](repeating: .max, count: count)
    totals[start] = 0
    var waiting = Set(0..<count)
    while let city = waiting.min(by: { totals[$0] < totals[$1] }), totals[city] < .max {
      waiting.remove(city)
      for (next, price) in cheapest[city] { totals[next] = min(totals[next], totals[city] + price) }
    }
    return totals.map { $0 == .max ? 0 : $0 }
  }
}

// MARK: - Cases

extension SplitMix64 {
  mutating func nextNetwork(
    cities: Int, buses: Int, prices: ClosedRange<Int>
  ) -> EdgeList {
    let edges = (0..<buses).map { _ in
      let start = next(in: 0..<cities)
      let end = (start + next(in: 1..<cities)) % cities
      return EdgeList.Edge(start, end, weight: next(in: prices))
    }
    return EdgeList(vertexCount: cities, edges: edges)
  }
}

func fixed(
  _ name: String, _ about: String, cities: Int, answer: AnswerMethod = .bruteForce,
  _ buses: [(Int, Int, Int)]
) -> Case<EdgeList> {
  Case(name, answer: answer, about: about) { _ in
    EdgeList(
      vertexCount: cities, edges: buses.map { EdgeList.Edge($0.0 - 1, $0.1 - 1, weight: $0.2) })
  }
}

/// A way through all cities in an order at random, and dearer buses that save a few of its steps.
func shortcuts(_ random: inout SplitMix64) -> EdgeList {
  var order = Array(0..<100)
  random.shuffle(&order)
  var buses: [EdgeList.Edge] = []
  for start in 0..<100 {
    for end in start + 1..<100 {
      let steps = end - start
      let price = steps == 1 ? 1000 : min(1000 * steps + random.next(in: -1...1), 100_000)
      buses.append(EdgeList.Edge(order[start], order[end], weight: price))
    }
  }
  random.shuffle(&buses)
  return EdgeList(vertexCount: 100, edges: buses)
}

// Few cities, so that some ways are the cheapest of several; the prices are small and often equal, or the highest.
let smallInputs = SmallInputs<EdgeList>(largestSize: mostBuses) { random, size in
  let buses = size.clamped(to: 1...mostBuses)
  let count = random.next(in: 2...(size + 1).clamped(to: cities))
  return random.nextNetwork(
    cities: count, buses: buses, prices: random.nextIsOne(in: 2) ? 1...9 : 99_998...100_000)
}

Problem(
  id: "boj-11404", title: "The cheapest ways between all cities",
  link: "https://www.acmicpc.net/problem/11404",
  limits: Limits(seconds: 1, memory: 256),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "follows every way that visits no city twice, up to M = 12",
      when: { $0.edges.count <= 12 },
      solve: { [.rows(followEveryWay($0), width: $0.vertexCount)] }),
    Answer(.reference, about: "looks for the cheapest city each time, from every city") {
      [.rows(lookThrough($0), width: $0.vertexCount)]
    },
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  fixed("smallest", "two cities, one bus", cities: 2, [(2, 1, 7)])
  fixed(
    "several-buses", "the cheapest of three buses is not the last", cities: 2,
    [(1, 2, 7), (1, 2, 2), (1, 2, 5), (2, 1, 3), (2, 1, 4)])
  fixed(
    "later-cities-first", "a way through cities with higher numbers, down and up again", cities: 6,
    [(1, 6, 1), (6, 4, 1), (4, 5, 1), (5, 3, 1), (3, 2, 1), (1, 2, 9), (2, 1, 1)])
  fixed("two-parts", "no way from one half to the other", cities: 4, [(1, 2, 1), (3, 4, 100_000)])
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "few cities, cheap buses") {
    let count = $0.next(in: 2...6)
    return $0.nextNetwork(cities: count, buses: 12, prices: 1...9)
  }
  Case("random-medium", seeds: 1...4, about: "three buses from each city") {
    $0.nextNetwork(cities: 100, buses: 300, prices: prices)
  }
  Case("random-max", seeds: 1...2, about: "as many buses as can be") {
    $0.nextNetwork(cities: 100, buses: mostBuses, prices: prices)
  }
  Case("shortcuts-max", seeds: 1...2, about: "buses that save steps and hardly money") {
    shortcuts(&$0)
  }
  fixed(
    "dearest-max", "a round trip through all cities, as dear as can be", cities: 100,
    answer: .reference, (1...100).map { ($0, $0 % 100 + 1, 100_000) })
  fixed(
    "backward-max", "each city is reached from the next", cities: 100, answer: .reference,
    (2...100).map { ($0, $0 - 1, $0) })
}.main()
