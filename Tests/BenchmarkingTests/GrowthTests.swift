import Benchmarking
import Foundation
import InputPatterns
import Testing

@Suite struct GrowthTests {
  @Test(arguments: [0.5, 1, 1.5, 2, 3])
  func thePowerOfExactTimesIsFound(exponent: Double) throws {
    let points = [10, 200, 3000, 50_000].map { n in
      (n: n, nanoseconds: 7 * pow(Double(n), exponent))
    }
    let growth = try #require(Growth(fitting: points))
    #expect(abs(growth.exponent - exponent) < 1e-9)
    #expect(abs(growth.factor - 7) < 1e-6)
    #expect(growth.exponentError < 1e-6)
    let expected = 7 * pow(1e6, exponent)
    #expect(abs(growth.nanoseconds(1_000_000) - expected) < 1e-6 * expected)
  }

  @Test func noisyTimesAreFittedNearly() throws {
    for seed in UInt64(1)...20 {
      var random = SplitMix64(seed: seed)
      let points = [1000, 10_000, 20_000, 50_000].map { n in
        let noise = 0.9 + 0.2 * Double(random.next(below: 1000)) / 1000
        return (n: n, nanoseconds: noise * Double(n) * Double(n))
      }
      let growth = try #require(Growth(fitting: points))
      #expect(abs(growth.exponent - 2) < 0.1, "seed \(seed): \(growth)")
    }
  }

  @Test func oneLengthHasNoGrowth() {
    #expect(Growth(fitting: []) == nil)
    #expect(Growth(fitting: [(10, 1), (10, 2)]) == nil)
  }

  @Test func curvesNeedThreeLengthsAndEndWhereTheyWereMeasured() throws {
    let curves = GrowthCurve.all(
      in: Examples.results, suite: "sort", type: "int32", pattern: "random")
    #expect(curves.map(\.contender) == ["slow", "std::sort"])
    let slow = try #require(curves.first)
    #expect(slow.points.map(\.n) == [100, 1000, 10_000])
    #expect(abs(slow.growth.exponent - 2) < 1e-9)
    let guess = try #require(slow.extrapolated(to: 1_000_000))
    #expect(abs(guess - 1e12) < 1e6)
    // Measured there: nothing to be extrapolated.
    #expect(curves[1].points.last?.n == 1_000_000)
    #expect(curves[1].extrapolated(to: 1_000_000) == nil)
  }
}
