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

  /// However the numbers came in, and whichever of the span they are.
  @Test(arguments: 1...60)
  func basesOfTheSameSpanAreEqual(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let most = 1 << random.next(in: 1...7) - 1
    let basis = XORBasis((0..<random.next(in: 0...6)).map { _ in random.next(in: 0...most) })
    let span = (0..<1 << basis.rank).map { basis[$0] }
    var same = XORBasis()
    while same.rank < basis.rank { same.insert(span[random.next(in: 0...span.count - 1)]) }
    #expect(same == basis && same.hashValue == basis.hashValue && same.vectors == basis.vectors)
    #expect(basis.vectors == (0..<basis.rank).map { basis[1 << $0] })
    for number in 0...most where !basis.contains(number) {
      var larger = basis
      larger.insert(number)
      #expect(larger != basis, "\(number) and \(basis)")
    }
    #expect(XORBasis([5, 9]) == XORBasis([9, 12]) && XORBasis([5, 12, 13]).vectors == [1, 4, 8])
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

  @Test(arguments: 1...60)
  func rangesHaveTheBasesOfTheirNumbers(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let most = 1 << random.next(in: 1...8) - 1
    let count = random.next(in: 0...14)
    let numbers = (0..<count).map { _ in random.next(in: 0...most) }
    var ranges = (0...count).flatMap { start in (start...count).map { start..<$0 } }
    ranges.sort {
      ($0.lowerBound * 7 + $0.upperBound * 5) % 11 < ($1.lowerBound * 7 + $1.upperBound * 5) % 11
    }
    var bases = [XORBasis?](repeating: nil, count: ranges.count)
    var end = 0
    numbers[...].lazy.map { $0 }.forEachXORBasis(in: ranges[...]) { index, basis in
      #expect(bases[index] == nil && ranges[index].upperBound >= end)
      (bases[index], end) = (basis, ranges[index].upperBound)
    }
    for (range, basis) in zip(ranges, bases) {
      #expect(basis == XORBasis(numbers[range]), "\(range) of \(numbers)")
    }
  }

  @Test func basesOfTheLargestNumbersAreRight() {
    let numbers = (0..<63).map { Int.max >> $0 }
    var ranks = [0, 0]
    (numbers + numbers).forEachXORBasis(in: [63..<126, 30..<70]) { index, basis in
      ranks[index] = basis.rank
    }
    #expect(ranks == [63, 40])
    [Int]().forEachXORBasis(in: []) { _, _ in Issue.record() }
  }

  @Test func documentedExamplesOfRangesAreTrue() {
    var largest = [0, 0, 0]
    [5, 9, 12, 3].forEachXORBasis(in: [0..<2, 1..<4, 3..<3]) { index, basis in
      largest[index] = basis.largest()
    }
    #expect(largest == [12, 15, 0])
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
    await #expect(processExitsWith: .failure) {
      [1, -1].forEachXORBasis(in: [0..<2]) { print($0, $1) }
    }
    await #expect(processExitsWith: .failure) {
      [1, 1].forEachXORBasis(in: [0..<3]) { print($0, $1) }
    }
    await #expect(processExitsWith: .failure) {
      [1, 1].forEachXORBasis(in: [-1..<1]) { print($0, $1) }
    }
  }
}
