import Foundation
import Judging
import TestSupport
import Testing

/// Programs and interactors are shell scripts here, and each has one fault at most.
@Suite struct DialogueTests {
  /// A program that says what it is told, line by line.
  static let echo = "while read -r x; do echo $x; done"
  /// An interactor that says 5 and wants to hear it.
  static let wantsFive = "echo 5; read -r x; [ \"$x\" = 5 ] && exit 0; echo \"not $x\" >&2; exit 1"

  func judge(
    _ program: String, against interactor: String, _ interface: Checker.Interface = .testlib,
    limits: Limits = roomyLimits, interactorLimits: Limits = roomyLimits
  ) throws -> CaseResult {
    let folder = try ScratchFolder()
    let judge = Judge(
      launcher: try Built.launcher(), command: Command("sh", ["-c", program]), limits: limits,
      opinion: .comparison(.tokens),
      interactor: Interactor(
        Command(try folder.script(interactor)), interface: interface, limits: interactorLimits))
    return try judge.judge(
      Case(name: "1", input: Array("input".utf8), answer: Array("answer".utf8)))
  }

  @Test func eachHearsWhatTheOtherSays() throws {
    let result = try judge(
      Self.echo,
      against: "for i in 1 2 3; do echo $i; read -r x; [ \"$x\" = $i ] || exit 1; done")
    #expect(result.verdict == .accepted, "\(result.message)")
    #expect(result.conversation?.texts == ["< 1", "> 1", "< 2", "> 2", "< 3", "> 3"])
    #expect(result.evidence == nil)
  }

  @Test(arguments: [
    (0, Verdict.accepted), (1, .wrongAnswer), (2, .presentationError), (3, .internalError),
    (5, .internalError),
  ])
  func theInteractorsExitCodeDecides(code: Int, verdict: Verdict) throws {
    let result = try judge("cat", against: "echo why >&2; exit \(code)")
    #expect(result.verdict == verdict, "\(result.message)")
    #expect(result.message.contains("why") || code == 5, "\(result.message)")
  }

  @Test func aTestlibInteractorGetsInputAndAnswer() throws {
    let result = try judge("cat > /dev/null", against: #"cat "$1" "$3" >&2; echo x > "$2"; exit 1"#)
    #expect(result.message == "inputanswer")
  }

  @Test(arguments: [(42, Verdict.accepted), (43, .wrongAnswer), (0, .internalError)])
  func anInteractorMaySpeakICPCsProtocol(code: Int, verdict: Verdict) throws {
    let result = try judge(
      "cat > /dev/null", against: #"cat "$1" "$2" > "${3}judgemessage.txt"; exit \#(code)"#, .icpc)
    #expect(result.verdict == verdict, "\(result.message)")
    #expect(result.message.contains("inputanswer") || code == 0)
  }

  @Test(.enabled(if: canSeeWhatProcessesDo))
  func twoThatWaitForEachOtherAreStoppedLongBeforeTheLimit() throws {
    let result = try judge("read -r x; read -r y", against: "echo 1; read -r x")
    #expect(result.verdict == .timeLimitExceeded)
    #expect(result.message.hasPrefix("both sides are waiting to read: the program has to flush"))
    #expect(try #require(result.run).wallSeconds < roomyLimits.wallSeconds / 4)
    #expect(result.conversation?.texts == ["< 1"])
  }

  @Test(.enabled(if: canSeeWhatProcessesDo)) func aLineWithoutAnEndIsShownAsSuch() throws {
    let result = try judge("printf 12; read -r x", against: "read -r x")
    #expect(
      result.message == "both sides are waiting to read: the program has not ended its line \"12\"")
    #expect(result.conversation?.texts == ["> 12 (the line is not ended)"])
  }

  @Test func whoSleepsDoesNotWaitForEver() throws {
    let result = try judge("read -r x; sleep 0.7; echo $x", against: Self.wantsFive)
    #expect(result.verdict == .accepted, "\(result.message)")
    let slow = try judge(Self.echo, against: "sleep 0.7; \(Self.wantsFive)")
    #expect(slow.verdict == .accepted, "\(slow.message)")
  }

  /// One of its threads reads what will never come, while another one computes in a child or waits for a while.
  @Test(.enabled(if: canSeeWhatProcessesDo), arguments: ["thread-burn", "thread-wait"])
  func whoIsNotReadyInAnyThreadDoesNotWaitForEver(fault: String) throws {
    let result = try judge("exec '\(Built.fault)' \(fault) 900", against: "read -r x; [ $x = 5 ]")
    #expect(result.verdict == .accepted, "\(result.message)")
  }

  @Test func aProgramThatEndsEarlyIsJudgedByTheInteractor() throws {
    let result = try judge("exit 0", against: Self.wantsFive)
    #expect(result.verdict == .wrongAnswer)
    #expect(result.message == "not")
  }

  @Test(arguments: [("exit 7", "exit code 7"), ("kill -SEGV $$", "killed by SIGSEGV")])
  func aCrashOfTheProgramIsItsOwn(program: String, reason: String) throws {
    // The interactor is disappointed, but that is a consequence.
    for interactor in [Self.wantsFive, "read -r x || exit 1", "cat; exit 3"] {
      let result = try judge(program, against: interactor)
      #expect(result.verdict == .runtimeError, "\(interactor): \(result.message)")
      #expect(result.message.contains(reason), "\(interactor): \(result.message)")
    }
  }

  #if os(Linux)
    /// The interactor must not hear of its end before the judge does, however long that takes.
    @Test func aCrashIsTheProgramsOwnAlsoIfItsReportIsLate() throws {
      let folder = try ScratchFolder()
      let program = try folder.script(
        "touch '\(folder.path)/ready'; while ! [ -e '\(folder.path)/go' ]; do sleep 0.02; done; kill -SEGV $$",
        as: "program.sh")
      let files = FileManager.default
      Thread.detachNewThread {
        guard waitUntil({ files.fileExists(atPath: folder.path + "/ready") }),
          let launcher = ProcessList.parent(ofProcessMentioning: program)
        else { return }
        // It reports nothing while it is stopped.
        kill(launcher, SIGSTOP)
        _ = files.createFile(atPath: folder.path + "/go", contents: nil)
        usleep(800_000)
        kill(launcher, SIGCONT)
      }
      let result = try judge("exec '\(program)'", against: Self.wantsFive)
      #expect(result.verdict == .runtimeError, "\(result.message)")
      #expect(try #require(result.run).wallSeconds > 0.7)
    }
  #endif

  @Test func aCrashOfTheInteractorIsTheJurys() throws {
    for program in [Self.echo, "read -r x; read -r x || exit 9", "sleep 1000"] {
      let result = try judge(program, against: "echo 5; kill -SEGV $$")
      #expect(result.verdict == .internalError, "\(program)")
      #expect(result.message.contains("script.sh failed: killed by SIGSEGV"), "\(result.message)")
    }
  }

  @Test func aRejectedProgramIsStoppedAtOnce() throws {
    let result = try judge(
      "while :; do echo 1; read -r x; done; sleep 1000",
      against: """
        for i in 1 2 3; do read -r x; echo no; done
        echo too many questions >&2; exit 1
        """)
    #expect(result.verdict == .wrongAnswer)
    #expect(result.message == "too many questions")
    #expect(result.conversation?.texts.prefix(6) == ["> 1", "< no", "> 1", "< no", "> 1", "< no"])
    let sleeper = try judge("echo 1; sleep 1000", against: "read -r x; exit 1")
    #expect(sleeper.verdict == .wrongAnswer)
    #expect(try #require(sleeper.run).wallSeconds < roomyLimits.wallSeconds / 4)
  }

  @Test func anAcceptedProgramMustStillEndWell() throws {
    let crash = try judge("\(Self.echo); exit 4", against: Self.wantsFive)
    #expect(crash.verdict == .runtimeError, "\(crash.message)")
    let trace = try judge(
      "\(Self.echo); echo main >&2; echo EOF >&2; exit 1", against: Self.wantsFive)
    #expect(trace.message == "exit code 1; the interactor had accepted it before\nmain\nEOF")
    let limits = Limits(cpuSeconds: 10, wallSeconds: 0.6, memoryBytes: 256 << 20)
    let hang = try judge("\(Self.echo); sleep 1000", against: Self.wantsFive, limits: limits)
    #expect(hang.verdict == .timeLimitExceeded, "\(hang.message)")
    #expect(hang.message.hasSuffix("; the interactor had accepted it before"), "\(hang.message)")
  }

  @Test func theLimitsAreThoseOfTheProgram() throws {
    var limits = Limits(cpuSeconds: 0.3, wallSeconds: 20, memoryBytes: 256 << 20)
    let busy = try judge("while :; do :; done", against: "read -r x", limits: limits)
    #expect(busy.verdict == .timeLimitExceeded)
    #expect(busy.message.contains("of CPU time"), "\(busy.message)")
    limits.outputBytes = 1 << 20
    limits.cpuSeconds = 10
    let flood = try judge("yes", against: "cat > /dev/null", limits: limits)
    #expect(flood.verdict == .outputLimitExceeded)
  }

  @Test(.enabled(if: canSeeWhatProcessesDo))
  func aProgramIsNotBlamedForAnInteractorThatHangs() throws {
    let limits = Limits(cpuSeconds: 10, wallSeconds: 0.8, memoryBytes: 256 << 20)
    for interactor in ["sleep 1000", "while :; do :; done"] {
      let result = try judge("read -r x", against: interactor, limits: limits)
      #expect(result.verdict == .internalError, "\(interactor)")
      #expect(result.message.contains("has kept the program waiting"), "\(result.message)")
    }
  }

  // For what the judge takes in one go it needs seconds itself, if it is watched by the address sanitizer.
  #if DEBUG
    private static let longSeconds = 30.0
  #else
    private static let longSeconds = 2.5
  #endif

  /// Nor is one that has more to say than fits into a pipe.
  @Test(.enabled(if: canSeeWhatProcessesDo), arguments: ["sleep 1000", "while :; do :; done"])
  func aProgramThatNobodyReadsIsNotBlamed(interactor: String) throws {
    // The interactor that is busy must not run out of CPU time before.
    let limits = Limits(cpuSeconds: 100, wallSeconds: Self.longSeconds, memoryBytes: 256 << 20)
    var interactorLimits = limits
    interactorLimits.wallSeconds = 2 * Self.longSeconds
    // More than the judge takes in one go, so that it is noticed in any case that nobody reads.
    let result = try judge(
      "head -c 50000000 /dev/zero", against: interactor, limits: limits,
      interactorLimits: interactorLimits)
    #expect(result.verdict == .internalError, "\(result.message)")
    #expect(result.message.contains("has kept the program waiting"), "\(result.message)")
  }

  /// A thread of its own wakes up now and then, as those of Java and Go have.
  static let readsBesideASleeper = """
    exec python3 -c '
    import sys, threading, time
    threading.Thread(target=time.sleep, args=[1000], daemon=True).start()
    sys.stdin.readline()
    '
    """

  @Test(
    .enabled(if: canSeeWhatProcessesDo && Program(installed: "python3") != nil),
    arguments: [
      ("read -r x", readsBesideASleeper, Verdict.timeLimitExceeded),
      (readsBesideASleeper, "read -r x", .timeLimitExceeded),
      (readsBesideASleeper, "sleep 1000", .internalError),
    ])
  func whoListensHasKeptNobodyWaiting(
    program: String, interactor: String, verdict: Verdict
  ) throws {
    let limits = Limits(cpuSeconds: 10, wallSeconds: 1.5, memoryBytes: 256 << 20)
    let result = try judge(program, against: interactor, limits: limits)
    #expect(result.verdict == verdict, "\(result.message)")
  }

  /// It writes without an end, and the interactor takes its time, but reads: also when nothing more is taken from the
  /// program for long, as much of what was taken is still unread.
  @Test(
    .enabled(if: Program(installed: "python3") != nil),
    arguments: [("yes", 0.02), ("cat /dev/zero", 0.3)])
  func whoWritesWithoutAnEndIsBlamedAlsoIfTheInteractorIsSlow(
    program: String, pause: Double
  ) throws {
    let limits = Limits(cpuSeconds: 10, wallSeconds: Self.longSeconds, memoryBytes: 256 << 20)
    let slow = """
      exec python3 -c '
      import sys, time
      while sys.stdin.buffer.read1(8192): time.sleep(\(pause))
      '
      """
    let result = try judge(program, against: slow, limits: limits)
    #expect(result.verdict == .timeLimitExceeded, "\(result.message)")
  }

  /// It was waiting all the time, but that is not what has ended it.
  @Test(.enabled(if: canSeeWhatProcessesDo && Program(installed: "python3") != nil))
  func aCrashIsNotTheInteractorsAlsoIfItIsSlow() throws {
    let script = "import signal; signal.setitimer(signal.ITIMER_REAL, 0.2); input()"
    let result = try judge("exec python3 -c '\(script)'", against: "exec sleep 1000")
    #expect(result.verdict == .runtimeError, "\(result.message)")
  }

  /// The time until a reply comes is not the program's, but what it takes itself is.
  @Test(arguments: [
    ("", "sleep 0.4;", Verdict.accepted), ("sleep 0.4;", "", .timeLimitExceeded),
  ])
  func whoIsSlowToReplyTakesNoTimeOfTheProgram(
    before: String, reply: String, verdict: Verdict
  ) throws {
    let limits = Limits(cpuSeconds: 10, wallSeconds: 1.5, memoryBytes: 256 << 20)
    let result = try judge(
      "for i in 1 2 3 4 5 6; do \(before) echo $i; read -r x; [ $x = $i ] || exit 1; done",
      against: "while read -r x; do \(reply) echo $x; done", limits: limits,
      interactorLimits: limits)
    #expect(result.verdict == verdict, "\(result.message)")
    if verdict == .accepted { #expect(try #require(result.run).wallSeconds < 1.5) }
  }

  @Test func aHangAfterTheProgramsEndIsTheInteractors() throws {
    let limits = Limits(cpuSeconds: 10, wallSeconds: 0.5, memoryBytes: 256 << 20)
    let result = try judge(
      "exit 0", against: "sleep 1000", limits: limits, interactorLimits: limits)
    #expect(result.verdict == .internalError)
    #expect(result.message.contains("stopped after"), "\(result.message)")
  }

  /// It would take the whole time limit in each case, and ten seconds more if the program has ended.
  @Test(.enabled(if: canSeeWhatProcessesDo), arguments: ["read -r x", "exit 0"])
  func anInteractorThatHangsIsNotCalledAgain(program: String) throws {
    let folder = try ScratchFolder()
    let calls = folder.path + "/calls"
    let interactor = try folder.script(
      "echo >> '\(calls)'; [ $(cat $1) = 2 ] && sleep 1000; echo 1; exit 0")
    let limits = Limits(cpuSeconds: 10, wallSeconds: 0.8, memoryBytes: 256 << 20)
    let judge = Judge(
      launcher: try Built.launcher(), command: Command("sh", ["-c", program]), limits: limits,
      opinion: .comparison(.tokens),
      interactor: Interactor(Command(interactor), limits: limits))
    let cases = (1...6).map { Case(name: "\($0)", input: Array("\($0)\n".utf8), answer: []) }
    let results = judge.run(cases).results
    #expect(
      results.map(\.verdict) == [.accepted] + Array(repeating: .internalError, count: 5),
      "\(results.map(\.message))")
    #expect(
      results.dropFirst(2).allSatisfy {
        $0.message == "the interactor \(interactor) was not called, as it hung in 2"
      }, "\(results.map(\.message))")
    #expect(FileManager.default.contents(atPath: calls)?.count == 2)
  }

  @Test func aProgramMayTakeLongerThanAnInteractorByItself() throws {
    let own = Limits(cpuSeconds: 10, wallSeconds: 0.2, memoryBytes: 256 << 20)
    let limits = Limits(cpuSeconds: 10, wallSeconds: 20, memoryBytes: 256 << 20)
    let result = try judge(
      "sleep 0.8; echo 5", against: "read -r x; [ $x = 5 ]", limits: limits, interactorLimits: own)
    #expect(result.verdict == .accepted, "\(result.message)")
  }

  @Test func nobodyDiesOfAPipeWithoutAReader() throws {
    // The interactor ends while the program has much to say, and the other way round.
    let talker = try judge("yes | head -c 300000; exit 0", against: "read -r x; exit 0")
    #expect(talker.verdict == .accepted, "\(talker.message)")
    let listener = try judge(
      "exec <&-; exit 0", against: "yes | head -c 300000; exit 0")
    #expect(listener.verdict == .accepted, "\(listener.message)")
  }

  @Test func aClosedOutputIsTheEndOfWhatIsSaid() throws {
    let result = try judge(
      "exec >&-; cat > /dev/null", against: "read -r x || { echo silence >&2; exit 1; }")
    #expect(result.verdict == .wrongAnswer)
    #expect(result.message == "silence")
  }

  @Test(.enabled(if: canSeeWhatProcessesDo)) func whoOnlyWritesIsNotHeardForEver() throws {
    let limits = Limits(cpuSeconds: 0.3, wallSeconds: 60, memoryBytes: 256 << 20)
    let result = try judge("yes", against: "yes >&1", limits: limits, interactorLimits: limits)
    #expect(result.verdict == .timeLimitExceeded)
    #expect(result.message.contains("neither reads what the other has written"))
    let deaf = try judge("yes", against: "mkfifo \"$2\"; exec 3<> \"$2\"; read -r x <&3")
    #expect(deaf.verdict == .timeLimitExceeded)
    #expect(deaf.message.contains("the program writes, and the interactor does not read"))
  }

  @Test func muchIsSaidInBothDirections() throws {
    let result = try judge(
      "cat", against: #"seq 100000 & seq 100000 > "$2"; head -n 100000 | cmp - "$2""#)
    #expect(result.verdict == .accepted, "\(result.message)")
    let texts = try #require(result.conversation?.texts)
    #expect(texts.count == 2 * Conversation.capacity + 1)
    #expect(texts[Conversation.capacity] == "… 199900 more lines")
    #expect(texts.last == "> 100000")
  }

  @Test func aMissingInteractorIsAnInternalError() throws {
    let judge = Judge(
      launcher: try Built.launcher(), command: Command("cat"), limits: roomyLimits,
      opinion: .comparison(.tokens), interactor: Interactor(Command("/no/interactor")))
    let result = try judge.judge(Case(name: "1", input: [], answer: []))
    #expect(result.verdict == .internalError)
    #expect(result.message == "cannot start /no/interactor: no such file")
  }

  @Test func nothingIsLeftRunning() throws {
    let mark = "1000.\(UInt32.random(in: 0 ... .max))"
    let result = try judge(
      "sleep \(mark) & echo 1; read -r x", against: "sleep \(mark) & read -r x; exit 1")
    #expect(result.verdict == .wrongAnswer)
    #expect(waitUntil { ProcessList.processes(startedAs: "sleep \(mark)").isEmpty })
  }
}
