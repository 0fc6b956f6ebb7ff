import InputPatterns
import NumberTheory
import Testing

@Suite struct SubsetTransformTests {
  /// Up to 2,048 values are transformed at once; those beyond bit by bit.
  private static let counts = [1, 2, 4, 8, 64, 1024, 2048, 4096, 8192]

  private func values(_ count: Int, in range: ClosedRange<Int> = -1000...1000) -> [Int] {
    var random = SplitMix64(seed: UInt64(count))
    return (0..<count).map { _ in random.next(in: range) }
  }

  @Test(arguments: counts)
  func everySubsetCountsOnce(count: Int) {
    let values = values(count)
    let (sums, minima) = (values.accumulatedOverSubsets(+), values.accumulatedOverSubsets(min))
    let above = values.accumulatedOverSupersets(+)
    for set in stride(from: 0, to: count, by: max(1, count / 97)) {
      let subsets = values.indices.filter { $0 & set == $0 }.map { values[$0] }
      #expect(sums[set] == subsets.reduce(0, +) && minima[set] == subsets.min(), "\(set)")
      let supersets = values.indices.filter { $0 & set == set }.map { values[$0] }
      #expect(above[set] == supersets.reduce(0, +), "\(set)")
    }
    #expect(sums.accumulatedOverSubsets(-) == values)
    #expect(above.accumulatedOverSupersets(-) == values)
  }

  @Test func whatFailsOnTheWayIsThrown() {
    struct Overflow: Error {}
    #expect(throws: Overflow.self) {
      try [1, .max].accumulatedOverSubsets { a, b in
        let (sum, isTooLarge) = a.addingReportingOverflow(b)
        if isTooLarge { throw Overflow() }
        return sum
      }
    }
  }

  @Test(arguments: [1, 2, 8, 64, 4096])
  func allPairsAreMultiplied(count: Int) {
    // A few factors that are not 0, so that all pairs can be looked at.
    var random = SplitMix64(seed: UInt64(count))
    var (a, b) = (values(count), [Int](repeating: 0, count: count))
    for _ in 0..<min(count, 20) { b[random.next(in: 0...count - 1)] = random.next(in: -99...99) }
    a[0] = 1
    typealias Remainder = ModularInteger<Modulus998244353>
    let (c, d) = (a.map { Remainder($0) }, b.map { Remainder($0) })
    func check(
      _ operation: (Int, Int) -> Int, _ found: [Int], _ remainders: [Remainder],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      var expected = [Int](repeating: 0, count: count)
      for (j, factor) in b.enumerated() where factor != 0 {
        for i in a.indices { expected[operation(i, j)] += a[i] * factor }
      }
      #expect(found == expected, sourceLocation: sourceLocation)
      #expect(remainders == expected.map { Remainder($0) }, sourceLocation: sourceLocation)
    }
    check(^, a.xorConvolution(with: b), c.xorConvolution(with: d))
    check(|, a.orConvolution(with: b), c.orConvolution(with: d))
    check(&, a.andConvolution(with: b), c.andConvolution(with: d))
  }

  @Test func sumsThatFitAreExactWhateverThereIsOnTheWay() {
    let large = 1 << 61
    #expect([large, -large].xorConvolution(with: [1, 0]) == [large, -large])
    #expect([Int.max, .min].orConvolution(with: [1, 0]) == [.max, .min])
    #expect([Int.max, .min].andConvolution(with: [0, 1]) == [.max, .min])
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) { _ = [1, 2, 3].accumulatedOverSubsets(+) }
    await #expect(processExitsWith: .failure) { _ = [Int]().accumulatedOverSupersets(+) }
    await #expect(processExitsWith: .failure) { _ = [1, 2].orConvolution(with: [1]) }
    await #expect(processExitsWith: .failure) { _ = [1, 2, 3].xorConvolution(with: [1, 2, 3]) }
  }
}
