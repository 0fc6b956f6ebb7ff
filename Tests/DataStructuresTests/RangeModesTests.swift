import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct RangeModesTests {
  @Test func documentedExamplesAreTrue() {
    let votes = RangeModes(["a", "b", "a", "c", "b", "b"])
    #expect(votes.mode(0...2) == (element: "a", count: 2))
    #expect(votes.mode(0...).count == 3)
    #expect(votes.count == 6)
    #expect(RangeModes([7, 3, 3, 7, 7]).mode(..<4).count == 2)
    #expect(RangeModes([7, 3, 3, 7, 7]).mode(1..<3) == (element: 3, count: 2))
    #expect(RangeModes([Int]()).count == 0)
  }

  @Test func eachRangeHasTheModeOfACount() {
    let arrays = Generator<[Int]>.array(of: .integers(in: 0...5), counts: 1...40)
    forAll(arrays) { numbers in try check(numbers) }
  }

  /// Of many blocks, with few kinds of elements and many.
  @Test(arguments: [1, 2, 4, 30, 1000])
  func manyElements(kinds: Int) throws {
    var random = SplitMix64(seed: UInt64(kinds))
    try check((0..<150).map { _ in random.next(in: 1...kinds) })
    try check((0..<100).map { $0 / 7 % kinds })
  }

  private func check(_ numbers: [Int]) throws {
    let modes = RangeModes(numbers)
    for start in numbers.indices {
      var counts: [Int: Int] = [:]
      var most: [Int] = []
      var found: [Int] = []
      for end in start..<numbers.count {
        counts[numbers[end], default: 0] += 1
        most.append(max(most.last ?? 0, counts[numbers[end], default: 0]))
        let mode = modes.mode(start...end)
        // Any of the most frequent ones, but one that is.
        found.append(counts[mode.element] == mode.count ? mode.count : -1)
      }
      try PropertyTesting.check(found, equals: most, "from \(start) on of \(numbers)")
    }
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) { print(RangeModes([1, 2]).mode(1..<3)) }
      await #expect(processExitsWith: .failure) { print(RangeModes([1, 2]).mode(-1..<1)) }
      await #expect(processExitsWith: .failure) { print(RangeModes([1, 2]).mode(1..<1)) }
    }
  #endif
}
