import Foundation
import Judging
import TestSupport
import Testing

/// Nothing that a judged program has started outlives its run.
@Suite struct LeftoverTests {
  @Test(arguments: ["grandchild", "setsid-grandchild"], MemoryWatch.allCases)
  func aGrandchildNeitherDelaysTheVerdictNorSurvives(fault: String, watch: MemoryWatch) throws {
    let mark = Int.random(in: 1_000_000...9_999_999)
    let run = try runFault(fault, mark, memoryWatch: watch)
    #expect(run.outputText == "done\n")
    #expect(run.end == .exit(0))
    #expect(run.exceeded == nil)
    #expect(run.wallSeconds < 30)
    #expect(ProcessList.processes(mentioning: "linger \(mark)") == [])
  }

  #if os(Linux)
    @Test func aForkBombIsStoppedBeforeItHurts() throws {
      let limits = Limits(
        cpuSeconds: 10, wallSeconds: 60, memoryBytes: 1 << 30, processes: 16)
      for watch in MemoryWatch.allCases {
        // At most 255 processes, if nobody stops it.
        let run = try runFault("fork-bomb", 7, limits: limits, memoryWatch: watch)
        #expect(run.exceeded == .processes)
        let explanation = try #require(Explanation(run, limits: limits))
        #expect(explanation.verdict == .runtimeError)
        #expect(explanation.message == "more than 16 processes at once")
        #expect(ProcessList.processes(mentioning: "fault-program fork-bomb") == [])
      }
    }

    /// Where Linux shares the processors out among sessions, many processes do not slow down the judge.
    @Test func theProgramHasASessionOfItsOwn() throws {
      let run = try runShell(
        "read process name state parent group session rest < /proc/$$/stat; echo $(($$ == session))"
      )
      #expect(run.outputText == "1\n")
    }

    /// The kernel refuses to let a program grow without end, even if nobody looks; but not to the superuser.
    @Test(.enabled("a user without rights cannot run programs here") { canBecomeNobody })
    func theNumberOfTasksHasALimit() throws {
      for (threads, code) in [(300, 0), (1000, 1)] {
        let run = try asNobody(
          [
            Built.smallJudge, Built.launcherPath, "10", "256", Built.fault, "many-threads",
            "\(threads)",
          ])
        #expect(
          run.output.contains("end: exit(\(code)), exceeded: none"), "\(run.output)\(run.errors)")
      }
    }

    @Test(arguments: MemoryWatch.allCases)
    func theMemoryOfChildrenCounts(watch: MemoryWatch) throws {
      let limits = Limits(cpuSeconds: 10, wallSeconds: 60, memoryBytes: 128 << 20)
      // 40 MiB each.
      let run = try runFault("children", 6, limits: limits, memoryWatch: watch)
      #expect(run.exceeded == .memory)
      #expect(run.peakMemoryBytes > 128 << 20)
    }

    @Test func theProtectionIsNamed() throws {
      let names = try runFault("exit", 0).protection.names
      #expect(names.starts(with: ["process-group", "rlimits"]))
      #expect(names.contains("pid-namespace") || names.contains("subreaper"))
    }

    /// Where the system gives no namespace, orphans are caught another way.
    @Test(
      .enabled("unshare(1) may not take namespaces away here") { unshareWorks },
      arguments: ["grandchild", "setsid-grandchild"])
    func nothingSurvivesWithoutANamespace(fault: String) throws {
      let mark = Int.random(in: 1_000_000...9_999_999)
      let run = try withoutNamespaces(
        [Built.smallJudge, Built.launcherPath, "10", "256", Built.fault, fault, "\(mark)"])
      #expect(run.output.contains("end: exit"), "\(run.output)")
      #expect(run.output.contains("exceeded: none"), "\(run.output)\(run.errors)")
      #expect(run.output.contains("protection: process-group, rlimits, subreaper"))
      #expect(run.output.contains("cgroup") == (MemoryGroups.ofThisProcess != nil))
      #expect(ProcessList.processes(mentioning: "linger \(mark)") == [])
    }

    /// To read the list of the rest after each death would take minutes after a fork bomb, which leaves thousands.
    @Test(.enabled("unshare(1) may not take namespaces away here") { unshareWorks })
    func manyAreKilledAtOnceWithoutANamespace() throws {
      let folder = try ScratchFolder()
      // A process has the figures of its children, too, once they have ended: here the launcher's.
      let launcher = try folder.script(
        "'\(Built.launcherPath)' \"$@\"; cat /proc/$$/io > '\(folder.path)/figures'",
        as: "launcher.sh")
      let program = try folder.script(
        """
        mkfifo '\(folder.path)/silence'
        for child in $(seq 60); do (: < '\(folder.path)/silence') & done
        """, as: "program.sh")
      let run = try withoutNamespaces([Built.smallJudge, launcher, "10", "256", program])
      #expect(run.output.contains("end: exit(0), exceeded: none"), "\(run.output)\(run.errors)")
      #expect(ProcessList.processes(mentioning: program) == [])
      let figures = try String(contentsOfFile: folder.path + "/figures", encoding: .utf8)
      let line = figures.split(separator: "\n").first { $0.hasPrefix("syscr: ") }
      let reads = try #require(line.flatMap { Int($0.dropFirst("syscr: ".count)) }, "\(figures)")
      #expect(reads < 130)
    }
  #endif
}

#if os(Linux)
  private let unshareWorks = (try? withoutNamespaces(["true"]).end) == .exit(0)

  /// Whether that user can reach the programs, and get namespaces.
  private let canBecomeNobody: Bool = {
    let command = [Built.smallJudge, Built.launcherPath, "10", "256", Built.fault, "exit"]
    let run = try? asNobody(command)
    return run?.output.contains("pid-namespace") == true
  }()

  /// Runs a command as a user without any rights; as this one, if it has none either.
  private func asNobody(_ command: [String]) throws -> Program.Run {
    let change =
      geteuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    return try Program(path: "/usr/bin/env").run(change + command)
  }

  /// Runs a command in a user namespace in which no PID namespace may be created.
  private func withoutNamespaces(_ command: [String]) throws -> Program.Run {
    let script = "echo 0 > /proc/sys/user/max_pid_namespaces && exec \"$@\""
    return try Program(path: "/usr/bin/env")
      .run(["unshare", "-Ur", "sh", "-c", script, "sh"] + command)
  }
#endif
