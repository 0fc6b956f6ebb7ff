import ProblemKit
import Testing

@Suite struct StrictReaderTests {
  /// Reads one integer of any size on a line of its own.
  private func integer(_ text: String) throws -> Int {
    var reader = StrictReader(Array(text.utf8))
    let value = try reader.integer("X", in: .min ... .max)
    try reader.lineEnd()
    try reader.end()
    return value
  }

  @Test(arguments: [0, 1, -1, 10, -10, 909, .max, .min, .max - 1, .min + 1])
  func anIntegerIsReadAsItIsWritten(value: Int) throws {
    #expect(try integer("\(value)\n") == value)
  }

  @Test(arguments: [
    "", "+1", "-0", "00", "01", "-01", "--1", "-", "1.0", "1e3", "0x1", "a", "1a", "٣", "1\0",
    "9223372036854775808", "-9223372036854775809", "18446744073709551617", "1,000",
  ])
  func whatIsNoIntegerOrSpelledOtherwiseIsRefused(text: String) {
    #expect(throws: InvalidInput.self, "\(text.debugDescription)") { try integer(text + "\n") }
  }

  @Test(arguments: [
    ("", 1, 1), (" 1\n", 1, 1), ("1", 1, 2), ("1 \n", 1, 2), ("1\r\n", 1, 2), ("1\n\n", 2, 1),
    ("1\n1", 2, 1), ("\n1\n", 1, 1), ("\u{FEFF}1\n", 1, 1), ("1\t\n", 1, 2),
  ])
  func whiteSpaceIsExact(text: String, line: Int, column: Int) {
    do {
      _ = try integer(text)
      Issue.record("accepted \(text.debugDescription)")
    } catch let error as InvalidInput {
      #expect((error.line, error.column) == (line, column), "\(text.debugDescription): \(error)")
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func aListIsCountedAndChecked() throws {
    let format = InputFormat<[Int]>.list(count: 1...3, values: -9...9)
    #expect(try format.parse(Array("3\n-9 0 9\n".utf8)) == [-9, 0, 9])
    #expect(format.write([-9, 0, 9]) == [.line([3]), .line([-9, 0, 9])])
    let faults = [
      "0\n\n": #"line 1, column 1: N: expected an integer from 1 to 3, found "0""#,
      "4\n1 2 3 4\n": #"line 1, column 1: N: expected an integer from 1 to 3, found "4""#,
      "2\n1 10\n": #"line 2, column 3: A: expected an integer from -9 to 9, found "10""#,
      "2\n1  2\n": #"line 2, column 3: A: expected an integer from -9 to 9, found " ""#,
      "2\n1\n2\n": #"line 2, column 2: expected one space after A, found "\n""#,
      "2\n1 2 3\n": #"line 2, column 4: expected a line feed after A, found " ""#,
      "2\n1 2": "line 2, column 4: expected a line feed after A, found the end of the input",
      "2\n1 2\n7\n": #"line 3, column 1: expected the end of the input, found "7""#,
    ]
    for (text, message) in faults {
      #expect(fault(of: format, text) == message)
    }
    let even = format.requiring("the sum is even") { $0.reduce(0, +).isMultiple(of: 2) }
    #expect(try even.parse(Array("2\n3 -1\n".utf8)) == [3, -1])
    #expect(even.write([3, -1]) == format.write([3, -1]))
    let message = "must hold: the sum is even"
    #expect(fault(of: even, "2\n3 -2\n").hasSuffix(message))
    let perhapsNone = InputFormat<[Int]>.list(count: 0...3, values: -9...9)
    #expect(try perhapsNone.parse(Array("0\n\n".utf8)) == [])
    #expect(perhapsNone.write([]) == [.line([0]), .line([])])
    #expect(fault(of: perhapsNone, "0\n1\n").hasPrefix("line 2, column 1: "))
  }

  @Test func rowsAndParametersAreChecked() throws {
    let rows = InputFormat<[Int]>.rows(count: 1...2, [("A", 0...9), ("B", 0...5)])
    #expect(try rows.parse(Array("2\n9 5\n0 1\n".utf8)) == [9, 5, 0, 1])
    #expect(rows.write([9, 5, 0, 1]) == [.line([2]), .rows([9, 5, 0, 1], width: 2)])
    #expect(
      fault(of: rows, "2\n9 5\n0 6\n")
        == #"line 3, column 3: B: expected an integer from 0 to 5, found "6""#)
    let ranked = InputFormat<NumbersWithParameter>.list(
      count: 1...5, parameter: ("K", { 1...$0 }), values: 0...9)
    let input = NumbersWithParameter(parameter: 2, numbers: [7, 8])
    #expect(try ranked.parse(Array("2 2\n7 8\n".utf8)) == input)
    #expect(ranked.write(input) == [.line([2, 2]), .line([7, 8])])
    #expect(
      fault(of: ranked, "2 3\n7 8\n")
        == #"line 1, column 3: K: expected an integer from 1 to 2, found "3""#)
  }

  @Test func textsConsistOfTheirCharacters() throws {
    let format = InputFormat<String>.text("S", count: 2...5, of: "ab ")
    #expect(try format.parse(Array("a b\n".utf8)) == "a b")
    #expect(format.write("a b") == [.text("a b")])
    let faults = [
      "a\n": "line 1, column 1: S: expected 2 to 5 characters, found 1",
      "ababab\n": "line 1, column 1: S: expected 2 to 5 characters, found 6",
      "": "line 1, column 1: S: expected 2 to 5 characters, found 0",
      "abc\n": #"line 1, column 3: S: expected only characters of "ab ", found "c""#,
      "ab\u{e9}\n": #"line 1, column 3: S: expected only characters of "ab ", found "\xc3""#,
      "ab\tb\n": #"line 1, column 3: expected a line feed after S, found "\t""#,
      "ab\r\n": #"line 1, column 3: expected a line feed after S, found "\r""#,
      "ab": "line 1, column 3: expected a line feed after S, found the end of the input",
      "ab\n\n": #"line 2, column 1: expected the end of the input, found "\n""#,
    ]
    for (text, message) in faults { #expect(fault(of: format, text) == message) }
  }

  @Test func aGridHasItsRowsAndColumns() throws {
    let format = InputFormat<[String]>.grid(rows: 1...3, columns: 1...3, of: ".#")
    #expect(try format.parse(Array("2 3\n..#\n###\n".utf8)) == ["..#", "###"])
    #expect(format.write(["..#", "###"]) == [.line([2, 3]), .text("..#"), .text("###")])
    let faults = [
      "2 4\n": #"line 1, column 3: W: expected an integer from 1 to 3, found "4""#,
      "1 3\n..\n": "line 2, column 1: row: expected 3 characters, found 2",
      "1 3\n....\n": "line 2, column 1: row: expected 3 characters, found 4",
      "1 3\n. #\n": "line 2, column 1: row: expected 3 characters, found 1",
      "1 3\n.x#\n": #"line 2, column 2: row: expected only characters of ".#", found "x""#,
      "2 1\n.\n": "line 3, column 1: row: expected 1 characters, found 0",
    ]
    for (text, message) in faults { #expect(fault(of: format, text) == message) }
  }

  @Test func aRuleIsReportedAtTheIntegerThatBreaksIt() {
    let even = InputFormat<[Int]>(
      read: { input in
        let value = try input.rows(1, [("A", 0...9), ("B", 0...9)])
        try input.require(value[1] % 2 == 0, "B must be even")
        return value
      }, write: { [.line($0)] })
    #expect(fault(of: even, "1 3\n") == "line 1, column 3: B must be even")
  }

  private func fault<Input>(of format: InputFormat<Input>, _ text: String) -> String {
    do {
      return "accepted: \(try format.parse(Array(text.utf8)))"
    } catch {
      return "\(error)"
    }
  }
}
