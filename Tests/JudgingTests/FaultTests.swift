import Foundation
import Judging
import TestSupport
import Testing

/// Every fault a judged program can have gets the verdict that judges give.
@Suite struct FaultTests {
  func verdict(_ run: Execution, _ limits: Limits = roomyLimits) -> Verdict? {
    Explanation(run, limits: limits)?.verdict
  }

  @Test func aGoodEndIsNoFault() throws {
    let run = try runFault("exit", 0)
    #expect(run.end == .exit(0))
    #expect(run.exceeded == nil)
    #expect(verdict(run) == nil)
  }

  @Test(arguments: ["no-such-program", "./no/such/file", "/"])
  func aMissingProgramIsNotTheContestantsFault(program: String) throws {
    let error = #expect(throws: ExecutionError.self) {
      try Built.launcher().run(Command(program), input: .bytes([]), limits: roomyLimits)
    }
    #expect("\(try #require(error))".hasPrefix("cannot start \(program): "))
  }

  @Test func aFileThatMayNotBeExecutedIsNamed() throws {
    let folder = try ScratchFolder()
    let file = try folder.write("text", as: "notes.txt")
    #expect(throws: ExecutionError.cannotStart(file, reason: "the file is not executable")) {
      try Built.launcher().run(Command(file), input: .bytes([]), limits: roomyLimits)
    }
  }

  @Test func aFileThatIsNoProgramIsNamed() throws {
    let folder = try ScratchFolder()
    let file = try folder.executable("neither a script nor machine code", as: "program")
    let error = #expect(throws: ExecutionError.self) {
      try Built.launcher().run(Command(file), input: .bytes([]), limits: roomyLimits)
    }
    let text = "\(try #require(error))"
    #expect(text.hasPrefix("cannot start \(file): it is no program for this machine"), "\(text)")
  }

  @Test(arguments: ["#!/no/such/interpreter\n", "#!/bin/sh\r\necho 1\r\n"])
  func aScriptWhoseInterpreterIsMissingIsTold(text: String) throws {
    let folder = try ScratchFolder()
    let file = try folder.executable(text, as: "script")
    let error = #expect(throws: ExecutionError.self) {
      try Built.launcher().run(Command(file), input: .bytes([]), limits: roomyLimits)
    }
    let complaint = "\(try #require(error))"
    #expect(
      complaint.hasPrefix("cannot start \(file): what is to run it is missing"), "\(complaint)")
  }

  @Test(arguments: [1, 5, 42, 127, 139, 255])
  func anExitCodeIsARuntimeError(code: Int) throws {
    let run = try runFault("exit", code)
    #expect(run.end == .exit(Int32(code)))
    #expect(Explanation(run, limits: roomyLimits)?.message == "exit code \(code)")
    #expect(verdict(run) == .runtimeError)
  }

  @Test(arguments: [
    (SIGSEGV, "SIGSEGV"), (SIGABRT, "SIGABRT"), (SIGFPE, "SIGFPE"), (SIGTERM, "SIGTERM"),
    (SIGKILL, "SIGKILL"), (SIGBUS, "SIGBUS"), (SIGPIPE, "SIGPIPE"), (SIGALRM, "SIGALRM"),
    // No time limit was exceeded, although that is what this one is for.
    (SIGXCPU, "SIGXCPU"), (SIGUSR1, "SIGUSR1"), (SIGHUP, "SIGHUP"), (SIGINT, "SIGINT"),
    (SIGQUIT, "SIGQUIT"),
  ])
  func aSignalIsToldByName(number: Int32, name: String) throws {
    let run = try runFault("signal", Int(number))
    #expect(run.end == .signal(number))
    let explanation = try #require(Explanation(run, limits: roomyLimits))
    #expect(explanation.verdict == .runtimeError)
    #expect(explanation.message.hasPrefix("killed by \(name)"), "\(explanation.message)")
  }

  /// The launcher, its parent, would trace it: the signal only stops it then.
  @Test(
    .enabled(if: canSeeWhatProcessesDo && Program(installed: "python3") != nil),
    arguments: [SIGTRAP, SIGTERM, SIGSTOP, SIGUSR1])
  func aProgramThatAsksToBeTracedGetsItsSignals(number: Int32) throws {
    let script = """
      import ctypes, os, signal
      signal.signal(signal.SIGUSR1, lambda number, frame: os._exit(7))
      ctypes.CDLL(None).ptrace(0, 0, 0, 0)
      os.kill(os.getpid(), \(number))
      """
    let limits = Limits(cpuSeconds: 5, wallSeconds: 2, memoryBytes: 256 << 20)
    let run = try Built.launcher().run(
      Command("python3", ["-c", script]), input: .bytes([]), limits: limits)
    switch number {
    case SIGUSR1: #expect(run.end == .exit(7))
    case SIGSTOP: #expect(run.exceeded == .wallTime)
    default: #expect(run.end == .signal(number))
    }
  }

  @Test func aSwiftTrapIsExplained() throws {
    let run = try runFault("trap", 7)
    guard case .signal(let number) = run.end else {
      Issue.record("it ended with \(run.end)")
      return
    }
    #expect([SIGILL, SIGTRAP].contains(number))
    let message = try #require(Explanation(run, limits: roomyLimits)).message
    #expect(message.contains("a Swift runtime check failed"), "\(message)")
    #expect(verdict(run) == .runtimeError)
  }

  /// The program's own last words follow the judge's, and no page of registers.
  @Test func theLastLinesOfTheErrorsAreShown() throws {
    let run = try runShell("for i in 1 2 3 4 5 6 7; do echo line $i >&2; done; exit 3")
    let message = try #require(Explanation(run, limits: roomyLimits)).message
    #expect(message == "exit code 3\nline 3\nline 4\nline 5\nline 6\nline 7")
  }

  @Test(arguments: MemoryWatch.allCases)
  func deepRecursionIsARuntimeErrorEvenThoughItFillsTheMemory(watch: MemoryWatch) throws {
    for memory in [16, 64] {
      let limits = Limits(cpuSeconds: 10, wallSeconds: 60, memoryBytes: memory << 20)
      let run = try runFault("recurse", limits: limits, memoryWatch: watch)
      #expect(run.end == .signal(SIGSEGV))
      #expect(verdict(run, limits) == .runtimeError)
      let message = try #require(Explanation(run, limits: limits)).message
      #expect(message.contains("too deep for a stack of \(memory) MiB"), "\(message)")
    }
  }

  /// The stack may be as large as the memory.
  @Test func aStackBeyondTheUsualEightMebibytesIsThere() throws {
    let run = try runFault("recurse", -150_000)
    #expect(run.end == .exit(0), "\(run.errors.text)")
  }

  @Test(arguments: MemoryWatch.allCases)
  func memoryBeyondTheLimitIsTold(watch: MemoryWatch) throws {
    let limits = Limits(cpuSeconds: 10, wallSeconds: 60, memoryBytes: 64 << 20)
    for fault in ["allocate", "allocate-at-once"] {
      let run = try runFault(fault, 4_000, limits: limits, memoryWatch: watch)
      #expect(run.exceeded == .memory, "\(fault)")
      #expect(verdict(run, limits) == .memoryLimitExceeded)
      #expect(run.peakMemoryBytes > 64 << 20)
      #expect(run.peakMemoryBytes < 1 << 30, "\(fault) was stopped late")
    }
  }

  /// A program that ends by itself, faster than anybody has looked, is judged by the kernel's count.
  @Test(arguments: MemoryWatch.allCases)
  func memoryBeyondTheLimitIsToldAfterTheEnd(watch: MemoryWatch) throws {
    let limits = Limits(cpuSeconds: 10, wallSeconds: 60, memoryBytes: 4 << 20)
    let run = try runFault("exit", 0, limits: limits, memoryWatch: watch)
    #expect(verdict(run, limits) == .memoryLimitExceeded)
    #expect(run.peakMemoryBytes > 4 << 20)
  }

  /// What is within the limit by the judge's count is never killed by the kernel's, which is higher.
  @Test(arguments: MemoryWatch.allCases)
  func memoryUpToTheLimitIsFine(watch: MemoryWatch) throws {
    for memory in [32, 256] {
      let limits = Limits(cpuSeconds: 10, wallSeconds: 60, memoryBytes: memory << 20)
      let idle = try runFault("allocate", 0, memoryWatch: watch).peakMemoryBytes
      let mebibytes = memory - 2 - idle >> 20
      let run = try runFault(
        "allocate-at-once", mebibytes, limits: limits, memoryWatch: watch)
      #expect(run.outputText == "1\n")
      #expect(verdict(run, limits) == nil, "\(run.peakMemoryBytes) of \(limits.memoryBytes)")
      #expect(run.peakMemoryBytes > limits.memoryBytes - 4 << 20)
    }
  }

  /// Java, C#, Node and Go list the calls behind the reason.
  @Test(arguments: [
    (
      "Exception in thread \"main\" java.lang.OutOfMemoryError: Java heap space",
      "\tat Main.fill(Main.java:%)"
    ),
    (
      "Unhandled exception. System.OutOfMemoryException: Array dimensions exceeded",
      "   at Program.Fill() in Program.cs:line %"
    ),
    (
      "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory",
      " %: 0xb090e0 node::Abort() [node]"
    ),
    ("fatal error: runtime: out of memory", "main.fill(...) main.go:%"),
  ])
  func memoryThatRanOutIsToldInFrontOfTheCalls(reason: String, call: String) throws {
    let calls = (1...9).map { call.replacing("%", with: "\($0)") }
    let text = (["before", reason] + calls).joined(separator: "\n")
    let run = try runShell("cat >&2 << 'END'\n\(text)\nEND\nexit 1")
    let explanation = try #require(Explanation(run, limits: roomyLimits))
    #expect(explanation.verdict == .memoryLimitExceeded)
    let lines = ["an allocation failed: exit code 1", reason] + calls.prefix(4)
    #expect(explanation.message == lines.joined(separator: "\n"))
  }

  @Test(arguments: MemoryWatch.allCases)
  func anAllocationThatTheSystemRefusesIsTooMuchMemory(watch: MemoryWatch) throws {
    let run = try runFault("allocate-at-once", 100_000_000, memoryWatch: watch)
    let explanation = try #require(Explanation(run, limits: roomyLimits))
    #expect(explanation.verdict == .memoryLimitExceeded)
    #expect(explanation.message.hasPrefix("an allocation failed: "), "\(explanation.message)")
  }

  @Test(arguments: ["sleep", "stop"])
  func doingNothingExceedsTheTimeOnTheClock(fault: String) throws {
    let limits = Limits(cpuSeconds: 10, wallSeconds: 0.3, memoryBytes: 256 << 20)
    let run = try runFault(fault, limits: limits)
    #expect(run.exceeded == .wallTime)
    #expect(verdict(run, limits) == .timeLimitExceeded)
    #expect(run.wallSeconds >= 0.3)
    let message = try #require(Explanation(run, limits: limits)).message
    #expect(message.contains("of wall-clock time, the limit is 0.30 s"), "\(message)")
  }

  @Test func aBusyLoopThatIgnoresSignalsIsKilled() throws {
    let limits = Limits(cpuSeconds: 0.3, wallSeconds: 60, memoryBytes: 256 << 20)
    let run = try runFault("spin", limits: limits)
    #expect(run.end == .signal(SIGKILL))
    #expect(run.exceeded == .cpuTime)
    #expect(run.cpuSeconds > 0.3)
    // The kernel's own limit, which is there for emergencies, comes seconds later.
    #expect(run.cpuSeconds < 1.5)
    #expect(verdict(run, limits) == .timeLimitExceeded)
    let message = try #require(Explanation(run, limits: limits)).message
    #expect(message.hasPrefix("stopped after "), "\(message)")
    #expect(message.contains("of CPU time, the limit is 0.30 s"), "\(message)")
  }

  /// The system forgets what ended children have used if nobody waits for them.
  @Test(.enabled(if: canSeeWhatProcessesDo)) func timeOfChildrenThatNobodyWaitsForCounts() throws {
    let limits = Limits(cpuSeconds: 0.6, wallSeconds: 60, memoryBytes: 256 << 20)
    let run = try runFault("unawaited-children", 400, limits: limits)
    #expect(run.exceeded == .cpuTime)
    #expect(run.cpuSeconds > 0.6 && run.cpuSeconds < 1.5, "\(run.cpuSeconds)")
    let enough = Limits(cpuSeconds: 10, wallSeconds: 60, memoryBytes: 256 << 20)
    let unstopped = try runFault("unawaited-children", 200, limits: enough)
    // What each takes after the last look at it is lost: more than one has been seen.
    #expect(unstopped.exceeded == nil && unstopped.cpuSeconds > 0.25, "\(unstopped.cpuSeconds)")
  }

  @Test(.enabled(if: canSeeWhatProcessesDo)) func childrenOfAnyThreadCount() throws {
    let run = try runFault("thread-children", 8, limits: roomyLimits, memoryWatch: .judgeAlone)
    #expect(run.exceeded == .memory)
    var limits = roomyLimits
    (limits.processes, limits.memoryBytes) = (4, 4 << 30)
    #expect(try runFault("thread-children", 8, limits: limits).exceeded == .processes)
  }

  /// What ends the program is only what it came to next.
  @Test func tooMuchTimeComesBeforeWhatFollows() throws {
    let limits = Limits(
      cpuSeconds: 0.3, wallSeconds: 60, memoryBytes: 256 << 20, outputBytes: 1 << 20)
    let run = try runFault("burn-then-flood", 350, limits: limits)
    #expect(run.exceeded == .cpuTime)
    #expect(verdict(run, limits) == .timeLimitExceeded)
  }

  /// The kernel tells nothing of the memory of a process by a thread that has ended.
  @Test(.enabled(if: canSeeWhatProcessesDo))
  func theMemoryOfAProgramWhoseMainThreadHasEndedCounts() throws {
    let limits = Limits(cpuSeconds: 10, wallSeconds: 60, memoryBytes: 64 << 20)
    let run = try runFault("thread-alone", 400, limits: limits, memoryWatch: .judgeAlone)
    #expect(run.exceeded == .memory)
    #expect(run.end == .signal(SIGKILL))
    #expect(run.peakMemoryBytes < 300 << 20, "\(run.peakMemoryBytes)")
  }

  /// A near miss runs to its end and is told by how much it missed.
  @Test func aLittleTooMuchTimeIsToldAsAShare() throws {
    let limits = Limits(cpuSeconds: 0.3, wallSeconds: 60, memoryBytes: 256 << 20)
    let run = try runFault("burn", 320, limits: limits)
    #expect(run.end == .exit(0))
    #expect(run.exceeded == .cpuTime)
    let message = try #require(Explanation(run, limits: limits)).message
    let percent = String(format: "%.1f", (run.cpuSeconds / 0.3 - 1) * 100)
    #expect(message.contains(", \(percent) % over the limit of 0.30 s"), "\(message)")
  }

  @Test func anOutputFloodIsStopped() throws {
    let limits = Limits(
      cpuSeconds: 10, wallSeconds: 60, memoryBytes: 256 << 20, outputBytes: 1 << 20)
    let run = try runFault("flood-output", limits: limits)
    #expect(run.exceeded == .output)
    #expect(verdict(run, limits) == .outputLimitExceeded)
    #expect(run.output.count < 2 << 20)
  }

  @Test func outputUpToTheLimitIsFine() throws {
    let size = 1 << 20
    let limits = Limits(
      cpuSeconds: 10, wallSeconds: 60, memoryBytes: 256 << 20, outputBytes: size)
    #expect(try verdict(runFault("flood-output", size, limits: limits), limits) == nil)
    let run = try runFault("flood-output", size + 1, limits: limits)
    #expect(verdict(run, limits) == .outputLimitExceeded)
  }

  @Test func aFloodOfErrorsIsCutButNoFault() throws {
    let run = try runFault("flood-errors", 30 << 20)
    #expect(run.end == .exit(0))
    #expect(verdict(run) == nil)
    #expect(run.errors.byteCount == 30 << 20)
    #expect(run.errors.head.count + run.errors.tail.count == 2 * CapturedText.capacity)
  }

  @Test func anyByteIsTakenAsItIs() throws {
    #expect(try runFault("raw-bytes").output == [0xFF, 0x00, 0xC3, 0x28, 0x80])
    #expect(try runFault("flood-output", 9_999_999).output.count == 9_999_999)
  }

  #if os(Linux)
    /// How much a program leaves in the pipe depends on who is faster.
    @Test func allThatIsInThePipeAtTheEndIsRead() throws {
      for _ in 0..<60 {
        #expect(try runFault("packets", 250).output.count == 250)
      }
    }
  #endif

  /// The end of the output is not the end of the program.
  @Test func theExitCodeCountsAlsoWhenTheOutputWasClosedBefore() throws {
    let run = try runFault("close-output")
    #expect(run.outputText == "5\n")
    #expect(run.end == .exit(5))
    #expect(verdict(run) == .runtimeError)
  }

  @Test func inputThatNobodyReadsIsNoFault() throws {
    let run = try runFault("ignore-input", input: [UInt8](repeating: 65, count: 10 << 20))
    #expect(run.outputText == "done\n")
    #expect(verdict(run) == nil)
  }

  @Test func writingBeforeReadingDoesNotDeadlock() throws {
    let input = [UInt8](repeating: 66, count: 10 << 20)
    let run = try runFault("write-before-read", 10 << 20, input: input)
    #expect(run.output.count == (10 << 20) + "\n10485760\n".utf8.count)
    #expect(run.outputText.hasSuffix("\n10485760\n"))
    #expect(verdict(run) == nil)
  }
}
