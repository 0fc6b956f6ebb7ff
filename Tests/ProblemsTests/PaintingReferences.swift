import InputPatterns

extension Reference {
  static let paintings = [
    painting("boj-1149") { _ in true },
    painting("boj-17404") { $0.first != $0.last },
  ]

  /// Tries all colorings: those whose neighbors differ and that are `allowed` besides.
  private static func painting(
    _ id: String, allowed: @escaping @Sendable ([Int]) -> Bool
  ) -> Reference {
    Reference(
      id,
      generate: { random in
        let houses = Int.random(in: 2...6, using: &random)
        let prices = (0..<houses).map { _ in line(random.numbers(3...3, in: 1...1000)) }
        return line([houses]) + prices.joined()
      },
      answer: { numbers in
        var colorings: [(colors: [Int], price: Int)] = [([], 0)]
        for house in 0..<numbers[0] {
          colorings = colorings.flatMap { (colors, price) in
            (0..<3).filter { $0 != colors.last }.map {
              (colors + [$0], price + numbers[1 + 3 * house + $0])
            }
          }
        }
        return column([colorings.filter { allowed($0.colors) }.map(\.price).min()!])
      },
      forbidden: [
        Forbidden("1\n1 2 3\n", line: 1, column: 1),
        Forbidden("1001\n1 2 3\n", line: 1, column: 1),
        Forbidden("2\n1 2 3\n4 0 6\n", line: 3, column: 3),
        Forbidden("2\n1 2 1001\n4 5 6\n", line: 2, column: 5),
        Forbidden("2\n-1 2 3\n4 5 6\n", line: 2, column: 1),
      ])
  }
}
