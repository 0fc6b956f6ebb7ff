import Foundation
import Judging
import Reporting
import Testing

@Suite struct FailureTests {
  private func story(_ result: CaseResult, width: Int = 80) -> String {
    FailureText(
      result, rerun: "verdict test x", style: Style(isColored: false, width: width)
    ).description
  }

  @Test func aWrongAnswerIsShownBesideTheRightOne() {
    let result = Examples.wrong(input: "3\n1 2 3\n", expected: "3\n1 4 5\n", found: "3\n1 3 5\n")
    #expect(
      story(result) == """
        secret/3: WA wrong answer
          3rd token differs: expected '4', found '3' (line 2, column 3)
          input (2 lines, 8 bytes)
            3
            1 2 3
               line  expected                          found
                  1  3                                 3
          !       2  1 4 5                             1 3 5
          rerun: verdict test x
        """)
  }

  /// Only what is wrong is marked, not what is written in another way.
  @Test func numbersThatAreCloseAreTheSame() {
    let numbers = (0..<100).map { "\($0).5" }
    var found = numbers.map { $0 + "00" }
    found[60] = "7"
    let result = Examples.wrong(
      expected: numbers.joined(separator: "\n"), found: found.joined(separator: "\n"),
      comparison: .float(tolerance: 1e-6))
    let lines = story(result).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  !") } == 1, "\(lines)")
    #expect(lines.count { $0.hasSuffix("more lines, none of them differs") } == 2, "\(lines)")
  }

  @Test func blanksAtTheEndsOfLinesAreNoDifference() {
    let result = Examples.wrong(expected: "a\nb", found: "a\u{C} \u{B}\t\nc", comparison: .lines)
    #expect(story(result).split(separator: "\n").count { $0.hasPrefix("  !") } == 1)
  }

  /// They take two columns each, and three bytes, of which none is cut off.
  @Test func wideCharactersKeepTheColumnsApart() {
    let word = String(repeating: "정답", count: 30)
    let result = Examples.wrong(
      input: "1\n", expected: "가나 한자 漢字 🙂\n\(word)b\n", found: "가나 한글\n\(word)c\n")
    let lines = story(result).split(separator: "\n").map(String.init)
    #expect(lines.contains("  !       1  가나 한자 漢字 🙂                 가나 한글"), "\(lines)")
    let cut = "…" + String(repeating: "정답", count: 5) + "b"
    #expect(lines.contains { $0.contains(cut) && !$0.contains("\u{FFFD}") }, "\(lines)")
  }

  /// Each takes four columns, so that the end of the line would be cut off.
  @Test func theDifferenceIsShownAmongEscapes() {
    let start = String(repeating: "\u{1}", count: 28)
    let result = Examples.wrong(expected: start + "a\n", found: start + "b\n")
    let lines = story(result).split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.contains(#"\x01a"#) && $0.hasSuffix(#"\x01b"#) }, "\(lines)")
  }

  @Test func aMessageOfOneLongLineIsCut() {
    let message = String(repeating: "0 ", count: 10_000)
    let lines = story(Examples.result("1", .runtimeError, message)).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 322 } && lines[1].hasSuffix("…"))
  }

  /// 32 columns have room for 16 of them.
  @Test func aLineOfWideCharactersThatFitsIsShownInFull() {
    for count in [15, 16, 17] {
      let line = String(repeating: "정", count: count)
      let result = Examples.wrong(expected: "\(line)\n", found: "x\n")
      let isWhole = story(result).contains("  !       1  \(line) ")
      #expect(isWhole == (2 * count <= 32), "\(story(result))")
    }
  }

  @Test func longTextsAreShortenedWithTheNumberOfDifferencesLeftOut() {
    let numbers = (1...5000).map(String.init)
    let expected = numbers.joined(separator: "\n") + "\n"
    // 17 differences behind the first one that are not shown, and one in the last line, which is:
    // lines 105 and 4,998 are the first and the last ones left out.
    let wrongLines = Set([100, 105, 4998, 5000] + Array(2000..<2015))
    let wrong = (1...5000).map { wrongLines.contains($0) ? "\($0)0" : "\($0)" }
    let text = story(
      Examples.wrong(input: expected, expected: expected, found: wrong.joined(separator: "\n")))
    #expect(text.contains("input (5,000 lines, 23,893 bytes)"))
    #expect(text.contains("    6\n    … 4,992 more lines\n    4999\n"), "\(text)")
    #expect(text.contains("… 95 more lines, none of them differs"), "\(text)")
    #expect(text.contains("!     100  100                               1000"), "\(text)")
    #expect(text.contains("… 4,894 more lines, 17 of them differ"), "\(text)")
    #expect(
      text.contains("!   5,000  5000                              50000\n"), "\(text)")
  }

  @Test func aSingleLineIsNotLeftOut() {
    let lines = (1...9).map { "\($0)\n" }.joined()
    #expect(
      !story(Examples.wrong(input: lines, expected: "1\n", found: "2\n")).contains("more line"))
    let longer = story(Examples.wrong(input: lines + "10\n", expected: "1\n", found: "2\n"))
    #expect(longer.contains("    6\n    … 2 more lines\n    9\n    10\n"), "\(longer)")
  }

  @Test func ofALongConversationTheLinesThatAreLeftOutAreCounted() {
    var conversation = Conversation()
    for number in 1...200 { conversation.add("\(number)\n".utf8, by: .program) }
    var result = Examples.result("1", .wrongAnswer)
    result.conversation = conversation
    let text = story(result)
    #expect(text.contains("    > 4\n    … 186 more lines\n    > 191\n"), "\(text)")
    #expect(text.contains("    > 200\n  rerun: "), "\(text)")
  }

  @Test func ofALongLineThePartThatDiffersIsShown() {
    let numbers = (1...10_000).map(String.init)
    let expected = numbers.joined(separator: " ") + "\n"
    let found = expected.replacingOccurrences(of: " 5000 ", with: " 5001 ")
    let text = story(Examples.wrong(expected: expected, found: found))
    #expect(text.contains("4998 4999 5000 5001"), "\(text)")
    #expect(text.contains("4998 4999 5001 5001"), "\(text)")
    for line in text.split(separator: "\n") where !line.contains("token") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func whatCannotBeSeenIsMadeVisible() {
    let text = story(
      Examples.wrong(expected: "a b\n", found: "a\tb\r", comparison: .bytes))
    #expect(text.contains("PE presentation error"))
    #expect(text.contains("a\\tb\\r (no final newline)"), "\(text)")
    let both = story(Examples.wrong(expected: "a b", found: "a c", comparison: .bytes))
    #expect(!both.contains("no final newline"), "\(both)")
    #expect(text.contains("accepted if whitespace is ignored"), "\(text)")
  }

  /// What the comparison does not mind is no difference, and what only it minds can be seen.
  @Test func onlyWhatMattersIsMarked() {
    for comparison in [Comparison.tokens, .lines] {
      let text = story(
        Examples.wrong(expected: "6\nYES\n", found: "6 \r\nyes", comparison: comparison))
      #expect(text.contains("          1  6     "), "\(text)")
      #expect(text.contains("  !       2  YES ") && text.contains(" yes\n"), "\(text)")
    }
    let moved = story(Examples.wrong(expected: "1 2\n3\n4\n", found: "1  2\n3 5\n4"))
    #expect(moved.contains("\n          1  1 2") && moved.contains("!       2  3 "), "\(moved)")
    #expect(moved.contains("\n          3  4"), "\(moved)")
    let byte = story(Examples.wrong(expected: "6\n", found: "6  \n", comparison: .bytes))
    #expect(byte.contains("!       1  6                                 6␣␣\n"), "\(byte)")
  }

  @Test func aCheckerThatMindsWhitespaceGetsAHint() {
    var result = Examples.wrong(expected: "1 2\n", found: "1 3\n")
    result.message = "wrong answer: two lines wanted"
    result.evidence?.output = Array("1\n2\n".utf8)
    let text = story(result)
    #expect(text.contains("accepted if whitespace is ignored"), "\(text)")
    #expect(text.contains("wrong answer: two lines wanted"), "\(text)")
  }

  @Test(arguments: [Verdict.timeLimitExceeded, .memoryLimitExceeded, .outputLimitExceeded])
  func ofAProgramThatWasStoppedBothOutputsAreShown(verdict: Verdict) {
    var result = Examples.wrong(input: "1\n", expected: "7\n", found: "so far\n")
    (result.verdict, result.message) = (verdict, "too much")
    result.evidence?.errors.append("debug 1\ndebug 2\n".utf8)
    #expect(
      story(result).hasSuffix(
        """
          too much
          input (1 line, 2 bytes)
            1
          standard error (2 lines, 16 bytes)
            debug 1
            debug 2
          output until then (1 line, 7 bytes)
            so far
          rerun: verdict test x
        """), "\(story(result))")
  }

  /// The last lines of the standard error are in the message then.
  @Test func ofAProgramThatFailedTheOutputIsShown() {
    var result = Examples.wrong(expected: "7\n", found: "so far")
    (result.verdict, result.message) = (.runtimeError, "killed\nlast words")
    result.evidence?.errors.append("last words\n".utf8)
    #expect(!story(result).contains("standard error"))
    #expect(story(result).contains("output until then (1 line, 6 bytes)\n    so far\n"))
    result.evidence?.output = []
    #expect(!story(result).contains("output until then"))
  }

  @Test func theStandardErrorIsShownBesideAWrongAnswer() {
    var result = Examples.wrong(expected: "7\n", found: "8\n")
    result.evidence?.errors.append((1...20).map { "\($0)\n" }.joined().utf8)
    let text = story(result)
    #expect(text.contains("standard error (20 lines, 51 bytes)\n    1\n"), "\(text)")
    #expect(text.contains("    … 12 more lines\n    19\n    20\n"), "\(text)")
    #expect(!text.contains("output until then"))
  }

  @Test func numbersThatAreCloseGetAHint() {
    let hint = "accepted as numbers, which are equal within 1e-6: --compare float:1e-6"
    #expect(story(Examples.wrong(expected: "1000000000\n", found: "1000000001\n")).contains(hint))
    // The comparison says so itself.
    let near = story(Examples.wrong(expected: "2.33333333\n", found: "2.333333333\n"))
    #expect(near.components(separatedBy: "--compare float:1e-6").count == 2, "\(near)")
    #expect(near.components(separatedBy: "in problem.json").count == 2, "\(near)")
    #expect(!story(Examples.wrong(expected: "2.3333\n", found: "2.333333\n")).contains(hint))
    #expect(!story(Examples.wrong(expected: "a\n", found: "b\n")).contains(hint))
    #expect(
      !story(Examples.wrong(expected: "a b\n", found: "a\tb\n", comparison: .bytes))
        .contains("problem.json"))
    var result = Examples.wrong(expected: "2.33333333\n", found: "2.333333333\n")
    result.evidence?.difference = nil
    #expect(!story(result).contains(hint))
  }

  @Test func theOutputIsShownThatACheckerFailedOn() {
    var result = Examples.wrong(expected: "7\n", found: "8\n9\n")
    result.verdict = .internalError
    result.message = "the checker ./check failed: killed by SIGSEGV"
    result.evidence?.difference = nil
    #expect(story(result).contains("output (2 lines, 4 bytes)\n    8\n    9\n"), "\(story(result))")
    result.evidence?.output = []
    #expect(story(result).contains("\n  the output is empty\n"), "\(story(result))")
    // It was not the checker that failed.
    result.evidence?.output = nil
    #expect(!story(result).contains("output"), "\(story(result))")
  }

  @Test func linesInAnotherOrderGetAHint() {
    let hint = "accepted if lines may come in any order: --compare unordered, or"
    #expect(story(Examples.wrong(expected: "a 1\nb\n", found: "b\na  1\n")).contains(hint))
    #expect(!story(Examples.wrong(expected: "a 1\nb\n", found: "b\n1 a\n")).contains(hint))
  }

  @Test func ofLinesInAnyOrderThoseAreShownThatOnlyOneSideHas() {
    let result = Examples.wrong(
      input: "3\n", expected: "a\nb\nc\nd\n", found: "d\n x y\na\nc\nc\n", comparison: .unordered)
    #expect(
      story(result) == """
        secret/3: WA wrong answer
          line 2 is not in the answer, or there less often: found 'x y'; line 2 of the answer is missing: expected 'b'
          input (1 line, 2 bytes)
            3
          expected, but not found (1 line, 2 bytes)
            b
          found, but not expected (2 lines, 6 bytes)
            x y
            c
          rerun: verdict test x
        """)
  }

  @Test func theEndOfATextIsMarked() {
    let text = story(Examples.wrong(expected: "1\n2\n", found: "1\n"))
    #expect(text.contains("!       2  2                                 (end)"), "\(text)")
  }

  @Test func aCrashIsToldInTheWordsOfTheJudge() {
    let result = Examples.result(
      "secret/3", .runtimeError, "killed by SIGILL: a trap\nFatal error: Index out of range",
      end: .signal(4),
      evidence: .init(input: Array("7\n".utf8), output: Array("x".utf8), answer: []))
    #expect(
      story(result) == """
        secret/3: RE runtime error
          killed by SIGILL: a trap
          Fatal error: Index out of range
          input (1 line, 2 bytes)
            7
          output until then (1 line, 1 byte)
            x
          rerun: verdict test x
        """)
  }

  @Test func theTerminalObeysNothingThatAProgramHasWritten() {
    let escape = "\u{1B}[2J\u{7}"
    let result = Examples.result("case" + escape, .runtimeError, "exit code 1\n\tat main\(escape)")
    let style = Style(isColored: false, width: 80)
    let text = story(result) + CaseTable(names: [result.name], style: style).row(result)
    #expect(!text.contains("\u{1B}") && !text.contains("\u{7}"), "\(text.debugDescription)")
    #expect(text.contains(#"case\x1b[2J\x07: RE"#), "\(text)")
    #expect(text.contains("\tat main" + #"\x1b[2J\x07"#), "\(text)")
  }

  @Test(arguments: ["", "\n", "\n\n", "\0", "\u{FFFD}", "x", "ü€😀", "\r\n\r\n"])
  func anyPairOfTextsCanBeShown(found: String) {
    let long = String(repeating: "long ", count: 100)
    let many = (1...17).map(String.init).joined(separator: "\n")
    for expected in ["", "\n", long, long + "\n", "1\n", many] {
      for (expected, found) in [(expected, found), (expected, long + found), (found, expected)] {
        let result = Examples.wrong(input: found, expected: expected, found: found)
        for width in [0, 40, 200] {
          #expect(story(result, width: width).hasSuffix("rerun: verdict test x"))
        }
      }
    }
  }
}
