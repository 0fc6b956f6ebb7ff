// Decimal numbers: the strict form, and the same value as the standard library to the last bit.

import FastIO
import InputPatterns
import Testing

@Suite struct InputReaderDoubleTests {
  #if DEBUG
    static let tokenCount = 20_000
  #else
    static let tokenCount = 400_000
  #endif

  @Test func readsTheExamplesOfTheDocumentation() throws {
    var input = InputReader(bytes: Array("-12 0.50 6.02e23".utf8))
    #expect(try input.readDouble() == -12)
    #expect(try input.readDouble() == 0.5)
    #expect(try input.readDouble() == 6.02e23)
  }

  @Test func aRangeIsChecked() throws {
    var input = InputReader(bytes: Array("0.5 1.0000000000000000001 -0.1 1.5 2 3.5 -1e300 -0".utf8))
    #expect(try input.readDoubles(count: 2, in: 0...1) == [0.5, 1])
    let below = #expect(throws: InputError.self) { try input.readDouble(in: 0...1) }
    #expect(below?.reason == .outOfRange)
    #expect(
      below?.message == #"expected a decimal number in 0.0...1.0, found "-0.1""#)
    #expect(try input.readDouble() == -0.1, "what is refused is not taken")
    let above = #expect(throws: InputError.self) { try input.readDoubles(count: 3, in: 1...3) }
    #expect(above?.reason == .outOfRange && above?.column == 38)
    #expect(try input.readDouble(in: 3.5...3.5) == 3.5)
    #expect(try input.readDouble() == -1e300)
    #expect(try input.readDouble(in: 0...0).sign == .minus)
    var more = InputReader(bytes: Array("1 1 -1e-9".utf8))
    #expect(try more.readDouble(in: 0...) == 1)
    let end = #expect(throws: InputError.self) { try more.readDouble(in: 0..<1) }
    #expect(end?.message == #"expected a decimal number in 0.0..<1.0, found "1""#)
    #expect(try more.readDoubles(count: 1, in: ...1) == [1])
    for (refused, text) in [
      (#expect(throws: InputError.self) { try more.readDouble(in: 0...) }, "0.0..."),
      (#expect(throws: InputError.self) { try more.readDouble(in: ...(-1)) }, "...-1.0"),
      (#expect(throws: InputError.self) { try more.readDouble(in: ..<(-1)) }, "..<-1.0"),
    ] {
      #expect(refused?.message == "expected a decimal number in \(text), found \"-1e-9\"")
    }
  }

  @Test(arguments: [
    ".5", "5.", "+5", "-", "-.5", "0x1p3", "nan", "inf", "-inf", "infinity", "1e", "1e+", "1e-",
    "e5", "1.e5", "1.5.2", "1e5.0", "--1", "1-", "1,5", "1_000", "٣.٥", "1e5e5", "1 .", "1\u{0}",
    "1.5f", "1d5", "∞",
  ])
  func refusesWhatIsNotOfTheForm(token: String) {
    var input = InputReader(bytes: Array(token.utf8) + [10])
    if token == "1 ." { _ = try? input.readDouble() }
    let error = #expect(throws: InputError.self, "\(token)") { try input.readDouble() }
    #expect(error?.reason == .malformed, "\(token)")
  }

  @Test(arguments: [
    "1e309", "-1e309", "1.7976931348623159e308", "1e99999999999999999999999999",
    "1" + String(repeating: "0", count: 309),
  ])
  func refusesWhatIsTooLarge(token: String) {
    var input = InputReader(bytes: Array(token.utf8) + [10])
    let error = #expect(throws: InputError.self, "\(token)") { try input.readDouble() }
    #expect(error?.reason == .overflow, "\(token)")
  }

  @Test(arguments: [
    "0", "-0", "0.0", "-0.0e5", "0e999999999999", "1e22", "1e23", "-1e-22", "1e-23",
    "9007199254740992",
    "9007199254740993", "9007199254740993.0", "90071992547409930e-1", "0.1", "0.3", "123456789.125",
    "1.7976931348623157e308", "1.7976931348623158e308", "2.2250738585072014e-308",
    "2.2250738585072011e-308", "4.9e-324", "2.4e-324", "1e-400", "1e-99999999999999999999",
    "179769313486231570000000000000000000000e270", "0.000000000000000000000000000001", "5e-1",
    "1E5",
    "1E+5", "00001.50000", "3.141592653589793238462643383279502884197", "18446744073709551616",
    "18446744073709551615e3", "1.0000000000000002220446049250313080847263336181640625",
    "1.00000000000000011102230246251565404236316680908203125",
    "1.00000000000000011102230246251565404236316680908203124",
    "1.00000000000000011102230246251565404236316680908203126",
  ])
  func readsTheNearestDouble(token: String) throws {
    for rest in [0, 100] {
      var input = InputReader(bytes: Array(token.utf8) + [UInt8](repeating: 10, count: rest))
      let value = try input.readDouble()
      let expected = try #require(Double(token))
      #expect(value.bitPattern == expected.bitPattern, "\(token) gave \(value)")
    }
  }

  @Test func randomNumbersAreReadAsTheStandardLibraryReadsThem() {
    var random = SplitMix64(seed: 7)
    let tokens = (0..<Self.tokenCount).map { _ in random.doubleToken() }
    var input = InputReader(bytes: Array(tokens.joined(separator: "\n").utf8))
    for token in tokens {
      let expected = Double(token).flatMap { $0.isFinite ? $0 : nil }
      let value = try? input.readDouble()
      if value?.bitPattern != expected?.bitPattern {
        Issue.record("seed 7: \(token) gave \(value as Any), expected \(expected as Any)")
        return
      }
      if value == nil { _ = try? input.readToken() }
    }
  }

  @Test func everyDoubleIsReadBackFromItsShortestText() throws {
    var random = SplitMix64(seed: 8)
    var values: [Double] = []
    while values.count < Self.tokenCount {
      let value = Double(bitPattern: random.next())
      if value.isFinite { values.append(value) }
    }
    var input = InputReader(bytes: Array(values.map { "\($0)" }.joined(separator: " ").utf8))
    for value in values {
      let actual = try input.readDouble()
      if actual.bitPattern != value.bitPattern {
        Issue.record("seed 8: \(value) was read as \(actual)")
        return
      }
    }
    try input.expectEnd()
  }

  @Test func aNumberOfManyDigitsIsRead() throws {
    let digits = String(repeating: "3", count: 60_000)
    var input = InputReader(bytes: Array("0.\(digits) 0.\(digits)e1".utf8))
    #expect(try input.readDouble() == 1.0 / 3)
    #expect(try input.readDouble() == 10.0 / 3)
  }
}
