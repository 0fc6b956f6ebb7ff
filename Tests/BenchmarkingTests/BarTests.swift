import Benchmarking
import Reporting
import Testing

@Suite struct BarTests {
  private static let results =
    ["random", "sorted"].flatMap { pattern in
      let title = Examples.title(pattern: pattern)
      return [
        Examples.result("mine", pattern == "random" ? 2 : 10, title),
        Examples.result("peer", 20, peer: true, title),
      ]
    } + [Examples.result("mine", 3, Examples.title(n: 10_000_000))]

  private static let random = Bar.Subject("sort", "mine", "int32", "random")
  private static let both = Bar.Subject("sort", "mine", "int32", patterns: ["random", "sorted"])

  private func outcome(
    _ figure: Bar.Figure, bar: Bar.Bound?, aim: Bar.Bound? = nil
  ) -> BarOutcome {
    BarOutcome(Bar("", figure, bar: bar, aim: aim), in: Self.results)
  }

  @Test func speedsAndTimesAreRatiosAndOfSeveralPatternsTheWorst() {
    #expect(outcome(.speed(Self.random, over: "peer"), bar: nil).figure == 10)
    #expect(outcome(.speed(Self.both, over: "peer"), bar: nil).figure == 2)
    #expect(outcome(.time(Self.random, of: "peer"), bar: nil).figure == 0.1)
    #expect(outcome(.time(Self.both, of: "peer"), bar: nil).figure == 0.5)
    let mean = outcome(.meanTime(Self.both, of: "peer"), bar: nil).figure ?? 0
    #expect(abs(mean - (0.1 * 0.5).squareRoot()) < 1e-12)
    #expect(outcome(.growth(Self.random, to: 10_000_000), bar: nil).figure == 15)
  }

  @Test func ofTheVariantsOfARivalTheFastestCounts() {
    let rival = Bar.Rival(fastestOf: "peer", "peer-fast", "peer-missing")
    let results = Self.results + [Examples.result("peer-fast", 5, peer: true)]
    let bar = Bar("", .time(Self.both, of: rival), bar: nil)
    // Random: 2 of 5, sorted, where there is only the slow one: 10 of 20.
    #expect(BarOutcome(bar, in: results).figure == 0.5)
    #expect(
      BarOutcome(Bar("", .time(Self.random, of: rival), bar: nil), in: results).figure == 0.4)
  }

  @Test func aBarNamesAllThatItNeeds() {
    let rival = Bar.Rival(fastestOf: "a", "b")
    let needs = Bar("", .meanTime(Self.both, of: rival), bar: nil).needs
    let titles = ["random", "sorted"].map { Examples.title(pattern: $0) }
    let keys = titles.flatMap { title in ["mine", "a", "b"].map { BenchmarkResult.Key(title, $0) } }
    #expect(needs == Set(keys))
    let growth = Bar("", .growth(Self.random, to: 10_000_000), bar: nil).needs
    #expect(Set(growth.map(\.title.n)) == [1_000_000, 10_000_000])
  }

  @Test func aBarIsReachedOrMissedByAPartOfIt() {
    let speed = Bar.Figure.speed(Self.random, over: "peer")
    #expect(outcome(speed, bar: .atLeast(10)).state == .reached)
    #expect(outcome(speed, bar: .atLeast(8), aim: .atLeast(10)).state == .reached)
    #expect(outcome(speed, bar: .atLeast(8), aim: .atLeast(11)).state == .reachedBar)
    #expect(outcome(speed, bar: .atLeast(20), aim: .atLeast(30)).state == .missed(by: 0.5))
    #expect(outcome(speed, bar: nil, aim: .atLeast(20)).state == .missedAim(by: 0.5))
    let time = Bar.Figure.time(Self.both, of: "peer")
    #expect(outcome(time, bar: .atMost(0.5)).state == .reached)
    #expect(outcome(time, bar: .atMost(0.25)).state == .missed(by: 1))
  }

  @Test func whatLacksAResultIsNotMeasured() {
    let missing: [Bar.Figure] = [
      .speed(Self.random, over: "nobody"),
      .speed(.init("sort", "mine", "int64", "random"), over: "peer"),
      .time(.init("sort", "mine", "int32", patterns: ["random", "saw"]), of: "peer"),
      .meanTime(.init("sort", "mine", "int32", patterns: []), of: "peer"),
      .growth(Self.random, to: 5),
      .speed(.init("sort", "mine", "int32", "random", n: 7), over: "peer"),
    ]
    for figure in missing {
      let outcome = outcome(figure, bar: .atLeast(1))
      #expect(outcome.figure == nil && outcome.state == .notMeasured, "\(figure)")
    }
  }

  @Test func theTableTellsFigureBarAndVerdict() {
    let outcomes = Examples.bars.map { BarOutcome($0, in: Examples.results) }
    let text = ConclusionText.bars(outcomes, style: Style())
    let line = text.split(separator: "\n").first { $0.contains("quick") } ?? ""
    let words = line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    #expect(words == "quick speed over std::sort 10.0x ≥ 8.00x ≥ 10.0x aim reached")
    #expect(text.contains("1 bar not measured"))
  }
}
