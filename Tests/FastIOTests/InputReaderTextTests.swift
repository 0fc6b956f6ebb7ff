// Tokens, characters, bytes, lines and grids.

import FastIO
import InputPatterns
import Testing

@Suite struct InputReaderTextTests {
  @Test func severalTokensOrDecimalNumbersAreReadAtOnce() throws {
    var input = InputReader(bytes: Array("Kim  Lee\nPark 1.5 -2 3e1 x".utf8))
    #expect(try input.readTokens(count: 3) == ["Kim", "Lee", "Park"])
    #expect(try input.readTokens(count: 0).isEmpty)
    #expect(try input.readDoubles(count: 3) == [1.5, -2, 30])
    #expect(try input.readDoubles(count: 0).isEmpty)
    let malformed = #expect(throws: InputError.self) { try input.readDoubles(count: 2) }
    #expect(malformed?.reason == .malformed)
    let missing = #expect(throws: InputError.self) { try input.readTokens(count: 2) }
    #expect(missing?.reason == .unexpectedEnd)
  }

  @Test func allSixKindsOfWhiteSpaceSeparateTokens() throws {
    var input = InputReader(bytes: Array(" a\tb\nc\rd\u{B}e\u{C}f\r\n\r\n\t g".utf8))
    for name in ["a", "b", "c", "d", "e", "f", "g"] {
      #expect(try input.readToken() == name)
    }
    try input.expectEnd()
  }

  @Test func noOtherByteSeparatesTokens() throws {
    for byte in UInt8.min...UInt8.max where byte != 0 && ![9, 10, 11, 12, 13, 32].contains(byte) {
      for rest in [0, 100] {
        let bytes = [49, byte, 50] + [UInt8](repeating: 32, count: rest)
        var input = InputReader(bytes: bytes)
        #expect(try input.readTokenBytes() == [49, byte, 50], "byte \(byte)")
      }
    }
  }

  @Test func aTokenEndsRightBeforeItsWhiteSpace() throws {
    var input = InputReader(bytes: Array("3 rest of the line\n4\r\nnext".utf8))
    #expect(try input.read(Int.self) == 3)
    #expect(try input.readLine() == " rest of the line")
    #expect(try input.read(Int.self) == 4)
    #expect(try input.readLine() == "")
    #expect(try input.readLine() == "next")
    #expect(try input.readLine() == nil)
    #expect(try input.readLine() == nil)
  }

  @Test func linesEndWithALineFeedOrWithCarriageReturnAndLineFeed() throws {
    var input = InputReader(bytes: Array("a\r\n\r\n\nb\rc\n\r\r\n d ".utf8))
    for line in ["a", "", "", "b\rc", "\r", " d "] {
      #expect(try input.readLine() == line)
    }
    #expect(try input.readLine() == nil)
  }

  @Test func aFinalLineFeedStartsNoFurtherLine() throws {
    for (text, lines) in [("", 0), ("\n", 1), ("a", 1), ("a\n", 1), ("a\nb", 2), ("a\n\n", 2)] {
      var input = InputReader(bytes: Array(text.utf8))
      var count = 0
      while try input.readLineBytes() != nil { count += 1 }
      #expect(count == lines, "\(text.debugDescription)")
    }
  }

  @Test func linesBeginBehindTheOneOfWhichSomethingWasRead() throws {
    for chunkSize in [1, 65_536] {
      let text = "2 \t\r\n a b\n\n3\nlast"
      var input = InputReader(bytes: Array(text.utf8), chunkSize: chunkSize)
      #expect(try input.readLines(count: 0) == [])
      #expect(try input.read(Int.self) == 2)
      #expect(try input.readLines(count: 0) == [])
      #expect(try input.readLines(count: 2) == [" a b", ""])
      // Nothing of the line has been read.
      #expect(try input.readLines(count: 1) == ["3"])
      #expect(try input.readLine() == "last")
      #expect(try input.readLines(count: 0) == [])
      #expect(throws: InputError.self) { try input.readLines(count: 1) }
    }
    var marked = InputReader(bytes: Array("\u{FEFF}\nx".utf8))
    #expect(try marked.hasNextToken())
    #expect(try marked.readLines(count: 1) == ["x"])
    var whole = InputReader(bytes: Array("\u{FEFF}\nx".utf8))
    #expect(try whole.readLines(count: 2) == ["", "x"])
  }

  @Test func whatIsLeftOfALineIsNotLost() throws {
    var input = InputReader(bytes: Array("2 three\nfour\n".utf8))
    _ = try input.read(Int.self)
    let error = #expect(throws: InputError.self) { try input.readLines(count: 1) }
    #expect(
      error?.description
        == "line 1, column 3: expected the end of the line, found \"three\"")
    #expect(try input.readToken() == "three")
    let missing = #expect(throws: InputError.self) { try input.readLines(count: 2) }
    #expect(
      missing?.description
        == "line 3, column 1: expected line 2 of 2, found the end of the input")
  }

  @Test func hasNextTokenIsFalseOnlyWhenWhiteSpaceIsAllThatIsLeft() throws {
    for (text, count) in [
      ("", 0), (" \r\n\t\u{B}\u{C}", 0), ("1", 1), ("1 2\n\n", 2), (" 1\n2 3", 3),
    ] {
      var input = InputReader(bytes: Array(text.utf8))
      var sum = 0
      while try input.hasNextToken() {
        sum += 1
        #expect(try input.hasNextToken(), "asking takes no token")
        #expect(try input.read(Int.self) == sum)
      }
      #expect(sum == count, "\(text.debugDescription)")
      #expect(try !input.hasNextToken())
      try input.expectEnd()
    }
  }

  @Test func charactersNeedNoWhiteSpaceBetweenThem() throws {
    var input = InputReader(bytes: Array("L10 é€🙂\n한x".utf8))
    #expect(try input.readCharacter() == "L")
    #expect(try input.read(Int.self) == 10)
    for character in "é€🙂한x" {
      #expect(try input.readCharacter() == character)
    }
    try input.expectEnd()
  }

  @Test func symbolsAreTheBytesOfCharacters() throws {
    var input = InputReader(bytes: Array(" L10\n#.".utf8), chunkSize: 1)
    #expect(try input.readSymbol() == "L")
    #expect(try input.read(Int.self) == 10)
    #expect(try input.readSymbol() == "#")
    #expect(try input.readSymbol() == ".")
    let error = #expect(throws: InputError.self) { try input.readSymbol() }
    #expect(
      error?.description
        == "line 2, column 3: expected a symbol, found the end of the input")
  }

  @Test func aCharacterIsOneUnicodeScalar() throws {
    var input = InputReader(bytes: Array("e\u{301}".utf8))
    #expect(try input.readCharacter() == "e")
    #expect(try input.readCharacter() == "\u{301}")
  }

  @Test func bytesAreReadAsTheyAre() throws {
    let bytes = [10, 0, 13, 10] + Array(UInt8.min...UInt8.max)
    var input = InputReader(bytes: bytes)
    for byte in bytes { #expect(try input.readByte() == byte) }
    #expect(throws: InputError.self) { try input.readByte() }
  }

  @Test func everyScalarIsReadBackAsATokenAndAsACharacter() throws {
    let scalars = (0x21...0x10FFFF).compactMap { Unicode.Scalar($0) }
      .enumerated().filter { $0.offset % 97 == 0 }.map(\.element)
    let text = scalars.map { "\($0)" }
    let bytes = Array(text.joined(separator: "\n").utf8)
    var tokens = InputReader(bytes: bytes)
    var characters = InputReader(bytes: bytes)
    for scalar in text {
      let token = try tokens.readToken()
      let character = try characters.readCharacter()
      guard token == scalar, character == Character(scalar) else {
        Issue.record("\(scalar.debugDescription) was read as \(token), \(character)")
        return
      }
    }
  }

  @Test func aTokenAndALineMayBeLongerThanAnyChunk() throws {
    var random = SplitMix64(seed: 3)
    let long = (0..<200_000).map { _ in UInt8.random(in: 33...126, using: &random) }
    for chunkSize in [65_536, 1000, 1] {
      var input = InputReader(bytes: [55, 32] + long + [32, 56, 10] + long, chunkSize: chunkSize)
      #expect(try input.read(Int.self) == 7)
      #expect(try input.readTokenBytes() == long)
      #expect(try input.read(Int.self) == 8)
      #expect(try input.readLine() == "")
      #expect(try input.readLine()?.utf8.elementsEqual(long) == true)
      try input.expectEnd()
    }
  }

  @Test func blocksEndBeforeEmptyLines() throws {
    for chunkSize in [1, 4, 65_536] {
      let text = "7 \n\r\n\n a-b\r\n \nc\n\n\n#.\n .\n\nlast"
      var input = InputReader(bytes: Array(text.utf8), chunkSize: chunkSize)
      #expect(try input.read(Int.self) == 7)
      #expect(try input.readLines() == [" a-b", " ", "c"])
      #expect(try input.readGrid() == [Array("#.".utf8), Array(" .".utf8)])
      #expect(try input.readLine() == "last", "the empty line belongs to the grid")
      #expect(try input.readLines() == nil)
      #expect(try input.readGrid() == nil)
    }
    for text in ["", "\n", "\r\n\r\n\n"] {
      var lines = InputReader(bytes: Array(text.utf8))
      #expect(try lines.readLines() == nil)
      var grid = InputReader(bytes: Array(text.utf8))
      #expect(try grid.readGrid() == nil)
    }
  }

  @Test func whatIsLeftOfALineIsNoBlock() throws {
    var input = InputReader(bytes: Array("2 x\ny\n".utf8))
    _ = try input.read(Int.self)
    let message = "line 1, column 3: expected the end of the line, found \"x\""
    #expect((#expect(throws: InputError.self) { try input.readLines() })?.description == message)
    #expect((#expect(throws: InputError.self) { try input.readGrid() })?.description == message)
    #expect(try input.readToken() == "x")
    #expect(try input.readLines() == ["y"])
  }

  @Test func aGridHasRowsOfOneTokenEach() throws {
    var input = InputReader(bytes: Array("#.#\r\n..#\n\n \u{E9}\u{E9}".utf8))
    let maze = try input.readGrid(rows: 2, columns: 3)
    #expect(maze == [Array("#.#".utf8), Array("..#".utf8)])
    #expect(maze[0][1] == UInt8(ascii: "."))
    #expect(try input.readGrid(rows: 0, columns: 1) == [])
    #expect(
      try input.readGrid(rows: 1, columns: 4) == [Array("\u{E9}\u{E9}".utf8)], "cells are bytes")
  }

  @Test func theCellsOfAGridAreThoseOfItsRows() throws {
    let text = Array("#.#\r\n..#\n\n ab 0".utf8)
    for chunkSize in [1, 4, 65_536] {
      var input = InputReader(bytes: text, chunkSize: chunkSize)
      #expect(try input.readCells(rows: 2, columns: 3) == Array("#.#..#".utf8))
      #expect(try input.readCells(rows: 0, columns: 1) == [])
      #expect(try input.readCells(rows: 1, columns: 2) == Array("ab".utf8))
      #expect(try input.read(Int.self) == 0)
    }
    for (rest, reason) in [("##\n###", InputError.Reason.malformed), ("##", .unexpectedEnd)] {
      var cells = InputReader(bytes: Array(rest.utf8))
      var grid = InputReader(bytes: Array(rest.utf8))
      let found = #expect(throws: InputError.self) { try cells.readCells(rows: 2, columns: 2) }
      let expected = #expect(throws: InputError.self) { try grid.readGrid(rows: 2, columns: 2) }
      #expect(found?.reason == reason && found?.message == expected?.message)
      #expect(found?.message.contains("row 2 of 2, 2 cells") == true)
    }
  }

  @Test func manyBlankLinesAreOneSeparator() throws {
    let blank = String(repeating: "\r\n", count: 100_000)
    var input = InputReader(bytes: Array("1\(blank)2\(blank)".utf8))
    #expect(try input.readArray(of: Int.self, count: 2) == [1, 2])
    #expect(try !input.hasNextToken())
  }
}
