import InputPatterns

extension Reference {
  static let subsequences = [
    Reference(
      "boj-14003", generate: sequence(-1_000_000_000...1_000_000_000),
      complaint: { numbers, output in
        complaint(longest: numbers.dropFirst(), output) { picked in
          // Find each picked value behind the one before.
          var rest = numbers.dropFirst()
          for value in picked {
            guard let place = rest.firstIndex(of: value) else { return nil }
            rest = rest[(place + 1)...]
          }
          return picked
        }
      },
      forbidden: sequenceForbidden(lengths: 1_000_000, -1_000_000_000...1_000_000_000)),
    Reference(
      "lc-longest_increasing_subsequence", generate: sequence(0...1_000_000_000),
      complaint: { numbers, output in
        let values = Array(numbers.dropFirst())
        return complaint(longest: values[...], output) { picked in
          let isAscending = zip(picked, picked.dropFirst()).allSatisfy { $0 < $1 }
          guard isAscending, picked.allSatisfy(values.indices.contains) else { return nil }
          return picked.map { values[$0] }
        }
      },
      forbidden: sequenceForbidden(lengths: 500_000, 0...1_000_000_000)),
    Reference(
      "boj-11053", generate: sequence(1...1_000_000),
      answer: { column([longestLength($0.dropFirst())]) },
      forbidden: sequenceForbidden(lengths: 1000, 1...1_000_000)),
    Reference(
      "boj-12015", generate: sequence(1...1_000_000),
      answer: { column([longestLength($0.dropFirst())]) },
      forbidden: sequenceForbidden(lengths: 1_000_000, 1...1_000_000)),
    Reference(
      "boj-2631",
      generate: { random in
        let row = Array(1...Int.random(in: 1...30, using: &random)).shuffled(using: &random)
        return column([row.count] + row)
      },
      answer: { numbers in column([numbers[0] - longestLength(numbers.dropFirst())]) },
      forbidden: [
        Forbidden("0\n", line: 1, column: 1),
        Forbidden("201\n1\n", line: 1, column: 1),
        Forbidden("2\n1\n0\n", line: 3, column: 1),
        Forbidden("2\n3\n1\n", line: 2, column: 1),
      ]),
  ]

  /// The textbook's quadratic table.
  static func longestLength(_ values: ArraySlice<Int>) -> Int {
    var lengths: [Int] = []
    for (place, value) in values.enumerated() {
      let earlier = zip(values, lengths).prefix(place).filter { $0.0 < value }.map(\.1)
      lengths.append((earlier.max() ?? 0) + 1)
    }
    return lengths.max() ?? 0
  }

  /// Returns what is wrong with an output of two lines: a length, and that many picks which
  /// `values` turns into the picked values of the sequence, or `nil` if they are not all in it.
  private static func complaint(
    longest sequence: ArraySlice<Int>, _ output: String, values: ([Int]) -> [Int]?
  ) -> String? {
    let numbers = output.split(whereSeparator: \.isWhitespace).map { Int($0) ?? .min }
    guard let length = numbers.first else { return "no output" }
    let picked = Array(numbers.dropFirst())
    if output != column([length]) + line(picked) { return "wrong format" }
    if picked.count != length { return "\(picked.count) numbers follow the length \(length)" }
    let longest = longestLength(sequence)
    if length != longest { return "the longest has length \(longest)" }
    guard let values = values(picked) else { return "no subsequence" }
    return zip(values, values.dropFirst()).allSatisfy { $0 < $1 } ? nil : "not increasing"
  }

  private static func sequence(
    _ range: ClosedRange<Int>
  ) -> @Sendable (inout SplitMix64) -> String {
    { random in
      let values = random.numbers(1...30, in: range)
      return line([values.count]) + line(values)
    }
  }

  private static func sequenceForbidden(
    lengths: Int, _ values: ClosedRange<Int>
  ) -> [Forbidden] {
    [
      Forbidden("0\n", line: 1, column: 1),
      Forbidden("-1\n", line: 1, column: 1),
      Forbidden("\(lengths + 1)\n1\n", line: 1, column: 1),
      Forbidden("2\n5 \(values.lowerBound - 1)\n", line: 2, column: 3),
      Forbidden("2\n\(values.upperBound + 1) 5\n", line: 2, column: 1),
    ]
  }
}
