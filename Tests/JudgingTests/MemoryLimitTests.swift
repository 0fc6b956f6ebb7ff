import Foundation
import Judging
import TestSupport
import Testing

/// What a control group does for a run, on systems that give one.
@Suite(.enabled("the system gives no memory groups") { MemoryGroups.ofThisProcess != nil })
struct MemoryLimitTests {
  private func limits(mebibytes: Int) -> Limits {
    Limits(cpuSeconds: 10, wallSeconds: 60, memoryBytes: mebibytes << 20)
  }

  @Test func theGroupIsAmongTheProtection() throws {
    #expect(try runFault("exit", 0).protection.names.last == "cgroup")
    let alone = try runFault("exit", 0, memoryWatch: .judgeAlone)
    #expect(!alone.protection.contains(.memoryGroup))
  }

  /// While the judge itself is stopped, nobody else watches.
  @Test(arguments: ["allocate", "allocate-at-once"])
  func theKernelKillsWhoeverExceedsTheLimit(fault: String) throws {
    let killed = try endWithoutJudge(fault, limitMebibytes: 64)
    #expect(killed.hasPrefix("end: signal(9), exceeded: memory"), "\(killed)")
    let unharmed = try endWithoutJudge(fault, limitMebibytes: 128)
    #expect(unharmed.hasPrefix("end: exit(0), exceeded: none"), "\(unharmed)")
  }

  /// Returns what a judge tells about a program that occupies 100 MiB while the judge is stopped.
  private func endWithoutJudge(_ fault: String, limitMebibytes: Int) throws -> String {
    let scratch = try ScratchFolder()
    let mark = "\(Int.random(in: 10_000_000...99_999_999))"
    let script =
      "until test -e '\(scratch.path)/go'; do sleep 0.01; done; "
      + "exec '\(Built.fault)' \(fault) 100 \(mark)"
    let judge = Process()
    let output = Pipe()
    judge.executableURL = URL(fileURLWithPath: Built.smallJudge)
    judge.arguments = [Built.launcherPath, "60", "\(limitMebibytes)", "sh", "-c", script]
    judge.standardOutput = output
    try judge.run()
    #expect(output.fileHandleForReading.availableData == Data("running\n".utf8))
    func isAlone() -> Bool {
      ProcessList.processes(mentioning: mark).allSatisfy { $0.hasPrefix(Built.smallJudge) }
    }
    #expect(waitUntil { !isAlone() })
    kill(judge.processIdentifier, SIGSTOP)
    try scratch.write("", as: "go")
    let isOver = waitUntil(isAlone)
    kill(judge.processIdentifier, SIGCONT)
    #expect(isOver)
    return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// A stack is not what the judge's own watch stops a program for, so here only the kernel can.
  @Test func aKillOfTheKernelIsTooMuchMemoryAndNoCrash() throws {
    let limits = limits(mebibytes: 64)
    let run = try runFault("allocate-and-recurse", 40, limits: limits)
    #expect(run.end == .signal(SIGKILL))
    #expect(run.wasKilledForMemory)
    #expect(run.exceeded == .memory)
    #expect((64 << 20..<100 << 20).contains(run.peakMemoryBytes), "\(run.peakMemoryBytes)")
    let explanation = try #require(Explanation(run, limits: limits))
    #expect(explanation.verdict == .memoryLimitExceeded)
    #expect(
      explanation.message.contains(" MiB of memory, the limit is 64 MiB: killed by the system"),
      "\(explanation.message)")
  }

  /// The child is dead, and no process has had more than the limit.
  @Test func whatTheChildDidCountsAlsoIfTheProgramEndsWell() throws {
    let run = try runFault("stack-and-awaited-child", 230)
    #expect(run.wasKilledForMemory)
    #expect(run.exceeded == .memory)
    #expect(run.peakMemoryBytes > 256 << 20)
  }

  /// The child is dead, and the program, which knows nothing of it, sleeps on.
  @Test func nobodyWaitsForAProgramWhoseChildWasKilled() throws {
    let run = try runFault("stack-and-child", 230)
    #expect(run.wasKilledForMemory)
    #expect(run.exceeded == .memory)
    #expect(run.wallSeconds < 30)
  }

  /// A stack of more than half of the limit is named as the reason.
  @Test func aDeepRecursionIsNamed() throws {
    let limits = limits(mebibytes: 100)
    let run = try runFault("stack-and-child", 130, limits: limits)
    let message = try #require(Explanation(run, limits: limits)).message
    #expect(message.contains(", in a recursion 6"), "\(message)")
  }

  /// 40 MiB each: more than one process has, and no more than the kernel lets them have.
  @Test func theMemoryOfAllProcessesIsToldTogether() throws {
    let scratch = try ScratchFolder()
    let script = """
      '\(Built.fault)' children 4 > '\(scratch.path)/filled' &
      until test "$(wc -l < '\(scratch.path)/filled')" = 4; do sleep 0.05; done
      kill $!
      """
    let together = try runShell(script, limits: limits(mebibytes: 512))
    #expect(together.exceeded == nil)
    #expect(
      (160 << 20..<256 << 20).contains(together.peakMemoryBytes), "\(together.peakMemoryBytes)")
  }

  /// Files that a program reads or writes stay in memory, and are not its own.
  @Test func theContentOfFilesIsNotCounted() throws {
    let scratch = try ScratchFolder()
    let limits = limits(mebibytes: 64)
    let run = try runShell(
      "dd if=/dev/zero of='\(scratch.path)/large' bs=1M count=200 && cat '\(scratch.path)/large' "
        + "| wc -c", limits: limits)
    #expect(run.outputText == "\(200 << 20)\n", "\(run.errors.text)")
    #expect(Explanation(run, limits: limits) == nil)
    #expect(run.peakMemoryBytes < 64 << 20)
  }

  /// One launcher serves them all, with one group as long as that is as good as new.
  @Test func everyRunHasItsOwnLimit() throws {
    let launcher = try Built.launcher()
    for mebibytes in [64, 256, 64, 32, 128, 128, 64] {
      let limits = limits(mebibytes: mebibytes)
      let run = try launcher.run(
        Command(Built.fault, ["allocate-at-once", "80"]), input: .bytes([]), limits: limits)
      let expected: Verdict? = mebibytes < 80 ? .memoryLimitExceeded : nil
      #expect(Explanation(run, limits: limits)?.verdict == expected, "\(mebibytes) MiB")
      #expect(run.protection.contains(.memoryGroup))
    }
  }

  @Test func nothingOfARunCountsInTheNext() throws {
    let launcher = try Built.launcher()
    let scratch = try ScratchFolder()
    let limits = limits(mebibytes: 64)
    func run(_ script: String) throws -> Execution {
      try launcher.run(Command("sh", ["-c", script]), input: .bytes([]), limits: limits)
    }
    let several = "sleep 0.1 & sleep 0.1; wait"
    let idle = try run(several).peakMemoryBytes
    // Killed by the kernel; what is left of its files; and a peak below the limit.
    for script in [
      "'\(Built.fault)' allocate-and-recurse 40; true",
      "dd if=/dev/zero of='\(scratch.path)/large' bs=1M count=40",
      "'\(Built.fault)' allocate 40",
    ] {
      _ = try run(script)
      let next = try run(several)
      #expect(next.exceeded == nil, "\(script)")
      #expect(!next.wasKilledForMemory, "\(script)")
      #expect(next.peakMemoryBytes < idle + 4 << 20, "\(script): \(next.peakMemoryBytes)")
    }
  }

  /// The limit is met, by the content of files, but nobody is killed for it this time.
  @Test func aKillingIsNotHeldAgainstTheNextProgram() throws {
    let launcher = try Built.launcher()
    let scratch = try ScratchFolder()
    let limits = limits(mebibytes: 64)
    let killed = try launcher.run(
      Command(Built.fault, ["allocate-and-recurse", "40"]), input: .bytes([]), limits: limits)
    #expect(killed.wasKilledForMemory)
    let writer = Command("dd", ["if=/dev/zero", "of=\(scratch.path)/large", "bs=1M", "count=200"])
    let next = try launcher.run(writer, input: .bytes([]), limits: limits)
    #expect(next.end == .exit(0))
    #expect(!next.wasKilledForMemory)
    #expect(next.exceeded == nil)
  }

  /// Files in memory outlive the program, and belong to its group as long as that is there.
  @Test(.enabled("there is no file system in memory") { access("/dev/shm", W_OK) == 0 })
  func whatAProgramLeavesInMemoryIsNotHeldAgainstTheNext() throws {
    let file = "/dev/shm/judging-tests-\(UUID().uuidString)"
    defer { unlink(file) }
    let launcher = try Built.launcher()
    let limits = limits(mebibytes: 64)
    func run(_ command: Command) throws -> Execution {
      try launcher.run(command, input: .bytes([]), limits: limits)
    }
    let writer = try run(Command("dd", ["if=/dev/zero", "of=\(file)", "bs=1M", "count=50"]))
    #expect(writer.end == .exit(0))
    let next = try run(Command(Built.fault, ["allocate-at-once", "30"]))
    #expect(next.end == .exit(0))
    #expect(next.exceeded == nil)
  }

  @Test func noGroupIsLeftBehind() throws {
    let groups = try #require(MemoryGroups.ofThisProcess)
    var launcher: Launcher? = try Built.launcher()
    // The group is there while the program runs, and called after its launcher.
    let scratch = try ScratchFolder()
    let faults = ["exit 0", "exit 3", "trap 7", "setsid-grandchild 7654321", "allocate 4000"]
    var names: Set<String> = []
    for (index, fault) in faults.enumerated() {
      let file = "\(scratch.path)/\(index)"
      let script = "cat /proc/self/cgroup > '\(file)'; exec '\(Built.fault)' \(fault)"
      _ = try launcher?.run(
        Command("sh", ["-c", script]), input: .bytes([]), limits: limits(mebibytes: 64))
      let memberships = try String(contentsOfFile: file, encoding: .utf8)
      let name = try #require(
        memberships.split(whereSeparator: { "/\n".contains($0) })
          .first { $0.hasPrefix("verdict-") }, "\(memberships)")
      names.insert(String(name))
    }
    #expect(throws: ExecutionError.self) {
      try launcher?.run(Command("/bin"), input: .bytes([]), limits: roomyLimits)
    }
    launcher = nil
    #expect(names.isDisjoint(with: groups.groupNames()), "\(names)")
  }
}
