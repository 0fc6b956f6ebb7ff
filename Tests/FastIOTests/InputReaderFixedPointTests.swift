// Decimal numbers as integers: exact, or refused.

import FastIO
import InputPatterns
import Testing

@Suite struct InputReaderFixedPointTests {
  @Test(arguments: [
    ("12.5", 2, 1250), ("-0.25", 2, -25), ("7", 2, 700), ("-3", 0, -3), ("0", 18, 0),
    ("-0.00", 2, 0),
    ("0.500", 1, 5), ("00012.340000", 2, 1234), ("1.5e3", 0, 1500), ("15e-1", 1, 15),
    ("2E2", 2, 20_000),
    ("9223372036854775807", 0, .max), ("-92233720368547758.07", 2, -.max), ("0e999999999", 3, 0),
    ("9.223372036854775807", 18, .max), ("0.000000000000000001", 18, 1), ("1230e-1", 0, 123),
  ])
  func numbersAreMultiplesOfThePowerOfTen(token: String, digits: Int, value: Int) throws {
    var input = InputReader(bytes: Array(" \(token)\n8".utf8))
    #expect(try input.readFixedPoint(digits: digits) == value)
    #expect(try input.read(Int.self) == 8)
  }

  @Test(arguments: [
    (
      "1.005", 2, InputError.Reason.malformed,
      "a decimal number with at most 2 digits after the point"
    ),
    ("1e-400", 18, .malformed, "a decimal number with at most 18 digits after the point"),
    (".5", 2, .malformed, "a decimal number"), ("+5", 2, .malformed, "a decimal number"),
    ("1,5", 2, .malformed, "a decimal number"),
    ("92233720368547758.08", 2, .overflow, "a decimal number whose digits fit in Int"),
    ("1e400", 0, .overflow, "a decimal number whose digits fit in Int"),
    ("1.00000000000000000000", 2, .overflow, "a decimal number whose digits fit in Int"),
  ])
  func whatIsNoneIsRefusedAndStays(
    token: String, digits: Int, reason: InputError.Reason, expected: String
  ) throws {
    var input = InputReader(bytes: Array(token.utf8))
    let error = #expect(throws: InputError.self) { try input.readFixedPoint(digits: digits) }
    #expect(error?.reason == reason)
    #expect(error?.message == "expected \(expected), found \"\(token)\"")
    #expect(try input.readToken() == token)
    let end = #expect(throws: InputError.self) { try input.readFixedPoint(digits: digits) }
    #expect(end?.message == "expected a decimal number, found the end of the input")
  }

  @Test func aRangeIsCheckedInUnits() throws {
    var input = InputReader(bytes: Array("-1000 1000.00 0.05 -1000.01".utf8))
    #expect(
      try input.readFixedPoints(count: 2, digits: 2, in: -100_000...100_000) == [-100_000, 100_000])
    let low = #expect(throws: InputError.self) { try input.readFixedPoint(digits: 2, in: 10...100) }
    #expect(low?.reason == .outOfRange)
    #expect(low?.message == #"expected a decimal number in 0.10...1.00, found "0.05""#)
    let error = #expect(throws: InputError.self) {
      try input.readFixedPoints(count: 2, digits: 2, in: -100_000...5)
    }
    #expect(error?.message == #"expected a decimal number in -1000.00...0.05, found "-1000.01""#)
    var whole = InputReader(bytes: Array("7".utf8))
    let most = #expect(throws: InputError.self) { try whole.readFixedPoint(digits: 0, in: -3...5) }
    #expect(most?.message == #"expected a decimal number in -3...5, found "7""#)
  }

  /// Numbers as they are written, with all digits or without the zeros at the end, come back.
  @Test func whatIsWrittenIsRead() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<20_000 {
      let digits = Int(random.next() % 19)
      let value = Int(truncatingIfNeeded: random.next()) >> (random.next() % 60)
      if value == .min { continue }
      let magnitude = String(value.magnitude)
      let padded = String(repeating: "0", count: max(0, digits + 1 - magnitude.count)) + magnitude
      var text = (value < 0 ? "-" : "") + padded.dropLast(digits)
      var rest = padded.suffix(digits)
      if random.next() % 2 == 0 { while rest.last == "0" { rest.removeLast() } }
      if !rest.isEmpty { text += "." + rest }
      var input = InputReader(bytes: Array(text.utf8), chunkSize: 1)
      #expect(try input.readFixedPoint(digits: digits) == value, "\(text), \(digits)")
    }
  }

  @Test func countsOfDigitsAndValuesAreChecked() async {
    await #expect(processExitsWith: .failure) {
      var input = InputReader(bytes: Array("1".utf8))
      print(try input.readFixedPoint(digits: 19))
    }
    await #expect(processExitsWith: .failure) {
      var input = InputReader(bytes: Array("1".utf8))
      print(try input.readFixedPoint(digits: -1))
    }
    await #expect(processExitsWith: .failure) {
      var input = InputReader(bytes: Array("1".utf8))
      print(try input.readFixedPoints(count: -1, digits: 2))
    }
  }
}
