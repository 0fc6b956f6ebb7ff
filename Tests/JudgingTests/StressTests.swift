import Foundation
import Judging
import TestSupport
import Testing

/// Stress tests with a judge program that is a shell script.
@Suite struct StressTests {
  /// Adds two numbers, and does something else if the first is above 3.
  private func program(ifLarge: String) -> Command {
    Command("sh", ["-c", "read a b; if [ $a -gt 3 ]; then \(ifLarge); else echo $((a + b)); fi"])
  }

  private func test(
    _ command: Command, judge: ScriptJudge, seed: UInt64 = 1, limits: Limits = roomyLimits
  ) -> StressTest {
    StressTest(
      launcher: judge.program.launcher, command: command, limits: limits,
      seeds: StressSeeds(first: seed, maxSize: 10)
    ) { judge.jury() }
  }

  @Test func whatIsRightIsAccepted() throws {
    let judge = try ScriptJudge()
    let outcome = test(program(ifLarge: "echo $((a + b))"), judge: judge).run(.count(30), jobs: 3)
    #expect(outcome.finding == nil)
    #expect(outcome.progress.accepted == 30 && outcome.tried == 30)
  }

  @Test(arguments: [
    ("echo 0", Verdict.wrongAnswer), ("exit 3", .runtimeError), ("kill -ABRT $$", .runtimeError),
    ("yes", .outputLimitExceeded),
  ])
  func aWrongCaseIsFoundAndShrunk(ifLarge: String, verdict: Verdict) throws {
    let judge = try ScriptJudge()
    var limits = roomyLimits
    limits.outputBytes = 1 << 16
    let test = test(program(ifLarge: ifLarge), judge: judge, limits: limits)
    let outcome = test.run(.count(100), jobs: 2)
    let finding = try #require(outcome.finding)
    #expect(finding.result.verdict == verdict)
    #expect(try test.canRepeat(finding))
    let shrunk = test.shrink(finding, slowest: outcome.slowest, seconds: 60)
    #expect(shrunk.shrinking.obstacle == nil)
    #expect(shrunk.finding.result.verdict == verdict)
    let input = String(decoding: shrunk.finding.result.evidence?.input ?? [], as: UTF8.self)
    #expect(input == "4 0\n")
    #expect(
      shrunk.finding.seed == finding.seed && shrunk.finding.result.name == finding.result.name)
  }

  /// Both are runtime errors, but who refuses an input has another mistake than who crashes.
  @Test func aCrashIsNotShrunkToARefusal() throws {
    let judge = try ScriptJudge()
    let command = Command(
      "sh",
      [
        "-c",
        "read a b; [ $a -lt 3 ] && exit 65; [ $a -gt 3 ] && kill -ABRT $$; echo $((a + b))",
      ])
    let test = test(command, judge: judge)
    let crash = (1...50 as ClosedRange<UInt64>).lazy.compactMap { seed in
      let one = self.test(command, judge: judge, seed: seed).run(.count(1), jobs: 1)
      return one.finding?.result.run?.end == .signal(SIGABRT) ? one : nil
    }.first
    let outcome = try #require(crash)
    let shrunk = test.shrink(try #require(outcome.finding), slowest: outcome.slowest, seconds: 60)
    #expect(shrunk.finding.result.run?.end == .signal(SIGABRT))
    let input = String(decoding: shrunk.finding.result.evidence?.input ?? [], as: UTF8.self)
    #expect(input == "4 0\n")
  }

  /// Slower cases come first, so that with several jobs later ones are finished before.
  @Test func theFirstOfAllFailuresIsFoundWithAnyNumberOfJobs() throws {
    let judge = try ScriptJudge()
    let slow = Command(
      "sh", ["-c", "read a b; [ $a -gt 3 ] && [ $b -lt 6 ] && sleep 0.1; echo $((a % 4 + b))"])
    for seed in 1...4 as ClosedRange<UInt64> {
      let findings = [1, 2, 5].map { jobs in
        test(slow, judge: judge, seed: seed).run(.count(200), jobs: jobs)
      }
      let first = try #require(findings[0].finding)
      for outcome in findings {
        #expect(outcome.finding?.index == first.index, "seed \(seed)")
        #expect(outcome.finding?.seed == first.seed, "seed \(seed)")
        #expect(outcome.finding?.result.evidence?.input == first.result.evidence?.input)
        #expect(outcome.tried == first.index + 1 && outcome.progress.accepted == first.index)
      }
    }
  }

  @Test func aProgramThatHangsIsShrunkInLittleTime() throws {
    let judge = try ScriptJudge()
    let limits = Limits(cpuSeconds: 2, wallSeconds: 2, memoryBytes: 256 << 20)
    let test = test(program(ifLarge: "sleep 100"), judge: judge, limits: limits)
    let outcome = test.run(.count(100), jobs: 1)
    let finding = try #require(outcome.finding)
    #expect(finding.result.verdict == .timeLimitExceeded)
    let shrunk = test.shrink(finding, slowest: (0.01, 0.05), seconds: 60)
    #expect(shrunk.shrinking.obstacle == nil)
    #expect(shrunk.finding.result.verdict == .timeLimitExceeded)
    #expect(shrunk.finding.result.evidence?.input == Array("4 0\n".utf8))
    // It was confirmed with the limit of the case.
    #expect(shrunk.finding.result.message.contains("the limit is 2.00 s"))
  }

  /// With a lower limit it is too slow, too; with the usual one it is accepted.
  @Test func whatIsAcceptedWithTheUsualLimitsIsNotKept() throws {
    let judge = try ScriptJudge()
    let limits = Limits(cpuSeconds: 1, wallSeconds: 1, memoryBytes: 256 << 20)
    let slow = program(ifLarge: "[ $a -gt 6 ] && sleep 100; sleep 0.4; echo $((a + b))")
    let found = (1...50 as ClosedRange<UInt64>).lazy.compactMap { seed in
      let test = self.test(slow, judge: judge, seed: seed, limits: limits)
      return test.run(.count(1), jobs: 1).finding.map { (test, $0) }
    }.first
    let (test, finding) = try #require(found)
    #expect(finding.result.verdict == .timeLimitExceeded)
    let shrunk = test.shrink(finding, slowest: (0.01, 0.05), seconds: 60)
    #expect(shrunk.shrinking.obstacle == .unconfirmed && !shrunk.shrinking.isSimpler)
    #expect(shrunk.finding.result.evidence?.input == finding.result.evidence?.input)
  }

  @Test(arguments: [
    ("stress", JuryFault.Stage.generator), ("validate", .validator), ("answer", .bruteForce),
    ("check", .checker),
  ])
  func aFaultOfTheJuryIsAnInternalErrorAndItsCaseKept(
    request: String, stage: JuryFault.Stage
  ) throws {
    let faults = [
      ("crash", "killed by SIGSEGV"), ("exit", "exit code 7\ngave up"),
      ("leave", "it ended without a reply"), ("mute", "it has closed its output"),
      ("nonsense", "what it sends is no reply: 'what?\\n'"), ("code", "no such code"),
      ("flood", "what it sends is no reply: 'y\\ny\\n"), ("negative", "is no reply: '0 -1 0\\n'"),
      ("surplus", "is no reply: '0 1 0\\nabc'"),
    ]
    for (fault, message) in faults {
      let judge = try ScriptJudge(fault: "\(request):\(fault)")
      let outcome = test(program(ifLarge: "echo $((a + b))"), judge: judge)
        .run(.count(200), jobs: 2)
      let result = try #require(outcome.finding?.result, "\(fault)")
      #expect(result.verdict == .internalError, "\(fault)")
      #expect(stage == .checker || result.evidence?.answer == nil, "\(fault)")
      let expected = "the \(stage.rawValue) failed: "
      #expect(result.message.hasPrefix(expected), "\(fault): \(result.message)")
      #expect(result.message.contains(message), "\(fault): \(result.message)")
      let input = result.evidence.map { String(decoding: $0.input, as: UTF8.self) }
      #expect(stage == .generator ? input == nil : input?.hasPrefix("7 ") == true, "\(fault)")
      #expect(judge.processes == [], "\(fault)")
    }
  }

  @Test(arguments: ["hang", "short", "shout"])
  func aJuryThatDoesNotAnswerIsStopped(fault: String) throws {
    let judge = try ScriptJudge(fault: "answer:\(fault)")
    let jury = judge.jury(seconds: 0.3)
    let error = #expect(throws: JuryFault.self) { try jury.answer(to: Array("7 1\n".utf8)) }
    #expect(error == JuryFault(.bruteForce, "no reply within 0.30 s"))
    #expect(judge.processes == [])
    // It is started anew for the next request.
    #expect(try jury.answer(to: Array("1 2\n".utf8)) == Array("3\n".utf8))
  }

  @Test func aJuryThatDoesNotReadItsRequestIsStopped() throws {
    let judge = try ScriptJudge(fault: "answer:hang")
    let jury = judge.jury(seconds: 0.3)
    // As the fault shows only behind the request, none is read at all.
    let folder = try ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    let silent = try folder.script("exec sleep 1000")
    let deaf = JudgeServer(
      JudgeProgram(Command(silent), launcher: try Built.launcher()), secondsPerRequest: 0.3)
    let long = [UInt8](repeating: 0x37, count: 10_000_000)
    for jury in [jury, deaf] {
      let error = #expect(throws: JuryFault.self) { try jury.answer(to: long) }
      #expect(error == JuryFault(.bruteForce, "no reply within 0.30 s"))
    }
  }

  @Test func aJuryIsNoForkBomb() throws {
    let folder = try ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    let script = try folder.script("for i in $(seq 300); do sleep 1000 & done; wait")
    let program = JudgeProgram(Command(script), launcher: try Built.launcher())
    let error = #expect(throws: JuryFault.self) { try JudgeServer(program).input(seed: 1, size: 1) }
    #expect(error?.reason == "more than 128 processes at once")
  }

  @Test func aJuryThatCannotBeStartedIsAFault() throws {
    let launcher = try Built.launcher()
    for path in ["/nowhere/at/all", try ScratchFolder().write("no program", as: "judge")] {
      let jury = JudgeServer(JudgeProgram(Command(path), launcher: launcher))
      let error = #expect(throws: JuryFault.self) { try jury.input(seed: 1, size: 1) }
      #expect(
        error?.reason.hasPrefix("cannot start \(path): ") == true, "\(String(describing: error))")
    }
  }

  @Test func aJuryThatIsNoLongerNeededIsGone() throws {
    let judge = try ScriptJudge()
    do {
      let jury = judge.jury()
      #expect(try jury.input(seed: 23, size: 4) == Array("3 4\n".utf8))
      #expect(try jury.reasonForInvalidity(of: Array("3 4\n".utf8)) == nil)
      #expect(try jury.reasonForInvalidity(of: Array("3 x\n".utf8)) == "not two numbers")
      #if os(Linux)
        #expect(judge.processes != [])
      #endif
    }
    #expect(judge.processes == [])
  }

  /// A simpler input with another verdict may be another mistake.
  @Test func theVerdictStaysTheSameWhileShrinking() throws {
    let judge = try ScriptJudge()
    let crashesBelow = Command(
      "sh", ["-c", "read a b; [ $a -gt 3 ] && echo 0 && exit; [ $a -gt 0 ] && exit 3; echo $b"])
    for (seed, verdict) in [(5, Verdict.wrongAnswer), (2, .runtimeError)] as [(UInt64, Verdict)] {
      let test = test(crashesBelow, judge: judge, seed: seed)
      let outcome = test.run(.count(1), jobs: 1)
      let finding = try #require(outcome.finding)
      #expect(finding.result.verdict == verdict)
      let shrunk = test.shrink(finding, slowest: outcome.slowest, seconds: 60).finding.result
      #expect(shrunk.verdict == verdict)
      let expected = verdict == .wrongAnswer ? "4 0\n" : "1 0\n"
      #expect(String(decoding: shrunk.evidence?.input ?? [], as: UTF8.self) == expected)
    }
  }

  @Test func aFaultOfTheJuryWhileShrinkingIsTold() throws {
    // The case that is found has 7 as its first number only after shrinking.
    let judge = try ScriptJudge(fault: "answer:crash")
    let test = test(
      Command("sh", ["-c", "read a b; [ $a -ge 7 ] && echo 0 || echo $((a + b))"]), judge: judge,
      seed: 8)
    let outcome = test.run(.count(1), jobs: 1)
    let finding = try #require(outcome.finding)
    #expect(finding.result.verdict == .wrongAnswer, "\(finding.result.message)")
    let shrunk = test.shrink(finding, slowest: outcome.slowest, seconds: 60)
    #expect(shrunk.finding.result.verdict == .wrongAnswer)
    guard case .juryFault(let message, let input) = shrunk.shrinking.obstacle else {
      Issue.record("\(String(describing: shrunk.shrinking.obstacle))")
      return
    }
    #expect(message.hasPrefix("the brute force failed: killed by SIGSEGV"))
    #expect(input.starts(with: Array("7".utf8)))
  }

  @Test func seedsRepeatCasesAndSizesTakeTurns() {
    for (first, maxSize) in [(0, 10), (20, 10), (7, 3), (.max, 7), (123_456_789_012, 1)]
      as [(UInt64, Int)]
    {
      let seeds = StressSeeds(first: first, maxSize: maxSize)
      let all = (0..<100).map(seeds.seed)
      #expect(all[0] == first)
      #expect(Set(all).count > 95)
      #expect(all.dropFirst().allSatisfy { $0 < 1 << 31 })
      for (seed, next) in zip(all, all.dropFirst()) {
        #expect(seeds.size(of: next) == seeds.size(of: seed) % maxSize + 1)
        #expect(StressSeeds(first: next, maxSize: maxSize).size(of: next) == seeds.size(of: next))
      }
    }
  }
}

/// Cases that are kept as files.
@Suite struct KeptCaseTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func keep(_ input: String, _ answer: String?) throws -> KeptCase {
    try KeptCase(
      input: Array(input.utf8), answer: answer.map { Array($0.utf8) },
      in: folder.path + "/data/secret", named: "stress-1")
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/data/secret/\(name)", encoding: .utf8)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path + "/data/secret").sorted()
  }

  @Test func bothFilesAreWrittenAndFoundAgain() throws {
    let kept = try keep("1\n", "2\n")
    #expect(kept.inputPath == "\(folder.path)/data/secret/stress-1.in" && !kept.wasKnown)
    #expect(try names() == ["stress-1.ans", "stress-1.in"])
    let cases = try DataFolder(folder.path + "/data").cases()
    #expect(cases.map(\.name) == ["secret/stress-1"])
    #expect(try cases[0].input() == Array("1\n".utf8))
    #expect(try cases[0].answer([]) == Array("2\n".utf8))
  }

  @Test func nothingIsOverwrittenAndNothingKeptTwice() throws {
    _ = try keep("1\n", "2\n")
    #expect(try keep("1\n", "2\n").wasKnown)
    let second = try keep("3\n", "4\n")
    #expect(second.inputPath.hasSuffix("/stress-1-2.in") && !second.wasKnown)
    for name in ["stress-1-3.ans", "stress-1-4.out", "stress-1-5.in"] {
      try folder.write("taken", as: "data/secret/\(name)")
    }
    #expect(try keep("5\n", "6\n").inputPath.hasSuffix("/stress-1-6.in"))
    #expect(try text("stress-1.in") == "1\n" && text("stress-1.ans") == "2\n")
    #expect(try text("stress-1-2.in") == "3\n" && text("stress-1-2.ans") == "4\n")
    #expect(try text("stress-1-3.ans") == "taken" && text("stress-1-5.in") == "taken")
    let expected =
      ["", "-2", "-6"].flatMap { ["stress-1\($0).ans", "stress-1\($0).in"] }
      + ["stress-1-3.ans", "stress-1-4.out", "stress-1-5.in"]
    #expect(try names() == expected.sorted())
  }

  /// Else it would be judged by that.
  @Test func aCaseWithoutAnAnswerGetsNoneThatIsThere() throws {
    try folder.write("7\n", as: "data/secret/stress-1.ans")
    #expect(try keep("1\n", nil).inputPath.hasSuffix("/stress-1-2.in"))
  }

  @Test func aCaseWithoutAnAnswerIsOneFile() throws {
    #expect(try keep("1\n", nil).inputPath.hasSuffix("/stress-1.in"))
    #expect(try names() == ["stress-1.in"])
  }

  @Test func anInputWithoutAnAnswerGetsIt() throws {
    _ = try keep("1\n", nil)
    #expect(try keep("1\n", nil).wasKnown)
    let kept = try keep("1\n", "2\n")
    #expect(kept.inputPath.hasSuffix("/stress-1.in") && kept.wasKnown)
    #expect(try names() == ["stress-1.ans", "stress-1.in"])
    #expect(try text("stress-1.ans") == "2\n")
    #expect(try !kept.hasOtherAnswer && !keep("1\n", " 2").hasOtherAnswer)
    let other = try keep("1\n", "3\n")
    #expect(other.wasKnown && other.hasOtherAnswer)
    #expect(try text("stress-1.ans") == "2\n")
    // It may stand in a file with the other extension.
    try folder.write("4\n", as: "data/secret/a.in")
    try folder.write("5\n", as: "data/secret/a.out")
    #expect(try keep("4\n", "6\n").inputPath.hasSuffix("/a.in"))
    #expect(try names() == ["a.in", "a.out", "stress-1.ans", "stress-1.in"])
  }

  @Test func aFolderThatCannotBeIsAnError() throws {
    try folder.write("a file", as: "data")
    let error = #expect(throws: KeptCaseError.self) { try keep("1\n", "2\n") }
    #expect(
      "\(try #require(error))".hasPrefix("cannot keep the case in \(folder.path)/data/secret: "))
  }
}
