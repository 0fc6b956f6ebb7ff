import Benchmarking
import Reporting
import Testing

@Suite struct TextTests {
  private func outcome(_ times: [(String, Int, Bool)], n: Int) throws -> (Race.Title, Race.Outcome)
  {
    let race = Race(Examples.title(n: n), effort: .init(samples: 3, seconds: 1e-9))
    let contenders = times.map { RaceTests.Runner($0.0, .init(), times: [$0.1], isPeer: $0.2) }
    return (race.title, try race.run(contenders) { _ in })
  }

  @Test func aRaceIsATableWithTheFastestFirst() throws {
    let (title, outcome) = try outcome(
      [("std::sort", 50_000, true), ("mine", 2500, false)], n: 1000)
    let text = RaceText(title, outcome, suite: Examples.sorting, bytes: 10_000, style: Style())
    #expect(
      text.description == """
        sort int32 random, n = 1,000
          contender    ns/element        ±   GB/s  time of std::sort
          * mine             2.50  0.0 %     4.00             0.050x
            std::sort        50.0  0.0 %    0.200              1.00x
        """)
  }

  @Test func failuresStandBelowTheTable() throws {
    let race = Race(Examples.title(), effort: .init(samples: 1, seconds: 1e-9))
    let outcome = try race.run([RaceTests.Runner("mine", .init(), isRight: false)]) { _ in }
    let text = RaceText(race.title, outcome, suite: Examples.sorting, bytes: nil, style: Style())
    #expect(text.description == "sort int32 random, n = 1,000,000\n  mine: it is wrong")
  }

  @Test func wholeProcessesHaveTimesAndNoLength() throws {
    let (title, outcome) = try outcome([("verdict", 20_300_000, false)], n: 1)
    let text = RaceText(title, outcome, suite: Examples.sorting, bytes: nil, style: Style())
    #expect(text.description.hasPrefix("sort int32 random\n"))
    #expect(text.description.contains("20.3 ms"))
  }

  @Test func aWideSpreadIsMarkedAndWarnedOf() {
    #expect(ConclusionText.spreadWarning([Examples.result("a", 10)], style: Style()) == nil)
    let warning = ConclusionText.spreadWarning(Examples.results, style: Style()) ?? ""
    #expect(warning.contains("3 of 36 results spread by more than 5.0 %"), "\(warning)")
    #expect(warning.contains("std::sort in sort int32"), "\(warning)")
  }

  @Test func extrapolatedTimesAreMarked() throws {
    let text = try #require(
      ConclusionText.growth(
        of: Examples.results, suites: [Examples.sorting], to: 1_000_000, style: Style()))
    let lines = text.split(separator: "\n")
    let slow = try #require(lines.first { $0.contains("slow") })
    #expect(slow.contains("n^2.00") && slow.contains("16.7 min (extrapolated)"), "\(slow)")
    let measured = try #require(lines.first { $0.contains("std::sort") })
    #expect(measured.contains("50.0 ms") && !measured.contains("extrapolated"), "\(measured)")
  }
}
