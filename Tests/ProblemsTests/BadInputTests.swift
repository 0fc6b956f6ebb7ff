import TestSupport
import Testing

@Suite struct BadInputTests {
  /// Checks that an input is refused: code 65, one line of complaint that begins with the
  /// position, and nothing that could be taken for an answer.
  private func expectRefusal(_ problem: String, _ input: String, at position: String) throws {
    let run = try Program(built: problem).run(input: input)
    let shown = String(input.suffix(60)).debugDescription
    #expect(run.end == .exit(65), "input: …\(shown)")
    #expect(run.output == "", "input: …\(shown)")
    #expect(
      run.errors.hasPrefix("input error: line \(position)") && run.errors.hasSuffix("\n")
        && run.errors.split(separator: "\n").count == 1,
      "input: …\(shown), position \(position), message: \(run.errors)")
  }

  /// Splits an input before its last number or word, and says where that stands.
  private func lastNumber(of input: String) -> (before: String, position: String) {
    let trimmed = input.dropLast(1)
    let start = trimmed.lastIndex(where: \.isWhitespace).map(trimmed.index(after:))
    let before = trimmed[..<(start ?? trimmed.startIndex)]
    let line = before.count { $0 == "\n" } + 1
    let column = before.reversed().prefix { $0 != "\n" }.count + 1
    return (String(before), "\(line), column \(column): ")
  }

  @Test(arguments: Problem.readingNumbers)
  func whatIsNoNumberIsRefusedWhereItStands(problem: Problem) throws {
    let (before, position) = lastNumber(of: try problem.samples()[0].input)
    let malformed = [
      "12a", "a12", "x", "+5", "--5", "-", "5.", "5.0", "1e3", "0x1F", "1_000", "1,5", "٣", "½",
      "1\0",
      "99999999999999999999", "-99999999999999999999", "9223372036854775808",
      "-9223372036854775809", "340282366920938463463374607431768211456",
    ]
    for token in malformed {
      try expectRefusal(problem.id, before + token + "\n", at: position)
    }
  }

  @Test(arguments: Problem.reading)
  func aTruncatedInputIsRefused(problem: Problem) throws {
    let input = try problem.samples()[0].input
    for truncated in ["", "\n", "\n \r\n\t\n", "\u{FEFF}", lastNumber(of: input).before] {
      try expectRefusal(problem.id, truncated, at: "")
    }
  }

  @Test(arguments: Problem.reading)
  func whateverFollowsTheInputIsRefused(problem: Problem) throws {
    let input = try problem.samples()[0].input
    let line = input.count { $0 == "\n" } + 1
    for rest in ["7", "x", "7\n", "-", "0 0\n", "\0"] {
      try expectRefusal(problem.id, input + rest, at: "\(line), column 1: ")
      try expectRefusal(problem.id, input + "\n  " + rest, at: "\(line + 1), column 3: ")
    }
  }

  @Test(arguments: Reference.all)
  func aNumberOutOfItsRangeIsRefusedWhereItStands(reference: Reference) throws {
    for forbidden in reference.forbidden {
      try expectRefusal(
        reference.id, forbidden.input, at: "\(forbidden.line), column \(forbidden.column): ")
    }
  }
}
