import InputPatterns
import Testing

@Suite struct SplitMix64Tests {
  /// The reference implementation's first outputs for the seed 1234567.
  @Test func followsTheReferenceSequence() {
    var random = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(expected.map { _ in random.next() } == expected)
  }

  @Test func documentedExamplesAreTrue() {
    var random = SplitMix64(seed: 1)
    #expect(random.next() == 10_451_216_379_200_822_465)
    random = SplitMix64(seed: 1)
    #expect(random.next(below: 6) == 3)
    random = SplitMix64(seed: 1)
    #expect(random.next(in: -10...10) == 1)
    random = SplitMix64(seed: 1)
    var cards = [1, 2, 3, 4, 5]
    random.shuffle(&cards)
    #expect(cards == [2, 1, 4, 5, 3])
  }

  @Test func boundedNumbersReachEveryValueAboutEquallyOften() {
    var random = SplitMix64(seed: 2)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<70_000 { counts[random.next(in: -3...3) + 3] += 1 }
    #expect(counts.allSatisfy { 9_500...10_500 ~= $0 }, "\(counts)")
  }

  @Test func wholeTypesAreRangesToo() {
    var random = SplitMix64(seed: 3)
    var bytes = Set<Int8>()
    for _ in 0..<10_000 { bytes.insert(random.next(in: Int8.min...Int8.max)) }
    #expect(bytes.count == 256)
    var reference = SplitMix64(seed: 4)
    random = reference
    #expect(random.next(in: 0...UInt64.max) == reference.next())
  }

  @Test func aHugeBoundIsNotExceeded() {
    var random = SplitMix64(seed: 5)
    let bound: UInt64 = 1 << 63 + 1
    #expect((0..<1_000).allSatisfy { _ in random.next(below: bound) < bound })
  }

  @Test func shuffleMovesEveryElementEverywhere() {
    var random = SplitMix64(seed: 6)
    var seen = [Int](repeating: 0, count: 16)
    for _ in 0..<16_000 {
      var cards = [0, 1, 2, 3]
      random.shuffle(&cards)
      #expect(cards.sorted() == [0, 1, 2, 3])
      for (place, card) in cards.enumerated() { seen[place * 4 + card] += 1 }
    }
    #expect(seen.allSatisfy { 3_700...4_300 ~= $0 }, "\(seen)")
  }
}
