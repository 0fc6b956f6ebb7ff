import InputPatterns
import NumberTheory
import PropertyTesting
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

  @Test(arguments: counts)
  func signsAreThoseOfCommonElements(count: Int) {
    let values = values(count)
    let sums = values.walshHadamardTransform()
    for set in stride(from: 0, to: count, by: max(1, count / 97)) {
      let expected = values.indices.reduce(0) {
        $0 + (($1 & set).nonzeroBitCount.isMultiple(of: 2) ? values[$1] : -values[$1])
      }
      #expect(sums[set] == expected, "\(set)")
    }
    #expect(sums.walshHadamardTransform() == values.map { $0 * count })
    let products = zip(sums, sums).map { $0 * $1 }.walshHadamardTransform().map { $0 / count }
    #expect(products == values.xorConvolution(with: values))
  }

  @Test func documentedExamplesOfSignsAreTrue() {
    let transform = [1, 2, 3, 4].walshHadamardTransform()
    #expect(transform == [10, -2, -4, 0])
    let powers = [0, 1, 2, 1].walshHadamardTransform().map { $0 * $0 * $0 * $0 }
    #expect(powers.walshHadamardTransform().map { $0 / 4 } == [72, 64, 56, 64])
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

  @Test(arguments: [1, 2, 4, 8, 64, 512])
  func allDisjointSetsArePaired(count: Int) {
    func check<M: Modulus>(_: M.Type) {
      let random = values(count, in: 0...1 << 40).map { ModularInteger<M>($0) }
      // Sums of products of the largest remainders have to be reduced on the way.
      let largest = [ModularInteger<M>](repeating: -1, count: count)
      for (a, b) in [(random, random.reversed()), (random, largest), (largest, largest)] {
        let expected = a.indices.map { set in
          a.indices.filter { $0 & set == $0 }.reduce(0) { $0 + a[$1] * b[set ^ $1] }
        }
        #expect(a.subsetConvolution(with: b) == expected, "\(M.value)")
      }
    }
    check(Modulus998244353.self)
    check(Modulus2147483647.self)
    check(Modulus2147483648.self)
    let ones = [Int](repeating: 1, count: count)
    #expect(ones.subsetConvolution(with: ones) == ones.indices.map { 1 << $0.nonzeroBitCount })
  }

  @Test func documentedExamplesOfDisjointSetsAreTrue() {
    #expect([1, 2, 3, 4].subsetConvolution(with: [1, 1, 1, 1]) == [1, 3, 4, 10])
    let a: [ModularInteger<Modulus998244353>] = [1, 2, 3, 4]
    #expect(a.subsetConvolution(with: a) == [1, 4, 6, 20])
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
    var expected = [Int](repeating: 0, count: count)
    for (j, factor) in b.enumerated() where factor != 0 {
      for i in a.indices where i & j == 0 { expected[i | j] += a[i] * factor }
    }
    #expect(a.subsetConvolution(with: b) == expected)
    #expect(c.subsetConvolution(with: d) == expected.map { Remainder($0) })
  }

  @Test func sumsThatFitAreExactWhateverThereIsOnTheWay() {
    let large = 1 << 61
    #expect([large, -large].xorConvolution(with: [1, 0]) == [large, -large])
    #expect([Int.max, .min].orConvolution(with: [1, 0]) == [.max, .min])
    #expect([Int.max, .min].andConvolution(with: [0, 1]) == [.max, .min])
    #expect([Int.max, .min].subsetConvolution(with: [1, 0]) == [.max, .min])
    #expect([Int.max, .min].subsetConvolution(with: [0, -1]) == [0, -.max])
    let extremes = [Int](repeating: .min, count: 1024)
    let one = [1] + [Int](repeating: 0, count: 1023)
    #expect(extremes.orConvolution(with: one) == extremes)
    #expect(extremes.subsetConvolution(with: one) == extremes)
  }

  /// Modulo 2⁶⁴ all of them are what they would be if they fitted.
  @Test func sumsThatDoNotFitTrap() async {
    await #expect(processExitsWith: .failure) { _ = [1 << 62, 0].xorConvolution(with: [2, 0]) }
    await #expect(processExitsWith: .failure) { _ = [1 << 61, 0].xorConvolution(with: [2, 0]) }
    await #expect(processExitsWith: .failure) { _ = [1 << 62, 0].orConvolution(with: [4, 0]) }
    await #expect(processExitsWith: .failure) { _ = [Int.max, 1].orConvolution(with: [0, 1]) }
    await #expect(processExitsWith: .failure) { _ = [Int.max, 1].andConvolution(with: [1, 1]) }
    await #expect(processExitsWith: .failure) { _ = [Int.max, 1].subsetConvolution(with: [1, 1]) }
    await #expect(processExitsWith: .failure) { _ = [1 << 62, 0].subsetConvolution(with: [4, 0]) }
    // Many pairs of numbers that are small themselves.
    let ones = [1, 1, 1, 1]
    #expect(ones.map { $0 << 59 }.orConvolution(with: ones)[3] == 9 << 59)
    await #expect(processExitsWith: .failure) {
      _ = [1 << 60, 1 << 60, 1 << 60, 1 << 60].orConvolution(with: [1, 1, 1, 1])
    }
    await #expect(processExitsWith: .failure) {
      _ = [1 << 60, 1 << 60, 1 << 60, 1 << 60].andConvolution(with: [1, 1, 1, 1])
    }
    await #expect(processExitsWith: .failure) {
      let extremes = [Int](repeating: .min, count: 4096)
      _ = extremes.xorConvolution(with: extremes)
    }
    // So many that not even the remainders by three primes would tell.
    let many = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let extremes = [Int](repeating: .min, count: 8192)
      print(extremes.xorConvolution(with: extremes)[0])
    }
    #expect(many.says("the sums of products may be too large"))
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) { _ = [1, 2, 3].accumulatedOverSubsets(+) }
    await #expect(processExitsWith: .failure) { _ = [Int]().accumulatedOverSupersets(+) }
    await #expect(processExitsWith: .failure) { _ = [1, 2, 3].walshHadamardTransform() }
    await #expect(processExitsWith: .failure) { _ = [1, 2].orConvolution(with: [1]) }
    await #expect(processExitsWith: .failure) { _ = [1, 2].subsetConvolution(with: [1]) }
    await #expect(processExitsWith: .failure) { _ = [Int]().subsetConvolution(with: []) }
    await #expect(processExitsWith: .failure) { _ = [1, 2, 3].subsetConvolution(with: [1, 2, 3]) }
    await #expect(processExitsWith: .failure) { _ = [1, 2, 3].xorConvolution(with: [1, 2, 3]) }
  }
}
