import Benchmarking
import Foundation
import InputPatterns
import Testing

@Suite struct StatisticsTests {
  @Test func theMedianIsTheMiddleOrTheMeanOfTheTwoInTheMiddle() {
    #expect(Statistics.median(of: [7]) == 7)
    #expect(Statistics.median(of: [9, 1]) == 5)
    #expect(Statistics.median(of: [3, 1, 20]) == 3)
    #expect(Statistics.median(of: [4, 1, 3, 2]) == 2.5)
  }

  @Test func aFewWildValuesMoveNeitherMedianNorDeviation() {
    var random = SplitMix64(seed: 1)
    let calm = (0..<101).map { _ in Double(random.next(in: 990...1010)) }
    let wild = calm.prefix(81) + Array(repeating: 1e9, count: 20)
    #expect(abs(Statistics.median(of: Array(wild)) - Statistics.median(of: calm)) <= 10)
    #expect(Statistics.medianAbsoluteDeviation(of: Array(wild)) <= 15)
  }

  @Test func theDeviationIsTheMedianDistanceFromTheMedian() {
    #expect(Statistics.medianAbsoluteDeviation(of: [5]) == 0)
    #expect(Statistics.medianAbsoluteDeviation(of: [3, 1, 20]) == 2)
    #expect(Statistics.medianAbsoluteDeviation(of: [1, 1, 2, 2, 4, 6, 9]) == 1)
  }

  @Test func theMeanOfRatiosTreatsFasterAndSlowerAlike() {
    #expect(abs(Statistics.geometricMean(of: [2, 0.5]) - 1) < 1e-12)
    #expect(abs(Statistics.geometricMean(of: [1, 10, 100]) - 10) < 1e-9)
  }

  @Test func theClockNeverGoesBackAndCountsNanoseconds() {
    var last = Stopwatch.now
    for _ in 0..<1000 {
      let now = Stopwatch.now
      #expect(now >= last)
      last = now
    }
    let nanoseconds = Stopwatch.nanoseconds { usleep(2000) }
    #expect(nanoseconds >= 2_000_000)
  }
}
