// What is read does not depend on how the input comes: every border between two reads is tried, in
// memory and through a pipe.

import FastIO
import Testing

@Suite struct InputReaderChunkTests {
  /// An input with something of every kind, and the calls that read it.
  static let mixed = (
    input: Array(
      """
      \u{FEFF}-9223372036854775808 18446744073709551615\r\n007\t-0\u{B}255\u{C}-128\r\n\r\n\
       3.25 -6.02e23\t1E-7 123456789012345678901234567890.5\r\nwörd 한국어 🙂x  \r\n\
        a line of text, żółć\t\r\n\n\r\n#.#\r\n..#\r\nL10 é-5\r\n1 2 3\r\n4 5 6\n\
      12345678 123456789 -1234567890 12345678901234567 -123456789012345678 1234567890123456789\r\n\
      0000000000000000000000000000000000000000000000000000000000000000000042 12a 300 +5\r\n\
      last\r\nline \r without its end
      """.utf8),
    steps: [
      .integer(Int.self), .integer(UInt64.self), .array(of: UInt8.self, count: 1), .byte,
      .integer(Int.self), .integer(UInt8.self), .integer(Int8.self), .line, .line,
      .array(of: Int.self, count: 1), .double, .double, .double, .double, .double, .token,
      .tokenBytes, .character, .character, .line, .line, .lineBytes, .lineBytes,
      .grid(rows: 2, columns: 3), .character, .integer(Int32.self), .character,
      .integer(Int16.self), .rows(of: Int.self, rows: 2, columns: 3),
      .array(of: Int64.self, count: 6), .integer(Int.self), .hasNextToken, .integer(Int.self),
      .double, .expectEnd, .token, .integer(UInt8.self), .integer(Int.self, in: -5...299), .token,
      .integer(Int.self), .double, .grid(rows: 1, columns: 3), .token, .hasNextToken, .line,
      .lineBytes, .hasNextToken, .line, .byte, .integer(Int.self), .double, .token, .tokenBytes,
      .character, .grid(rows: 1, columns: 1), .expectEnd,
    ] as [ReadStep]
  )

  static let marks: [(input: [UInt8], steps: [ReadStep])] = [
    ([], [.hasNextToken, .line, .byte, .integer(Int.self), .expectEnd]),
    ([0xEF, 0xBB, 0xBF], [.hasNextToken, .line, .byte, .token, .expectEnd]),
    ([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x31], [.integer(Int.self), .token, .expectEnd]),
    ([0xEF, 0xBB, 0xBF, 0x0A, 0x37, 0x20], [.integer(Int.self), .byte, .expectEnd]),
    ([0xEF], [.token, .line, .tokenBytes, .expectEnd]),
    ([0xEF, 0xBB], [.integer(Int.self), .byte, .lineBytes, .expectEnd]),
    ([0xEF, 0xBB, 0x31, 0x0A], [.token, .lineBytes, .expectEnd]),
    ([0xEF, 0x31, 0x0A, 0x32], [.byte, .integer(Int.self), .integer(Int.self), .expectEnd]),
    ([0x31, 0x20, 0xEF, 0xBB, 0xBF, 0x32], [.integer(Int.self), .integer(Int.self), .token]),
  ]

  @Test func everyChunkSizeGivesTheSameValuesAndErrors() {
    for (input, steps) in Self.marks + [Self.mixed] {
      let expected = steps.outcomesOfReference(for: input)
      var whole = InputReader(bytes: input)
      let outcomes = steps.outcomes(on: &whole)
      let fault = steps.firstDifference(outcomes.map(\.withoutMessage), expected)
      #expect(fault == nil, "whole input \(excerpt(input))")
      for chunkSize in 1...max(input.count, 1) {
        var reader = InputReader(bytes: input, chunkSize: chunkSize)
        let difference = steps.firstDifference(steps.outcomes(on: &reader), outcomes)
        #expect(difference == nil, "chunk size \(chunkSize) of \(excerpt(input))")
      }
    }
  }

  @Test func everySplitOfAPipeIntoTwoReadsGivesTheSameValuesAndErrors() {
    for (input, steps) in Self.marks + [Self.mixed] {
      var whole = InputReader(bytes: input)
      let outcomes = steps.outcomes(on: &whole)
      for border in 0...input.count {
        let pieces = [Array(input[..<border]), Array(input[border...])]
        let actual = withPipe(ofPieces: pieces) { descriptor in
          var reader = InputReader(fileDescriptor: descriptor)
          return steps.outcomes(on: &reader)
        }
        let difference = steps.firstDifference(actual, outcomes)
        #expect(difference == nil, "border at \(border) of \(excerpt(input))")
      }
    }
  }

  @Test func everySizeOfThePiecesOfAPipeGivesTheSameValuesAndErrors() {
    for (input, steps) in Self.marks + [Self.mixed] {
      var whole = InputReader(bytes: input)
      let outcomes = steps.outcomes(on: &whole)
      for size in 1...max(input.count, 1) {
        let pieces = stride(from: 0, to: input.count, by: size).map {
          Array(input[$0..<min($0 + size, input.count)])
        }
        let actual = withPipe(ofPieces: pieces) { descriptor in
          var reader = InputReader(fileDescriptor: descriptor)
          return steps.outcomes(on: &reader)
        }
        let difference = steps.firstDifference(actual, outcomes)
        #expect(difference == nil, "pieces of \(size) of \(excerpt(input))")
      }
    }
  }

  /// The usual way of a number looks at whole words, so each distance of a token to the end of a chunk
  /// is tried with each length.
  @Test func aNumberIsTheSameAtEveryDistanceFromTheEndOfAChunk() {
    for length in 1...40 {
      let prefixes = ["", "-", "0"]
      #if DEBUG
        let (tried, step) = ([prefixes[length % 3]], 4)
      #else
        let (tried, step) = (prefixes, 1)
      #endif
      for prefix in tried {
        let token = prefix + String("1234567890123456789012345678901234567890".prefix(length))
        for padding in stride(from: length % step, through: 70, by: step) {
          let input = Array((String(repeating: " ", count: padding) + "\(token) \(token) 7 ").utf8)
          let steps: [ReadStep] = [
            .hasNextToken, .array(of: Int64.self, count: 1), .integer(Int64.self),
            .integer(UInt64.self), .array(of: Int8.self, count: 1), .token,
          ]
          // The usual way needs bytes behind the token, and the careful one takes the others.
          for (chunkSize, rest) in [(64, 0), (128, 0), (padding + 1, 0), (65_536, 100)] {
            let bytes = input + [UInt8](repeating: 32, count: rest)
            var reader = InputReader(bytes: bytes, chunkSize: chunkSize)
            let outcomes = steps.outcomes(on: &reader).map(\.withoutMessage)
            let expected = steps.outcomesOfReference(for: bytes)
            if let difference = steps.firstDifference(outcomes, expected) {
              Issue.record("\(difference) with \(padding) spaces before \(token), \(chunkSize)")
            }
          }
        }
      }
    }
  }

  @Test func numbersAcrossTheBordersOfRealChunksAreReadWhole() throws {
    // Tokens of 8 bytes and a space: 65,536 is no multiple of 9, so each border cuts elsewhere.
    let numbers = (0..<60_000).map { 10_000_000 + $0 }
    let input = Array(numbers.map(String.init).joined(separator: " ").utf8)
    var reader = InputReader(bytes: input)
    #expect(try reader.readArray(of: Int.self, count: numbers.count) == numbers)
    try reader.expectEnd()
  }

  @Test func numbersUpToTheVeryEndOfTheBufferAreRead() throws {
    // The token fills a chunk, so that the one behind it fills the buffer to its last byte.
    let word = [UInt8](repeating: UInt8(ascii: "x"), count: 65_536)
    let count = 65_536 / 4
    for last in ["123", "12 "] {
      let numbers = String(repeating: " 123", count: count - 1) + " " + last
      var reader = InputReader(bytes: word + Array(numbers.utf8))
      #expect(try reader.readTokenBytes() == word)
      for number in 1..<count {
        let value = try reader.read(Int.self)
        if value != 123 { Issue.record("number \(number) is \(value)") }
      }
      #expect(try reader.read(Int.self) == (last == "123" ? 123 : 12))
      try reader.expectEnd()
    }
  }
}
