import InputPatterns
import Judging
import Testing

/// What shrinking makes of texts that everybody can check by hand.
@Suite struct ShrinkTests {
  /// Returns the simplest text that a test on lines of numbers keeps.
  private func shrunk(
    _ text: String, while isKept: @escaping ([[Int]]) -> Bool
  ) throws -> String {
    var shrinker = TextShrinker(Array(text.utf8)) { isKept(lines($0)) }
    #expect(try shrinker.shrink())
    return String(decoding: shrinker.simplest, as: UTF8.self)
  }

  @Test func aListLosesElementsTogetherWithItsCount() throws {
    let result = try shrunk("6\n4 10 3 8 8 2\n") { lines in
      guard lines.count == 2, lines[0] == [lines[1].count] else { return false }
      return Set(lines[1]).count < lines[1].count
    }
    #expect(result == "2\n0 0\n")
  }

  @Test func linesAreRemovedTogetherWithTheirCount() throws {
    let result = try shrunk("5 4\n1 2 7\n2 3 -4\n3 5 900\n5 1 6\n") { lines in
      guard let head = lines.first, head.count == 2, head[1] == lines.count - 1 else {
        return false
      }
      let edges = lines.dropFirst()
      let isValid = edges.allSatisfy { edge in
        edge.count == 3 && edge[..<2].allSatisfy { $0 >= 1 && $0 <= head[0] }
      }
      return isValid && edges.contains { $0[2] > 99 }
    }
    #expect(result == "1 1\n1 1 100\n")
  }

  @Test func eachTestOfAFileCanGo() throws {
    let result = try shrunk("3\n2\n5 1\n4\n9 9 7 9\n1\n3\n") { lines in
      guard lines.first?.count == 1, lines.count == 2 * lines[0][0] + 1 else { return false }
      let pairs = stride(from: 1, to: lines.count, by: 2).map { (lines[$0], lines[$0 + 1]) }
      return pairs.allSatisfy { $0 == [$1.count] } && pairs.contains { $0.1.contains(7) }
    }
    #expect(result == "1\n1\n7\n")
  }

  @Test func aNumberingClosesItsGaps() throws {
    for (text, expected) in [
      ("5\n3 1 5 2 4\n", "2\n2 1\n"), ("5\n3\n1\n5\n2\n4\n", "2\n2\n1\n"),
    ] {
      let result = try shrunk(text) { lines in
        let numbers = lines.dropFirst().flatMap { $0 }
        guard lines.first == [numbers.count], numbers.sorted() == Array(1...max(1, numbers.count))
        else { return false }
        return zip(numbers, numbers.dropFirst()).contains { $0 > $1 }
      }
      #expect(result == expected)
    }
  }

  @Test func linesOfOneLengthLoseAColumn() throws {
    let result = try shrunk("4\n1 2 3 4\n5 6 7 8\n") { lines in
      lines.count == 3 && lines[0].count == 1 && lines[1].count == lines[0][0]
        && lines[1].count == lines[2].count
        && zip(lines[1], lines[2]).contains { $0 + $1 >= 10 }
    }
    #expect(result == "1\n0\n10\n" || result == "1\n2\n8\n" || result == "1\n3\n7\n", "\(result)")
    #expect(lines(Array(result.utf8)).count == 3)
  }

  @Test(arguments: [
    ("1000000007", 0, "0\n"), ("-77", 1, "1\n"), ("-1000", 600, "600\n"),
    ("987654", 12345, "12345\n"),
    ("9223372036854775807", Int.max, "9223372036854775807\n"),
  ])
  func aNumberIsLoweredAsFarAsItGoes(text: String, least: Int, expected: String) throws {
    let result = try shrunk(text) { lines in
      lines.count == 1 && lines[0].count == 1 && Int(lines[0][0].magnitude.clamped()) >= least
    }
    #expect(result == expected)
  }

  @Test func aNumberOfARareKindBecomesTheFirstOfThem() throws {
    let result = try shrunk("1031\n") { lines in
      lines.count == 1 && lines[0].count == 1 && lines[0][0] > 2
        && !(2..<lines[0][0]).contains { lines[0][0] % $0 == 0 }
    }
    #expect(result == "3\n")
  }

  @Test func namesThatOccurTwiceAreLoweredTogether() throws {
    let result = try shrunk("9\n7 7\n") { lines in
      lines.map(\.count) == [1, 2] && lines[1][0] == lines[1][1] && lines[1][0] > 2
    }
    #expect(result == "0\n3 3\n")
  }

  @Test func wordsAreShortened() throws {
    var shrinker = TextShrinker(Array("6\nxaybzc\n".utf8)) { bytes in
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      return lines.count == 2 && lines[0] == "\(lines[1].count)" && lines[1].contains("y")
    }
    #expect(try shrinker.shrink())
    #expect(String(decoding: shrinker.simplest, as: UTF8.self) == "1\ny\n")
  }

  /// Returns the simplest of the grids like one that a test keeps; it is not asked about others.
  private func shrunkGrid(
    _ text: String, header: @escaping (_ rows: Int, _ columns: Int) -> String,
    while isKept: @escaping ([[Character]]) -> Bool
  ) throws -> String {
    let cells = Set(text.split(separator: "\n").dropFirst().joined())
    var shrinker = TextShrinker(Array(text.utf8)) { bytes in
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      let rows = lines.dropFirst().map(Array.init)
      guard let width = rows.first?.count, lines[0] == header(rows.count, width) else {
        return false
      }
      return rows.allSatisfy { $0.count == width && cells.isSuperset(of: $0) } && isKept(rows)
    }
    #expect(try shrinker.shrink())
    return String(decoding: shrinker.simplest, as: UTF8.self)
  }

  @Test(arguments: [
    ("4 6\n......\n..#...\n..#.##\n.#....\n", "2 1\n#\n#\n"),
    ("4 6\n000000\n101001\n111011\n000010\n", "2 1\n1\n1\n"),
  ])
  func aGridLosesRowsAndColumns(text: String, expected: String) throws {
    let result = try shrunkGrid(text, header: { "\($0) \($1)" }) { rows in
      zip(rows, rows.dropFirst()).contains {
        zip($0, $1).contains { $0 == $1 && "#1".contains($0) }
      }
    }
    #expect(result == expected)
  }

  @Test func aSquareGridLosesARowWithAColumn() throws {
    let result = try shrunkGrid(
      "5\n.....\n.#...\n..#..\n...#.\n.....\n",
      header: { rows, columns in
        rows == columns ? "\(rows)" : ""
      }
    ) { rows in
      rows.indices.dropLast().contains { rows[$0][$0] == "#" && rows[$0 + 1][$0] == "." }
    }
    #expect(result == "2\n##\n..\n")
  }

  @Test func aMatrixLosesARowWithAColumn() throws {
    let matrix = "4\n0 3 9 4\n3 0 5 8\n9 5 0 7\n4 8 7 0\n"
    let result = try shrunk(matrix) { lines in
      let rows = lines.dropFirst()
      guard lines.first == [rows.count], rows.allSatisfy({ $0.count == rows.count }) else {
        return false
      }
      let numbers = rows.indices
      return numbers.allSatisfy { row in
        numbers.allSatisfy { lines[row][$0 - 1] == lines[$0][row - 1] }
          && lines[row][row - 1] == 0
      } && rows.contains { $0.contains { $0 > 6 } }
    }
    #expect(result == "2\n0 7\n7 0\n")
  }

  @Test func whiteSpaceStaysIfItMatters() throws {
    let text = Array("3\t4\r\n\n  5".utf8)
    var shrinker = TextShrinker(text) { bytes in
      bytes.contains(9) && bytes.contains(13) && bytes.contains(UInt8(ascii: "5"))
    }
    #expect(try shrinker.shrink())
    #expect(shrinker.simplest.contains(9) && shrinker.simplest.contains(13))
  }

  @Test(arguments: ["", "\n", "\n\n\n", " ", "\0\u{1}", "-", "--7", "007 +7 -0", "1e9", "\u{FFFD}"])
  func anyTextComesToAnEnd(text: String) throws {
    for answer in [true, false] {
      var shrinker = TextShrinker(Array(text.utf8)) { _ in answer }
      #expect(try shrinker.shrink())
      if !answer { #expect(shrinker.simplest == Array(text.utf8)) }
    }
  }

  /// Whatever the test says, shrinking ends, never grows the text's words, and asks nothing twice.
  @Test func anyTestComesToAnEnd() throws {
    for seed in 0..<60 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let count = random.next(in: 1...6)
      let rows = (0..<count).map { _ in
        InputPattern.random.values(
          count: random.next(in: 0...4), in: -20...20, seed: random.next()
        ).map(String.init).joined(separator: " ")
      }
      let text = Array((["\(count)"] + rows).joined(separator: "\n").utf8)
      var asked: Set<[UInt8]> = []
      var simplest = text
      var shrinker = TextShrinker(text) { candidate in
        #expect(asked.insert(candidate).inserted, "seed \(seed)")
        // As good as random, but the same for the same text.
        let hash = candidate.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        if hash >> 40 & 3 != 0 { return false }
        simplest = candidate
        return true
      }
      #expect(try shrinker.shrink())
      #expect(shrinker.simplest == simplest, "seed \(seed)")
      #expect(words(simplest) <= words(text), "seed \(seed)")
    }
  }

  @Test func theBudgetEndsItWithTheBestSoFar() throws {
    var budget = 5
    var shrinker = TextShrinker(Array("8\n1 2 3 4 5 6 7 8\n".utf8)) { bytes in
      if budget == 0 { throw TextShrinker.OutOfBudget() }
      budget -= 1
      return words(bytes) > 3
    }
    #expect(try shrinker.shrink() == false)
    #expect((4...9).contains(words(shrinker.simplest)))
  }

  @Test func whatTheTestThrowsIsPassedOn() {
    struct Stop: Error {}
    var shrinker = TextShrinker(Array("1 2 3\n".utf8)) { _ in throw Stop() }
    #expect(throws: Stop.self) { try shrinker.shrink() }
  }
}

private func words(_ text: [UInt8]) -> Int {
  String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).count
}

/// The numbers of a text, line by line; none in place of a word that is no number.
private func lines(_ text: [UInt8]) -> [[Int]] {
  String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    .dropLast().map { line in line.split(separator: " ").map { Int($0) ?? .min } }
}

extension UInt {
  fileprivate func clamped() -> UInt { Swift.min(self, UInt(Int.max)) }
}
