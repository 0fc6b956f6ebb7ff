import Foundation
import Judging
import Reporting
import Testing

@Suite struct SubtaskTests {
  private static let names = [
    "sample/1", "secret/1-01", "secret/1-02", "secret/2-01", "secret/2-02",
  ]
  private static let subtasks = [
    Subtask(name: "n ≤ 100", points: 20, patterns: ["sample/1", "secret/1-*"]),
    Subtask(points: 30, patterns: ["[12]-0?"]), Subtask(points: 50, patterns: ["*"]),
  ]

  /// The report on the first cases; of all others nothing is known.
  private func report(
    _ verdicts: [Verdict], subtasks: [Subtask] = subtasks, isColored: Bool = false
  ) -> Report {
    let results = zip(Self.names, verdicts).map { Examples.result($0, $1) }
    var report = Examples.report(results)
    report.subtasks = subtasks.map {
      SubtaskResult($0, caseNames: Self.names, results: results)
    }
    return report
  }

  private func lines(_ report: Report) -> [Substring] {
    let text = SummaryText(report, style: Examples.style).description
    return text.split(separator: "\n").filter { $0.hasPrefix("  s") && !$0.contains("slowest") }
  }

  @Test func pointsAreForAllCasesTogether() {
    let all = report([.accepted, .accepted, .accepted, .accepted, .accepted])
    #expect(all.score == 100)
    #expect(
      lines(all) == [
        "  score           100 of 100", "  subtask 1       20 of 20: 3 cases (n ≤ 100)",
        "  subtask 2       30 of 30: 4 cases", "  subtask 3       50 of 50: 5 cases",
      ])
    let some = report([.accepted, .accepted, .accepted, .wrongAnswer, .timeLimitExceeded])
    #expect(some.score == 20)
    #expect(
      lines(some) == [
        "  score           20 of 100", "  subtask 1       20 of 20: 3 cases (n ≤ 100)",
        "  subtask 2       0 of 30: \(some.verdict.rawValue) on \(some.subtasks[1].decisiveCase!)",
        "  subtask 3       0 of 50: \(some.verdict.rawValue) on \(some.subtasks[2].decisiveCase!)",
      ])
    #expect(some.subtasks[1].verdict == some.verdict)
    #expect(report([.wrongAnswer] + [Verdict](repeating: .accepted, count: 4)).score == 30)
  }

  @Test func whatWasNotJudgedBringsNothing() {
    let first = report([.accepted, .accepted, .accepted, .wrongAnswer])
    #expect(first.subtasks.map(\.verdict) == [.accepted, .wrongAnswer, .wrongAnswer])
    #expect(first.score == 20)
    let second = report([.accepted, .accepted, .accepted, .accepted])
    #expect(second.subtasks.map(\.verdict) == [.accepted, nil, nil])
    #expect(second.subtasks.map(\.decisiveCase) == ["sample/1", nil, nil])
    #expect(
      lines(second).dropFirst(2) == [
        "  subtask 2       0 of 30: 3 of 4 cases judged",
        "  subtask 3       0 of 50: 4 of 5 cases judged",
      ])
    // Of a single case nobody expects points.
    let single = report([.accepted])
    #expect(single.score == 0 && lines(single) == [])
  }

  @Test func aSubtaskWithoutCasesIsNoGift() {
    let report = report(
      [.accepted], subtasks: [Subtask(points: 10, patterns: ["secret/3-*", "x\u{1B}"])])
    #expect(report.score == 0 && report.subtasks[0].verdict == nil)
    #expect(
      lines(report) == [
        "  score           0 of 10",
        #"  subtask 1       0 of 10: no case is called secret/3-*, x\x1b"#,
      ])
  }

  @Test func withoutSubtasksThereIsNoScore() throws {
    #expect(report([.accepted], subtasks: []).score == nil)
    #expect(lines(report([.accepted], subtasks: [])) == [])
    let text = try JSONReport.text([report([.accepted], subtasks: [])], isArray: false)
    #expect(
      text.contains("\"score\" : null") && text.contains("\"subtasks\" : [\n\n  ]"), "\(text)")
  }

  @Test func programsReadTheSame() throws {
    struct Read: Decodable, Equatable {
      struct Part: Decodable, Equatable {
        var name: String?
        var points: Int
        var score: Int
        var verdict: String?
        var cases: [String]
      }
      var score: Int?
      var subtasks: [Part]
    }
    let text = try JSONReport.text(
      [report([.accepted, .accepted, .accepted, .accepted])], isArray: false)
    let read = try JSONDecoder().decode(Read.self, from: Data(text.utf8))
    #expect(
      read
        == Read(
          score: 20,
          subtasks: [
            .init(
              name: "n ≤ 100", points: 20, score: 20, verdict: "AC", cases: Array(Self.names[..<3])),
            .init(points: 30, score: 0, cases: Array(Self.names[1...])),
            .init(points: 50, score: 0, cases: Self.names),
          ]))
    #expect(text.contains("\"verdict\" : null"))
  }
}
