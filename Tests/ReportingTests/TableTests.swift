import Judging
import Reporting
import Testing

@Suite struct TableTests {
  private func table(_ results: [CaseResult], width: Int = 80) -> [String] {
    let table = CaseTable(
      names: results.map(\.name), style: Style(isColored: false, width: width))
    return [table.header] + results.map(table.row)
  }

  @Test func aCaseHasARowWithItsFigures() {
    #expect(
      table(Examples.mixed.session.results) == [
        "case             verdict       CPU       memory  note",
        "sample/1         AC        0.003 s      8.6 MiB",
        "secret/2         WA        0.500 s      128 MiB  2nd token differs",
        "secret/3         RE        0.100 s      8.6 MiB  killed by SIGSEGV: \"a < b & c\"",
        "generated/max-1  IE              -            -  the checker failed",
      ])
  }

  @Test func wideNamesTakeTwoColumnsForEachCharacter() {
    let rows = table([Examples.result("예제/1", .accepted), Examples.result("sample/1", .accepted)])
    #expect(rows[1].hasPrefix("예제/1    AC ") && rows[2].hasPrefix("sample/1  AC "), "\(rows)")
    let long = table([Examples.result(String(repeating: "예", count: 99), .accepted)], width: 90)
    #expect(long[1].count + long[1].count { $0 == "예" } <= 90, "\(long)")
  }

  @Test func aNameStaysInItsColumn() {
    let rows = table([Examples.result("a\tb\n", .accepted), Examples.result("sample/1", .accepted)])
    #expect(rows[1].hasPrefix("a\\tb\\n    AC ") && rows[2].hasPrefix("sample/1  AC "), "\(rows)")
  }

  @Test func noRowIsWiderThanTheScreen() {
    let long = String(repeating: "x", count: 200)
    for row in table([Examples.result(long, .wrongAnswer, long)], width: 90) {
      #expect(row.count <= 90, "\(row)")
    }
  }

  @Test func onlyTheVerdictIsPainted() {
    let style = Style(isColored: true, width: 80)
    let row = CaseTable(names: ["a"], style: style).row(Examples.result("a", .wrongAnswer, "why"))
    #expect(row == "a     \u{1B}[31mWA     \u{1B}[0m   0.010 s      8.6 MiB  why")
  }

  @Test func aProgramHasARowWithItsShares() {
    let table = TargetTable(targets: ["boj-1"], style: Examples.style)
    #expect(
      [table.header, table.row(Examples.mixed)] == [
        "problem  verdict    cases   slowest   used       memory   used",
        "boj-1    IE           1/4   0.500 s   25 %      128 MiB   50 %",
      ])
  }

  @Test func nothingIsSaidOfAProgramWhoseFirstCaseWasInterrupted() {
    let table = TargetTable(targets: ["boj-1"], style: Examples.style)
    let row = table.row(Examples.report([], isInterrupted: true))
    #expect(row == "boj-1    -            0/0         -      -            -      -")
  }

  @Test func theProblemsAreListedWithTheirLimits() {
    let text = ProblemTable.text([
      .init(id: "boj-1", title: "A title", seconds: 0.5, mebibytes: 128, cases: 40),
      .init(id: "boj-20", title: "Unknown", seconds: nil, mebibytes: nil, cases: nil),
    ])
    #expect(
      text == """
        problem     time    memory  cases  title
        boj-1     0.50 s   128 MiB     40  A title
        boj-20         –         –      –  Unknown

        """)
  }
}
