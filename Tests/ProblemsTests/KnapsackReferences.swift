import InputPatterns

extension Reference {
  static let knapsacks = [
    Reference(
      "boj-12865",
      generate: { random in
        let isLight = Bool.random(using: &random)
        let things = (0..<Int.random(in: 1...10, using: &random)).map { _ in
          line([
            .random(in: isLight ? 1...9 : 1...100_000, using: &random),
            .random(in: isLight ? 0...9 : 0...1000, using: &random),
          ])
        }
        let capacity = Int.random(in: isLight ? 1...30 : 1...100_000, using: &random)
        return line([things.count, capacity]) + things.joined()
      },
      answer: { numbers in
        // All sums of weights and values of the things so far.
        var sums: Set<[Int]> = [[0, 0]]
        for thing in stride(from: 2, to: numbers.count, by: 2) {
          let (weight, value) = (numbers[thing], numbers[thing + 1])
          let more: [[Int]] = sums.map { [$0[0] + weight, $0[1] + value] }
          sums.formUnion(more)
        }
        return column([sums.filter { $0[0] <= numbers[1] }.map { $0[1] }.max()!])
      },
      forbidden: [
        Forbidden("0 1\n", line: 1, column: 1),
        Forbidden("101 1\n1 1\n", line: 1, column: 1),
        Forbidden("1 0\n1 1\n", line: 1, column: 3),
        Forbidden("1 100001\n1 1\n", line: 1, column: 3),
        Forbidden("1 1\n0 1\n", line: 2, column: 1),
        Forbidden("1 1\n100001 1\n", line: 2, column: 1),
        Forbidden("1 1\n1 -1\n", line: 2, column: 3),
        Forbidden("1 1\n1 1001\n", line: 2, column: 3),
      ])
  ]
}
