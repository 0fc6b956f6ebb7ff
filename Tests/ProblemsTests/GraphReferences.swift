import InputPatterns

extension Reference {
  static let graphs = [
    Reference(
      "boj-11657",
      generate: { random in
        let cities = Int.random(in: 1...6, using: &random)
        let lowest = [-10_000, -3, 0].randomElement(using: &random)!
        let buses = (0..<Int.random(in: 1...12, using: &random)).map { _ in
          line([
            .random(in: 1...cities, using: &random), .random(in: 1...cities, using: &random),
            .random(in: lowest...10, using: &random),
          ])
        }
        return line([cities, buses.count]) + buses.joined()
      },
      answer: { numbers in
        let cities = numbers[0]
        // leasts[b] is the least time of a journey with at most as many buses as rounds so far.
        var leasts = [Int?](repeating: nil, count: cities + 1)
        leasts[1] = 0
        var leastsAfterAllCities: [Int?] = []
        for round in 1...(3 * cities) {
          let before = leasts
          for bus in stride(from: 2, to: numbers.count, by: 3) {
            guard let start = before[numbers[bus]] else { continue }
            let end = numbers[bus + 1]
            leasts[end] = min(leasts[end] ?? .max, start + numbers[bus + 2])
          }
          if round == cities { leastsAfterAllCities = leasts }
        }
        if leasts != leastsAfterAllCities { return "-1\n" }
        return column(leasts.dropFirst(2).map { $0 ?? -1 })
      },
      forbidden: [
        Forbidden("0 1\n1 1 1\n", line: 1, column: 1),
        Forbidden("501 1\n1 1 1\n", line: 1, column: 1),
        Forbidden("2 0\n", line: 1, column: 3),
        Forbidden("2 6001\n", line: 1, column: 3),
        Forbidden("2 1\n0 1 5\n", line: 2, column: 1),
        Forbidden("2 1\n3 1 5\n", line: 2, column: 1),
        Forbidden("2 1\n1 3 5\n", line: 2, column: 3),
        Forbidden("2 1\n1 2 10001\n", line: 2, column: 5),
        Forbidden("2 1\n1 2 -10001\n", line: 2, column: 5),
      ])
  ]
}
