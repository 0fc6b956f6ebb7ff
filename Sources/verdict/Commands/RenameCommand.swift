// `verdict rename`: gives a problem another name, everywhere or nowhere.

import Arguments
import Foundation
import Judging
import Reporting
import Scaffolding

/// The command `verdict rename`.
enum RenameCommand {
  static let command = Subcommand(
    description: CommandDescription(
      "rename", about: "rename a problem: its folder, and its line in Package.swift",
      operands: [ProblemPackage.operand(), .init("NAME")], options: [],
      notes: """
        NAME is as for `verdict new`; where PROBLEM is written without its judge, so may
        NAME be: `rename abc1_b abc1_e` makes atcoder-abc1_b atcoder-abc1_e. The name
        and the link to the judge's site in judge/main.swift and at the beginning of
        README.md follow; all else in the folder stays as it is. Its old executables
        are deleted: the next build makes new ones.

        If anything goes wrong, nothing has changed.

        exit codes:
          0 renamed     2 invalid command line     3 internal error
          \(ExitCode.interruptedMeaning)
        """),
    run: { try run($0) })

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let package = try ProblemPackage()
    let problem = try package.problem(asAWhole: arguments.operands[0])
    let folder = problem.folder.lastPathComponent
    let launcher = try Launcher.besideThisProgram()
    let workspace = package.workspace
    let (name, place) = try ScaffoldingError.asUsageErrors {
      let name = try newName(
        arguments.operands[1], of: problem, calledAs: arguments.operands[0])
      if name.id == problem.id { throw UsageError("'\(name.id)' is its name already") }
      return (name, try workspace.move(folder: folder, to: name))
    }
    Products(of: package, launcher: launcher, builds: true).remove(of: problem)
    let console = Console(usesStandardError: false)
    console.print(
      "renamed \(problem.place) to \(place), and \(problem.id) to \(name.id) in Package.swift")
    try console.finish()
    return .accepted
  }

  /// Returns the new name of a problem; if both are written without a judge, the old one's stays.
  private static func newName(
    _ text: String, of problem: Problem, calledAs old: String
  ) throws -> ProblemName {
    let parts = problem.id.split(separator: "-", maxSplits: 1)
    let namesJudge = text.contains("-") && text.first?.isLetter == true
    guard parts.count == 2, parts[1] == old, !namesJudge else { return try ProblemName(text) }
    return try ProblemName("\(parts[0])-\(text)")
  }
}
