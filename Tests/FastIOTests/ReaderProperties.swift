// Any input and any calls give what the slow reference reader gives: the same values, the same errors
// at the same positions.

import FastIO
import PropertyTesting
import Testing

@Suite struct ReaderProperties {
  @Test func mostlyValidInputsAreReadAsTheReferenceReadsThem() {
    expectReferenceOutcomes(
      for: tuples(
        Generator<[UInt8]>.element(of: [[], [0xEF, 0xBB, 0xBF]]),
        Generator<[[UInt8]]>.array(of: tuples(Inputs.token, Inputs.whiteSpace).map { $0 + $1 })
      ).map { mark, tokens in mark + tokens.joined() })
  }

  @Test func anyBytesAreReadAsTheReferenceReadsThem() {
    expectReferenceOutcomes(for: .array(of: .oneOf(.element(of: Inputs.alphabet), .bytes)))
  }

  private func expectReferenceOutcomes(for input: Generator<[UInt8]>) {
    forAll(
      tuples(input, .array(of: Inputs.step, counts: 0...30), Inputs.chunkSize),
      size: 60, effort: 8
    ) { input, steps, chunkSize in
      var reader = InputReader(bytes: input, chunkSize: chunkSize)
      let outcomes = steps.outcomes(on: &reader).map(\.withoutMessage)
      let expected = steps.outcomesOfReference(for: input)
      if let difference = steps.firstDifference(outcomes, expected) {
        throw Difference(description: "\(difference), input: \(excerpt(input))")
      }
    }
  }

  private struct Difference: Error, CustomStringConvertible {
    let description: String
  }
}

/// Inputs that are mostly of the right form, because only those get far.
private enum Inputs {
  /// The characters of numbers and texts, and what is easily taken for one of them.
  static let alphabet =
    Array("0123456789-+.eE \t\n\r\u{B}\u{C}aZ#\u{0}\u{1}\u{1F}\u{7F}٣é€🙂".utf8)
    + [0xEF, 0xBB, 0xBF, 0x85, 0xA0, 0x80, 0xFF, 0xC0, 10, 32, 32]

  static var whiteSpace: Generator<[UInt8]> {
    Generator<String>
      .element(of: [" ", "\n", "\t", "\r\n", "\u{B}", "\u{C}", "  ", "\n\n", " \r\n\t ", ""])
      .map { Array($0.utf8) }
  }

  static var chunkSize: Generator<Int> {
    .element(of: [65_536, 1, 2, 3, 5, 8, 23, 24, 25, 63, 64, 65, 100])
  }

  static var token: Generator<[UInt8]> {
    .oneOf(integer, integer, integer, decimal, spoilt)
  }

  private static var digits: Generator<String> { .text(of: "0123456789", counts: 1...40) }

  private static var integer: Generator<[UInt8]> {
    .oneOf(
      Generator<Int64>.integers().map { Array(String($0).utf8) },
      Generator<UInt64>.integers().map { Array(String($0).utf8) },
      tuples(.element(of: ["", "-", "0", "-0", "00000000"]), digits).map { Array(($0 + $1).utf8) })
  }

  private static var decimal: Generator<[UInt8]> {
    let exponents = [
      "", "e5", "E-30", "e+12", "e308", "e-308", "e-324", "e309", "e400", "e99999999999999999999",
    ]
    return tuples(
      .element(of: ["", "-"]), digits, .element(of: ["", ".", ".000"]), digits,
      .element(of: exponents)
    ).map { sign, digits, point, decimals, exponent in
      let fraction: String = point.isEmpty ? "" : point + decimals
      return Array((sign + digits + fraction + exponent).utf8)
    }
  }

  /// A number with a byte put in, or put in place of another one.
  private static var spoilt: Generator<[UInt8]> {
    tuples(.oneOf(integer, decimal), .integers(in: 0...40), .element(of: alphabet), .bools).map {
      token, place, byte, replaces in
      var token = token
      if replaces && place < token.count { token.remove(at: place) }
      token.insert(byte, at: min(place, token.count))
      return token
    }
  }

  static var step: Generator<ReadStep> {
    tuples(.element(of: kinds), .integers(in: 0...12)).map { make, count in make(count) }
  }

  private static var kinds: [(Int) -> ReadStep] {
    [
      { _ in .integer(Int8.self) }, { _ in .integer(UInt8.self) },
      { _ in .integer(Int16.self, in: -100...1000) }, { _ in .integer(UInt32.self) },
      { _ in .integer(UInt64.self) }, { .array(of: Int64.self, count: $0) },
      { .array(of: Int.self, count: $0, in: -1_000_000_000...1_000_000_000) },
      { .array(of: UInt64.self, count: $0) }, { .array(of: Int32.self, count: $0) },
      { .rows(of: Int.self, rows: $0 / 3, columns: 3) }, { _ in .double }, { _ in .token },
      { _ in .tokenBytes }, { _ in .character }, { _ in .byte }, { _ in .line },
      { _ in .symbol }, { .lines(count: $0 % 3) }, { _ in .block }, { _ in .gridBlock },
      { _ in .lineBytes }, { .tokenBytes(length: $0 / 4...$0) },
      { .lineBytes(length: $0 / 4...$0) },
      { .tokensBytes(count: $0 % 4) }, { .tokensBytes(count: $0 % 4, length: 0...$0) },
      { .grid(rows: $0 / 3, columns: 1 + $0 % 4) }, { _ in .hasNextToken },
      { _ in .expectEnd },
    ]
  }
}
