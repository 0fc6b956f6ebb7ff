// `verdict list`: the problems of the package.

import Arguments
import Foundation
import Judging
import Reporting

/// The command `verdict list`.
enum ListCommand {
  private static let json = Flag("json", about: "print an array of objects")
  static let names = Flag("names", about: "print only the names, without building anything")

  static let command = Subcommand(
    description: CommandDescription(
      "list", about: "list the problems with their titles, limits and numbers of cases",
      options: [json, names, SharedOptionDescriptions.noBuild],
      notes: """
        A problem whose judge fails is named on standard error, and the exit code is 3.
        """),
    run: { arguments in
      guard arguments.has(names) else {
        return try list(
          asJSON: arguments.has(json), builds: !arguments.has(SharedOptionDescriptions.noBuild))
      }
      if arguments.has(json) { throw UsageError("--names and --json exclude each other") }
      let lines = try ProblemPackage().problems.map { $0.id + "\n" }
      try StandardOutput.write(Array(lines.joined().utf8))
      return .accepted
    })

  private static func list(asJSON: Bool, builds: Bool) throws -> ExitCode {
    let package = try ProblemPackage()
    let products = Products(of: package, launcher: try .besideThisProgram(), builds: builds)
    let problems = package.problems
    let console = Console(usesStandardError: true, isColored: false, isQuiet: false)
    let failures = try products.build(
      problems.filter(\.hasJudge).map(\.judgeID),
      for: "the package with its \(problems.count) problems",
      console: console)
    var entries: [ProblemEntry] = []
    var complaints: [String] = []
    for problem in problems {
      do {
        if let failure = failures[problem.judgeID] {
          throw failure
        }
        entries.append(try ProblemEntry(problem, jury: products.jury(of: problem)))
      } catch ExecutionError.interrupted {
        throw ExecutionError.interrupted
      } catch {
        complaints.append("verdict: \(problem.id) is not listed: \(error)")
      }
    }
    let text = try asJSON ? JSONReport.text(entries) : ProblemEntry.table(entries)
    try StandardOutput.write(Array(text.utf8))
    complaints.forEach(console.print)
    return complaints.isEmpty ? .accepted : .internalError
  }
}

/// What is listed of a problem.
struct ProblemEntry: Encodable {
  /// What a program may use.
  struct Limits: Encodable {
    let timeSeconds: Double
    let memoryMebibytes: Int
    let outputMebibytes: Int

    private enum CodingKeys: String, CodingKey {
      case timeSeconds = "time_seconds"
      case memoryMebibytes = "memory_mib"
      case outputMebibytes = "output_mib"
    }
  }

  /// How many cases there are of each kind.
  struct Cases: Encodable {
    let sample: Int
    let secret: Int
    let generated: Int
  }

  let id: String
  let title: String
  let link: String
  let limits: Limits
  let cases: Cases

  /// Asks those who judge a problem.
  init(_ problem: Problem, jury: ProblemJury) throws {
    let catalog = try CaseCatalog(problem: problem, jury: jury)
    let usual = SharedOptionDescriptions.usualLimits
    id = problem.id
    title = jury.judge?.description.title ?? problem.shortTitle
    link = jury.judge?.description.link ?? problem.link ?? ""
    limits = Limits(
      timeSeconds: jury.limits.timeSeconds ?? usual.cpuSeconds,
      memoryMebibytes: jury.limits.memoryMebibytes ?? usual.memoryBytes >> 20,
      outputMebibytes: jury.limits.outputMebibytes ?? usual.outputBytes >> 20)
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
