import DataStructures
import InputPatterns
import Testing

@Suite struct XORBasisTests {
  @Test func ofNoNumbersOnlyZeroIsAResult() {
    let basis = XORBasis()
    #expect(basis.rank == 0 && basis.contains(0) && !basis.contains(1) && basis[0] == 0)
    #expect(basis.largest() == 0 && basis.largest(xor: 6) == 6 && basis.smallest(xor: 6) == 6)
  }

  @Test(arguments: 1...60)
  func theResultsAreThoseOfAllSubsets(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let most = 1 << random.next(in: 1...7) - 1
    var (basis, results) = (XORBasis(), Set([0]))
    for _ in 0..<random.next(in: 1...9) {
      let number = random.next(in: 0...most)
      #expect(basis.insert(number) == !results.contains(number))
      results.formUnion(results.map { $0 ^ number })
      let sorted = results.sorted()
      #expect(1 << basis.rank == sorted.count)
      #expect(sorted.indices.map { basis[$0] } == sorted)
      for other in 0...most {
        #expect(basis.contains(other) == results.contains(other))
        #expect(basis.largest(xor: other) == results.map { $0 ^ other }.max())
        #expect(basis.smallest(xor: other) == results.map { $0 ^ other }.min())
      }
    }
  }

  @Test(arguments: 1...60)
  func theIntersectionHasWhatIsInBothSpans(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let most = 1 << random.next(in: 1...7) - 1
    let (first, second) = (random.next(in: 0...7), random.next(in: 0...7))
    let one = XORBasis((0..<first).map { _ in random.next(in: 0...most) })
    let other = XORBasis((0..<second).map { _ in random.next(in: 0...most) })
    let both = one.intersection(with: other)
    for number in 0...most {
      let isInBoth = one.contains(number) && other.contains(number)
      #expect(both.contains(number) == isInBoth, "\(number) in \(one) and \(other)")
    }
    #expect(both.rank <= min(one.rank, other.rank))
  }

  @Test func allBitsOfANumberAreUsed() {
    let basis = XORBasis((0..<63).map { Int.max >> $0 })
    #expect(basis.rank == 63 && basis.largest() == .max && basis[.max] == .max)
    #expect(XORBasis(0..<1000).rank == 10)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) { _ = XORBasis([-1]) }
    await #expect(processExitsWith: .failure) { _ = XORBasis().largest(xor: -1) }
    await #expect(processExitsWith: .failure) { _ = XORBasis([1])[2] }
    await #expect(processExitsWith: .failure) { _ = XORBasis([1])[-1] }
  }
}
