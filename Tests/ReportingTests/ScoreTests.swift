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
    (false, "3 better, 1 equal, 2 worse of 6 cases; +12.50 % on average"),
    (true, "2 better, 1 equal, 3 worse of 6 cases; +12.50 % on average"),
  ])
  func theSummaryComparesThem(lessIsBetter: Bool, expected: String) throws {
    let earlier = try Self.earlier(
      ["a": 100, "b": -8, "c": 5, "d": nil, "e": 9, "f": 0, "gone": 1, "g": nil],
      lessIsBetter: lessIsBetter)
    let now = [
      Self.result("a", 150), Self.result("b", -8), Self.result("c", 4.375), Self.result("d", 1),
      Self.result("e", nil), Self.result("f", 3), Self.result("new", 1), Self.result("g", nil),
    ]
    let line = summary(now, against: earlier).first { $0.contains("against") }
    #expect(line == "  against         \(expected)")
  }

  @Test func nothingToCompareIsSaid() throws {
    let line = summary([Self.result("1", 5)], against: try Self.earlier(["2": 5]))[2]
    #expect(line == "  against         no case has a score here and in the earlier report")
  }
}
