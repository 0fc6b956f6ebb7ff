import InputPatterns

extension Reference {
  static let additions = [
    manySums("boj-15552", values: 1...1000),
    manySums("lc-many_aplusb", values: 0...1_000_000_000_000_000_000),
    Reference(
      "lc-aplusb",
      generate: { random in line(random.numbers(2...2, in: 0...1_000_000_000)) },
      answer: { column([$0[0] + $0[1]]) },
      forbidden: [
        Forbidden("-1 5\n", line: 1, column: 1),
        Forbidden("5 1000000001\n", line: 1, column: 3),
      ]),
  ]

  private static func manySums(_ id: String, values: ClosedRange<Int>) -> Reference {
    Reference(
      id,
      generate: { random in
        let pairs = (1...Int.random(in: 1...20, using: &random)).map { _ in
          line(random.numbers(2...2, in: values))
        }
        return line([pairs.count]) + pairs.joined()
      },
      answer: { numbers in
        column(stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] + numbers[$0 + 1] })
      },
      forbidden: [
        Forbidden("0\n", line: 1, column: 1),
        Forbidden("1000001\n1 1\n", line: 1, column: 1),
        Forbidden("2\n1 2\n3 \(values.lowerBound - 1)\n", line: 3, column: 3),
        Forbidden("1\n\(values.upperBound + 1) 1\n", line: 2, column: 1),
      ])
  }
}
