import InputPatterns
import ProblemKit

let highestPrice = 99_999

/// A bus from one city to another; cities are counted from 1.
struct Bus {
  var start: Int
  var end: Int
  var price: Int
}

struct Journey {
  var cities: Int
  var buses: [Bus]
  var start: Int
  var end: Int

  /// Whether there is a way from the start to the end.
  var isPossible: Bool {
    var ends = [[Int]](repeating: [], count: cities + 1)
    for bus in buses { ends[bus.start].append(bus.end) }
    var isReached = [Bool](repeating: false, count: cities + 1)
    isReached[start] = true
    var open = [start]
    while let city = open.popLast() {
      for next in ends[city] where !isReached[next] {
        isReached[next] = true
        open.append(next)
      }
    }
    return isReached[end]
  }
}

let format = InputFormat<Journey>(
  read: { input in
    let cities = try input.integer("N", in: 1...1000)
    try input.lineEnd()
    let count = try input.integer("M", in: 1...100_000)
    try input.lineEnd()
    let fields = [("A", 1...cities), ("B", 1...cities), ("C", 0...highestPrice)]
    let numbers = try input.rows(count, fields)
    let ends = try input.rows(1, [("start", 1...cities), ("end", 1...cities)])
    let buses = (0..<count).map {
      Bus(start: numbers[3 * $0], end: numbers[3 * $0 + 1], price: numbers[3 * $0 + 2])
    }
    let journey = Journey(cities: cities, buses: buses, start: ends[0], end: ends[1])
    try input.require(journey.isPossible, "no way leads from \(ends[0]) to \(ends[1])")
    return journey
  },
  write: { journey in
    [
      .line([journey.cities]), .line([journey.buses.count]),
      .rows(journey.buses.flatMap { [$0.start, $0.end, $0.price] }, width: 3),
      .line([journey.start, journey.end]),
    ]
  })

/// Follows every way that visits no city twice.
func tryEveryWay(_ journey: Journey) -> Int {
  var least = Int.max
  func follow(to city: Int, cost: Int, visited: Set<Int>) {
    if city == journey.end { least = min(least, cost) }
    for bus in journey.buses where bus.start == city && !visited.contains(bus.end) {
      follow(to: bus.end, cost: cost + bus.price, visited: visited.union([bus.end]))
    }
  }
  follow(to: journey.start, cost: 0, visited: [journey.start])
  return least
}

/// Looks through all cities for the cheapest one from which no bus has been taken yet, each time.
func lookThrough(_ journey: Journey) -> Int {
  var buses = [[Bus]](repeating: [], count: journey.cities + 1)
  for bus in journey.buses { buses[bus.start].append(bus) }
  var costs = [Int](repeating: .max, count: journey.cities + 1)
  costs[journey.start] = 0
  var waiting = Set(1...journey.cities)
  while let city = waiting.min(by: { costs[$0] < costs[$1] }), costs[city] < .max {
    waiting.remove(city)
    for bus in buses[city] { costs[bus.end] = min(costs[bus.end], costs[city] + bus.price) }
  }
  return costs[journey.end]
}

// MARK: - Cases

/// Buses at random, and a way that makes the journey possible.
func network(
  _ random: inout SplitMix64, cities: Int, buses: Int, prices: ClosedRange<Int>
) -> Journey {
  var journey = Journey(
    cities: cities, buses: [], start: random.next(in: 1...cities), end: random.next(in: 1...cities))
  // By way of a few other cities, so that the way is seldom the cheapest.
  var city = journey.start
  while journey.buses.count + 1 < buses, !random.nextIsOne(in: 4) {
    let next = random.next(in: 1...cities)
    journey.buses.append(Bus(start: city, end: next, price: random.next(in: prices)))
    city = next
  }
  journey.buses.append(Bus(start: city, end: journey.end, price: random.next(in: prices)))
  while journey.buses.count < buses {
    journey.buses.append(
      Bus(
        start: random.next(in: 1...cities), end: random.next(in: 1...cities),
        price: random.next(in: prices)))
  }
  random.shuffle(&journey.buses)
  return journey
}

/// A case with a given journey.
func fixed(
  _ name: String, _ about: String, answer: AnswerMethod = .bruteForce, _ journey: Journey
) -> Case<Journey> {
  Case(name, answer: answer, about: about) { _ in journey }
}

func small(
  _ cities: Int, from start: Int, to end: Int, _ buses: (start: Int, end: Int, price: Int)...
) -> Journey {
  Journey(
    cities: cities, buses: buses.map { Bus(start: $0.start, end: $0.end, price: $0.price) },
    start: start, end: end)
}

/// From each city to the next for 1, and to all later ones for no less than that way costs.
func shortcuts() -> Journey {
  let cities = 447
  var buses: [Bus] = []
  for start in 1..<cities {
    for end in (start + 1...cities).reversed() {
      let steps = end - start
      buses.append(Bus(start: start, end: end, price: steps == 1 ? 1 : 2 * steps - 2))
    }
  }
  return Journey(cities: cities, buses: buses, start: 1, end: cities)
}

/// From the start to a city ever cheaper, and from there to everywhere: a search that goes on from that
/// city for each of its former costs takes all of its buses each time.
func everCheaperBuses() -> Journey {
  let first = (0..<50_000).map { Bus(start: 1, end: 2, price: highestPrice - $0) }
  let others = (0..<50_000).map { Bus(start: 2, end: 3 + $0 % 998, price: 0) }
  return Journey(cities: 1000, buses: first + others, start: 1, end: 1000)
}

/// Two ways from each of some cities to the next but one, of which the dearer saves a bus.
///
/// A search that does not go on from the cheapest city finds twice as many costs for each of them; the
/// buses behind them make that count.
func doublingWays() -> Journey {
  var buses: [Bus] = []
  for step in 0..<16 {
    let city = 2 * step + 1
    buses.append(Bus(start: city, end: city + 1, price: 0))
    buses.append(Bus(start: city + 1, end: city + 2, price: 0))
    buses.append(Bus(start: city, end: city + 2, price: 1 << (15 - step)))
  }
  let last = 33
  while buses.count < 100_000 {
    buses.append(Bus(start: last, end: last + 1 + buses.count % 900, price: 1))
  }
  return Journey(cities: 1000, buses: buses, start: 1, end: 900)
}

// Few cities; the prices are small and often equal, or the highest there are.
let smallInputs = SmallInputs<Journey>(largestSize: 100_000) { random, size in
  let buses = size.clamped(to: 1...100_000)
  let cities = random.next(in: 1...(size + 1).clamped(to: 1...1000))
  let prices = random.nextIsOne(in: 2) ? 0...9 : highestPrice - 2...highestPrice
  return network(&random, cities: cities, buses: buses, prices: prices)
}

Problem(
  id: "boj-1916", title: "The cheapest journey", link: "https://www.acmicpc.net/problem/1916",
  limits: Limits(seconds: 0.5, memory: 128),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "follows every way that visits no city twice, up to M = 12",
      when: { $0.buses.count <= 12 }, solve: { [.line([tryEveryWay($0)])] }),
    Answer(.reference, about: "looks for the cheapest city each time") {
      [.line([lookThrough($0)])]
    },
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  fixed("smallest", "one city, and a bus from it to itself", small(1, from: 1, to: 1, (1, 1, 5)))
  fixed(
    "free", "buses that cost nothing", small(3, from: 1, to: 3, (1, 2, 0), (2, 3, 0), (1, 3, 1)))
  fixed(
    "two-buses", "two buses, the dearer one last", small(2, from: 1, to: 2, (1, 2, 3), (1, 2, 8)))
  fixed("one-way", "back is not as cheap", small(2, from: 2, to: 1, (1, 2, 1), (2, 1, 99_999)))
  fixed(
    "more-buses-cost-less", "three buses for 3, two for 4, one for 5",
    small(4, from: 1, to: 4, (1, 4, 5), (1, 2, 1), (2, 4, 3), (2, 3, 1), (3, 4, 1)))
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "few cities, cheap buses") {
    let cities = $0.next(in: 1...6)
    return network(&$0, cities: cities, buses: 12, prices: 0...9)
  }
  Case("random-medium", seeds: 1...4, about: "a hundred cities") {
    network(&$0, cities: 100, buses: 500, prices: 0...highestPrice)
  }
  Case("random-max", seeds: 1...3, about: "as many cities and buses as can be") {
    network(&$0, cities: 1000, buses: 100_000, prices: 0...highestPrice)
  }
  Case("sparse-max", seeds: 1...2, about: "as many cities as can be, two buses for each") {
    network(&$0, cities: 1000, buses: 2000, prices: 0...highestPrice)
  }
  Case("equal-prices-max", about: "all buses cost the same") {
    network(&$0, cities: 1000, buses: 100_000, prices: 7...7)
  }
  fixed(
    "dearest-max", "a way through all cities, as dear as can be", answer: .reference,
    Journey(
      cities: 1000,
      buses: (1..<1000).reversed().map { Bus(start: $0, end: $0 + 1, price: highestPrice) },
      start: 1, end: 1000))
  fixed(
    "shortcuts-max", "shortcuts that cost no less than the way", answer: .reference, shortcuts())
  fixed(
    "ever-cheaper-max", "50,000 buses to a city, ever cheaper, and as many from there",
    answer: .reference, everCheaperBuses())
  fixed(
    "doubling-max", "16 times two ways, the dearer one with fewer buses", answer: .reference,
    doublingWays())
}.main()
