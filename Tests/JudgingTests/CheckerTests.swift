import Foundation
import Judging
import Testing

/// Checkers are shell scripts here: what they say counts, and what they do wrong is theirs.
@Suite struct CheckerTests {
  func judge(
    _ script: String, _ interface: Checker.Interface, limits: Limits = roomyLimits
  ) throws -> Judgement {
    let folder = try ScratchFolder()
    let checker = Checker(
      Command(try folder.script(script)), interface: interface, limits: limits)
    return try checker.judge(
      input: Array("input".utf8), output: Array("output".utf8), answer: Array("answer".utf8),
      with: try Built.launcher())
  }

  @Test(arguments: [
    (0, Verdict.accepted), (1, .wrongAnswer), (2, .presentationError), (4, .presentationError),
    (8, .presentationError), (3, .internalError), (7, .internalError), (5, .internalError),
    (42, .internalError), (127, .internalError),
  ])
  func exitCodesOfTestlib(code: Int, verdict: Verdict) throws {
    #expect(try judge("exit \(code)", .testlib).verdict == verdict)
  }

  @Test(arguments: [
    (42, Verdict.accepted), (43, .wrongAnswer), (0, .internalError), (1, .internalError),
    (44, .internalError),
  ])
  func exitCodesOfICPC(code: Int, verdict: Verdict) throws {
    #expect(try judge("exit \(code)", .icpc).verdict == verdict)
  }

  @Test func testlibGetsInputOutputAnswer() throws {
    let judgement = try judge(#"cat "$1" "$2" "$3" >&2; exit 1"#, .testlib)
    #expect(judgement == Judgement(.wrongAnswer, "inputoutputanswer"))
  }

  @Test func icpcGetsInputAnswerAndTheOutputAsItsInput() throws {
    let judgement = try judge(
      #"(cat "$1" "$2"; cat) > "${3}judgemessage.txt"; exit 43"#, .icpc)
    #expect(judgement == Judgement(.wrongAnswer, "inputansweroutput"))
  }

  /// A score is the last one that is said, on either stream; the other words are the reason.
  @Test(arguments: [
    ("echo Score = 51234", 51234.0, ""), ("echo 'Score = -0.25' >&2", -0.25, ""),
    ("echo 'score: 7'; echo 'Final SCORE=8 '; echo", 8, ""),
    ("echo 'Score = 0'", 0, ""), ("echo 'far away'; echo 'Score = -1'", -1, "far away"),
    (
      "echo 'Score = 3'; echo 'scored = 5'; echo 'Score = 6 points'; echo 'Score = 2e300' >&2", 3,
      "scored = 5\nScore = 6 points\nScore = 2e300"
    ),
  ])
  func theScoreOfAnOutput(script: String, score: Double, message: String) throws {
    var expected = Judgement(.accepted, message)
    expected.score = score
    #expect(try judge(script, .atcoder) == expected)
  }

  @Test func atCodersToolsGetInputAndOutput() throws {
    let judgement = try judge(#"cat "$1" "$2"; echo " $#"; exit 9"#, .atcoder)
    #expect(judgement == Judgement(.wrongAnswer, "inputoutput 2"))
    // So AtCoder's own say that an output is illegal.
    #expect(
      try judge("echo 'Score = 0'; echo 'visited twice: 7'", .atcoder)
        == Judgement(.wrongAnswer, "visited twice: 7"))
    // A score that comes with a rejection is none.
    #expect(
      try judge("echo Score = 5; exit 1", .atcoder)
        == Judgement(.wrongAnswer))
  }

  @Test(arguments: [
    (Checker.Interface.atcoder, "exit 0", "as in 'Score = 51234'"),
    (.testlib, "echo points many >&2; exit 7", "as in 'points 12.5'"),
  ])
  func aScoreThatIsMissingIsTheCheckersFault(
    interface: Checker.Interface, script: String, form: String
  ) throws {
    let judgement = try judge(script, interface)
    #expect(judgement.verdict == .internalError)
    #expect(judgement.message.hasSuffix("gives no score, \(form)"), "\(judgement.message)")
  }

  @Test func checkersOfOtherProtocolsMayGiveScores() throws {
    let points = try judge("echo points 12.5 two of three >&2; exit 7", .testlib)
    #expect(points.verdict == .accepted && points.score == 12.5)
    #expect(points.message == "points 12.5 two of three")
    let score = try judge(#"echo 0.75 > "${3}score.txt"; exit 42"#, .icpc)
    #expect(score.verdict == .accepted && score.score == 0.75)
    let rejected = try judge(#"echo 0.75 > "${3}score.txt"; exit 43"#, .icpc)
    #expect(rejected == Judgement(.wrongAnswer))
    #expect(try judge("echo points 3 >&2; exit 1", .testlib).score == nil)
  }

  static let tools: [(script: String, verdict: Verdict, message: String, score: Double?)] = [
    (
      "read x; printf 'hello\nScore = %d\n' \"$(echo $x | $1 $2)\" >&2", Verdict.accepted, "hello",
      42.0
    ),
    ("echo no move >&2; exit 1", .wrongAnswer, "no move", nil),
    ("exit 3", .wrongAnswer, "exit code 3", nil),
    ("echo Score = 4", .internalError, "the interactor", nil),
    ("kill -SEGV $$", .runtimeError, "killed by SIGSEGV", nil),
    ("while :; do :; done", .timeLimitExceeded, "stopped after", nil),
  ]

  /// It starts the program itself; both have the program's limits.
  @Test(arguments: tools)
  func anInteractorThatStartsTheProgram(
    script: String, verdict: Verdict, message: String, score: Double?
  ) throws {
    let folder = try ScratchFolder()
    let judge = Judge(
      launcher: try Built.launcher(), command: Command("sed", ["s/1/4/"]),
      limits: Limits(cpuSeconds: 0.5, memoryBytes: 256 << 20), opinion: .comparison(.tokens),
      interactor: Interactor(Command(try folder.script(script)), interface: .atcoder))
    let result = try judge.judge(
      Case(name: "1", input: Array("12\n".utf8), answer: []))
    #expect(result.verdict == verdict)
    #expect(result.message.hasPrefix(message), "\(result.message)")
    #expect(result.score == score)
    #expect(result.conversation == nil)
  }

  @Test(arguments: Checker.Interface.allCases)
  func aFloodOfWordsIsShortened(interface: Checker.Interface) throws {
    let target = interface == .icpc ? #">"${3}judgemessage.txt"; exit 43"# : ">&2; exit 1"
    let judgement = try judge("head -c 1000000 /dev/zero | tr '\\0' x \(target)", interface)
    #expect(judgement.verdict == .wrongAnswer)
    #expect(judgement.message.hasPrefix("xxx"))
    #expect(judgement.message.contains("bytes left out"))
    #expect(judgement.message.utf8.count < 100_000)
  }

  @Test func theJurysFaultIsNamed() throws {
    let judgement = try judge("echo FAIL better than the jury >&2; exit 3", .testlib)
    #expect(judgement.verdict == .internalError)
    #expect(judgement.message.contains("blames the jury: FAIL better than the jury"))
  }

  @Test(arguments: Checker.Interface.allCases)
  func aCrashIsTheCheckersFault(interface: Checker.Interface) throws {
    let judgement = try judge("kill -SEGV $$", interface)
    #expect(judgement.verdict == .internalError)
    #expect(judgement.message.contains("the checker "), "\(judgement.message)")
    #expect(judgement.message.contains("SIGSEGV"), "\(judgement.message)")
  }

  /// Python ends with the exit code of a rejection then.
  @Test func aCrashOfPythonIsTheCheckersFault() throws {
    let judgement = try judge(
      "printf 'Traceback (most recent call last):\\n  NameError\\n' >&2; exit 1", .testlib)
    #expect(judgement.verdict == .internalError)
    #expect(judgement.message.contains("NameError"), "\(judgement.message)")
    // Who accepts has not crashed, whatever it has to tell.
    let trace = "printf 'Traceback (most recent call last):\\n' >&2"
    #expect(try judge(trace, .testlib).verdict == .accepted)
  }

  /// So do others, and what is wrong in the text of a program, and warnings may come first.
  @Test(arguments: [
    "check.py:4: SyntaxWarning: invalid escape sequence\n  x\nTraceback (most recent call last):\n  NameError",
    "  File \"check.py\", line 2\n    def f(:\n          ^\nSyntaxError: invalid syntax",
    "  File \"check.py\", line 3\n    x = 1\n    ^\nIndentationError: expected an indented block",
    "Exception in thread \"main\" java.lang.NullPointerException\n\tat Main.main(Main.java:1)",
    "check.js:1\nf();\n^\n\nReferenceError: f is not defined\n    at check.js:1:1\n\nNode.js v22.1.0",
    "panic: runtime error: index out of range [3]\n\ngoroutine 1 [running]:\nmain.main()",
  ])
  func aCrashOfAnInterpreterIsTheCheckersFault(report: String) throws {
    for code in [1, 2] {
      let script = "cat >&2 << 'END'\n\(report)\nEND\nexit \(code)"
      let judgement = try judge(script, .testlib)
      #expect(judgement.verdict == .internalError, "\(judgement.message)")
      #expect(judgement.message.contains(report.split(separator: "\n").last ?? ""))
    }
    // Nothing crashes with the exit code of a rejection there.
    let message = "cat > \"${3}judgemessage.txt\" << 'END'\n\(report)\nEND\nexit 43"
    #expect(try judge(message, .icpc).verdict == .wrongAnswer)
  }

  @Test(arguments: [
    "SyntaxError: is what the output begins with", "line 2: File \"a\"\nSyntaxError: none",
    "found \"Traceback (most recent call last):\"", "panic: not a number",
  ])
  func aReasonIsNoCrash(reason: String) throws {
    let judgement = try judge("cat >&2 << 'END'\n\(reason)\nEND\nexit 1", .testlib)
    #expect(judgement == Judgement(.wrongAnswer, reason))
  }

  @Test func aHangIsTheCheckersFault() throws {
    let limits = Limits(cpuSeconds: 10, wallSeconds: 0.3, memoryBytes: 64 << 20)
    let judgement = try judge("sleep 1000", .testlib, limits: limits)
    #expect(judgement.verdict == .internalError)
    #expect(judgement.message.contains("stopped after"), "\(judgement.message)")
  }

  /// A hang takes a minute; what fails without the checker is still found.
  @Test(arguments: ["sleep 1000", "while :; do :; done"])
  func aCheckerThatHangsIsNotCalledAgain(hang: String) throws {
    let folder = try ScratchFolder()
    let calls = folder.path + "/calls"
    let script = try folder.script(
      "echo >> '\(calls)'; [ \"$(cat \"$1\")\" = 2 ] || exit 0; \(hang)")
    let limits = Limits(cpuSeconds: 0.5, wallSeconds: 1, memoryBytes: 64 << 20)
    let judge = Judge(
      launcher: try Built.launcher(), command: Command("sh", ["-c", "read x; [ $x != 4 ]"]),
      limits: roomyLimits, opinion: .checker(Checker(Command(script), limits: limits)))
    let cases = (1...6).map { Case(name: "\($0)", input: Array("\($0)\n".utf8), answer: []) }
    let results = judge.run(cases).results
    #expect(results.count == 6)
    // Up to four cases are judged at once.
    #expect(
      results.map(\.verdict).enumerated().filter { $0.offset != 2 }.map(\.element)
        == [.accepted, .internalError, .runtimeError, .internalError, .internalError])
    #expect(results[1].message.contains("stopped after"), "\(results[1].message)")
    #expect(
      results[4...].allSatisfy { $0.message == "not checked, as the checker hung in 2" },
      "\(results.map(\.message))")
    #expect(FileManager.default.contents(atPath: calls)?.count ?? 0 <= 3)
  }

  @Test func aMissingCheckerIsAnInternalErrorOfTheCase() throws {
    let judge = Judge(
      launcher: try Built.launcher(), command: Command("cat"), limits: roomyLimits,
      opinion: .checker(Checker(Command("/no/checker"))))
    let result = try judge.judge(Case(name: "1", input: [49], answer: [49]))
    #expect(result.verdict == .internalError)
    #expect(result.message == "the checker failed: cannot start /no/checker: no such file")
  }
}
