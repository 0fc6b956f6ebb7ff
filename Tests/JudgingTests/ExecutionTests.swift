import Foundation
import Judging
import Testing

/// What a judged program finds, and what is told about its run.
@Suite struct ExecutionTests {
  @Test func onlyThreeDescriptorsAreOpen() throws {
    #expect(try runFault("descriptors").outputText == "[0, 1, 2]\n")
  }

  @Test func swiftDoesNotSpendTimeOnBacktraces() throws {
    #expect(try runFault("environment").outputText == "enable=no\n")
    // Nor does a program that counts its lines leave a file about them.
    #expect(try runShell("echo $LLVM_PROFILE_FILE").outputText == "/dev/null\n")
  }

  @Test func pythonFlushesOnlyWhatItIsToldTo() throws {
    setenv("PYTHONUNBUFFERED", "1", 1)
    defer { unsetenv("PYTHONUNBUFFERED") }
    #expect(try runShell("echo ${PYTHONUNBUFFERED-unset}").outputText == "unset\n")
  }

  @Test func variablesOfTheCommandReachTheProgram() throws {
    let command = Command("sh", ["-c", "echo $COLOUR"], environment: ["COLOUR": "red"])
    let run = try Built.launcher().run(command, input: .bytes([]), limits: roomyLimits)
    #expect(run.outputText == "red\n")
  }

  @Test func argumentsArriveUnchanged() throws {
    let arguments = ["", " a b ", "$HOME", "'", "\"", "\\", "*", "é"]
    let command = Command("printf", ["[%s]"] + arguments)
    let run = try Built.launcher().run(command, input: .bytes([]), limits: roomyLimits)
    #expect(run.outputText == arguments.map { "[\($0)]" }.joined())
  }

  @Test func bytesAndFilesAreBothInputs() throws {
    let folder = try ScratchFolder()
    let file = try folder.write("from a file", as: "input.txt")
    #expect(try runShell("cat", input: .file(file)).outputText == "from a file")
    #expect(try runShell("cat", input: .bytes(Array("bytes".utf8))).outputText == "bytes")
    #expect(try runShell("cat").output == [])
  }

  @Test func anInputFileThatIsMissingIsNamed() throws {
    let error = ExecutionError.unreadableInput("/no/file", reason: "No such file or directory")
    #expect(throws: error) { try runShell("cat", input: .file("/no/file")) }
  }

  @Test func signalsAndCoreDumpsAreAsInAFreshTerminal() throws {
    let run = try runShell("ulimit -c; trap '' PIPE; ulimit -s; grep -h SigBlk /proc/self/status")
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.prefix(2) == ["0", "\(256 << 10)"])
    #if os(Linux)
      #expect(lines.last == "SigBlk:\t0000000000000000")
    #endif
  }

  @Test func theProgramLeadsAProcessGroupOfItsOwn() throws {
    #expect(try runShell("kill -TERM 0; sleep 5").end == .signal(SIGTERM))
  }

  @Test func timesAndMemoryAreMeasured() throws {
    let busy = try runFault("burn", 200)
    #expect((0.2..<1).contains(busy.cpuSeconds), "\(busy.cpuSeconds)")
    #expect(busy.wallSeconds >= busy.cpuSeconds * 0.9)
    let idle = try runShell("sleep 0.2")
    #expect(idle.cpuSeconds < 0.1, "\(idle.cpuSeconds)")
    #expect(idle.wallSeconds >= 0.2)
    let large = try runFault("allocate", 100)
    #expect((100 << 20..<140 << 20).contains(large.peakMemoryBytes), "\(large.peakMemoryBytes)")
  }

  /// The memory of the judge itself must not be counted.
  @Test func theMemoryOfThisProcessIsOfNoAccount() throws {
    let ballast = [UInt8](repeating: 1, count: 200 << 20)
    let run = try runFault("exit", 0)
    #expect(run.peakMemoryBytes < 64 << 20, "\(run.peakMemoryBytes) beside \(ballast.count)")
  }

  @Test func manyRunsAtOnceDoNotDisturbEachOther() throws {
    let launcher = try Built.launcher()
    let outputs = Mailbox<[Int: String]>([:])
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let command = Command("sh", ["-c", "read line; echo $line; exit \(index)"])
      let run = try? launcher.run(
        command, input: .bytes(Array("\(index)\n".utf8)), limits: roomyLimits)
      outputs.update { $0[index] = run.map { "\($0.end) \($0.outputText)" } }
    }
    for index in 0..<64 { #expect(outputs.value[index] == "exit(\(index)) \(index)\n") }
  }

  @Test func descriptorsAreGivenBack() throws {
    func openDescriptors() -> Int { (0..<1024).count { fcntl(Int32($0), F_GETFD) >= 0 } }
    // Other tests open and close descriptors meanwhile: a leak grows beyond what they need.
    let before = openDescriptors()
    for _ in 0..<50 { _ = try runShell("echo; exit 1") }
    #expect(openDescriptors() < before + 40)
  }

  @Test func aMissingLauncherSaysHowToBuildIt() {
    let error = #expect(throws: ExecutionError.self) { try Launcher(path: "/no/judge-launcher") }
    #expect(error?.description.contains("swift build --product judge-launcher") == true)
  }
}

/// A value that several threads change.
final class Mailbox<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var content: Value

  init(_ value: Value) {
    content = value
  }

  var value: Value { lock.withLock { content } }

  func update(_ change: (inout Value) -> Void) {
    lock.withLock { change(&content) }
  }
}
