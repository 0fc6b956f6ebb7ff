// `verdict list`: the problems of the package.

import Arguments
import Foundation
import Judging
import Reporting

/// The command `verdict list`.
enum ListCommand {
  private static let json = Flag("json", about: "print an array of objects")

  static let command = Subcommand(
    description: CommandDescription(
      "list", about: "list the problems with their titles, limits and numbers of cases",
      options: [json, TestOptionDescriptions.noBuild]),
    run: { arguments in
      try list(
        asJSON: arguments.has(json), builds: !arguments.has(TestOptionDescriptions.noBuild))
    })

  private static func list(asJSON: Bool, builds: Bool) throws -> ExitCode {
    let package = try ProblemPackage()
    let products = Products(of: package, launcher: try .besideThisProgram(), builds: builds)
    let problems = package.problems
    let console = Console(usesStandardError: true, isColored: false, isQuiet: false)
    let failures = try products.build(
      problems.map(\.judgeID), for: "\(problems.count) judges", console: console)
    if let failure = failures.values.sorted().first {
      throw JudgeError.helper("swift build", fault: failure)
    }
    let entries = try problems.map { try ProblemEntry($0, judge: products.judge(of: $0)) }
    let text = try asJSON ? JSONReport.text(entries) : ProblemEntry.table(entries)
    try StandardOutput.write(Array(text.utf8))
    return .accepted
  }
}

/// What is listed of a problem.
struct ProblemEntry: Encodable {
  /// How many cases there are of each kind.
  struct Cases: Encodable {
    let sample: Int
    let secret: Int
    let generated: Int
  }

  let id: String
  let title: String
  let link: String
  let limits: JudgeProgram.Description.Limits
  let cases: Cases

  /// Asks a problem's judge.
  init(_ problem: Problem, judge: JudgeProgram) throws {
    let description = try judge.describe()
    let catalog = try CaseCatalog(problem: problem, judge: judge, description: description)
    id = problem.id
    title = description.title
    link = description.link
    limits = description.limits
    cases = Cases(
      sample: catalog.cases(in: .sample).count, secret: catalog.cases(in: .secret).count,
      generated: catalog.cases(in: .generated).count)
  }

  /// Returns entries as a table.
  static func table(_ entries: [ProblemEntry]) -> String {
    ProblemTable.text(
      entries.map { entry in
        ProblemTable.Row(
          id: entry.id, title: entry.title, seconds: entry.limits.timeSeconds,
          mebibytes: entry.limits.memoryMebibytes,
          cases: entry.cases.sample + entry.cases.secret + entry.cases.generated)
      })
  }
}
