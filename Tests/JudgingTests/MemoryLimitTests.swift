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

  /// The launcher by itself, without the watch that would stop the program as well.
  @Test(arguments: ["allocate", "allocate-at-once"])
  func theKernelKillsWhoeverExceedsTheLimit(fault: String) throws {
    let groups = try #require(MemoryGroups.ofThisProcess)
    func output(groupBytes: Int) throws -> String {
      let words = [
        "\(getpid())", "10", "\(8 << 20)", groups.folder, "\(groups.version.rawValue)",
        "\(groupBytes)", Built.fault, fault, "100",
      ]
      return try Program(path: Built.launcherPath).run(words).output
    }
    #expect(try output(groupBytes: 64 << 20) == "")
    #expect(try output(groupBytes: 128 << 20) != "")
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

  @Test func noGroupIsLeftBehind() throws {
    let groups = try #require(MemoryGroups.ofThisProcess)
    let launcher = try Built.launcher()
    // The group is there while the program runs, and called after its launcher.
    let scratch = try ScratchFolder()
    let faults = ["exit 0", "exit 3", "trap 7", "setsid-grandchild 7654321", "allocate 4000"]
    for (index, fault) in faults.enumerated() {
      let file = "\(scratch.path)/\(index)"
      let script = "cat /proc/self/cgroup > '\(file)'; exec '\(Built.fault)' \(fault)"
      _ = try launcher.run(
        Command("sh", ["-c", script]), input: .bytes([]), limits: limits(mebibytes: 64))
      let memberships = try String(contentsOfFile: file, encoding: .utf8)
      let name = try #require(
        memberships.split(whereSeparator: { "/\n".contains($0) })
          .first { $0.hasPrefix("verdict-") }, "\(memberships)")
      #expect(!groups.groupNames().contains(String(name)), "\(fault)")
    }
    _ = try? launcher.run(Command("/bin"), input: .bytes([]), limits: roomyLimits)
  }
}
