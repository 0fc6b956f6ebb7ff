import Foundation
import Judging
import TestSupport
import Testing

/// The programs of this package that the tests of judging run.
enum Built {
  static let fault = AddressSanitizer.isOn ? faultUnwatched : Program(built: "fault-program").path
  static let smallJudge = Program(built: "small-judge").path
  static let launcherPath = Program(built: "judge-launcher").path

  static func launcher(_ memoryWatch: MemoryWatch = .best) throws -> Launcher {
    switch memoryWatch {
    case .best: try Launcher(path: launcherPath)
    case .judgeAlone: try Launcher(path: launcherPath, memoryGroups: nil)
    }
  }

  /// The address sanitizer is for what judges: in what is judged, it would occupy memory of its own.
  private static var faultUnwatched: String {
    let file = Program(built: "without-sanitizer/fault-program").path
    let source = Repository.root.appendingPathComponent("Tests/Fixtures/fault-program/main.swift")
      .path
    let script = "mkdir -p \"$(dirname \"$0\")\" && exec swiftc -o \"$0\" \"$1\""
    guard let run = try? Program(path: "/bin/sh").run(["-c", script, file, source]),
      run.end == .exit(0)
    else { fatalError("cannot compile \(source)") }
    return file
  }
}

/// Who sees to it that a program keeps to its memory.
enum MemoryWatch: CaseIterable {
  /// The kernel with a control group, if it gives one; and the judge.
  case best
  /// The judge.
  case judgeAlone
}

/// Limits that only the fault in question exceeds, also while other tests keep the machine busy.
let roomyLimits = Limits(cpuSeconds: 10, wallSeconds: 60, memoryBytes: 256 << 20)

/// Runs a program that misbehaves.
func runFault(
  _ fault: String, _ number: Int = 0, input: [UInt8] = [], limits: Limits = roomyLimits,
  memoryWatch: MemoryWatch = .best
) throws -> Execution {
  let command = Command(Built.fault, [fault, "\(number)"])
  return try Built.launcher(memoryWatch).run(command, input: .bytes(input), limits: limits)
}

/// Runs a line of shell.
func runShell(
  _ script: String, input: Launcher.Input = .bytes([]), limits: Limits = roomyLimits
) throws -> Execution {
  try Built.launcher().run(Command("sh", ["-c", script]), input: input, limits: limits)
}

extension Execution {
  var outputText: String { String(decoding: output, as: UTF8.self) }
}

/// Files that vanish with the test.
struct ScratchFolder: Sendable {
  private let folder: TemporaryFolder
  var path: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a file, with the folders above it, and returns its path.
  @discardableResult
  func write(_ text: String, as name: String) throws -> String {
    try folder.write(text, to: name)
  }

  /// Writes a shell script that can be run, and returns its path.
  func script(_ body: String, as name: String = "script.sh") throws -> String {
    try executable("#!/bin/sh\n\(body)\n", as: name)
  }

  /// Writes a file that may be executed, and returns its path.
  func executable(_ text: String, as name: String) throws -> String {
    try folder.writeProgram(text, to: name)
  }
}

/// The processes of the whole machine.
enum ProcessList {
  /// Returns the processes whose command line holds a text; none on systems without `/proc`.
  static func processes(mentioning text: String) -> [String] {
    commandLines().filter { $0.contains(text) }
  }

  /// Returns the processes whose command line begins with a text; none on systems without `/proc`.
  static func processes(startedAs text: String) -> [String] {
    commandLines().filter { $0.hasPrefix(text) }
  }

  /// Returns the process ID of the parent of a process whose command line holds a text.
  static func parent(ofProcessMentioning text: String) -> pid_t? {
    let process = numbers().first { commandLine(of: $0).contains(text) }
    let status = process.flatMap { FileManager.default.contents(atPath: "/proc/\($0)/status") }
    let line = String(decoding: status ?? Data(), as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("PPid:") }
    return line.flatMap { $0.split(separator: "\t").last }.flatMap { pid_t($0) }
  }

  private static func commandLines() -> [String] { numbers().map(commandLine) }

  private static func numbers() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { $0.allSatisfy(\.isNumber) }
  }

  private static func commandLine(of process: String) -> String {
    let bytes = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
    return String(decoding: bytes.map { $0 == 0 ? 32 : $0 }, as: UTF8.self)
  }
}

/// Waits for something to become true, up to ten seconds.
func waitUntil(_ condition: () -> Bool) -> Bool {
  let end = ContinuousClock.now + .seconds(10)
  while ContinuousClock.now < end {
    if condition() { return true }
    usleep(20_000)
  }
  return false
}

/// Whether the system tells what a thread sleeps in: Linux, unless a sandbox hides it.
let canSeeWhatProcessesDo: Bool = {
  // As the judge does it: from outside of the namespaces that programs run in.
  let script = "sleep 1 | cat & sleep 0.3; cat /proc/$!/wchan"
  let run = try? Program(path: "/bin/sh").run(["-c", script])
  return run?.output.contains("pipe") == true
}()
