import Judging
import Reporting
import Testing

@Suite struct SummaryTests {
  @Test func theSummaryNamesTheExtremesWithTheirShares() {
    #expect(
      SummaryText(Examples.mixed, style: Examples.style).description == """
        boj-1: IE internal error, 4 cases (1 AC, 1 WA, 1 RE, 1 IE) in 1.2 s
          slowest         0.500 s, 25 % of 2.00 s: secret/2
          highest memory  128 MiB, 50 % of 256 MiB: secret/2
          protection      process-group, rlimits
        """)
  }

  @Test func theNameOfACaseStaysInItsLine() {
    let report = Examples.report([Examples.result("a\nb\u{1B}[2J")])
    let text = SummaryText(report, style: Examples.style).description
    #expect(text.contains(#": a\nb\x1b[2J"#) && !text.contains("\u{1B}"), "\(text)")
  }

  @Test func aBriefSummaryIsOneLine() {
    let report = Examples.report([Examples.result("sample/1")], isInterrupted: true)
    let text = SummaryText(report, isBrief: true, style: Examples.style).description
    #expect(text == "boj-1: AC accepted, 1 case in 1.2 s, interrupted")
  }

  @Test func whoInterruptsTheFirstCaseReadsOfNoFault() {
    let text = SummaryText(Examples.report([], isInterrupted: true), style: Examples.style)
    #expect(text.description == "boj-1: interrupted before any case was judged")
  }

  @Test func aProgramThatDoesNotCompileHasNoFigures() {
    var report = Examples.report([])
    report.obstacle = Judgement(.compileError, "main.swift:1:1: error: no such name")
    #expect(report.verdict == .compileError)
    #expect(
      SummaryText(report, style: Examples.style).description
        == "boj-1: CE compile error: main.swift:1:1: error: no such name")
  }

  @Test func severalProgramsHaveOneLastLine() {
    let accepted = Examples.report([Examples.result("a"), Examples.result("b")])
    let style = Examples.style
    #expect(
      OverallText([accepted, accepted], style: style).description
        == "2 problems, 4 cases: AC accepted in 2.5 s\n  protection      process-group, rlimits")
    #expect(
      OverallText([accepted, Examples.mixed], style: style).description
        == "2 problems, 6 cases: IE internal error, 1 problem not accepted in 2.5 s\n"
        + "  protection      process-group, rlimits")
    let open = Examples.report([], isInterrupted: true)
    #expect(
      OverallText([accepted, open], style: style).description
        == "2 problems, 2 cases: AC accepted in 2.5 s, interrupted\n"
        + "  protection      process-group, rlimits")
    #expect(
      OverallText([open], style: style).description
        == "1 problem, 0 cases: no verdict in 1.2 s, interrupted")
  }

  @Test func theProgressFitsIntoALine() {
    func progress(
      _ done: Int, rejected: Int = 0, work: JuryWork? = nil, width: Int = 80
    ) -> String {
      ProgressText(
        target: "boj-1", done: done, total: 40, rejected: rejected, seconds: 3.44,
        work: work.map { .init(kind: $0, caseName: "secret/1", seconds: 2.9) },
        style: Style(isColored: false, width: width)
      ).description
    }
    #expect(progress(0) == "boj-1 [                    ] 0/40, 3.4 s")
    #expect(
      progress(10, rejected: 2) == "boj-1 [#####               ] 10/40, 2 not accepted, 3.4 s")
    #expect(progress(40) == "boj-1 [####################] 40/40, 3.4 s")
    #expect(progress(40, width: 40).count == 39)
    for (work, text) in [
      (JuryWork.input, "input of"), (.answer, "answer to"), (.check, "check of"),
    ] {
      #expect(
        progress(10, work: work)
          == "boj-1 [#####               ] 10/40, 3.4 s; \(text) secret/1: 2 s")
      #expect(progress(10, work: work, width: 50).count == 49)
    }
  }
}
