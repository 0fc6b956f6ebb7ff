import DynamicProgramming
import InputPatterns
import PropertyTesting
import Testing

@Suite struct CheapestMergeTests {
  @Test func theExampleIsTrue() {
    let sizes = [40, 30, 30, 50]
    #expect(cheapestMergeCost(of: 4) { sizes[$0].reduce(0, +) } == 300)
    #expect(cheapestMergeCost(of: 1) { _ in 7 } == 0)
    #expect(cheapestMergeCost(of: 2) { _ in 7 } == 7)
  }

  /// Every cut of every range.
  private func bruteForce(_ range: Range<Int>, _ cost: (Range<Int>) -> Int) -> Int {
    if range.count == 1 { return 0 }
    let cuts = range.lowerBound + 1..<range.upperBound
    return cost(range)
      + cuts.map {
        bruteForce(range.lowerBound..<$0, cost) + bruteForce($0..<range.upperBound, cost)
      }.min()!
  }

  @Test func itIsTheBestOfAllOrders() {
    forAll(.array(of: .integers(in: 0...9), counts: 1...9)) { sizes in
      let costs: [(Range<Int>) -> Int] = [
        { sizes[$0].reduce(0, +) }, { $0.count }, { _ in 5 },
        { sizes[$0].reduce(0, +) * sizes[$0].reduce(0, +) },
      ]
      for (number, cost) in costs.enumerated() {
        try check(
          cheapestMergeCost(of: sizes.count, cost: cost),
          equals: bruteForce(0..<sizes.count, cost), "\(number)")
      }
    }
  }

  /// Against the table without the search between two cuts.
  @Test func manyThings() {
    let count = 150
    var sums = [0]
    for size in InputPattern.random.values(count: count, in: 1...10_000, seed: 8) {
      sums.append(sums.last! + size)
    }
    var best = [[Int]](repeating: [Int](repeating: 0, count: count + 1), count: count + 1)
    for length in 2...count {
      for start in 0...count - length {
        let end = start + length
        best[start][end] =
          (start + 1..<end).map { best[start][$0] + best[$0][end] }.min()! + sums[end]
          - sums[start]
      }
    }
    let found = cheapestMergeCost(of: count) { sums[$0.upperBound] - sums[$0.lowerBound] }
    #expect(found == best[0][count])
  }

  #if compiler(>=6.2)
    @Test func nothingCannotBeMerged() async {
      await #expect(processExitsWith: .failure) { _ = cheapestMergeCost(of: 0) { $0.count } }
    }
  #endif
}
