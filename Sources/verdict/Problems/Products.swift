// The executables of the package: their paths and their builds.

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

  /// Finds the executables: those that an optimized build makes; if nothing is to be built, and this
  /// program belongs to the package, those that were built with it.
  init(of package: ProblemPackage, launcher: Launcher, builds: Bool) {
    self.package = package
    self.launcher = launcher
    self.builds = builds
    scratchFolder = package.root.appendingPathComponent(".build")
    let programs = URL(fileURLWithPath: launcher.path).deletingLastPathComponent()
    folder =
      !builds && Self.isProgram(in: programs, of: package)
      ? programs : scratchFolder.appendingPathComponent("release")
  }

  /// Whether this program belongs to a package: it lies there, or was built elsewhere from the sources there.
  private static func isProgram(in folder: URL, of package: ProblemPackage) -> Bool {
    // The folder that holds Package.swift: four levels above this file.
    let sources = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { path, _ in
      path.deletingLastPathComponent()
    }
    let root = package.root.resolvingSymlinksInPath().path
    return sources.resolvingSymlinksInPath().path == root
      || folder.resolvingSymlinksInPath().path.hasPrefix(root + "/")
  }

  /// Returns the path of an executable.
  func path(of name: String) -> String {
    folder.appendingPathComponent(name).path
  }

  /// Removes the executables of a problem, as far as there are any.
  func remove(of problem: Problem) {
    for name in [problem.id, problem.judgeID] { unlink(path(of: name)) }
  }

  /// Returns the judge program of a problem, whether there is one or not.
  func judge(of problem: Problem) -> JudgeProgram {
    JudgeProgram(Command(path(of: problem.judgeID)), launcher: launcher)
  }

  /// Returns the jury of a problem: its judge program, otherwise the settings in its folder.
  ///
  /// - Throws: `JudgeError` if one of them fails.
  func jury(of problem: Problem) throws -> ProblemJury {
    try problem.hasJudge
      ? ProblemJury(judge(of: problem)) : ProblemJury(settingsOf: problem)
  }

  /// Builds what judging problems needs, and returns why some of them cannot be judged, by problem.
  ///
  /// A solution that does not compile is its author's fault only if the judge program does.
  ///
  /// - Parameters:
  ///   - problems: The problems.
  ///   - hasSolutions: Whether their solutions are needed.
  ///   - hasJudges: Whether their judge programs are needed.
  ///   - console: Where to say that it takes a while; `nil` to be silent.
  /// - Throws: `ExecutionError`, also if it is interrupted.
  func prepare(
    _ problems: [Problem], withSolutions hasSolutions: Bool, withJudges hasJudges: Bool = true,
    console: Console?
  ) throws -> [String: Judgement] {
    let purpose = problems.count == 1 ? problems[0].id : "\(problems.count) problems"
    let solutions = hasSolutions ? problems.map(\.id) : []
    let judges = hasJudges ? problems.filter(\.hasJudge).map(\.judgeID) : []
    let failures = try build(solutions + judges, for: purpose, console: console)
    return problems.reduce(into: [:]) { obstacles, problem in
      obstacles[problem.id] =
        failures[problem.judgeID].map { Judgement(.internalError, "\($0)") }
        ?? failures[problem.id].map(\.ofSolution)
    }
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
      return missing.reduce(into: [:]) {
        $0[$1] = BuildFailure(missing: $1, in: folder.path, of: package.root.path)
      }
    }
    if names.isEmpty { return [:] }
    let announcement = "building \(purpose) …"
    console?.announce(announcement)
    defer { console?.setLiveLine("") }
    let showProgress: @Sendable (String) -> Void = { console?.setLiveLine("\(announcement) \($0)") }
    // Every call of the package manager takes a second; many at once are told apart only if needed:
    // those that the package does not name, of which older executables may be left.
    var rest = names
    if names.count > 6, try build(product: nil, showProgress) == nil {
      let built = try products()
      rest = names.filter { !built.contains($0) }
    }
    return try rest.reduce(into: [:]) { failures, name in
      failures[name] = try build(product: name, showProgress)
    }
  }

  /// Returns the names of all that the package builds.
  private func products() throws -> Set<String> {
    struct Description: Decodable {
      struct Product: Decodable { let name: String }
      let products: [Product]
    }
    let run = try launcher.run(
      packageManager(["package", "describe", "--type", "json"]), input: .bytes([]),
      limits: Self.limits)
    // Whoever is not known is built once more.
    let description = try? JSONDecoder().decode(Description.self, from: Data(run.output))
    return Set(description?.products.map(\.name) ?? [])
  }

  /// Returns an invocation of the package manager with a subcommand and its arguments.
  private func packageManager(_ words: [String]) -> Command {
    Command(
      "swift",
      words.prefix(1) + ["--package-path", package.root.path, "--scratch-path", scratchFolder.path]
        + words.dropFirst())
  }

  /// Hardly limits, but it ends, and Ctrl-C ends it.
  private static let limits = Limits(
    cpuSeconds: 36_000, memoryBytes: 1 << 40, stackBytes: 8 << 20, processes: 4096)

  /// Builds an executable, or the whole package, and returns why if it fails.
  private func build(
    product: String?, _ showProgress: @escaping @Sendable (String) -> Void
  ) throws -> BuildFailure? {
    guard let failure = try buildAsPlanned(product, showProgress) else { return nil }
    // Whether a main file is compiled as a program or for its `@main` is planned once, whatever becomes of the file.
    guard failure.isAboutTopLevel, unlink(plan.path) == 0 else { return failure }
    return try buildAsPlanned(product, showProgress)
  }

  /// What the package manager has decided to do for an optimized build.
  private var plan: URL { scratchFolder.appendingPathComponent("release.yaml") }

  /// Whether the compiler is asked for colors: as it was before, otherwise as the package manager itself would.
  ///
  /// What was built with them is built anew without them, and the other way round. Nobody shall wait for that between
  /// a terminal and a pipe, or between `swift run` and this.
  private var isColored: Bool {
    if let plan = try? Data(contentsOf: plan) {
      return plan.range(of: Data("-color-diagnostics".utf8)) != nil
    }
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDERR_FILENO) == 1 && environment["NO_COLOR"] == nil
      && environment["TERM"] != "dumb"
  }

  private func buildAsPlanned(
    _ product: String?, _ showProgress: @escaping @Sendable (String) -> Void
  ) throws -> BuildFailure? {
    let command = packageManager(
      ["build", "-c", "release"] + (product.map { ["--product", $0] } ?? []))
    // A shell would say less about a toolchain that is not there.
    _ = try command.resolvedPath()
    // No option asks the compiler for colors, only a terminal that has them.
    let terminal = PseudoTerminal(progress: showProgress)
    let shownCommand = terminal?.showing(command, isColored: isColored) ?? command
    let attempt = Result {
      try launcher.run(shownCommand, input: .bytes([]), limits: Self.limits)
    }
    // Also after an interruption: nothing is shown any more.
    let shown = terminal?.text()
    let run = try attempt.get()
    let output = shown ?? String(decoding: run.output, as: UTF8.self)
    if run.end == .exit(0) { return nil }
    return BuildFailure(
      run, output: output, of: product, in: package.root, scratchFolder: scratchFolder)
  }
}
