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

  /// Builds executables, and returns for each that could not be built the reason.
  ///
  /// - Parameters:
  ///   - names: The executables.
  ///   - purpose: What they are built for, in the console's words.
  ///   - console: Where to say that it takes a while; `nil` to be silent.
  /// - Throws: `ExecutionError`, also if it is interrupted.
  func build(
    _ names: [String], for purpose: String, console: Console?
  ) throws -> [String: BuildFailure] {
    guard builds else {
      let missing = names.filter { !FileManager.default.fileExists(atPath: path(of: $0)) }
      return missing.reduce(into: [:]) { $0[$1] = BuildFailure(missing: path(of: $1)) }
    }
    console?.announce("building \(purpose) …")
    defer { console?.setLiveLine("") }
    // Every call of the package manager takes a second; many at once are told apart only if needed:
    // those that are not there then, since the package does not name them.
    var rest = names
    if names.count > 6, try build(product: nil) == nil {
      rest = names.filter { !FileManager.default.fileExists(atPath: path(of: $0)) }
    }
    return try rest.reduce(into: [:]) { failures, name in
      failures[name] = try build(product: name)
    }
  }

  /// Builds an executable, or the whole package, and returns why if it fails.
  private func build(product: String?) throws -> BuildFailure? {
    let command = Command(
      "swift",
      ["build", "-c", "release", "--package-path", package.root.path]
        + ["--scratch-path", scratchFolder.path] + (product.map { ["--product", $0] } ?? []))
    // Hardly limits, but it ends, and Ctrl-C ends it.
    let limits = Limits(
      cpuSeconds: 36_000, memoryBytes: 1 << 40, stackBytes: 8 << 20, processes: 4096)
    // Only at a terminal does it ask the compiler for colors, and what was built without them is built
    // anew. Whoever is at one shall not wait for that between `swift run` and this.
    let terminal = isatty(STDERR_FILENO) == 1 ? PseudoTerminal() : nil
    let run = try launcher.run(
      terminal?.showing(command) ?? command, input: .bytes([]), limits: limits)
    let output = terminal?.text() ?? String(decoding: run.output, as: UTF8.self)
    if run.end == .exit(0) { return nil }
    return BuildFailure(
      run, output: output, of: product, in: package.root, scratchFolder: scratchFolder)
  }
}
