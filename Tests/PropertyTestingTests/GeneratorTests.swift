import PropertyTesting
import Testing

@Suite struct GeneratorTests {
  private struct Rejection: Error {}

  /// All values that a property sees: the random ones, and those tried to make the last one simpler.
  private func values<Value>(
    of generator: Generator<Value>, size: Int = 100, seed: UInt64 = 1, count: Int = 2_000,
    alsoSimpler: Bool = true
  ) -> [Value] {
    var seen: [Value] = []
    _ = counterexample(
      to: { value in
        seen.append(value)
        if alsoSimpler && seen.count >= count { throw Rejection() }
      }, in: generator, size: size, PropertySettings(cases: count, seed: seed))
    return seen
  }

  @Test func integersStayInTheirRangeAlsoWhileTheyShrink() {
    expectWithin(Int8.min...Int8.max)
    expectWithin(UInt8.min...UInt8.max)
    expectWithin(Int64.min...Int64.max)
    expectWithin(UInt64.min...UInt64.max)
    expectWithin(-3...1_000)
    expectWithin(-1_000_000...5)
    expectWithin(17...17)
    expectWithin(Int8(-128) ... -100)
    expectWithin(UInt16(60_000)...65_535)
    expectWithin(Int.min ... -1)
  }

  private func expectWithin<Value: FixedWidthInteger>(_ range: ClosedRange<Value>) {
    for seed in UInt64(1)...5 {
      let seen = values(of: .integers(in: range), seed: seed)
      #expect(seen.allSatisfy(range.contains), "\(range), seed \(seed)")
      let often = [range.lowerBound, range.upperBound]
      #expect(often.allSatisfy { end in seen.count { $0 == end } > 20 }, "\(range), seed \(seed)")
    }
  }

  @Test func everyValueOfANarrowRangeComes() {
    #expect(Set(values(of: .integers(in: -20...9))) == Set(-20...9))
    #expect(Set(values(of: .integers(Int8.self), count: 20_000)).count == 256)
    #expect(Set(values(of: .bools)) == [false, true])
    #expect(Set(values(of: .bytes, count: 20_000)).count == 256)
    #expect(Set(values(of: .element(of: [3, 1, 4]))) == [3, 1, 4])
    #expect(Set(values(of: .oneOf(.always(1), .always(2), .integers(in: 5...6)))) == [1, 2, 5, 6])
  }

  @Test func listsStayWithinTheirCountsAlsoWhileTheyShrink() {
    for seed in UInt64(1)...10 {
      let some = values(of: .array(of: .integers(in: 5...9), counts: 3...7), seed: seed)
      #expect(some.allSatisfy { (3...7).contains($0.count) && $0.allSatisfy((5...9).contains) })
      #expect(Set(some.map(\.count)) == Set(3...7), "seed \(seed)")
      let shapes = values(of: .shapes(in: Int8(-7)...30, counts: 2...40), seed: seed)
      #expect(shapes.allSatisfy { (2...40).contains($0.count) })
      #expect(shapes.joined().allSatisfy { (-7...30).contains($0) })
      let texts = values(of: .text(of: "xyz", counts: 1...4), seed: seed)
      #expect(texts.allSatisfy { (1...4).contains($0.count) && $0.allSatisfy("xyz".contains) })
    }
  }

  @Test func dependentValuesAreInRangeAlsoWhileTheyShrink() {
    let pairs = Generator<Int>.integers(in: 1...50).flatMap { length in
      tuples(.always(length), .integers(in: 0...length - 1))
    }
    for seed in UInt64(1)...10 {
      #expect(values(of: pairs, seed: seed).allSatisfy { 0 <= $0.1 && $0.1 < $0.0 })
    }
  }

  @Test func sizesGrowThroughTheRun() {
    let counts = values(of: .array(of: .bools), size: 50, alsoSimpler: false).map(\.count)
    for (index, count) in counts.enumerated() { #expect(count <= 50 * (index + 1) / 2_000) }
    #expect(counts[..<39] == ArraySlice(repeating: 0, count: 39))
    #expect(counts.contains { $0 > 45 })
  }

  @Test func shapesAreShapes() {
    let arrays = values(of: .shapes(in: Int.min...Int.max), alsoSimpler: false)
    let long = arrays.filter { $0.count > 50 }
    let ascending = long.count { zip($0, $0.dropFirst()).allSatisfy { $0 < $1 } }
    let equal = long.count { Set($0).count == 1 }
    #expect(ascending > long.count / 40 && equal > long.count / 40)
  }

  @Test func theSameSeedGivesTheSameValues() {
    let generator = tuples(.shapes(in: -9...9), .text(of: "abc"), .integers(UInt64.self))
    let strings = (1...3).map { _ in values(of: generator, seed: 7).map { "\($0)" } }
    #expect(strings[0] == strings[1])
    #expect(strings[0] == strings[2])
    #expect(values(of: generator, seed: 8).map { "\($0)" } != strings[0])
  }

  @Test func tuplesMapAndFlatMapCombineInOrder() {
    let fixed = tuples(.always(1), .always("b"), Generator<[Int]>.always([3]))
    #expect(values(of: fixed, count: 1).allSatisfy { $0 == (1, "b", [3]) })
    let doubled = Generator<Int>.integers(in: 1...4).map { $0 * 2 }
    #expect(Set(values(of: doubled)) == [2, 4, 6, 8])
  }
}
