import Bundling
import Testing

@Suite(.serialized) struct JudgeProfileTests {
  @Test(arguments: [
    ("boj-14003", "boj"), ("lc-aplusb", "library-checker"),
    ("library-checker-x", "library-checker"), ("dmoj-1", "dmoj"), ("kattis-hello", "kattis"),
    ("atcoder-abc1", "atcoder"),
  ])
  func aProblemsNameTellsItsJudge(problem: String, judge: String) {
    #expect(JudgeProfile.judge(ofProblem: problem)?.name == judge)
  }

  @Test func otherNamesTellNone() {
    #expect(JudgeProfile.judge(ofProblem: "codeforces-1") == nil)
    #expect(JudgeProfile.judge(ofProblem: "bojangles") == nil)
  }

  /// A global variable, an unused result, a condition: what the judges' modes and flags differ in.
  @Test(arguments: JudgeProfile.all)
  func everyJudgesCommandCompiles(profile: JudgeProfile) throws {
    let workspace = try Workspace(
      main: """
        #if ONLINE_JUDGE
          print("online", f())
        #else
          print("offline", f())
        #endif
        """,
      library: "public func f() -> Int { 1 }")
    let submission = try workspace.bundle(for: profile)
    let program = workspace.root + "/judged"
    try SubmissionCheck(launcher: launcher()).compile(submission, for: profile, to: program)
  }
}
