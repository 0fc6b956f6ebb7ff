import Foundation
import Judging
import Reporting
import Testing

@Suite struct ScoreTests {
  static func result(_ name: String, _ score: Double?) -> CaseResult {
    var result = Examples.result(name, score == nil ? .wrongAnswer : .accepted, "ok")
    result.score = score
    return result
  }

  static let results = [
    result("0000", 1500), result("0001", nil), result("0002", 0.5), result("0003", -1),
  ]

  static func earlier(
    _ scores: [String: Double?], lessIsBetter: Bool = false
  ) throws -> EarlierScores {
    let report = Examples.report(scores.sorted { $0.key < $1.key }.map { result($0.key, $0.value) })
    return try EarlierScores(
      json: Array(JSONReport.text([report], isArray: false).utf8), lessIsBetter: lessIsBetter)
  }

  func summary(_ results: [CaseResult], against earlier: EarlierScores? = nil) -> [String] {
    var report = Examples.report(results)
    report.earlierScores = earlier
    return SummaryText(report, style: Examples.style).description.split(separator: "\n").map(
      String.init)
  }

  @Test func theSummaryHasTheSumAndTheMean() {
    #expect(
      summary(Self.results)[1...3] == [
        "  scores          mean 499.8333, sum 1499.5, 1 case without one",
        "  lowest          -1: 0003", "  highest         1500: 0000",
      ])
    #expect(
      summary([Self.result("1", 1_234_567.75), Self.result("2", 1e15)])[1]
        == "  scores          mean 500000000617283.9, sum 1000000001234567.8")
    #expect(summary([Self.result("1", 7)])[1...].first == "  scores          mean 7, sum 7")
    #expect(!summary([Self.result("1", nil)]).contains { $0.contains("score") })
  }

  /// Half of the cases at most, and the first of those with the same score first.
  @Test func theLowestAndTheHighestAreListed() {
    let scores = [30, 10, 20, 10, 50, 40, 60].enumerated().map {
      Self.result("\($0.offset)", $0.element)
    }
    #expect(
      summary(scores)[2...3] == [
        "  lowest          10: 1, 10: 3, 20: 2", "  highest         60: 6, 50: 4, 40: 5",
      ])
    #expect(summary(Array(scores.prefix(4)))[2] == "  lowest          10: 1, 10: 3")
  }

  @Test(arguments: [
    (1500, "1500"), (0.5, "0.5"), (-0.0, "0"), (0.012, "0.012"), (0.000_012_345_6, "1.235e-05"),
    (-0.00999, "-0.00999"), (1234.56, "1234.6"), (1e300, "1e+300"),
  ])
  func aScoreInFigures(score: Double, text: String) {
    #expect(summary([Self.result("1", score)])[1].hasSuffix(" sum \(text)"))
  }

  /// A program that has no processor does less until its time is over.
  @Test(arguments: [
    (1.0, 1.9, "1.900 s, 95 % of 2.00 s: b; the programs had a processor for 54 % of it"),
    (1.5, 1.6, nil), (0.1, 0.3, nil),
    (1.9, 2.1, "2.100 s, 105 % of 2.00 s: b; the programs had a processor for 92 % of it"),
  ])
  func aBusyMachineIsTold(cpu: Double, wall: Double, text: String?) {
    var results = ["a", "b", "c"].map { Self.result($0, 5) }
    for place in results.indices {
      results[place].run?.cpuSeconds = cpu
      results[place].run?.wallSeconds = place == 1 ? wall : wall - 0.05
    }
    func line() -> String? { summary(results).first { $0.hasPrefix("  on the clock    ") } }
    #expect(line() == text.map { "  on the clock    \($0)" })
    for place in results.indices { results[place].score = nil }
    #expect(line() == nil)
  }

  @Test func theReportForProgramsHasThem() throws {
    let text = try JSONReport.text([Examples.report(Self.results)], isArray: false)
    let report = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let totals = try #require(report["scores"] as? [String: Double])
    #expect(totals == ["cases": 3, "sum": 1499.5, "mean": 1499.5 / 3])
    let cases = try #require(report["cases"] as? [[String: Any]])
    #expect(cases.map { $0["score"] as? Double } == [1500, nil, 0.5, -1])
    #expect(cases[1]["score"] is NSNull)
    let without = try JSONReport.text([Examples.report([Self.result("1", nil)])], isArray: false)
    #expect(without.contains("\"scores\" : null"))
  }

  @Test func aRowHasTheScoreAndItsChange() throws {
    let earlier = try Self.earlier([
      "0000": 1200, "0001": 3, "0002": nil, "0003": -1, "0004": 0,
    ])
    let table = CaseTable(names: ["0000"], style: Examples.style, earlierScores: earlier)
    let others = [Self.result("0004", 7), Self.result("new", 5)]
    #expect(
      (Self.results + others).map { table.row($0).components(separatedBy: "MiB  ")[1] } == [
        "score 1500 (+25.0 %)  ok", "ok", "score 0.5 (was WA)  ok", "score -1 (=)  ok",
        "score 7 (was 0)  ok", "score 5  ok",
      ])
  }

  /// A case that has a score is better than one that has none; what is in one report only does not count.
  @Test(arguments: [
    (false, "3 better, 1 equal, 2 worse of 6 cases; +12.50 % ± 19.09 on average", "-12.5 %: c"),
    (true, "2 better, 1 equal, 3 worse of 6 cases; +12.50 % ± 19.09 on average", "+50.0 %: a"),
  ])
  func theSummaryComparesThem(lessIsBetter: Bool, expected: String, losses: String) throws {
    let earlier = try Self.earlier(
      ["a": 100, "b": -8, "c": 5, "d": nil, "e": 9, "f": 0, "gone": 1, "g": nil],
      lessIsBetter: lessIsBetter)
    let now = [
      Self.result("a", 150), Self.result("b", -8), Self.result("c", 4.375), Self.result("d", 1),
      Self.result("e", nil), Self.result("f", 3), Self.result("new", 1), Self.result("g", nil),
    ]
    let lines = summary(now, against: earlier)
    let place = try #require(lines.firstIndex { $0.contains("against") })
    #expect(lines[place] == "  against         \(expected)")
    #expect(lines[place + 1] == "  losses          \(losses)")
  }

  /// The greatest losses are those from which there is most to learn.
  @Test func theGreatestLossesAreListed() throws {
    let earlier = try Self.earlier(["a": 10, "b": 10, "c": 10, "d": 10, "e": 10, "f": 10])
    let scores: [(String, Double)] = [
      ("a", 9), ("b", 4), ("c", 20), ("d", 9), ("e", 0), ("f", 10),
    ]
    let lines = summary(scores.map { Self.result($0.0, $0.1) }, against: earlier)
    #expect(lines.contains("  losses          -100.0 %: e, -60.0 %: b, -10.0 %: a"), "\(lines)")
    let better = summary([Self.result("c", 20)], against: earlier)
    #expect(
      better[2] == "  against         1 better, 0 equal, 0 worse of 1 case; +100.00 % on average")
    #expect(!better.contains { $0.contains("losses") })
  }

  @Test(arguments: [(false, [9.0, 8, 3]), (true, [5, 8, 3])])
  func ofSeveralReportsTheBestScoresCount(lessIsBetter: Bool, best: [Double]) throws {
    var earlier = EarlierScores(lessIsBetter: lessIsBetter)
    let reports: [[String: Double?]] = [
      ["a": 7, "b": nil, "c": 3], ["a": 9, "b": 8, "d": nil], ["a": 5, "b": nil],
    ]
    for scores in reports {
      let report = Examples.report(scores.map { Self.result($0.key, $0.value) })
      try earlier.add(json: Array(JSONReport.text([report], isArray: false).utf8))
    }
    let table = CaseTable(names: ["a"], style: Examples.style, earlierScores: earlier)
    for (name, score) in zip(["a", "b", "c"], best) {
      #expect(table.row(Self.result(name, score)).hasSuffix("score \(Int(score)) (=)  ok"))
    }
    #expect(table.row(Self.result("d", 1)).hasSuffix("score 1 (was WA)  ok"))
  }

  @Test func nothingToCompareIsSaid() throws {
    let line = summary([Self.result("1", 5)], against: try Self.earlier(["2": 5]))[2]
    #expect(line == "  against         no case has a score here and in the earlier report")
  }
}
