// Executables of the package: where they are, and how they get there.

import Foundation
import Judging
import Reporting

/// The executables of a package.
struct Products: Sendable {
  /// Starts programs; the compiler is one of them.
  let launcher: Launcher
  private let package: ProblemPackage
  private let scratchFolder: URL
  private let folder: URL
  private let builds: Bool

  /// Finds the executables: those that an optimized build makes, or, if nothing is to be built,
  /// those that lie beside this program.
  init(of package: ProblemPackage, launcher: Launcher, builds: Bool) {
    self.package = package
    self.launcher = launcher
    self.builds = builds
    let programs = URL(fileURLWithPath: launcher.path).deletingLastPathComponent()
    scratchFolder = package.root.appendingPathComponent(".build")
    folder = builds ? scratchFolder.appendingPathComponent("release") : programs
  }

  /// Returns the path of an executable.
  func path(of name: String) -> String {
    folder.appendingPathComponent(name).path
  }

  /// Returns the judge program of a problem, whether there is one or not.
  func judge(of problem: Problem) -> JudgeProgram {
    JudgeProgram(Command(path(of: problem.judgeID)), launcher: launcher)
  }

  /// Returns who judges a problem: its judge program, or else the settings in its folder.
  ///
  /// - Throws: `JudgeError` if one of them fails.
  func jury(of problem: Problem) throws -> ProblemJury {
    try problem.hasJudge
      ? ProblemJury(judge(of: problem)) : ProblemJury(settingsOf: problem)
  }

  /// Builds executables, and returns for each that could not be built what the compiler says.
  ///
  /// - Parameters:
  ///   - names: The executables.
  ///   - purpose: What they are built for, in the console's words.
  ///   - console: Where to say that it takes a while; `nil` to be silent.
  /// - Throws: `ExecutionError`, also if it is interrupted.
  func build(
    _ names: [String], for purpose: String, console: Console?
  ) throws -> [String: String] {
    guard builds else { return [:] }
    console?.announce("building \(purpose) …")
    defer { console?.setLiveLine("") }
    // Every call of the package manager takes a second; many at once are told apart only if needed.
    if names.count > 6, try build([]) == nil { return [:] }
    return try names.reduce(into: [:]) { failures, name in
      if let complaint = try build(["--product", name]) {
        failures[name] = "\(name) cannot be built\n\(complaint)"
      }
    }
  }

  /// Runs the package manager and returns what the compiler says if it fails.
  private func build(_ arguments: [String]) throws -> String? {
    let command = Command(
      "swift",
      ["build", "-c", "release", "--package-path", package.root.path]
        + ["--scratch-path", scratchFolder.path] + arguments)
    // Hardly limits, but it ends, and Ctrl-C ends it.
    let limits = Limits(
      cpuSeconds: 36_000, memoryBytes: 1 << 40, stackBytes: 8 << 20, processes: 4096)
    let run = try launcher.run(command, input: .bytes([]), limits: limits)
    if run.end == .exit(0) { return nil }
    let text = String(decoding: run.output, as: UTF8.self) + "\n" + run.errors.text
    let complaints = Self.complaints(text)
    if !complaints.isEmpty { return complaints }
    let end =
      switch run.end {
      case .exit(let code): "ended with exit code \(code)"
      case .signal(let number): "was killed by \(Signal(number).name)"
      }
    return "swift build \(end), and said nothing about it"
  }

  /// Returns what matters of a failed build: from the first error on, without the progress.
  private static func complaints(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("[") }
    let first = lines.firstIndex { $0.contains("error:") } ?? lines.startIndex
    return lines[first...].prefix(30).joined(separator: "\n")
  }
}
