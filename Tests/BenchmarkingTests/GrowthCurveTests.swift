import Benchmarking
import Testing

@Suite struct GrowthCurveTests {
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

  @Test func theSameLengthTwiceIsOneLength() {
    let results = [100, 1000, 1000].map { Examples.result("a", 1, Examples.title(n: $0)) }
    #expect(
      GrowthCurve.all(in: results, suite: "sort", type: "int32", pattern: "random").isEmpty)
  }
}
