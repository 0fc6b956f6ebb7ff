// What a writer writes, a reader reads back, whatever white space stands between and wherever the
// input is cut into chunks.

import FastIO
import PropertyTesting
import Testing

@Suite struct RoundTripProperties {
  @Test func integersOfEveryTypeAreReadBack() {
    // One failure is enough: the types share their code.
    _ =
      areReadBack(.integers(Int8.self)) && areReadBack(.integers(UInt8.self))
      && areReadBack(.integers(Int16.self)) && areReadBack(.integers(UInt16.self))
      && areReadBack(.integers(Int32.self)) && areReadBack(.integers(UInt32.self))
      && areReadBack(.integers(Int64.self)) && areReadBack(.integers(UInt64.self))
      && areReadBack(.integers(Int.self)) && areReadBack(.integers(UInt.self))
  }

  @available(macOS 15.0, *)
  @Test func integersOf128BitsAreReadBack() {
    let halves = tuples(.integers(Int64.self), .integers(UInt64.self))
    _ =
      areReadBack(halves.map { Int128($0) << 64 | Int128($1) })
      && areReadBack(halves.map { UInt128(UInt64(bitPattern: $0)) << 64 | UInt128($1) })
  }

  private func areReadBack<Value: FixedWidthInteger>(_ value: Generator<Value>) -> Bool {
    let tokens = Generator<[(Value, String)]>.array(of: tuples(value, Layout.whiteSpace))
    return forAll(tuples(tokens, Layout.filler, Layout.chunkSize)) { tokens, filler, chunkSize in
      let values = tokens.map(\.0)
      let bytes = contentsOfFile { descriptor in
        var output = OutputWriter(fileDescriptor: descriptor)
        output.write(bytes: filler)
        output.writeLine(values)
        output.writeLines(values)
        for (value, space) in tokens {
          output.write(value)
          output.write(space)
        }
      }
      let texts = values.map { "\($0)" }
      let line = texts.joined(separator: " ") + "\n"
      let text = String(decoding: bytes.dropFirst(filler.count), as: UTF8.self)
      try check(text.hasPrefix(line + texts.map { $0 + "\n" }.joined()), "written as \(text)")
      var input = InputReader(bytes: bytes, chunkSize: chunkSize)
      for way in ["a line", "lines", "any layout"] {
        let found = try input.readArray(of: Value.self, count: values.count)
        try check(found, equals: values, way)
      }
      try input.expectEnd()
      var oneByOne = InputReader(bytes: bytes, chunkSize: chunkSize)
      for value in values + values + values { try check(oneByOne.read(), equals: value) }
      try oneByOne.expectEnd()
    }
  }

  @Test func decimalNumbersAreReadBackToTheirDigits() {
    // Thousandths below 2^53 have three digits behind the point and no more.
    let thousandths = Generator<Int>.integers(in: -(1 << 53)...1 << 53).map { Double($0) / 1000 }
    let tokens = Generator<[(Double, String)]>.array(of: tuples(thousandths, Layout.whiteSpace))
    forAll(tuples(tokens, Layout.filler, Layout.chunkSize)) { tokens, filler, chunkSize in
      let bytes = contentsOfFile { descriptor in
        var output = OutputWriter(fileDescriptor: descriptor)
        output.write(bytes: filler)
        for (value, space) in tokens {
          output.write(value, digits: 3)
          output.write(space)
        }
      }
      var input = InputReader(bytes: bytes, chunkSize: chunkSize)
      for (value, _) in tokens { try check(input.readDouble(), equals: value) }
      try input.expectEnd()
    }
  }

  @Test func wordsCharactersAndLinesAreReadBack() {
    let words = Generator<[String]>.array(of: .text(of: "aZ9.é€🙂한", counts: 1...12))
    forAll(tuples(words, Layout.filler, Layout.chunkSize)) { words, filler, chunkSize in
      let bytes = contentsOfFile { descriptor in
        var output = OutputWriter(fileDescriptor: descriptor)
        output.writeLine(bytes: filler)
        output.writeLines(words)
        output.writeLine(words, separator: "\r\n\t")
        output.writeLine(words, separator: "\u{B}")
      }
      var input = InputReader(bytes: bytes, chunkSize: chunkSize)
      _ = try input.readLineBytes()
      for word in words { try check(input.readLine(), equals: word, "line") }
      for word in words { try check(input.readToken(), equals: word, "token") }
      for word in words {
        for character in word { try check(input.readCharacter(), equals: character, "character") }
      }
      try input.expectEnd()
    }
  }

  @Test func gridsAndBytesAreReadBack() {
    let grids = Generator<Int>.integers(in: 1...9).flatMap { columns in
      Generator<[[UInt8]]>.array(
        of: .array(of: .element(of: Array("#.".utf8)), counts: columns...columns))
    }
    forAll(tuples(grids, Layout.chunkSize)) { grid, chunkSize in
      let bytes = contentsOfFile { descriptor in
        var output = OutputWriter(fileDescriptor: descriptor)
        for row in grid { output.writeLine(bytes: row) }
        for byte in grid.joined() { output.write(byte: byte) }
      }
      var input = InputReader(bytes: bytes, chunkSize: chunkSize)
      let columns = grid.first?.count ?? 1
      try check(input.readGrid(rows: grid.count, columns: columns), equals: grid, "grid")
      if try !grid.isEmpty && input.hasNextToken() {
        for byte in grid.joined() { try check(input.readByte(), equals: byte, "byte") }
      }
      try input.expectEnd()
    }
  }
}

/// How tokens are laid out in an input.
private enum Layout {
  /// White space between two tokens.
  static var whiteSpace: Generator<String> { .text(of: " \n\t\u{B}\u{C}\r", counts: 1...5) }

  /// What makes the border between two chunks, or the end of a buffer, meet the tokens anywhere.
  static var chunkSize: Generator<Int> {
    .element(of: [65_536, 1, 2, 3, 7, 8, 9, 16, 17, 24, 25, 63, 64, 65, 1_000])
  }

  /// Nothing, or so many spaces that the tokens lie across the end of the buffers of 64 KiB.
  static var filler: Generator<[UInt8]> {
    .oneOf(
      .always([]), .always([]), .always([]),
      Generator<Int>.integers(in: 0...300).map { Array(repeating: 32, count: 65_536 - $0) })
  }
}
