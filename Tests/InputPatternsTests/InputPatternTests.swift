import InputPatterns
import Testing

@Suite struct InputPatternTests {
  @Test(arguments: InputPattern.allCases)
  func givesTheAskedCountWithinTheRange(_ pattern: InputPattern) {
    for count in [0, 1, 2, 3, 4, 5, 16, 17, 100, 1_000] {
      for range in [-3...3, 0...0, 0...999, -1_000_000_000...1_000_000_000, Int.min...Int.max] {
        let values = pattern.values(count: count, in: range, seed: 7)
        #expect(values.count == count)
        #expect(
          values.allSatisfy { range.contains($0) }, "\(pattern), \(count), \(range): \(values)")
      }
    }
  }

  @Test(arguments: InputPattern.allCases)
  func sameSeedGivesTheSameValues(_ pattern: InputPattern) {
    let first = pattern.values(count: 500, of: Int32.self, seed: 11)
    #expect(pattern.values(count: 500, of: Int32.self, seed: 11) == first)
  }

  /// The figures are the promise that values change neither from machine to machine nor from one
  /// release to the next: results of stress tests and benchmarks refer to pattern and seed only.
  @Test func valuesAreFixedForever() {
    let fingerprints: [InputPattern: UInt64] = [
      .random: 10_490_144_062_321_501_460,
      .sorted: 3_619_113_304_557_806_805,
      .reversed: 14_047_213_394_363_129_163,
      .allEqual: 0,
      .twoValues: 4_800_710_771_590_149_248,
      .fewValues: 7_331_616_393_355_375_236,
      .skewed: 17_408_305_956_692_776_976,
      .extremes: 17_437_742_565_727_924_762,
      .permutation: 11_920_132_924_701_802_987,
      .organPipe: 12_710_384_055_422_358_784,
      .saw: 2_349_036_504_387_901_008,
      .fallingSaw: 5_188_124_601_379_851_952,
      .runs: 14_152_905_852_996_004_238,
      .interleaved: 3_401_972_949_901_769_051,
      .mostlySorted: 8_630_815_812_294_945_399,
      .pushFront: 18_361_178_263_987_393_995,
      .pushMiddle: 8_629_687_724_455_306_687,
      .noisyAscent: 9_999_601_479_208_216_050,
      .wideAscent: 7_232_734_404_708_130_071,
      .halfIncreasing: 2_517_060_938_764_727_834,
    ]
    for pattern in InputPattern.allCases {
      let values = pattern.values(count: 100, in: -1_000_000...1_000_000, seed: 1)
      let fingerprint = values.reduce(UInt64(0)) {
        $0 &* 31 &+ UInt64(bitPattern: Int64($1))
      }
      #expect(fingerprint == fingerprints[pattern], "\(pattern): \(values.prefix(10)) …")
    }
  }

  @Test func documentedExamplesAreTrue() {
    #expect(InputPattern.organPipe.values(count: 7, in: 0...3, seed: 1) == [0, 1, 2, 3, 2, 1, 0])
    #expect(InputPattern.reversed.values(count: 5, in: 0...100, seed: 1) == [100, 75, 50, 25, 0])
    #expect(InputPattern.random.values(count: 4, in: 0...10, seed: 1) == [6, 8, 10, 4])
  }

  @Test func permutationOverConsecutiveNumbersHoldsEachOnce() {
    let values = InputPattern.permutation.values(count: 1_000, in: 0...999, seed: 3)
    #expect(values != Array(0..<1_000))
    #expect(values.sorted() == Array(0..<1_000))
  }

  @Test func shapesAreWhatTheirNamesSay() {
    func values(_ pattern: InputPattern, _ count: Int, _ highest: Int) -> [Int] {
      pattern.values(count: count, in: 0...highest, seed: 5)
    }
    #expect(values(.sorted, 5, 4) == [0, 1, 2, 3, 4])
    #expect(values(.reversed, 5, 4) == [4, 3, 2, 1, 0])
    #expect(values(.allEqual, 3, 4) == [2, 2, 2])
    #expect(values(.organPipe, 7, 3) == [0, 1, 2, 3, 2, 1, 0])
    #expect(values(.organPipe, 6, 2) == [0, 1, 2, 2, 1, 0])
    #expect(values(.saw, 9, 2) == [0, 1, 2, 0, 1, 2, 0, 1, 2])
    #expect(values(.fallingSaw, 9, 2) == [2, 1, 0, 2, 1, 0, 2, 1, 0])
    #expect(values(.interleaved, 6, 5) == [0, 3, 1, 4, 2, 5])
    #expect(values(.pushFront, 4, 3) == [1, 2, 3, 0])
    #expect(values(.pushMiddle, 5, 4) == [0, 1, 3, 4, 2])
    #expect(Set(values(.fewValues, 1_000, 15)).count == 16)
    #expect(Set(values(.twoValues, 1_000, 9)) == [0, 9])
    #expect(Set(values(.extremes, 1_000, 100)) == [0, 1, 50, 99, 100])
  }

  @Test func mostlySortedReplacesOneInTwenty() {
    let values = InputPattern.mostlySorted.values(count: 10_000, in: 0...9_999, seed: 5)
    let moved = values.indices.count { values[$0] != $0 }
    #expect(400...600 ~= moved, "\(moved) of 10,000 are out of place")
  }

  @Test func noisyAscentStaysWithinItsNoise() {
    let values = InputPattern.noisyAscent.values(count: 5_000, in: 0...5_999, seed: 5)
    #expect(values.indices.allSatisfy { 0...1_000 ~= values[$0] - $0 })
  }
}
