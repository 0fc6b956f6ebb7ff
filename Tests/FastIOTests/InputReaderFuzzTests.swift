// Random inputs and random calls against the reference: the same values, the same errors at the same
// positions.

import FastIO
import InputPatterns
import Testing

@Suite struct InputReaderFuzzTests {
  #if DEBUG
    static let rounds: UInt64 = 3_000
  #else
    static let rounds: UInt64 = 10_000
  #endif

  @Test func mostlyValidInputsAreReadAsTheReferenceReadsThem() {
    for seed in 0..<Self.rounds {
      var random = SplitMix64(seed: seed)
      var input: [UInt8] = random.chance(10) ? [0xEF, 0xBB, 0xBF] : []
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        let token = random.chance(80) ? random.integerToken() : random.doubleToken()
        input += random.chance(96) ? Array(token.utf8) : random.spoil(token)
        input += random.whiteSpace().utf8
      }
      if random.chance(30), !input.isEmpty { input.removeLast() }
      expectReferenceOutcomes(for: input, seed: seed, using: &random)
    }
  }

  @Test func randomBytesAreReadAsTheReferenceReadsThem() {
    let alphabet =
      Array("0123456789-+.eE \t\n\r\u{B}\u{C}aZ#\u{0}\u{1}\u{1F}\u{7F}٣é€🙂".utf8)
      + [0xEF, 0xBB, 0xBF, 0x85, 0xA0, 0x80, 0xFF, 0xC0, 10, 32, 32]
    for seed in 0..<Self.rounds {
      var random = SplitMix64(seed: seed)
      let length = Int.random(in: 0...200, using: &random)
      let input = (0..<length).map { _ in random.pick(alphabet) }
      expectReferenceOutcomes(for: input, seed: seed, using: &random)
    }
  }

  private func expectReferenceOutcomes(
    for input: [UInt8], seed: UInt64, using random: inout SplitMix64
  ) {
    let steps = (0..<30).map { _ in Self.randomStep(using: &random) }
    let chunkSize = random.pick([1, 2, 3, 5, 8, 23, 24, 25, 63, 64, 65, 100, 65_536, 65_536])
    var reader = InputReader(bytes: input, chunkSize: chunkSize)
    let actual = steps.outcomes(on: &reader).map(\.withoutMessage)
    if let difference = steps.firstDifference(actual, steps.outcomesOfReference(for: input)) {
      Issue.record("seed \(seed), chunk size \(chunkSize): \(difference), input: \(excerpt(input))")
    }
  }

  private static func randomStep(using random: inout SplitMix64) -> ReadStep {
    let count = Int.random(in: 0...12, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return .integer(Int8.self)
    case 1: return .integer(UInt8.self)
    case 2: return .integer(Int16.self, in: -100...1000)
    case 3: return .integer(UInt32.self)
    case 4: return .integer(UInt64.self)
    case 5: return .array(of: Int64.self, count: count)
    case 6: return .array(of: Int.self, count: count, in: -1_000_000_000...1_000_000_000)
    case 7: return .array(of: UInt64.self, count: count)
    case 8: return .array(of: Int32.self, count: count)
    case 9: return .rows(of: Int.self, rows: count / 3, columns: 3)
    case 10: return .double
    case 11: return .token
    case 12: return .tokenBytes
    case 13: return .character
    case 14: return .byte
    case 15: return .line
    case 16: return .lineBytes
    case 17: return .grid(rows: count / 3, columns: 1 + count % 4)
    case 18: return .hasNextToken
    default: return .expectEnd
    }
  }
}
