import InputPatterns

extension Reference {
  static let sorting = [
    sorted("boj-2750", lengths: 1000, values: -1000...1000),
    sorted("boj-2751", lengths: 1_000_000, values: -1_000_000...1_000_000),
    sorted("boj-10989", lengths: 10_000_000, values: 1...10_000),
    Reference(
      "boj-25305",
      generate: { random in
        let scores = random.numbers(1...30, in: 0...10_000)
        return line([scores.count, .random(in: 1...scores.count, using: &random)]) + line(scores)
      },
      answer: { numbers in
        column([numbers.dropFirst(2).sorted()[numbers[0] - numbers[1]]])
      },
      forbidden: [
        Forbidden("0 1\n", line: 1, column: 1),
        Forbidden("1001 1\n", line: 1, column: 1),
        Forbidden("3 0\n1 2 3\n", line: 1, column: 3),
        Forbidden("3 4\n1 2 3\n", line: 1, column: 3),
        Forbidden("2 1\n5 -1\n", line: 2, column: 3),
        Forbidden("2 1\n10001 5\n", line: 2, column: 1),
      ]),
    Reference(
      "boj-11004",
      generate: { random in
        let values = random.numbers(1...30, in: -1_000_000_000...1_000_000_000)
        return line([values.count, .random(in: 1...values.count, using: &random)]) + line(values)
      },
      answer: { numbers in column([numbers.dropFirst(2).sorted()[numbers[1] - 1]]) },
      forbidden: [
        Forbidden("0 1\n", line: 1, column: 1),
        Forbidden("5000001 1\n", line: 1, column: 1),
        Forbidden("3 0\n1 2 3\n", line: 1, column: 3),
        Forbidden("3 4\n1 2 3\n", line: 1, column: 3),
        Forbidden("2 1\n5 -1000000001\n", line: 2, column: 3),
        Forbidden("2 1\n1000000001 5\n", line: 2, column: 1),
      ]),
    Reference(
      "boj-17298",
      generate: { random in
        let numbers = random.numbers(1...20, in: 1...1_000_000)
        return line([numbers.count]) + line(numbers)
      },
      answer: { input in
        let numbers = input.dropFirst()
        return line(
          numbers.indices.map { place in
            numbers[place...].first { $0 > numbers[place] } ?? -1
          })
      },
      forbidden: [
        Forbidden("0\n\n", line: 1, column: 1), Forbidden("1000001\n1\n", line: 1, column: 1),
        Forbidden("2\n1 0\n", line: 2, column: 3), Forbidden("2\n1000001 1\n", line: 2, column: 1),
      ]),
    Reference(
      "boj-11003",
      generate: { random in
        let numbers = random.numbers(1...20, in: -1_000_000_000...1_000_000_000)
        return line([numbers.count, .random(in: 1...numbers.count, using: &random)]) + line(numbers)
      },
      answer: { input in
        let numbers = Array(input.dropFirst(2))
        return line(
          (1...numbers.count).map { numbers.prefix($0).suffix(input[1]).min()! })
      },
      forbidden: [
        Forbidden("0 1\n\n", line: 1, column: 1), Forbidden("5000001 1\n1\n", line: 1, column: 1),
        Forbidden("2 0\n1 2\n", line: 1, column: 3), Forbidden("2 3\n1 2\n", line: 1, column: 3),
        Forbidden("2 1\n1 1000000001\n", line: 2, column: 3),
        Forbidden("2 1\n-1000000001 1\n", line: 2, column: 1),
      ]),
    Reference(
      "boj-18870",
      generate: { random in
        let values = random.numbers(1...30, in: -1_000_000_000...1_000_000_000)
        return line([values.count]) + line(values)
      },
      answer: { numbers in
        let values = Array(numbers.dropFirst())
        var ranks = values.map { _ in 0 }
        var (rank, rest) = (0, values)
        while let smallest = rest.min() {
          for place in values.indices where values[place] == smallest { ranks[place] = rank }
          rest.removeAll { $0 == smallest }
          rank += 1
        }
        return line(ranks)
      },
      forbidden: [
        Forbidden("0\n", line: 1, column: 1),
        Forbidden("1000001\n1\n", line: 1, column: 1),
        Forbidden("2\n5 -1000000001\n", line: 2, column: 3),
        Forbidden("2\n1000000001 5\n", line: 2, column: 1),
      ]),
    Reference(
      "boj-1517",
      generate: { random in
        let values = random.numbers(1...30, in: -1_000_000_000...1_000_000_000)
        return line([values.count]) + line(values)
      },
      answer: { numbers in
        let values = numbers.dropFirst()
        return column([
          values.indices.reduce(0) { sum, later in
            sum + values[..<later].filter { values[later] < $0 }.count
          }
        ])
      },
      forbidden: [
        Forbidden("0\n", line: 1, column: 1),
        Forbidden("500001\n1\n", line: 1, column: 1),
        Forbidden("2\n5 -1000000001\n", line: 2, column: 3),
        Forbidden("2\n1000000001 5\n", line: 2, column: 1),
      ]),
  ]

  private static func sorted(
    _ id: String, lengths: Int, values: ClosedRange<Int>
  ) -> Reference {
    Reference(
      id,
      generate: { random in
        let numbers = random.numbers(1...30, in: values)
        return column([numbers.count] + numbers)
      },
      answer: { numbers in column(numbers.dropFirst().sorted()) },
      forbidden: [
        Forbidden("0\n", line: 1, column: 1),
        Forbidden("-1\n", line: 1, column: 1),
        Forbidden("\(lengths + 1)\n1\n", line: 1, column: 1),
        Forbidden("2\n5\n\(values.lowerBound - 1)\n", line: 3, column: 1),
        Forbidden("2\n\(values.upperBound + 1)\n5\n", line: 2, column: 1),
      ])
  }
}
