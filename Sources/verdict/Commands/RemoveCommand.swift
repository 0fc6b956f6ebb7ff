// `verdict remove`: takes problems out of the package, unless work would be lost.

import Arguments
import Foundation
import Judging
import Reporting
import Scaffolding

/// The command `verdict remove`.
enum RemoveCommand {
  private static let force = Flag(
    "force", about: "remove also what git has not kept: it is gone for good")

  static let command = Subcommand(
    description: CommandDescription(
      "remove", about: "remove a problem: its folder, and its line in Package.swift",
      operands: [ProblemPackage.operand()], options: [force],
      notes: """
        It is refused if files of the folder, ignored ones too, are not committed in
        git: nothing could bring them back. Commit them first, or give --force.
        Its executables go as well, otherwise a new problem of that name might run them.
        If its folder is gone already, its line goes: without it the package can be
        built again. If it has no line, its folder goes.

        If anything goes wrong, nothing has changed.

        exit codes:
          0 removed     2 invalid command line, or files would be lost
          3 internal error
          \(ExitCode.interruptedMeaning)
        """),
    run: { try run($0) })

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let package = try ProblemPackage()
    let workspace = package.workspace
    let problem = try problem(arguments.operands[0], in: package, workspace)
    let folder = problem.folder.lastPathComponent
    let isGone = kind(of: problem.folder) == nil
    let launcher = try Launcher.besideThisProgram()
    if !arguments.has(force), let loss = try loss(in: problem.folder, launcher) {
      throw UsageError("\(problem.place): \(loss): commit it first, or give --force")
    }
    let hadLine = try ScaffoldingError.asUsageErrors { try workspace.remove(folder: folder) }
    Products(of: package, launcher: launcher, builds: true).remove(of: problem)
    let console = Console(usesStandardError: false)
    console.print(
      isGone
        ? "removed the line of \(problem.id) in Package.swift; \(problem.place) was gone already"
        : hadLine
          ? "removed \(problem.place), and the line of \(problem.id) in Package.swift"
          : "removed \(problem.place), which had no line in Package.swift")
    try console.finish()
    return .accepted
  }

  /// Returns a problem of the package, also one whose line, folder or solution somebody has deleted.
  private static func problem(
    _ name: String, in package: ProblemPackage, _ workspace: Workspace
  ) throws -> Problem {
    do {
      return try package.problem(asAWhole: name)
    } catch let error as UsageError {
      guard let name = try? ProblemName(name) else { throw error }
      let folder = package.root.appendingPathComponent("problems/\(name.folder)")
      let isListed = (try? workspace.listedProblems().contains(name.id)) ?? false
      guard isListed || kind(of: folder) != nil else { throw error }
      return Problem(folder: folder)
    }
  }

  /// What a path leads to, or a link itself; `nil` if there is nothing.
  private static func kind(of folder: URL) -> FileAttributeType? {
    try? FileManager.default.attributesOfItem(atPath: folder.path)[.type] as? FileAttributeType
  }

  /// Returns what would be lost with a folder, in words; `nil` if git keeps all of it.
  private static func loss(in folder: URL, _ launcher: Launcher) throws -> String? {
    // What a link leads to stays.
    let kind = kind(of: folder)
    if kind == nil || kind == .typeSymbolicLink { return nil }
    // The repository around it does not keep what is in another one.
    let files = FileManager.default.enumerator(atPath: folder.path)
    if files?.contains(where: { ($0 as? NSString)?.lastPathComponent == ".git" }) == true {
      return "a repository of git is in it, which would go, too"
    }
    let status = Command(
      "git",
      ["-C", folder.path, "status", "--porcelain", "-z", "--ignored", "--untracked-files=all", "."])
    let limits = Limits(cpuSeconds: 60, memoryBytes: 4 << 30)
    let run: Execution
    do {
      run = try launcher.run(status, input: .bytes([]), limits: limits)
    } catch let error as ExecutionError where error != .interrupted {
      return "whether git keeps what is there is not known, as it does not start"
    }
    if run.end != .exit(0) { return "no repository of git keeps what is there" }
    // Each: two letters, a space and the path.
    let changes = run.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    guard let first = changes.first else { return nil }
    let more = changes.count > 1 ? ", nor \(changes.count - 1) more" : ""
    return "git does not keep \(first.dropFirst(3)) as it is\(more)"
  }
}
