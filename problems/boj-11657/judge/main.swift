import InputPatterns
import ProblemKit

/// A bus from one city to another; cities are counted from 1.
struct Bus {
  var start: Int
  var end: Int
  var time: Int
}

struct Network {
  var cities: Int
  var buses: [Bus]
}

let format = InputFormat<Network>(
  read: { input in
    let cities = try input.integer("N", in: 1...500)
    try input.space()
    let count = try input.integer("M", in: 1...6000)
    try input.lineEnd()
    let fields = [("A", 1...cities), ("B", 1...cities), ("C", -10_000...10_000)]
    let numbers = try input.rows(count, fields)
    return Network(
      cities: cities,
      buses: (0..<count).map {
        Bus(start: numbers[3 * $0], end: numbers[3 * $0 + 1], time: numbers[3 * $0 + 2])
      })
  },
  write: { network in
    [
      .line([network.cities, network.buses.count]),
      .rows(network.buses.flatMap { [$0.start, $0.end, $0.time] }, width: 3),
    ]
  })

/// What is printed: the least time to each city but the first, or -1 alone if there is none.
func text(_ times: [Int?]?) -> [Block] {
  guard let times else { return [.line([-1])] }
  return [.column(times.dropFirst().map { $0 ?? -1 })]
}

/// Follows every way that visits no city twice, from city 1 and, to find the round trips, from each
/// city that can be reached.
func tryEveryWay(_ network: Network) -> [Int?]? {
  var times = [Int?](repeating: nil, count: network.cities)
  var shortestRoundTrip = 0
  func follow(from start: Int, to city: Int, time: Int, visited: Set<Int>) {
    if start == 1 { times[city - 1] = min(times[city - 1] ?? time, time) }
    for bus in network.buses where bus.start == city {
      if bus.end == start { shortestRoundTrip = min(shortestRoundTrip, time + bus.time) }
      if visited.contains(bus.end) { continue }
      follow(
        from: start, to: bus.end, time: time + bus.time, visited: visited.union([bus.end]))
    }
  }
  follow(from: 1, to: 1, time: 0, visited: [1])
  for city in 1...network.cities where times[city - 1] != nil {
    follow(from: city, to: city, time: 0, visited: [city])
  }
  return shortestRoundTrip < 0 ? nil : times
}

/// Floyd and Warshall: the least times between all cities by way of the first, the first two, ….
func allPairs(_ network: Network) -> [Int?]? {
  let cities = network.cities
  let unreachable = Int.max
  // Round trips of negative time double with each city: stop far below any real time.
  let lowest = -1_000_000_000_000
  var times = [Int](repeating: unreachable, count: cities * cities)
  for city in 0..<cities { times[city * cities + city] = 0 }
  for bus in network.buses {
    let pair = (bus.start - 1) * cities + bus.end - 1
    times[pair] = min(times[pair], bus.time)
  }
  for middle in 0..<cities {
    for start in 0..<cities where times[start * cities + middle] != unreachable {
      let first = times[start * cities + middle]
      for end in 0..<cities where times[middle * cities + end] != unreachable {
        let time = max(lowest, first + times[middle * cities + end])
        times[start * cities + end] = min(times[start * cities + end], time)
      }
    }
  }
  let goesBack = (0..<cities).contains {
    times[$0] != unreachable && times[$0 * cities + $0] < 0
  }
  return goesBack ? nil : (0..<cities).map { times[$0] == unreachable ? nil : times[$0] }
}

// MARK: - Cases

/// Buses at random; each city has a height, and going down takes less time than going up: negative
/// times, but no round trip below `least` per bus.
func hills(
  _ random: inout SplitMix64, cities: Int, buses: Int, height: Int, least: Int
) -> Network {
  let heights = (0...cities).map { _ in random.next(in: 0...height) }
  return Network(
    cities: cities,
    buses: (0..<buses).map { _ in
      let (start, end) = (random.next(in: 1...cities), random.next(in: 1...cities))
      let time = random.next(in: least...height) + heights[end] - heights[start]
      return Bus(start: start, end: end, time: max(-10_000, min(10_000, time)))
    })
}

/// A way through all cities, its buses in the order that teaches the fewest times per pass, and a bus
/// from the last city to another.
func wayThroughAll(time: Int, back: Bus? = nil) -> Network {
  let way = (1..<500).reversed().map { Bus(start: $0, end: $0 + 1, time: time) }
  return Network(cities: 500, buses: (back.map { [$0] } ?? []) + way)
}

/// A case with a given network.
func fixed(
  _ name: String, _ about: String, answer: AnswerMethod = .bruteForce, _ network: Network
) -> Case<Network> {
  Case(name, answer: answer, about: about) { _ in network }
}

func small(_ cities: Int, _ buses: (start: Int, end: Int, time: Int)...) -> Network {
  Network(
    cities: cities, buses: buses.map { Bus(start: $0.start, end: $0.end, time: $0.time) })
}

// A few cities and buses: any times, no way back in time, or the longest times there are. Times below
// -2^31 take many buses: now and then, as many as can be lose all the time they can.
let smallInputs = SmallInputs<Network> { random, size in
  if random.nextIsOne(in: 256) {
    let back = Bus(start: 1, end: random.next(in: 1...2), time: -10_000)
    let forth = Bus(start: back.end, end: 1, time: -10_000)
    return Network(cities: 500, buses: (0..<6000).map { $0 % 2 == 0 ? back : forth })
  }
  let cities = random.next(in: 1...size.clamped(to: 1...500))
  let buses = random.next(in: 1...(2 * size).clamped(to: 1...6000))
  switch random.next(below: 4) {
  case 0: return hills(&random, cities: cities, buses: buses, height: 5, least: 0)
  case 1: return hills(&random, cities: cities, buses: buses, height: 5, least: -2)
  case 2: return hills(&random, cities: cities, buses: buses, height: 0, least: -1)
  default:
    let times = random.trickyNumbers(count: buses, in: -10_000...10_000)
    return Network(
      cities: cities,
      buses: times.map { time in
        let (start, end) = (random.next(in: 1...cities), random.next(in: 1...cities))
        return Bus(start: start, end: end, time: time)
      })
  }
}

Problem(
  id: "boj-11657", title: "Time machine", link: "https://www.acmicpc.net/problem/11657",
  limits: Limits(seconds: 1, memory: 256),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "follows every way that visits no city twice, up to N = 5 and M = 15",
      when: { $0.cities <= 5 && $0.buses.count <= 15 }, solve: { text(tryEveryWay($0)) }),
    Answer(.reference, about: "Floyd and Warshall's times between all cities") {
      text(allPairs($0))
    },
  ],
  checker: .lines,
  smallInputs: smallInputs
) {
  fixed("smallest", "one city: nothing to print", small(1, (1, 1, 0)))
  fixed("one-city-back", "a bus from city 1 to itself goes back in time", small(1, (1, 1, -1)))
  fixed("round-trip-zero", "a round trip that takes no time", small(2, (1, 2, -5), (2, 1, 5)))
  fixed("least-time-is-minus-one", "looks like unreachable", small(2, (1, 2, -1)))
  fixed(
    "not-reachable-back", "a round trip back in time that cannot be reached",
    small(4, (1, 2, 3), (3, 4, -1), (4, 3, -1), (3, 2, -9)))
  fixed(
    "dead-end-back", "a round trip back in time that leads nowhere else",
    small(4, (1, 2, 3), (1, 3, 1), (3, 3, -1)))
  fixed(
    "two-buses", "two buses between the same cities, the slower one last",
    small(2, (1, 2, 3), (1, 2, 8)))
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "any times") { random in
    let cities = random.next(in: 1...5)
    let buses = random.next(in: 1...8)
    return hills(&random, cities: cities, buses: buses, height: 5, least: -2)
  }
  Case("hills-small", seeds: 1...15, answer: .bruteForce, about: "no way back in time") { random in
    let cities = random.next(in: 2...5)
    return hills(&random, cities: cities, buses: 3 * cities, height: 10, least: 0)
  }
  Case("hills-medium", seeds: 1...4, about: "no way back in time, many cities cut off") { random in
    hills(&random, cities: 100, buses: 150, height: 1000, least: 0)
  }
  Case("hills-max", seeds: 1...3, about: "no way back in time, as many buses as can be") { random in
    hills(&random, cities: 500, buses: 6000, height: 5000, least: 0)
  }
  Case("random-max", about: "as many buses as can be, any times") { random in
    hills(&random, cities: 500, buses: 6000, height: 5000, least: -5000)
  }
  fixed(
    "way-back-max", "a way through all cities, 10,000 back each time", answer: .reference,
    wayThroughAll(time: -10_000))
  fixed(
    "way-forth-max", "a way through all cities, 10,000 forth each time", answer: .reference,
    wayThroughAll(time: 10_000))
  fixed(
    "long-round-trip-max", "a round trip through all cities, back by 1 in all", answer: .reference,
    wayThroughAll(time: 1, back: Bus(start: 500, end: 1, time: -500)))
  fixed(
    "long-round-trip-zero-max", "a round trip through all cities that takes no time",
    answer: .reference, wayThroughAll(time: 1, back: Bus(start: 500, end: 1, time: -499)))
  fixed(
    "overflow-pair-max", "3,000 times forth and back, 10,000 back in time each: below -2^31",
    answer: .reference,
    Network(
      cities: 500, buses: (0..<6000).map { Bus(start: 1 + $0 % 2, end: 2 - $0 % 2, time: -10_000) })
  )
  fixed(
    "overflow-loop-max", "from city 1 to itself, 10,000 back in time each: below -2^31",
    answer: .reference,
    Network(cities: 500, buses: Array(repeating: Bus(start: 1, end: 1, time: -10_000), count: 6000))
  )
  Case("not-reachable-back-max", about: "half of the cities lose time, out of reach") { random in
    var network = hills(&random, cities: 250, buses: 3000, height: 5000, least: 0)
    for _ in 0..<3000 {
      let (start, end) = (random.next(in: 251...500), random.next(in: 1...500))
      network.buses.append(Bus(start: start, end: end, time: -10_000))
    }
    network.cities = 500
    return network
  }
}.main()
