import Foundation
import Judging
import TestSupport
import Testing

/// Launchers stay alive: what one run gets is not to depend on those before it, nor on the launcher's
/// luck.
@Suite struct LauncherTests {
  private func run(
    _ launcher: Launcher, _ script: String, _ arguments: [String] = []
  ) throws -> Execution {
    try launcher.run(
      Command("sh", ["-c", script, "sh"] + arguments), input: .bytes([]), limits: roomyLimits)
  }

  @Test func aCommandFindsTheWorkingFolderOfTheJudge() throws {
    let run = try run(Built.launcher(), "pwd -P")
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    #expect(run.outputText == folder.resolvingSymlinksInPath().path + "\n")
  }

  /// Several times as long as what a socket holds.
  @Test func aHundredThousandArgumentsArrive() throws {
    let launcher = try Built.launcher()
    let before = try run(launcher, "exit 0").peakMemoryBytes
    let arguments = (1...100_000).map(String.init)
    let run = try run(launcher, "echo $# $100000", arguments)
    #expect(run.outputText == "100000 100000\n")
    // The message has occupied memory of the launcher, which none of the later programs has used.
    let after = try self.run(launcher, "exit 0").peakMemoryBytes
    #expect(after < before + 512 << 10, "\(after), \(before)")
  }

  @Test func aLargeEnvironmentArrives() throws {
    let variables = (1...100).map { ("VARIABLE_\($0)", String(repeating: "x", count: 10_000)) }
    let command = Command(
      "sh", ["-c", "env | grep -c ^VARIABLE_; echo ${#VARIABLE_100}"],
      environment: Dictionary(uniqueKeysWithValues: variables))
    let run = try Built.launcher().run(command, input: .bytes([]), limits: roomyLimits)
    #expect(run.outputText == "100\n10000\n")
  }

  @Test func moreThanTheSystemTakesIsNotTheProgramsFault() throws {
    let launcher = try Built.launcher()
    let error = #expect(throws: ExecutionError.self) {
      try run(
        launcher, "exit 0", [String](repeating: String(repeating: "a", count: 10_000), count: 2_000)
      )
    }
    #expect(error?.description.hasSuffix("Argument list too long") == true, "\(error as Any)")
    #expect(try run(launcher, "exit 5").end == .exit(5))
  }

  @Test func aZeroByteInAnArgumentIsRefused() throws {
    let launcher = try Built.launcher()
    let error = #expect(throws: ExecutionError.self) { try run(launcher, "exit 0", ["a\0b"]) }
    #expect(error?.description.contains("zero byte") == true, "\(error as Any)")
    #expect(try run(launcher, "exit 5").end == .exit(5))
  }

  /// What the launcher itself occupies would count: with the libraries of Swift that is 5 MiB, and 6
  /// with the address sanitizer.
  @Test(.disabled(if: AddressSanitizer.isOn, "JudgedMemoryTests try it without"))
  func theMemoryOfASmallProgramIsItsOwn() throws {
    let memory = try run(Built.launcher(), "exit 0").peakMemoryBytes
    #expect((1..<4 << 20).contains(memory), "\(memory)")
  }

  @Test func theMemoryOfEarlierProgramsIsOfNoAccount() throws {
    let launcher = try Built.launcher()
    let before = try run(launcher, "exit 0").peakMemoryBytes
    _ = try launcher.run(
      Command(Built.fault, ["allocate", "200"]), input: .bytes([]), limits: roomyLimits)
    #expect(try run(launcher, "exit 0").peakMemoryBytes < before + 512 << 10)
  }

  @Test func whatAProgramLeavesBehindIsNotThereInTheNextRun() throws {
    let launcher = try Built.launcher()
    let mark = Int.random(in: 1_000_000...9_999_999)
    for _ in 0..<3 {
      _ = try launcher.run(
        Command(Built.fault, ["setsid-grandchild", "\(mark)"]), input: .bytes([]),
        limits: roomyLimits)
      #expect(ProcessList.processes(mentioning: "linger \(mark)") == [])
    }
  }

  /// Whoever has just written a file may still have it open for a moment, by way of a child.
  @Test func aProgramThatIsStillBeingWrittenIsWaitedFor() throws {
    let folder = try ScratchFolder()
    let program = try folder.executable("#!/bin/sh\necho done\n", as: "program")
    let writer = open(program, O_WRONLY | O_APPEND | O_CLOEXEC)
    try #require(writer >= 0)
    let closing = Thread {
      usleep(20_000)
      close(writer)
    }
    closing.start()
    let run = try Built.launcher().run(
      Command(program), input: .bytes([]), limits: roomyLimits)
    #expect(run.outputText == "done\n")
  }

  @Test func aProgramThatStaysOpenForWritingIsNotStarted() throws {
    let folder = try ScratchFolder()
    let program = try folder.executable("#!/bin/sh\necho done\n", as: "program")
    let writer = open(program, O_WRONLY | O_APPEND | O_CLOEXEC)
    defer { close(writer) }
    #if os(Linux)
      #expect(throws: ExecutionError.cannotStart(program, reason: "Text file busy")) {
        try Built.launcher().run(Command(program), input: .bytes([]), limits: roomyLimits)
      }
    #endif
  }

  // MARK: - Processes

  #if os(Linux)
    /// libdispatch looks its threads up there, and ends a program that does not find them.
    @Test func aProgramFindsItselfInProc() throws {
      let script = "tr '\\0' '\\n' < /proc/$$/cmdline | tail -n 1; test -d /proc/self/task/$$"
      let run = try run(Built.launcher(), script, ["it is me"])
      #expect(run.outputText == "it is me\n")
      #expect(run.end == .exit(0))
    }

    @Test func oneProcessServesRunAfterRun() throws {
      let own = try OwnLauncher()
      #expect(own.processes() == [])
      _ = try run(own.launcher!, "exit 0")
      let first = own.processes()
      #expect(first.count == 1)
      for code in 0..<5 {
        #expect(try run(own.launcher!, "exit \(code)").end == .exit(Int32(code)))
        #expect(own.processes() == first)
      }
      // Also after a program that could not be started, and one that was stopped.
      _ = try? own.launcher!.run(Command("/"), input: .bytes([]), limits: roomyLimits)
      let script = try own.folder.executable("no program", as: "text")
      _ = try? own.launcher!.run(Command(script), input: .bytes([]), limits: roomyLimits)
      let limits = Limits(cpuSeconds: 10, wallSeconds: 0.1, memoryBytes: 256 << 20)
      let stopped = try own.launcher!.run(
        Command("sleep", ["10"]), input: .bytes([]), limits: limits)
      #expect(stopped.exceeded == .wallTime)
      #expect(own.processes() == first)
    }

    @Test func thereIsOneProcessForEachRunAtTheSameTime() throws {
      let own = try OwnLauncher()
      for round in 0..<2 {
        // None ends before all three have started.
        let files = (0..<3).map { "\(own.folder.path)/\(round)-\($0)" }
        let isThere = files.map { "[ -e \($0) ]" }.joined(separator: " && ")
        let ends = Mailbox<[Execution.End?]>([])
        let runs = DispatchGroup()
        for file in files {
          runs.enter()
          let script = "touch \(file); until \(isThere); do sleep 0.01; done"
          Thread {
            let end = try? run(own.launcher!, script).end
            ends.update { $0.append(end) }
            runs.leave()
          }.start()
        }
        runs.wait()
        #expect(ends.value == Array(repeating: .exit(0), count: 3))
        #expect((1...3).contains(own.processes().count))
      }
    }

    @Test func theLastCopyOfALauncherTakesItsProcessesAlong() throws {
      let own = try OwnLauncher()
      var copy = own.launcher
      _ = try run(own.launcher!, "exit 0")
      own.launcher = nil
      #expect(own.processes().count == 1)
      _ = try run(copy!, "exit 0")
      copy = nil
      #expect(own.processes() == [])
      #expect(waitUntil { ProcessList.processes(mentioning: own.path) == [] }, "the keeper")
    }

    /// The first process of a container inherits what is left, and often waits for nobody.
    @Test func nobodyElseIsLeftToWaitForWhatALauncherHasStarted() async {
      await #expect(processExitsWith: .success) {
        try adoptOrphans()
        let launcher = try Launcher(path: Built.launcherPath)
        _ = try launcher.run(Command("true"), input: .bytes([]), limits: roomyLimits)
        withExtendedLifetime(consume launcher) {}
        var status: Int32 = 0
        let orphan = waitpid(-1, &status, 0)
        #expect(orphan == -1 && errno == ECHILD, "\(orphan) was left")
      }
    }

    @Test func noDescriptorOfARunStaysOpen() throws {
      let own = try OwnLauncher()
      _ = try run(own.launcher!, "exit 0")
      let process = try #require(own.processes().first)
      func descriptors() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").sorted()
      }
      // The standard three, and the line to the keeper, if there is one.
      let before = try descriptors()
      #expect(before.count <= 4, "\(before)")
      for _ in 0..<20 { _ = try run(own.launcher!, "exit 0") }
      #expect(try descriptors() == before)
    }

    @Test func aLauncherThatHasDiedIsReplaced() throws {
      let own = try OwnLauncher()
      for _ in 0..<3 {
        #expect(try run(own.launcher!, "exit 4").end == .exit(4))
        let process = try #require(own.processes().first)
        kill(process, SIGKILL)
        #expect(waitUntil { own.isZombie(process) })
      }
    }

    /// Of the launcher, or of the process that keeps its namespace.
    @Test(arguments: [false, true])
    func aDeathDuringARunIsAnInternalErrorAndHitsNoOther(keeper: Bool) throws {
      let own = try OwnLauncher()
      let mark = "\(Int.random(in: 10_000_000...99_999_999))"
      // Without a namespace there is no keeper to lose.
      let hasKeeper = try run(Built.launcher(), "exit 0").protection.contains(.pidNamespace)
      let judge = Judge(
        launcher: own.launcher!, command: Command(Built.fault, ["linger", mark]),
        limits: roomyLimits, opinion: .comparison(.tokens))
      let killer = Thread {
        let program = "\(Built.fault) linger \(mark)"
        guard waitUntil({ !ProcessList.processes(startedAs: program).isEmpty }) else { return }
        guard let launcher = own.processes().first,
          let process = keeper && hasKeeper ? own.keeper(of: launcher) : launcher
        else { return }
        kill(process, SIGKILL)
      }
      killer.start()
      let result = try judge.judge(Case(name: "1", input: [], answer: []))
      #expect(result.verdict == .internalError)
      #expect(result.message == "the launcher of \(Built.fault) ended without a report")
      #expect(waitUntil { ProcessList.processes(mentioning: mark) == [] })
      #expect(try run(own.launcher!, "exit 4").end == .exit(4))
    }

    /// It is the runner who decides what happens to a program.
    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGPIPE, SIGCHLD])
    func signalsToALauncherChangeNothing(signal: Int32) throws {
      let own = try OwnLauncher()
      let (started, sent) = (own.folder.path + "/started", own.folder.path + "/sent")
      let result = Mailbox<[Int32]>([])
      let sender = Thread {
        if waitUntil({ FileManager.default.fileExists(atPath: started) }) {
          result.update { $0 = own.processes().map { kill($0, signal) } }
        }
        _ = FileManager.default.createFile(atPath: sent, contents: nil)
      }
      sender.start()
      let script = "touch \(started); until [ -e \(sent) ]; do sleep 0.01; done; sleep 0.1; exit 3"
      #expect(try run(own.launcher!, script).end == .exit(3))
      #expect(result.value == [0], "the signal was not sent")
      #expect(try run(own.launcher!, "exit 4").end == .exit(4))
    }
  #endif
}

#if os(Linux)
  /// A launcher with a file of its own, so that its processes can be told from those of other tests.
  private final class OwnLauncher: @unchecked Sendable {
    let folder: ScratchFolder
    let path: String
    /// Taken away by one test, before other threads are there.
    var launcher: Launcher?

    init() throws {
      folder = try ScratchFolder()
      path = folder.path + "/judge-launcher"
      // A link where that is possible. A copy could not be executed while another thread starts a
      // program, which holds it open for a moment.
      if link(Built.launcherPath, path) != 0 {
        _ = try Program(path: "/bin/cp").run([Built.launcherPath, path])
      }
      launcher = try Launcher(path: path)
    }

    /// The processes that this one has started; their own children, the keepers, are copies of them.
    func processes() -> [pid_t] {
      children(of: getpid()).filter { commandLine(of: $0).hasPrefix(path) }
    }

    func keeper(of launcher: pid_t) -> pid_t? {
      children(of: launcher).first { commandLine(of: $0).hasPrefix(path) }
    }

    /// Whether a process is dead and nobody has asked for it yet.
    func isZombie(_ process: pid_t) -> Bool {
      let bytes = FileManager.default.contents(atPath: "/proc/\(process)/status") ?? Data()
      return String(decoding: bytes, as: UTF8.self).contains("\nState:\tZ")
    }

    private func commandLine(of process: pid_t) -> String {
      let bytes = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The children of all threads.
    private func children(of process: pid_t) -> [pid_t] {
      let threads =
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
      return threads.flatMap { thread in
        let file = "/proc/\(process)/task/\(thread)/children"
        let bytes = FileManager.default.contents(atPath: file) ?? Data()
        return String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
      }
    }
  }
#endif

#if os(Linux)
  /// From now on this process becomes the parent of all its descendants whose parents are gone.
  private func adoptOrphans() throws {
    // Swift does not import functions with a variable number of arguments.
    typealias Control = @convention(c) (CInt, UInt, UInt, UInt, UInt) -> CInt
    let function = try #require(dlsym(nil, "prctl"))
    let subreaper: CInt = 36
    #expect(unsafeBitCast(function, to: Control.self)(subreaper, 1, 0, 0, 0) == 0)
  }
#endif
