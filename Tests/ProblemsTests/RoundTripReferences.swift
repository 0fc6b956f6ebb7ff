import InputPatterns

extension Reference {
  static let roundTrips = [
    Reference(
      "boj-2098",
      generate: { random in
        let count = Int.random(in: 2...6, using: &random)
        let largest = [3, 1_000_000].randomElement(using: &random)!
        let order = Array(0..<count).shuffled(using: &random)
        let rows = (0..<count).map { from in
          (0..<count).map { to -> Int in
            let place = order.firstIndex(of: from)!
            let isOfTrip = order[(place + 1) % count] == to
            let isMissing = !isOfTrip && Bool.random(using: &random)
            return from == to || isMissing ? 0 : .random(in: 1...largest, using: &random)
          }
        }
        return line([count]) + rows.map { line($0) }.joined()
      },
      answer: { numbers in
        // All ways from the first city, longer by a city in each round.
        let count = numbers[0]
        var ways = [(cities: [0], cost: 0)]
        for _ in 1...count {
          ways = ways.flatMap { cities, cost in
            (0..<count).compactMap { next in
              let step = numbers[1 + cities.last! * count + next]
              let isAllowed = cities.count == count ? next == 0 : !cities.contains(next)
              return isAllowed && step > 0 ? (cities + [next], cost + step) : nil
            }
          }
        }
        return column([ways.map(\.cost).min()!])
      },
      forbidden: [
        Forbidden("1\n0\n", line: 1, column: 1),
        Forbidden("17\n", line: 1, column: 1),
        Forbidden("2\n0 -1\n1 0\n", line: 2, column: 3),
        Forbidden("2\n0 1\n1000001 0\n", line: 3, column: 1),
      ])
  ]
}
