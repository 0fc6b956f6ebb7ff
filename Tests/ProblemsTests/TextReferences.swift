import InputPatterns

extension Reference {
  static let texts = [
    Reference(
      "boj-1786",
      generate: { random in
        let text = random.text(1...12, of: "ab ")
        return text + random.text(1...3, of: "ab ")
      },
      answer: { (lines: [[UInt8]]) in
        let (text, pattern) = (lines[0], lines[1])
        let places = text.indices.filter { text[$0...].starts(with: pattern) }
        return line([places.count]) + line(places.map { $0 + 1 })
      },
      forbidden: [
        Forbidden("\na\n", line: 1, column: 1),
        Forbidden("a\n\n", line: 2, column: 1),
        Forbidden("a\n", line: 2, column: 1),
        Forbidden(letters(1_000_001) + "a\n", line: 1, column: 1),
        Forbidden("a\n" + letters(1_000_001), line: 2, column: 1),
      ]),
    Reference(
      "boj-9252",
      generate: { $0.text(1...9, of: "ABC") + $0.text(1...9, of: "ABC") },
      complaint: { (lines: [[UInt8]], output) in
        let longest = longestCommonLength(lines[0], lines[1])
        let said = output.split(separator: "\n").map { Array($0.utf8) }
        if said.first != Array("\(longest)".utf8) { return "the longest has length \(longest)" }
        if longest == 0 { return said.count == 1 ? nil : "more than the length" }
        guard said.count == 2, said[1].count == longest else { return "not \(longest) letters" }
        let isCommon =
          longestCommonLength(said[1], lines[0]) == longest
          && longestCommonLength(said[1], lines[1]) == longest
        return isCommon ? nil : "no common subsequence"
      },
      forbidden: [
        Forbidden("\nA\n", line: 3, column: 1),
        Forbidden("A\n", line: 2, column: 1),
        Forbidden("A\n" + String(repeating: "A", count: 1001) + "\n", line: 2, column: 1),
        Forbidden("A\nB\nC\n", line: 3, column: 1),
      ]),
    Reference(
      "lc-number_of_substrings",
      generate: { $0.text(1...12, of: "abz") },
      answer: { (lines: [[UInt8]]) in
        let text = lines[0]
        let parts = text.indices.flatMap { start in
          (start..<text.count).map { text[start...$0] }
        }
        return line([Set(parts).count])
      },
      forbidden: [Forbidden(letters(500_001), line: 1, column: 1)]),
    Reference(
      "lc-zalgorithm",
      generate: { $0.text(1...12, of: "abz") },
      answer: { (lines: [[UInt8]]) in
        let text = lines[0]
        return line(text.indices.map { place in zip(text, text[place...]).prefix(while: ==).count })
      },
      forbidden: [Forbidden(letters(500_001), line: 1, column: 1)]),
  ]

  /// By what the last letters allow, without a table.
  private static func longestCommonLength(_ left: [UInt8], _ right: [UInt8]) -> Int {
    guard let last = left.last, let otherLast = right.last else { return 0 }
    if last == otherLast { return longestCommonLength(left.dropLast(), right.dropLast()) + 1 }
    return max(
      longestCommonLength(left.dropLast(), right), longestCommonLength(left, right.dropLast()))
  }

  /// A line of so many letters.
  private static func letters(_ count: Int) -> String {
    String(repeating: "a", count: count) + "\n"
  }
}

extension SplitMix64 {
  /// Returns a line in a random shape.
  fileprivate mutating func text(_ counts: ClosedRange<Int>, of characters: String) -> String {
    let pattern = TextPattern.allCases.randomElement(using: &self)!
    let count = Int.random(in: counts, using: &self)
    return pattern.text(count: count, of: characters, seed: next()) + "\n"
  }
}
