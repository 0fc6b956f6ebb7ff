// What a writer writes, a reader reads back, whatever white space stands between.

import FastIO
import InputPatterns
import Testing

@Suite struct RoundTripTests {
  #if DEBUG
    static let count = 5_000
  #else
    static let count = 200_000
  #endif

  @Test func integersOfEveryTypeAreReadBack() throws {
    try expectRoundTrip(of: Int8.self, seed: 1)
    try expectRoundTrip(of: Int16.self, seed: 2)
    try expectRoundTrip(of: Int32.self, seed: 3)
    try expectRoundTrip(of: Int64.self, seed: 4)
    try expectRoundTrip(of: Int.self, seed: 5)
    try expectRoundTrip(of: UInt8.self, seed: 6)
    try expectRoundTrip(of: UInt16.self, seed: 7)
    try expectRoundTrip(of: UInt32.self, seed: 8)
    try expectRoundTrip(of: UInt64.self, seed: 9)
    try expectRoundTrip(of: UInt.self, seed: 10)
  }

  @available(macOS 15.0, *)
  @Test func integersOf128BitsAreReadBack() throws {
    try expectRoundTrip(of: Int128.self, seed: 11)
    try expectRoundTrip(of: UInt128.self, seed: 12)
  }

  @Test func decimalNumbersAreReadBackToTheirDigits() throws {
    var random = SplitMix64(seed: 13)
    // Thousandths below 2^53 have three digits behind the point and no more.
    let units = (0..<Self.count).map { _ in random.integer(Int64.self) >> 11 }
    let bytes = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      for unit in units {
        output.write(Double(unit) / 1000, digits: 3)
        output.write(random.whiteSpace())
      }
    }
    var input = InputReader(bytes: bytes)
    for unit in units {
      let value = try input.readDouble()
      if value != Double(unit) / 1000 {
        Issue.record("seed 13: \(unit) thousandths were read as \(value)")
        return
      }
    }
    try input.expectEnd()
  }

  @Test func wordsAndLinesAreReadBack() throws {
    var random = SplitMix64(seed: 14)
    let words = (0..<Self.count).map { _ in
      String(
        (0..<Int.random(in: 1...12, using: &random)).map { _ in random.pick(Array("aZ9.é€🙂한")) })
    }
    let bytes = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      for word in words { output.writeLine(word) }
      for word in words {
        output.write(word)
        output.write(random.whiteSpace())
      }
    }
    var input = InputReader(bytes: bytes)
    let lines = try words.map { _ in try input.readLine() }
    #expect(lines == words, "seed 14")
    let tokens = try words.map { _ in try input.readToken() }
    #expect(tokens == words, "seed 14")
    try input.expectEnd()
  }
}

extension RoundTripTests {
  private func expectRoundTrip<T: FixedWidthInteger & Sendable>(
    of type: T.Type, seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let values = [.min, .max, 0] + (0..<Self.count).map { _ in random.integer(type) }
    let bytes = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      output.writeLine(values)
      output.writeLines(values)
      output.write(values, separator: random.whiteSpace())
      for value in values {
        output.write(random.whiteSpace())
        output.write(value)
      }
    }
    var input = InputReader(bytes: bytes, chunkSize: random.pick([65_536, 1000, 37]))
    for part in 1...3 {
      #expect(try input.readArray(of: type, count: values.count) == values, "\(type), part \(part)")
    }
    for value in values {
      let actual = try input.read(type)
      if actual != value {
        Issue.record("seed \(seed), \(type): \(value) was read as \(actual)")
        return
      }
    }
    try input.expectEnd()
  }
}
