import DataStructures
import InputPatterns
import Testing

@Suite struct RangeMinimaTests {
  /// Around the blocks of 64 elements, and with several rows of blocks.
  @Test(arguments: [0, 1, 2, 63, 64, 65, 127, 128, 129, 191, 192, 193, 300, 520])
  func everyRangeHasItsFirstSmallest(count: Int) {
    for (seed, largest) in [1, 2, 5, 1000].enumerated() {
      var random = SplitMix64(seed: UInt64(seed))
      let values = (0..<count).map { _ in random.next(in: 1...largest) }
      let (minima, maxima) = (RangeMinima(values), RangeMinima(values, by: >))
      #expect(minima.count == count)
      for start in stride(from: 0, to: count, by: count < 200 ? 1 : 7) {
        var (smallest, largest) = (start, start)
        for end in start..<count {
          if values[end] < values[smallest] { smallest = end }
          if values[end] > values[largest] { largest = end }
          if minima.indexOfMinimum(start...end) != smallest
            || maxima.indexOfMinimum(start..<end + 1) != largest
            || minima.minimum(start...end) != values[smallest]
          {
            Issue.record("\(start)...\(end) of \(values)")
            return
          }
        }
      }
    }
  }

  @Test func rowsThatRiseOrFallHaveTheirEnds() {
    let (rising, falling) = (RangeMinima(0..<1000), RangeMinima((0..<1000).reversed()))
    #expect(rising.indexOfMinimum(100...) == 100 && rising.minimum(0...) == 0)
    #expect(falling.indexOfMinimum(...640) == 640 && falling.minimum(..<640) == 360)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) { _ = RangeMinima([1, 2]).minimum(1..<3) }
    await #expect(processExitsWith: .failure) { _ = RangeMinima([1, 2]).minimum(-1..<1) }
    await #expect(processExitsWith: .failure) { _ = RangeMinima([1, 2]).indexOfMinimum(1..<1) }
  }
}
