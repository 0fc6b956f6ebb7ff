import InputPatterns

extension Reference {
  static let geometry = [
    Reference(
      "boj-1708",
      generate: { random in
        let most = [2, 9, 40_000].randomElement(using: &random)!
        var points: Set<[Int]> = [[0, 0], [1, 0], [0, 1]]
        for _ in 0..<Int.random(in: 0...9, using: &random) {
          points.insert((0..<2).map { _ in Int.random(in: -most...most, using: &random) })
        }
        let shuffled = points.sorted { $0.lexicographicallyPrecedes($1) }.shuffled(using: &random)
        return line([points.count]) + shuffled.map(line).joined()
      },
      answer: { numbers in
        let points = pairs(numbers.dropFirst())
        // A point is no corner if it lies in a triangle of others, or between two of them.
        let corners = points.filter { point in
          let others = points.filter { $0 != point }
          return !others.contains { first in
            others.contains { second in
              others.contains { third in
                let turns = [(first, second), (second, third), (third, first)].map {
                  ($0.1.x - $0.0.x) * (point.y - $0.0.y) - ($0.1.y - $0.0.y) * (point.x - $0.0.x)
                }
                let isBetween =
                  (first.x - point.x) * (second.x - point.x)
                  + (first.y - point.y) * (second.y - point.y) < 0
                return turns.allSatisfy { $0 > 0 } || turns[0] == 0 && isBetween
              }
            }
          }
        }
        return line([corners.count])
      },
      forbidden: [
        Forbidden("2\n0 0\n1 1\n", line: 1, column: 1),
        Forbidden("100001\n0 0\n", line: 1, column: 1),
        Forbidden("3\n0 0\n40001 0\n0 1\n", line: 3, column: 1),
        Forbidden("3\n0 0\n1 -40001\n0 1\n", line: 3, column: 3),
      ]),
    Reference(
      "boj-2261",
      generate: { random in
        let most = [3, 30, 10_000].randomElement(using: &random)!
        let count = Int.random(in: 2...12, using: &random)
        return line([count])
          + (0..<count).map { _ in
            line((0..<2).map { _ in Int.random(in: -most...most, using: &random) })
          }.joined()
      },
      answer: { numbers in
        let points = pairs(numbers.dropFirst())
        var least = Int.max
        for (place, point) in points.enumerated() {
          for other in points[..<place] {
            let (width, height) = (point.x - other.x, point.y - other.y)
            least = min(least, width * width + height * height)
          }
        }
        return line([least])
      },
      forbidden: [
        Forbidden("1\n0 0\n", line: 1, column: 1),
        Forbidden("100001\n0 0\n", line: 1, column: 1),
        Forbidden("2\n0 0\n10001 0\n", line: 3, column: 1),
        Forbidden("2\n0 0\n0 -10001\n", line: 3, column: 3),
      ]),
  ]

  private struct Place: Equatable {
    let x, y: Int
  }

  private static func pairs(_ numbers: ArraySlice<Int>) -> [Place] {
    stride(from: numbers.startIndex, to: numbers.endIndex, by: 2).map {
      Place(x: numbers[$0], y: numbers[$0 + 1])
    }
  }
}
