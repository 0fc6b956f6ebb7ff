import DataStructures
import PropertyTesting
import Testing

@Suite struct BitSetTests {
  /// Sets of so many bits, as the numbers of those that are 1.
  private static func ones(below count: Int) -> Generator<[Int]> {
    .array(of: .integers(in: 0...max(count - 1, 0)), counts: 0...(count == 0 ? 0 : 40))
  }

  private static let counts = [0, 1, 63, 64, 65, 127, 128, 200]

  @Test func theExampleIsTrue() {
    var sums = BitSet(bitCount: 20)
    sums[0] = true
    for weight in [3, 5, 8] { sums |= sums << weight }
    #expect(sums.ones == [0, 3, 5, 8, 11, 13, 16] && sums[13] && sums.oneCount == 7)
    #expect(sums.firstOne(from: 9) == 11 && sums.firstOne(from: 17) == nil)
    #expect(
      sums.firstOne() == 0 && sums.firstOne(from: 100) == nil && BitSet(bitCount: 0).ones == [])
  }

  @Test(arguments: counts)
  func whatIsDoneToAllIsDoneToEach(count: Int) {
    forAll(tuples(Self.ones(below: count), Self.ones(below: count))) { a, b in
      let (x, y) = (BitSet(bitCount: count, ones: a), BitSet(bitCount: count, ones: b))
      let (left, right) = (Set(a), Set(b))
      try check(x.ones, equals: left.sorted(), "ones")
      try check(x.oneCount, equals: left.count, "count")
      try check((x | y).ones, equals: left.union(right).sorted(), "|")
      try check(x.commonOneCount(with: y), equals: left.intersection(right).count, "common")
      try check((x & y).ones, equals: left.intersection(right).sorted(), "&")
      try check((x ^ y).ones, equals: left.symmetricDifference(right).sorted(), "^")
      try check((~x).ones, equals: (0..<count).filter { !left.contains($0) }, "~")
      try check(x == y, equals: left == right, "==")
      var z = x
      z &= y
      z ^= x
      try check(z.ones, equals: left.subtracting(right).sorted(), "&= and ^=")
      for start in 0...count {
        try check(x.firstOne(from: start), equals: left.filter { $0 >= start }.min(), "\(start)")
        try check(
          x.firstZero(from: start), equals: (start..<count).first { !left.contains($0) }, "\(start)"
        )
      }
    }
  }

  @Test func longSetsAreTakenToTheEnd() {
    let count = 5000
    let (thirds, fifths) = (
      Array(stride(from: 0, to: count, by: 3)), stride(from: 4, to: count, by: 5)
    )
    let (x, y) = (BitSet(bitCount: count, ones: thirds), BitSet(bitCount: count, ones: fifths))
    let common = (0..<count).filter { $0 % 15 == 9 }
    #expect(x.commonOneCount(with: y) == common.count && (x & y).ones == common)
    #expect((x | y).oneCount == thirds.count + count / 5 - common.count)
    #expect((x ^ y).oneCount == thirds.count + count / 5 - 2 * common.count)
    #expect((~x).oneCount == count - thirds.count)
  }

  @Test(arguments: counts)
  func shiftsMoveBitsAndLoseWhatHasNoPlace(count: Int) {
    forAll(Self.ones(below: count)) { ones in
      let bits = BitSet(bitCount: count, ones: ones)
      for distance in [0, 1, 5, 63, 64, 65, 128, 191, 200, 1000] {
        let up = Set(ones.map { $0 + distance }).filter { $0 < count }.sorted()
        try check((bits << distance).ones, equals: up, "<< \(distance)")
        let down = Set(ones.map { $0 - distance }).filter { $0 >= 0 }.sorted()
        try check((bits >> distance).ones, equals: down, ">> \(distance)")
        var moved = bits
        moved <<= distance
        try check(moved.ones, equals: up, "<<= \(distance)")
        moved = bits
        moved >>= distance
        try check(moved.ones, equals: down, ">>= \(distance)")
      }
    }
  }

  @Test func bitsAreSetAndTakenBack() {
    var bits = BitSet(bitCount: 130)
    for bit in stride(from: 0, to: 130, by: 3) { bits[bit] = true }
    for bit in stride(from: 0, to: 130, by: 6) { bits[bit] = false }
    #expect(bits.ones == (0..<130).filter { $0 % 6 == 3 })
  }

  @Test func whatIsNotThereTraps() async {
    await #expect(processExitsWith: .failure) { _ = BitSet(bitCount: 64)[64] }
    await #expect(processExitsWith: .failure) {
      var bits = BitSet(bitCount: 3)
      bits[-1] = true
    }
    await #expect(processExitsWith: .failure) { _ = BitSet(bitCount: 3) | BitSet(bitCount: 4) }
    await #expect(processExitsWith: .failure) {
      print(BitSet(bitCount: 3).commonOneCount(with: BitSet(bitCount: 4)))
    }
    await #expect(processExitsWith: .failure) { _ = BitSet(bitCount: 3) << -1 }
    await #expect(processExitsWith: .failure) { _ = BitSet(bitCount: 3) >> -1 }
    await #expect(processExitsWith: .failure) { _ = BitSet(bitCount: -1) }
    await #expect(processExitsWith: .failure) { _ = BitSet(bitCount: 3).firstOne(from: -1) }
    await #expect(processExitsWith: .failure) { _ = BitSet(bitCount: 3).firstZero(from: -1) }
  }
}
