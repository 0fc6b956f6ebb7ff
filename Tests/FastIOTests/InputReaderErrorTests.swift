// Every error: its exact text, its kind and its position, and what the next read sees.

import FastIO
import Testing

@Suite struct InputReaderErrorTests {
  /// Inputs, the call that refuses them, and the whole message.
  static let messages: [(input: String, step: ReadStep, message: String)] = [
    // Malformed integers.
    ("12a", .integer(Int.self), #"line 1, column 1: expected an integer, found "12a""#),
    ("+5", .integer(Int.self), #"line 1, column 1: expected an integer, found "+5""#),
    ("--5", .integer(Int.self), #"line 1, column 1: expected an integer, found "--5""#),
    ("-", .integer(Int.self), #"line 1, column 1: expected an integer, found "-""#),
    ("-", .integer(UInt.self), #"line 1, column 1: expected an integer, found "-""#),
    ("5.", .integer(Int.self), #"line 1, column 1: expected an integer, found "5.""#),
    ("5-", .integer(Int.self), #"line 1, column 1: expected an integer, found "5-""#),
    ("0x10", .integer(Int.self), #"line 1, column 1: expected an integer, found "0x10""#),
    ("1,000", .integer(Int.self), #"line 1, column 1: expected an integer, found "1,000""#),
    ("1e3", .integer(Int.self), #"line 1, column 1: expected an integer, found "1e3""#),
    ("٣", .integer(Int.self), #"line 1, column 1: expected an integer, found "٣""#),
    ("\u{FF15}", .integer(Int.self), "line 1, column 1: expected an integer, found \"\u{FF15}\""),
    ("−5", .integer(Int.self), #"line 1, column 1: expected an integer, found "−5""#),
    ("\"5\"", .integer(Int.self), #"line 1, column 1: expected an integer, found "\"5\"""#),
    ("5\\n", .integer(Int.self), #"line 1, column 1: expected an integer, found "5\\n""#),
    // Control characters and the spaces of other alphabets do not separate.
    ("1\u{0}2", .integer(Int.self), #"line 1, column 1: expected an integer, found "1\02""#),
    ("\u{0}", .integer(Int.self), #"line 1, column 1: expected an integer, found "\0""#),
    ("1\u{1}2", .integer(Int.self), #"line 1, column 1: expected an integer, found "1\u{01}2""#),
    ("1\u{1C}2", .integer(Int.self), #"line 1, column 1: expected an integer, found "1\u{1C}2""#),
    ("1\u{1F}2", .integer(Int.self), #"line 1, column 1: expected an integer, found "1\u{1F}2""#),
    ("1\u{7F}2", .integer(Int.self), #"line 1, column 1: expected an integer, found "1\u{7F}2""#),
    ("1\u{85}2", .integer(Int.self), #"line 1, column 1: expected an integer, found "1\u{0085}2""#),
    (
      "1\u{A0}2", .integer(Int.self), "line 1, column 1: expected an integer, found \"1\\u{00A0}2\""
    ),
    (
      "1\u{2003}2", .integer(Int.self),
      "line 1, column 1: expected an integer, found \"1\\u{2003}2\""
    ),
    // The same where 64 bytes are looked at together.
    (
      "1 2 \u{1} 4" + String(repeating: " 5", count: 40), .array(of: Int.self, count: 43),
      #"line 1, column 5: expected an integer, found "\u{01}""#
    ),
    // A byte order mark is text anywhere but at the start.
    (
      "1 \u{FEFF}2", .array(of: Int.self, count: 2),
      "line 1, column 3: expected an integer, found \"\\u{FEFF}2\""
    ),
    // Numbers that do not fit.
    (
      "128", .integer(Int8.self),
      #"line 1, column 1: expected an integer in -128...127, found "128""#
    ),
    (
      "-129", .integer(Int8.self),
      #"line 1, column 1: expected an integer in -128...127, found "-129""#
    ),
    (
      "65536", .integer(UInt16.self),
      #"line 1, column 1: expected an integer in 0...65535, found "65536""#
    ),
    (
      "9223372036854775808", .integer(Int.self),
      "line 1, column 1: expected an integer in "
        + #"-9223372036854775808...9223372036854775807, found "9223372036854775808""#
    ),
    (
      "18446744073709551616", .integer(UInt64.self),
      "line 1, column 1: expected an integer in "
        + #"0...18446744073709551615, found "18446744073709551616""#
    ),
    (
      "7", .integer(Int.self, in: 1...6),
      #"line 1, column 1: expected an integer in 1...6, found "7""#
    ),
    (
      "0", .array(of: UInt8.self, count: 1, in: 1...100),
      #"line 1, column 1: expected an integer in 1...100, found "0""#
    ),
    (
      "-3", .integer(UInt8.self, in: 1...100),
      #"line 1, column 1: expected an integer in 1...100, found "-3""#
    ),
    (
      "-0", .integer(UInt.self),
      #"line 1, column 1: expected an integer in 0...18446744073709551615, found "-0""#
    ),
    // The end of the input.
    ("", .integer(Int.self), "line 1, column 1: expected an integer, found the end of the input"),
    (" \n ", .double, "line 2, column 2: expected a decimal number, found the end of the input"),
    ("\n", .token, "line 2, column 1: expected a token, found the end of the input"),
    ("", .tokenBytes, "line 1, column 1: expected a token, found the end of the input"),
    ("\t", .character, "line 1, column 2: expected a character, found the end of the input"),
    ("", .byte, "line 1, column 1: expected a byte, found the end of the input"),
    (
      "1 2\n", .array(of: Int.self, count: 5),
      "line 2, column 1: expected integer 3 of 5, found the end of the input"
    ),
    (
      "1 2 3", .rows(of: Int.self, rows: 2, columns: 2),
      "line 1, column 6: expected integer 2 of 2, found the end of the input"
    ),
    (
      "#.\n", .grid(rows: 3, columns: 2),
      "line 2, column 1: expected row 2 of 3, 2 cells, found the end of the input"
    ),
    // Decimal numbers.
    ("5.", .double, #"line 1, column 1: expected a decimal number, found "5.""#),
    ("nan", .double, #"line 1, column 1: expected a decimal number, found "nan""#),
    (
      "1e309", .double,
      #"line 1, column 1: expected a decimal number that fits in Double, found "1e309""#
    ),
    // Text.
    ("a\u{0}b", .token, #"line 1, column 1: expected text, found "a\0b""#),
    ("a\u{0}b", .tokenBytes, #"line 1, column 1: expected text, found "a\0b""#),
    ("a \u{0}b\n", .line, #"line 1, column 1: expected text, found "a \0b""#),
    ("a \u{0}b", .lineBytes, #"line 1, column 1: expected text, found "a \0b""#),
    ("\u{0}", .character, #"line 1, column 1: expected text, found "\0""#),
    ("\u{0}", .symbol, #"line 1, column 1: expected text, found "\0""#),
    (
      "#.\n#\u{0}\n", .grid(rows: 2, columns: 2),
      ##"line 2, column 1: expected text, found "#\0""##
    ),
    (
      "..\n...\n", .grid(rows: 2, columns: 2),
      #"line 2, column 1: expected row 2 of 2, 2 cells, found "..." of length 3"#
    ),
    (
      "#", .grid(rows: 1, columns: 2),
      ##"line 1, column 1: expected row 1 of 1, 2 cells, found "#" of length 1"##
    ),
    (
      "\n abc", .tokenBytes(length: 1...2),
      #"line 2, column 2: expected a token of 1...2 bytes, found "abc" of length 3"#
    ),
    (
      "abc", .tokenBytes(length: 1...1),
      #"line 1, column 1: expected a token of 1 byte, found "abc" of length 3"#
    ),
    (
      "ab abc", .tokensBytes(count: 2, length: 1...2),
      #"line 1, column 4: expected a token of 1...2 bytes, found "abc" of length 3"#
    ),
    (
      "ab", .tokensBytes(count: 2), "line 1, column 3: expected a token, found the end of the input"
    ),
    (
      "abc", .lineBytes(length: 2...2),
      #"line 1, column 1: expected a line of 2 bytes, found "abc" of length 3"#
    ),
    (
      " ", .tokenBytes(length: 0...2),
      "line 1, column 2: expected a token of 0...2 bytes, found the end of the input"
    ),
    (
      "a b", .lineBytes(length: 0...2),
      #"line 1, column 1: expected a line of 0...2 bytes, found "a b" of length 3"#
    ),
    (
      "", .lineBytes(length: 0...2),
      "line 1, column 1: expected a line of 0...2 bytes, found the end of the input"
    ),
    (
      "\n##\n#..\n", .gridBlock,
      ##"line 3, column 1: expected row 2, 2 cells as in the first, found "#.." of length 3"##
    ),
    ("\n\n  x y", .expectEnd, #"line 3, column 3: expected the end of the input, found "x""#),
    // Long tokens are shown shortened.
    (
      String(repeating: "9", count: 40), .integer(Int8.self),
      "line 1, column 1: expected an integer in -128...127, found \""
        + String(repeating: "9", count: 40) + "\""
    ),
    (
      String(repeating: "9", count: 41), .integer(Int8.self),
      "line 1, column 1: expected an integer in -128...127, found \""
        + String(repeating: "9", count: 40) + "…\""
    ),
    (
      String(repeating: "가", count: 40), .integer(Int.self),
      "line 1, column 1: expected an integer, found \"" + String(repeating: "가", count: 40) + "\""
    ),
    (
      String(repeating: "😀", count: 41), .integer(Int.self),
      "line 1, column 1: expected an integer, found \"" + String(repeating: "😀", count: 40) + "…\""
    ),
  ]

  @Test(arguments: messages)
  func theMessageSaysWhereWhatWasExpectedAndWhatWasFound(
    input: String, step: ReadStep, message: String
  ) {
    // Far from the end of the input and near it, and in one-byte chunks.
    let bytes = Array(input.utf8)
    var whole = InputReader(bytes: bytes)
    var single = InputReader(bytes: bytes, chunkSize: 1)
    for outcome in [step].outcomes(on: &whole) + [step].outcomes(on: &single) {
      #expect(outcome.errorDescription == message, "\(step) of \(excerpt(bytes))")
    }
    guard !message.hasSuffix("the end of the input") else { return }
    var followed = filledReader(of: bytes + [UInt8](repeating: 10, count: 200))
    let outcome = [step].outcomes(on: &followed)[0]
    #expect(outcome.errorDescription == message, "\(step) of \(excerpt(bytes)) and 200 line feeds")
  }

  @Test func aHugeTokenIsShownShortened() {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000)
    for chunkSize in [65_536, 1000] {
      var reader = InputReader(bytes: bytes, chunkSize: chunkSize)
      let error = #expect(throws: InputError.self) { try reader.read(Int.self) }
      let shown = String(repeating: "x", count: 40)
      #expect(error?.description == "line 1, column 1: expected an integer, found \"\(shown)…\"")
    }
  }

  @Test func theKindOfFaultIsToldApart() throws {
    for (input, range, reason) in [
      ("x", 0...9, InputError.Reason.malformed), ("128", 0...9, .overflow),
      ("10", 0...9, .outOfRange),
      ("", 0...9, .unexpectedEnd), ("-1", 0...9, .outOfRange),
    ] as [(String, ClosedRange<Int8>, InputError.Reason)] {
      var reader = InputReader(bytes: Array(input.utf8))
      let error = #expect(throws: InputError.self) { try reader.read(Int8.self, in: range) }
      #expect(error?.reason == reason, "\(input)")
    }
    for (input, reason) in [("-1", InputError.Reason.outOfRange), ("256", .overflow)] {
      var reader = InputReader(bytes: Array(input.utf8))
      let error = #expect(throws: InputError.self) { try reader.read(UInt8.self) }
      #expect(error?.reason == reason, "\(input)")
    }
  }

  @Test func bytesThatAreNotUTF8AreRefusedAsTextAndTakenAsBytes() throws {
    let broken: [[UInt8]] = [
      [0x80], [0xC3], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFF], [0xC3, 0x28], [0x61, 0xA0, 0x62], [0x85],
    ]
    for bytes in broken {
      var reader = InputReader(bytes: [10] + bytes + [10])
      _ = try reader.readByte()
      for step in [ReadStep.token, .line] {
        let message = [step].outcomes(on: &reader)[0].errorDescription ?? ""
        #expect(message.hasPrefix("line 2, column 1: expected UTF-8 text, found "), "\(bytes)")
      }
      if bytes[0] >= 0x80 {
        #expect(throws: InputError.self, "\(bytes)") { try reader.readCharacter() }
      }
      #expect(throws: InputError.self, "\(bytes)") { try reader.read(Int.self) }
      #expect(try reader.readTokenBytes() == bytes)
      try reader.expectEnd()
    }
  }

  @Test func thePositionIsRightAfterManyLinesAndColumns() throws {
    // 200,000 lines of changing length cross the border between chunks everywhere.
    var text = ""
    for line in 0..<200_000 { text += "\(line)\(line % 3 == 0 ? "\r\n" : "\n")" }
    text += "\t \u{B}é x"
    for chunkSize in [65_536, 4096, 7] {
      var reader = InputReader(bytes: Array(text.utf8), chunkSize: chunkSize)
      _ = try reader.readArray(of: Int.self, count: 200_000)
      let first = #expect(throws: InputError.self) { try reader.read(Int.self) }
      #expect(first?.line == 200_001)
      #expect(first?.column == 4)
      _ = try reader.readToken()
      let second = #expect(throws: InputError.self) { try reader.expectEnd() }
      #expect(second?.line == 200_001)
      #expect(second?.column == 7, "a column counts bytes: the letter before has two")
    }
  }

  @Test func theColumnIsRightFarAlongALineThatSpansManyChunks() throws {
    let bytes = Array(String(repeating: "1 ", count: 300_000).utf8) + Array("x".utf8)
    var reader = InputReader(bytes: [10] + bytes)
    _ = try reader.readArray(of: Int8.self, count: 300_000)
    let error = #expect(throws: InputError.self) { try reader.readDouble() }
    #expect(error?.line == 2)
    #expect(error?.column == 600_001)
  }

  @Test func theByteOrderMarkHasNoColumn() {
    var reader = InputReader(bytes: Array("\u{FEFF}x".utf8))
    let error = #expect(throws: InputError.self) { try reader.read(Int.self) }
    #expect(error?.line == 1)
    #expect(error?.column == 1)
  }

  @Test func anErrorDoesNotTakeTheText() throws {
    var reader = InputReader(bytes: Array("7 12a 300 1.5 ### last".utf8))
    #expect(throws: InputError.self) { try reader.readArray(of: Int.self, count: 3) }
    #expect(throws: InputError.self) { try reader.read(Int.self) }
    #expect(try reader.readToken() == "12a")
    #expect(throws: InputError.self) { try reader.read(Int8.self) }
    #expect(throws: InputError.self) { try reader.read(Int.self, in: 0...299) }
    #expect(try reader.read(Int.self, in: 0...300) == 300)
    #expect(throws: InputError.self) { try reader.read(Int.self) }
    #expect(try reader.readDouble() == 1.5)
    #expect(throws: InputError.self) { try reader.readGrid(rows: 1, columns: 2) }
    #expect(throws: InputError.self) { try reader.expectEnd() }
    #expect(try reader.readGrid(rows: 1, columns: 3) == [Array("###".utf8)])
    #expect(try reader.readLine() == " last")
    #expect(throws: InputError.self) { try reader.read(Int.self) }
    #expect(try reader.readLine() == nil)
  }

  @Test func equalErrorsCompareEqual() {
    var one = InputReader(bytes: Array("x".utf8))
    var other = InputReader(bytes: Array("x".utf8), chunkSize: 1)
    let first = #expect(throws: InputError.self) { try one.read(Int.self) }
    let second = #expect(throws: InputError.self) { try other.read(Int.self) }
    #expect(first == second)
    #expect(first?.message == #"expected an integer, found "x""#)
  }
}

extension Outcome {
  fileprivate var errorDescription: String? {
    guard case .failure(let fault, let message) = self else { return nil }
    return "line \(fault.line), column \(fault.column): \(message)"
  }
}
