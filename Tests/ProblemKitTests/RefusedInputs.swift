/// An input that a validator must refuse, and where.
struct RefusedInput: Sendable {
  let text: String
  let line: Int
  let column: Int

  init(_ text: String, _ line: Int, _ column: Int) {
    self.text = text
    self.line = line
    self.column = column
  }
}

extension RefusedInput {
  /// What no format allows, made from a valid input.
  static func spellings(of valid: String) -> [RefusedInput] {
    let lines = valid.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let last = (line: lines.count, end: lines.last!.utf8.count + 1)
    let first = lines.first!.utf8.count + 1
    let body = String(valid.dropLast())
    let afterFirst = valid.dropFirst(first - 1)
    let ofAny = [
      RefusedInput("", 1, 1),
      RefusedInput("\n" + valid, 1, 1),
      RefusedInput("\u{FEFF}" + valid, 1, 1),
      RefusedInput(lines.first! + "\t" + afterFirst, 1, first),
      RefusedInput(lines.first! + "\r" + afterFirst, 1, first),
      RefusedInput(body, last.line, last.end),
      RefusedInput(body + "\r\n", last.line, last.end),
      RefusedInput(valid + "\n", last.line + 1, 1),
      RefusedInput(valid + " ", last.line + 1, 1),
      RefusedInput(valid + "1\n", last.line + 1, 1),
      RefusedInput(valid + "\0", last.line + 1, 1),
    ]
    // Of a text, a space or a letter more may be part.
    if Int(valid.prefix { !$0.isWhitespace }) == nil { return ofAny }
    return ofAny + [
      RefusedInput(" " + valid, 1, 1),
      RefusedInput("0" + valid, 1, 1),
      RefusedInput("+" + valid, 1, 1),
      RefusedInput("-" + valid, 1, 1),
      RefusedInput("x" + valid, 1, 1),
      RefusedInput("9223372036854775808" + afterFirst, 1, 1),
      RefusedInput(lines.first! + " " + afterFirst, 1, first),
      RefusedInput(lines.first! + " 1" + afterFirst, 1, first),
      RefusedInput(body + " ", last.line, last.end),
    ]
  }

  /// What the ranges and rules of each problem forbid.
  static let ofProblem: [String: [RefusedInput]] = [
    "boj-10989": column(longest: 10_000_000, values: 1...10_000),
    "boj-11003": ranked(longest: 5_000_000, values: -1_000_000_000...1_000_000_000),
    "boj-11004": ranked(longest: 5_000_000, values: -1_000_000_000...1_000_000_000),
    "boj-11053": row(longest: 1000, values: 1...1_000_000),
    "boj-11401": [
      RefusedInput("0 0\n", 1, 1), RefusedInput("4000001 0\n", 1, 1),
      RefusedInput("5 -1\n", 1, 3), RefusedInput("5 6\n", 1, 3), RefusedInput("5\n", 1, 2),
    ],
    "boj-11408": [
      RefusedInput("0 1\n", 1, 1), RefusedInput("401 1\n", 1, 1), RefusedInput("1 0\n0\n", 1, 3),
      RefusedInput("1 401\n0\n", 1, 3), RefusedInput("1 2\n-1\n", 2, 1),
      RefusedInput("1 2\n3 1 1 2 1 1 1\n", 2, 1), RefusedInput("1 2\n1 0 1\n", 2, 3),
      RefusedInput("1 2\n1 3 1\n", 2, 3), RefusedInput("1 2\n1 2 -1\n", 2, 5),
      RefusedInput("1 2\n1 2 10001\n", 2, 5), RefusedInput("1 2\n1 2\n", 2, 4),
      RefusedInput("1 2\n1 2 3 4\n", 2, 6), RefusedInput("2 2\n1 2 3\n", 3, 1),
      RefusedInput("1 2\n0\n0\n", 3, 1),
      // The same job twice.
      RefusedInput("1 2\n2 2 3 2 4\n", 2, 7),
    ],
    "boj-1149": houses,
    "boj-11657": [
      RefusedInput("0 1\n1 1 1\n", 1, 1), RefusedInput("501 1\n1 1 1\n", 1, 1),
      RefusedInput("2 0\n", 1, 3), RefusedInput("2 6001\n", 1, 3),
      RefusedInput("2 1\n0 1 1\n", 2, 1), RefusedInput("2 1\n3 1 1\n", 2, 1),
      RefusedInput("2 1\n1 0 1\n", 2, 3), RefusedInput("2 1\n1 3 1\n", 2, 3),
      RefusedInput("2 1\n1 2 -10001\n", 2, 5), RefusedInput("2 1\n1 2 10001\n", 2, 5),
      RefusedInput("2 1\n1 2 -0\n", 2, 5), RefusedInput("2 1\n1 2\n", 2, 4),
      RefusedInput("2 1\n1 2 3 4\n", 2, 6), RefusedInput("2 2\n1 2 3\n", 3, 1),
      RefusedInput("2 1\n1 2 3\n2 1 3\n", 3, 1),
    ],
    "boj-11660": [
      RefusedInput("0 1\n1 1 1 1\n", 1, 1), RefusedInput("1025 1\n1\n1 1 1 1\n", 1, 1),
      RefusedInput("1 0\n5\n", 1, 3), RefusedInput("1 100001\n5\n1 1 1 1\n", 1, 3),
      RefusedInput("1 1\n0\n1 1 1 1\n", 2, 1), RefusedInput("1 1\n1001\n1 1 1 1\n", 2, 1),
      RefusedInput("2 1\n5\n5 5\n1 1 1 1\n", 2, 2), RefusedInput("1 1\n5 5\n1 1 1 1\n", 2, 2),
      RefusedInput("1 1\n5\n0 1 1 1\n", 3, 1), RefusedInput("1 1\n5\n1 2 1 1\n", 3, 3),
      RefusedInput("2 1\n5 5\n5 5\n2 1 1 1\n", 4, 5),
      RefusedInput("2 1\n5 5\n5 5\n1 2 1 1\n", 4, 7),
      RefusedInput("1 1\n5\n1 1 2 1\n", 3, 5), RefusedInput("1 1\n5\n1 1 1 2\n", 3, 7),
      RefusedInput("1 1\n5\n1 1 1\n", 3, 6), RefusedInput("1 2\n5\n1 1 1 1\n", 4, 1),
      RefusedInput("1 1\n5\n1 1 1 1\n1 1 1 1\n", 4, 1),
    ],
    "boj-12015": row(longest: 1_000_000, values: 1...1_000_000),
    "boj-12865": [
      RefusedInput("0 1\n", 1, 1), RefusedInput("101 1\n1 1\n", 1, 1),
      RefusedInput("1 0\n1 1\n", 1, 3), RefusedInput("1 100001\n1 1\n", 1, 3),
      RefusedInput("1 1\n0 1\n", 2, 1), RefusedInput("1 1\n100001 1\n", 2, 1),
      RefusedInput("1 1\n1 -1\n", 2, 3), RefusedInput("1 1\n1 1001\n", 2, 3),
      RefusedInput("1 1\n1\n", 2, 2), RefusedInput("1 1\n1 1 1\n", 2, 4),
      RefusedInput("2 1\n1 1\n", 3, 1), RefusedInput("1 1\n1 1\n1 1\n", 3, 1),
    ],
    "boj-14003": row(longest: 1_000_000, values: -1_000_000_000...1_000_000_000),
    "boj-1450": [
      RefusedInput("0 5\n\n", 1, 1), RefusedInput("31 5\n1\n", 1, 1),
      RefusedInput("1 -1\n1\n", 1, 3), RefusedInput("1 1000000001\n1\n", 1, 3),
      RefusedInput("1 5\n0\n", 2, 1), RefusedInput("2 5\n1 1000000001\n", 2, 3),
      RefusedInput("2 5\n1\n", 2, 2), RefusedInput("2 5\n1 2 3\n", 2, 4),
      RefusedInput("2\n5\n1 2\n", 1, 2),
    ],
    "boj-1517": row(longest: 500_000, values: -1_000_000_000...1_000_000_000),
    "boj-15552": pairs(numbers: 1...1000),
    "boj-1644": [RefusedInput("0\n", 1, 1), RefusedInput("4000001\n", 1, 1)],
    "boj-17298": row(longest: 1_000_000, values: 1...1_000_000),
    "boj-17404": houses,
    "boj-1786": [
      RefusedInput("\na\n", 1, 1), RefusedInput("a\n\n", 2, 1), RefusedInput("a\n", 2, 1),
      RefusedInput("a1\na\n", 1, 2), RefusedInput("a\na-\n", 2, 2),
      RefusedInput("a\na\na\n", 3, 1), RefusedInput(letters(1_000_001) + "a\n", 1, 1),
      RefusedInput("a\n" + letters(1_000_001), 2, 1),
    ],
    "boj-18870": row(longest: 1_000_000, values: -1_000_000_000...1_000_000_000),
    "boj-1916": [
      RefusedInput("0\n1\n1 1 1\n1 1\n", 1, 1), RefusedInput("1001\n1\n1 1 1\n1 1\n", 1, 1),
      RefusedInput("2\n0\n1 1\n", 2, 1), RefusedInput("2\n100001\n1 1 1\n1 1\n", 2, 1),
      RefusedInput("2\n1\n0 1 1\n1 1\n", 3, 1), RefusedInput("2\n1\n1 3 1\n1 1\n", 3, 3),
      RefusedInput("2\n1\n1 2 -1\n1 1\n", 3, 5), RefusedInput("2\n1\n1 2 100000\n1 1\n", 3, 5),
      RefusedInput("2\n1\n1 2 1\n0 1\n", 4, 1), RefusedInput("2\n1\n1 2 1\n1 3\n", 4, 3),
      RefusedInput("2\n1\n1 2 1\n1\n", 4, 2), RefusedInput("2\n2\n1 2 1\n1 2\n", 4, 4),
      RefusedInput("2\n1\n1 2 1\n2 1\n", 4, 3),
    ],
    "boj-1927": column(longest: 100_000, values: 0...2_147_483_647),
    "boj-2243": [
      RefusedInput("0\n", 1, 1), RefusedInput("100001\n2 1 1\n", 1, 1),
      RefusedInput("1\n0 1\n", 2, 1), RefusedInput("1\n3 1\n", 2, 1),
      RefusedInput("2\n2 1 1\n1 0\n", 3, 3), RefusedInput("1\n2 0 1\n", 2, 3),
      RefusedInput("1\n2 1000001 1\n", 2, 3), RefusedInput("1\n2 1 0\n", 2, 5),
      RefusedInput("1\n2 1 2000000001\n", 2, 5), RefusedInput("1\n2 1\n", 2, 4),
      // What is not there is taken and thrown away; a box that is too full.
      RefusedInput("2\n2 1 2\n1 3\n", 3, 3), RefusedInput("2\n2 1 2\n2 1 -3\n", 3, 5),
      RefusedInput("2\n2 1 2000000000\n2 2 1\n", 3, 5),
    ],
    "boj-2042": [
      RefusedInput("0 1 1\n1 1 1\n2 1 1\n", 1, 1),
      RefusedInput("1000001 1 1\n5\n1 1 1\n2 1 1\n", 1, 1),
      RefusedInput("1 0 1\n5\n2 1 1\n", 1, 3), RefusedInput("1 10001 1\n5\n", 1, 3),
      RefusedInput("1 1 0\n5\n1 1 1\n", 1, 5), RefusedInput("1 1 10001\n5\n", 1, 5),
      RefusedInput("1 1 1\n9223372036854775808\n1 1 1\n2 1 1\n", 2, 1),
      RefusedInput("1 1 1\n-9223372036854775809\n1 1 1\n2 1 1\n", 2, 1),
      RefusedInput("1 1 1\n5\n0 1 1\n2 1 1\n", 3, 1),
      RefusedInput("1 1 1\n5\n3 1 1\n2 1 1\n", 3, 1),
      RefusedInput("1 1 1\n5\n1 0 1\n2 1 1\n", 3, 3),
      RefusedInput("1 1 1\n5\n1 2 1\n2 1 1\n", 3, 3),
      RefusedInput("1 1 1\n5\n1 1 9223372036854775808\n2 1 1\n", 3, 5),
      RefusedInput("2 1 1\n5\n6\n1 1 1\n2 2 1\n", 5, 5),
      RefusedInput("2 1 1\n5\n6\n1 1 1\n2 1 3\n", 5, 5),
      // Two changes, two questions, a sum that is too large.
      RefusedInput("1 1 1\n5\n1 1 1\n1 1 2\n", 4, 1),
      RefusedInput("1 1 1\n5\n2 1 1\n2 1 1\n", 4, 1),
      RefusedInput("2 1 1\n9223372036854775807\n1\n2 1 2\n1 1 1\n", 4, 5),
      RefusedInput("2 1 1\n-9223372036854775808\n7\n1 2 -1\n2 1 2\n", 5, 5),
      RefusedInput("1 1 1\n5\n1 1 1\n", 4, 1), RefusedInput("1 1 1\n5\n1 1\n2 1 1\n", 3, 4),
    ],
    "boj-1197": [
      RefusedInput("0 1\n1 1 1\n", 1, 1), RefusedInput("10001 1\n1 1 1\n", 1, 1),
      RefusedInput("1 0\n", 1, 3), RefusedInput("1 100001\n", 1, 3),
      RefusedInput("1 1\n0 1 1\n", 2, 1), RefusedInput("1 1\n1 2 1\n", 2, 3),
      RefusedInput("1 1\n1 1 1000001\n", 2, 5), RefusedInput("1 1\n1 1 -1000001\n", 2, 5),
      RefusedInput("1 1\n1 1\n", 2, 4), RefusedInput("3 1\n1 2 7\n", 2, 5),
      RefusedInput("1 1\n1 1 1\n1 1 1\n", 3, 1),
    ],
    "boj-11404": [
      RefusedInput("1\n1\n1 1 1\n", 1, 1), RefusedInput("101\n1\n1 2 1\n", 1, 1),
      RefusedInput("2\n0\n", 2, 1), RefusedInput("2\n100001\n1 2 1\n", 2, 1),
      RefusedInput("2\n1\n0 1 1\n", 3, 1), RefusedInput("2\n1\n1 3 1\n", 3, 3),
      RefusedInput("2\n1\n1 2 0\n", 3, 5), RefusedInput("2\n1\n1 2 100001\n", 3, 5),
      RefusedInput("2\n1\n1 2\n", 3, 4), RefusedInput("2\n1\n2 2 7\n", 3, 5),
      RefusedInput("2\n2\n1 2 1\n", 4, 1), RefusedInput("2\n1\n1 2 1\n1 2 1\n", 4, 1),
    ],
    "boj-11400": [
      RefusedInput("0 1\n1 1\n", 1, 1), RefusedInput("100001 1\n1 2\n", 1, 1),
      RefusedInput("2 0\n", 1, 3), RefusedInput("2 1000001\n", 1, 3),
      RefusedInput("2 1\n0 1\n", 2, 1), RefusedInput("2 1\n1 3\n", 2, 3),
      RefusedInput("2 1\n1 1\n", 2, 3), RefusedInput("2 2\n1 2\n2 1\n", 3, 3),
      RefusedInput("3 1\n1 2\n", 2, 3), RefusedInput("2 1\n1 2 1\n", 2, 4),
      RefusedInput("2 1\n1 2\n1 2\n", 3, 1),
    ],
    "boj-1708": [
      RefusedInput("2\n0 0\n0 1\n", 1, 1), RefusedInput("100001\n0 0\n", 1, 1),
      RefusedInput("3\n0 0\n0 1\n40001 0\n", 4, 1),
      RefusedInput("3\n0 0\n0 1\n1 -40001\n", 4, 3),
      RefusedInput("3\n0 0\n0 1\n0 1\n", 4, 3), RefusedInput("3\n0 0\n1 1\n3 3\n", 4, 3),
      RefusedInput("3\n0 0\n0 1\n1\n", 4, 2), RefusedInput("3\n0 0\n0 1\n1 0 0\n", 4, 4),
      RefusedInput("3\n0 0\n0 1\n", 4, 1), RefusedInput("3\n0 0\n0 1\n1 0\n1 1\n", 5, 1),
    ],
    "boj-2261": [
      RefusedInput("1\n0 0\n", 1, 1), RefusedInput("100001\n0 0\n", 1, 1),
      RefusedInput("2\n0 0\n10001 0\n", 3, 1), RefusedInput("2\n0 0\n0 -10001\n", 3, 3),
      RefusedInput("2\n0 0\n1\n", 3, 2), RefusedInput("2\n0 0\n0 1 1\n", 3, 4),
      RefusedInput("2\n0 0\n", 3, 1), RefusedInput("2\n0 0\n0 1\n1 1\n", 4, 1),
    ],
    "boj-2098": [
      RefusedInput("1\n0\n", 1, 1), RefusedInput("17\n0\n", 1, 1),
      RefusedInput("2\n0 -1\n1 0\n", 2, 3), RefusedInput("2\n0 1\n1000001 0\n", 3, 1),
      RefusedInput("2\n0 1\n1\n", 3, 2), RefusedInput("2\n0 1 1\n1 0\n", 2, 4),
      RefusedInput("2\n0 1\n", 3, 1), RefusedInput("2\n0 1\n1 0\n0\n", 4, 1),
      // A way from a city to itself; no round trip.
      RefusedInput("2\n1 1\n1 0\n", 2, 3), RefusedInput("2\n0 1\n0 0\n", 3, 3),
      RefusedInput("4\n0 1 0 0\n1 0 0 0\n0 0 0 1\n0 0 1 0\n", 5, 7),
    ],
    "boj-2150": numberedPairs(most: 10_000),
    "boj-2252": numberedPairs(most: 32_000) + [
      RefusedInput("2 1\n1 1\n", 2, 3), RefusedInput("2 2\n1 2\n2 1\n", 3, 3),
    ],
    "boj-25305": ranked(longest: 1000, values: 0...10_000),
    "boj-2631": [
      RefusedInput("0\n", 1, 1), RefusedInput("201\n1\n", 1, 1), RefusedInput("2\n1\n0\n", 3, 1),
      RefusedInput("2\n1\n3\n", 3, 1), RefusedInput("3\n1\n3\n1\n", 4, 1),
      RefusedInput("2\n1\n", 3, 1), RefusedInput("2\n2\n1\n3\n", 4, 1),
      RefusedInput("2\n2 1\n", 2, 2),
    ],
    "boj-2750": column(longest: 1000, values: -1000...1000),
    "boj-2751": column(longest: 1_000_000, values: -1_000_000...1_000_000),
    "boj-2805": [
      RefusedInput("0 1\n\n", 1, 1), RefusedInput("1000001 1\n1\n", 1, 1),
      RefusedInput("2 0\n1 2\n", 1, 3), RefusedInput("2 2000000001\n1 2\n", 1, 3),
      RefusedInput("2 1\n1\n", 2, 2), RefusedInput("2 1\n1 2 3\n", 2, 4),
      RefusedInput("2 1\n1 -1\n", 2, 3), RefusedInput("2 1\n1 1000000001\n", 2, 3),
      RefusedInput("2 4\n1 2\n", 2, 3),
    ],
    "boj-9252": [
      RefusedInput("\nA\n", 1, 1), RefusedInput("A\n\n", 2, 1), RefusedInput("A\n", 2, 1),
      RefusedInput("A B\nC\n", 1, 2), RefusedInput("A\nb\n", 2, 1),
      RefusedInput(String(repeating: "A", count: 1001) + "\nB\n", 1, 1),
    ],
    "guess-the-number": [
      RefusedInput("0 0\n", 1, 1), RefusedInput("1000000001 1\n", 1, 1),
      RefusedInput("5 0\n", 1, 3), RefusedInput("5 6\n", 1, 3), RefusedInput("5\n1\n", 1, 2),
      RefusedInput("5 1 1\n", 1, 4),
    ],
    "lc-aplusb": [
      RefusedInput("-1 0\n", 1, 1), RefusedInput("1000000001 0\n", 1, 1),
      RefusedInput("0 -1\n", 1, 3), RefusedInput("0 1000000001\n", 1, 3),
      RefusedInput("0  1\n", 1, 3), RefusedInput("0\n1\n", 1, 2), RefusedInput("0 1 2\n", 1, 4),
    ],
    "lc-assignment": [
      RefusedInput("0\n", 1, 1), RefusedInput("501\n1\n", 1, 1),
      RefusedInput("1\n1000000001\n", 2, 1), RefusedInput("1\n-1000000001\n", 2, 1),
      RefusedInput("2\n1 2\n3 1000000001\n", 3, 3), RefusedInput("2\n1\n3 4\n", 2, 2),
      RefusedInput("2\n1 2 3\n4\n", 2, 4), RefusedInput("2\n1 2\n", 3, 1),
      RefusedInput("1\n1\n2\n", 3, 1),
    ],
    "lc-bipartitematching": [
      RefusedInput("0 2 1\n0 0\n", 1, 1), RefusedInput("100001 2 1\n0 0\n", 1, 1),
      RefusedInput("2 0 1\n0 0\n", 1, 3), RefusedInput("2 100001 1\n0 0\n", 1, 3),
      RefusedInput("2 3 0\n", 1, 5), RefusedInput("2 3 200001\n0 0\n", 1, 5),
      RefusedInput("2 3\n0 0\n", 1, 4), RefusedInput("2 3 1\n2 0\n", 2, 1),
      RefusedInput("2 3 1\n-1 0\n", 2, 1), RefusedInput("2 3 1\n0 3\n", 2, 3),
      RefusedInput("2 3 1\n0 -1\n", 2, 3), RefusedInput("2 3 1\n0\n", 2, 2),
      RefusedInput("2 3 1\n0 1 1\n", 2, 4), RefusedInput("2 3 2\n0 1\n", 3, 1),
      RefusedInput("2 3 1\n0 1\n0 2\n", 3, 1),
      // The same edge twice.
      RefusedInput("2 3 3\n0 1\n1 1\n0 1\n", 4, 3),
    ],
    "lc-convolution_mod": [
      RefusedInput("0 1\n\n1\n", 1, 1), RefusedInput("524289 1\n1\n1\n", 1, 1),
      RefusedInput("1 0\n1\n\n", 1, 3), RefusedInput("1 524289\n1\n1\n", 1, 3),
      RefusedInput("1\n1\n1\n1\n", 1, 2), RefusedInput("1 1\n-1\n1\n", 2, 1),
      RefusedInput("1 1\n998244353\n1\n", 2, 1), RefusedInput("1 2\n1\n0 -1\n", 3, 3),
      RefusedInput("1 2\n1\n0 998244353\n", 3, 3), RefusedInput("2 1\n1\n1\n", 2, 2),
      RefusedInput("1 1\n1 1\n1\n", 2, 2), RefusedInput("1 2\n1\n1\n", 3, 2),
      RefusedInput("1 1\n1\n1 1\n", 3, 2), RefusedInput("1 1\n1\n", 3, 1),
      RefusedInput("1 1\n1\n1\n1\n", 4, 1),
    ],
    "lc-factorize": [
      RefusedInput("0\n", 1, 1), RefusedInput("101\n1\n", 1, 1), RefusedInput("1\n0\n", 2, 1),
      RefusedInput("1\n1000000000000000001\n", 2, 1), RefusedInput("2\n1\n", 3, 1),
      RefusedInput("2\n1 1\n", 2, 2), RefusedInput("1\n1\n1\n", 3, 1),
    ],
    "lc-line_add_get_min": [
      RefusedInput("0 1\n1 1\n", 1, 1), RefusedInput("200001 1\n1 1\n", 1, 1),
      RefusedInput("1 0\n1 1\n", 1, 3), RefusedInput("1 200001\n1 1\n", 1, 3),
      RefusedInput("1 1\n1000000001 1\n1 1\n", 2, 1),
      RefusedInput("1 1\n1 -1000000000000000001\n1 1\n", 2, 3),
      RefusedInput("1 1\n1 1\n2 1\n", 3, 1), RefusedInput("1 1\n1 1\n1 1000000001\n", 3, 3),
      RefusedInput("1 1\n1 1\n0 -1000000001 1\n", 3, 3),
      RefusedInput("1 1\n1 1\n0 1 1000000000000000001\n", 3, 5),
      RefusedInput("1 1\n1 1\n0 1\n", 3, 4), RefusedInput("1 1\n1 1\n1 1 1\n", 3, 4),
      RefusedInput("2 1\n1 1\n1 1\n", 4, 1), RefusedInput("1 1\n1 1\n1 1\n1 1\n", 4, 1),
    ],
    "lc-longest_increasing_subsequence": row(longest: 500_000, values: 0...1_000_000_000),
    "lc-many_aplusb": pairs(numbers: 0...1_000_000_000_000_000_000),
    "lc-number_of_substrings": word,
    "lc-pow_of_matrix": [
      RefusedInput("0 1\n\n", 1, 1), RefusedInput("201 1\n1\n", 1, 1),
      RefusedInput("1 -1\n1\n", 1, 3), RefusedInput("1 1000000000000000001\n1\n", 1, 3),
      RefusedInput("1 1\n-1\n", 2, 1), RefusedInput("2 1\n1 2\n3 998244353\n", 3, 3),
      RefusedInput("2 1\n1 2 3\n4 5\n", 2, 4), RefusedInput("2 1\n1\n2 3\n", 2, 2),
      RefusedInput("2 1\n1 2\n", 3, 1), RefusedInput("1 1\n1\n1\n", 3, 1),
    ],
    "lc-dynamic_sequence_range_affine_range_sum": [
      RefusedInput("0 1\n\n0 0 1\n", 1, 1), RefusedInput("500001 1\n5\n", 1, 1),
      RefusedInput("1 0\n5\n", 1, 3), RefusedInput("1 500001\n5\n", 1, 3),
      RefusedInput("1 1\n-1\n4 0 1\n", 2, 1), RefusedInput("1 1\n998244353\n4 0 1\n", 2, 1),
      RefusedInput("2 1\n5\n4 0 1\n", 2, 2), RefusedInput("2 1\n5 6\n5 0 1\n", 3, 1),
      RefusedInput("2 1\n5 6\n0 3 1\n", 3, 3), RefusedInput("2 1\n5 6\n0 0 998244353\n", 3, 5),
      RefusedInput("2 1\n5 6\n1 2\n", 3, 3), RefusedInput("2 1\n5 6\n1 1 2\n", 3, 4),
      RefusedInput("1 2\n5\n1 0\n1 0\n", 4, 1), RefusedInput("2 2\n5 6\n1 0\n4 0 2\n", 4, 5),
      RefusedInput("2 1\n5 6\n2 2 3\n", 3, 3), RefusedInput("2 1\n5 6\n2 1 1\n", 3, 5),
      RefusedInput("2 1\n5 6\n3 0 1\n", 3, 6), RefusedInput("2 1\n5 6\n3 0 1 -1 0\n", 3, 7),
      RefusedInput("2 1\n5 6\n3 0 1 0 998244353\n", 3, 9),
      RefusedInput("2 2\n5 6\n4 0 1\n", 4, 1), RefusedInput("2 1\n5 6\n4 0 1\n4 0 1\n", 4, 1),
    ],
    "lc-point_set_range_composite_large_array": [
      RefusedInput("0 1\n1 0 1 5\n", 1, 1), RefusedInput("1000000001 1\n1 0 1 5\n", 1, 1),
      RefusedInput("5 0\n", 1, 3), RefusedInput("5 500001\n1 0 1 5\n", 1, 3),
      RefusedInput("5 1\n2 0 1 5\n", 2, 1), RefusedInput("5 1\n0 5 1 5\n", 2, 3),
      RefusedInput("5 1\n0 0 0 5\n", 2, 5), RefusedInput("5 1\n0 0 998244353 5\n", 2, 5),
      RefusedInput("5 1\n0 0 1 -1\n", 2, 7), RefusedInput("5 1\n0 0 1 998244353\n", 2, 7),
      RefusedInput("5 1\n1 5 5 0\n", 2, 3), RefusedInput("5 1\n1 1 1 0\n", 2, 5),
      RefusedInput("5 1\n1 0 6 0\n", 2, 5), RefusedInput("5 1\n1 0 5 998244353\n", 2, 7),
      RefusedInput("5 1\n1 0 5\n", 2, 6), RefusedInput("5 1\n1 0 5 1 1\n", 2, 8),
      RefusedInput("5 2\n1 0 5 1\n", 3, 1), RefusedInput("5 1\n1 0 5 1\n1 0 5 1\n", 3, 1),
    ],
    "lc-range_affine_range_sum": [
      RefusedInput("0 1\n\n1 0 1\n", 1, 1), RefusedInput("500001 1\n5\n", 1, 1),
      RefusedInput("1 0\n5\n", 1, 3), RefusedInput("1 500001\n5\n", 1, 3),
      RefusedInput("1 1\n-1\n1 0 1\n", 2, 1), RefusedInput("1 1\n998244353\n1 0 1\n", 2, 1),
      RefusedInput("2 1\n5\n6\n1 0 1\n", 2, 2), RefusedInput("2 1\n5 6\n2 0 1\n", 3, 1),
      RefusedInput("2 1\n5 6\n1 -1 1\n", 3, 3), RefusedInput("2 1\n5 6\n1 2 2\n", 3, 3),
      RefusedInput("2 1\n5 6\n1 1 1\n", 3, 5), RefusedInput("2 1\n5 6\n1 0 3\n", 3, 5),
      RefusedInput("2 1\n5 6\n0 0 1 0 0\n", 3, 7),
      RefusedInput("2 1\n5 6\n0 0 1 998244353 0\n", 3, 7),
      RefusedInput("2 1\n5 6\n0 0 1 1 -1\n", 3, 9),
      RefusedInput("2 1\n5 6\n0 0 1 1 998244353\n", 3, 9),
      RefusedInput("2 1\n5 6\n0 0 1 1\n", 3, 8), RefusedInput("2 1\n5 6\n1 0 1 1\n", 3, 6),
      RefusedInput("2 2\n5 6\n1 0 1\n", 4, 1), RefusedInput("2 1\n5 6\n1 0 1\n1 0 1\n", 4, 1),
    ],
    "lc-unionfind": [
      RefusedInput("0 1\n1 0 0\n", 1, 1), RefusedInput("200001 1\n1 0 0\n", 1, 1),
      RefusedInput("2 0\n", 1, 3), RefusedInput("2 200001\n", 1, 3),
      RefusedInput("2 1\n2 0 0\n", 2, 1), RefusedInput("2 1\n-1 0 0\n", 2, 1),
      RefusedInput("2 1\n1 2 0\n", 2, 3), RefusedInput("2 1\n1 0 2\n", 2, 5),
      RefusedInput("2 1\n1 0\n", 2, 4), RefusedInput("2 1\n1 0 1 0\n", 2, 6),
      RefusedInput("2 2\n1 0 1\n", 3, 1), RefusedInput("2 1\n1 0 1\n1 0 1\n", 3, 1),
    ],
    "lc-vertex_add_path_sum": [
      RefusedInput("0 1\n\n1 0 0\n", 1, 1), RefusedInput("500001 1\n5\n", 1, 1),
      RefusedInput("1 0\n5\n", 1, 3), RefusedInput("1 500001\n5\n", 1, 3),
      RefusedInput("1 1\n-1\n1 0 0\n", 2, 1), RefusedInput("1 1\n1000000001\n1 0 0\n", 2, 1),
      RefusedInput("2 1\n5\n0 1\n1 0 0\n", 2, 2), RefusedInput("2 1\n5 6\n2 1\n1 0 0\n", 3, 1),
      RefusedInput("2 1\n5 6\n0 2\n1 0 0\n", 3, 3), RefusedInput("2 1\n5 6\n0 0\n1 0 0\n", 3, 3),
      RefusedInput("4 1\n1 2 3 4\n0 1\n1 2\n2 0\n1 0 0\n", 5, 3),
      RefusedInput("2 1\n5 6\n1 0\n2 0 0\n", 4, 1), RefusedInput("2 1\n5 6\n1 0\n0 2 0\n", 4, 3),
      RefusedInput("2 1\n5 6\n1 0\n0 0 -1\n", 4, 5),
      RefusedInput("2 1\n5 6\n1 0\n0 0 1000000001\n", 4, 5),
      RefusedInput("2 1\n5 6\n1 0\n1 -1 0\n", 4, 3), RefusedInput("2 1\n5 6\n1 0\n1 0 2\n", 4, 5),
      RefusedInput("2 1\n5 6\n1 0\n1 0\n", 4, 4), RefusedInput("2 2\n5 6\n1 0\n1 0 1\n", 5, 1),
      RefusedInput("2 1\n5 6\n1 0\n1 0 1\n1 0 1\n", 5, 1),
    ],
    "lc-zalgorithm": word,
  ]

  /// A word of up to 500,000 letters from a to z.
  private static let word = [
    RefusedInput("\n", 1, 1), RefusedInput("aA\n", 1, 2), RefusedInput("a a\n", 1, 2),
    RefusedInput("a\nb\n", 2, 1), RefusedInput(letters(500_001), 1, 1),
  ]

  private static func letters(_ count: Int) -> String {
    String(repeating: "a", count: count) + "\n"
  }

  /// N, and N numbers on one line.
  private static func row(longest: Int, values: ClosedRange<Int>) -> [RefusedInput] {
    let low = values.lowerBound
    let width = "\(low)".utf8.count
    return [
      RefusedInput("0\n\n", 1, 1), RefusedInput("\(longest + 1)\n\(low)\n", 1, 1),
      RefusedInput("1\n\(low - 1)\n", 2, 1), RefusedInput("1\n\(values.upperBound + 1)\n", 2, 1),
      RefusedInput("2\n\(low) -0\n", 2, width + 2),
      RefusedInput("2\n\(low)  \(low)\n", 2, width + 2),
      RefusedInput("2\n\(low)\n", 2, width + 1), RefusedInput("2\n\(low)\n\(low)\n", 2, width + 1),
      RefusedInput("1\n\(low) \(low)\n", 2, width + 1),
    ]
  }

  /// N, and N numbers below it.
  private static func column(longest: Int, values: ClosedRange<Int>) -> [RefusedInput] {
    let low = values.lowerBound
    return [
      RefusedInput("0\n", 1, 1), RefusedInput("\(longest + 1)\n\(low)\n", 1, 1),
      RefusedInput("1\n\(low - 1)\n", 2, 1), RefusedInput("1\n\(values.upperBound + 1)\n", 2, 1),
      RefusedInput("2\n\(low)\n-0\n", 3, 1), RefusedInput("2\n\(low)\n\n\(low)\n", 3, 1),
      RefusedInput("2\n\(low)\n", 3, 1), RefusedInput("2\n\(low) \(low)\n", 2, "\(low)".count + 1),
    ]
  }

  /// N and a rank in it, and N numbers on one line.
  private static func ranked(longest: Int, values: ClosedRange<Int>) -> [RefusedInput] {
    [
      RefusedInput("0 0\n\n", 1, 1), RefusedInput("\(longest + 1) 1\n1\n", 1, 1),
      RefusedInput("2 0\n1 2\n", 1, 3), RefusedInput("2 3\n1 2\n", 1, 3),
      RefusedInput("2\n1\n1 2\n", 1, 2), RefusedInput("2 1\n1\n", 2, 2),
      RefusedInput("2 1\n1 2 3\n", 2, 4), RefusedInput("2 1\n1 \(values.lowerBound - 1)\n", 2, 3),
      RefusedInput("2 1\n1 \(values.upperBound + 1)\n", 2, 3),
    ]
  }

  /// N, and N lines of two numbers.
  private static func pairs(numbers: ClosedRange<Int>) -> [RefusedInput] {
    [
      RefusedInput("0\n", 1, 1), RefusedInput("1000001\n1 1\n", 1, 1),
      RefusedInput("1\n\(numbers.lowerBound - 1) 1\n", 2, 1),
      RefusedInput("1\n\(numbers.upperBound + 1) 1\n", 2, 1),
      RefusedInput("1\n1 \(numbers.lowerBound - 1)\n", 2, 3),
      RefusedInput("1\n1 \(numbers.upperBound + 1)\n", 2, 3), RefusedInput("1\n1\n", 2, 2),
      RefusedInput("1\n1 1 1\n", 2, 4), RefusedInput("2\n1 1\n", 3, 1),
      RefusedInput("1\n1 1\n1 1\n", 3, 1), RefusedInput("2\n1 1 1 1\n", 2, 4),
    ]
  }

  /// N and M, and M lines of two numbers from 1 to N.
  private static func numberedPairs(most: Int) -> [RefusedInput] {
    [
      RefusedInput("0 1\n1 1\n", 1, 1), RefusedInput("\(most + 1) 1\n1 1\n", 1, 1),
      RefusedInput("2 0\n", 1, 3), RefusedInput("2 100001\n1 2\n", 1, 3),
      RefusedInput("2\n1\n1 2\n", 1, 2), RefusedInput("2 1\n0 1\n", 2, 1),
      RefusedInput("2 1\n3 1\n", 2, 1), RefusedInput("2 1\n1 3\n", 2, 3),
      RefusedInput("2 1\n1\n", 2, 2), RefusedInput("2 1\n1 2 1\n", 2, 4),
      RefusedInput("2 2\n1 2\n", 3, 1), RefusedInput("2 1\n1 2\n1 2\n", 3, 1),
    ]
  }

  private static let houses = [
    RefusedInput("1\n1 1 1\n", 1, 1), RefusedInput("1001\n1 1 1\n", 1, 1),
    RefusedInput("2\n0 1 1\n1 1 1\n", 2, 1), RefusedInput("2\n1 1001 1\n1 1 1\n", 2, 3),
    RefusedInput("2\n1 1 1\n1 1 0\n", 3, 5), RefusedInput("2\n1 1 1\n1 1\n", 3, 4),
    RefusedInput("2\n1 1 1\n", 3, 1), RefusedInput("2\n1 1 1\n1 1 1 1\n", 3, 6),
    RefusedInput("2\n1 1 1\n1 1 1\n1 1 1\n", 4, 1),
  ]
}
