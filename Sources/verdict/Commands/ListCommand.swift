// `verdict list`: the problems of the package.

import Arguments
import Foundation
import Judging
import Reporting
import Scaffolding

/// The command `verdict list`.
enum ListCommand {
  private static let json = Flag("json", about: "print an array of objects")
  static let names = Flag("names", about: "print only the names")
  private static let build = Flag("build", about: "build all judge programs first")

  static let command = Subcommand(
    description: CommandDescription(
      "list", about: "list the problems with their titles, limits and numbers of cases",
      options: [json, names, build],
      notes: """
        Limits and cases of a problem with a judge program are known once that is built. A
        problem whose judge fails is named on standard error.

        exit codes:
          0 all are listed     2 invalid command line
          3 internal error, or a problem's judge fails
          \(ExitCode.interruptedMeaning)
        """),
    run: { arguments in
      guard arguments.has(names) else {
        return try list(asJSON: arguments.has(json), builds: arguments.has(build))
      }
      if let other = [json, build].first(where: arguments.has) {
        throw UsageError("--names and --\(other.name) exclude each other")
      }
      let lines = try ProblemPackage().problems.map { $0.id + "\n" }
      try StandardOutput.write(Array(lines.joined().utf8))
      return .accepted
    })

  private static func list(asJSON: Bool, builds: Bool) throws -> ExitCode {
    let package = try ProblemPackage()
    let launcher = try Launcher.besideThisProgram()
    let products = Products(of: package, launcher: launcher, builds: builds)
    let problems = package.problems
    let judges = problems.filter(\.hasJudge).map(\.judgeID)
    let console = Console(usesStandardError: true)
    let purpose = "the package with its \(problems.count) problems"
    // With --no-build, the missing executables.
    let failures = try products.build(judges, for: purpose, console: console)
    var entries: [ProblemEntry] = []
    var complaints: [String] = []
    for problem in problems {
      do {
        let failure = failures[problem.judgeID]
        if builds, let failure { throw failure }
        let jury = try failure == nil ? products.jury(of: problem) : nil
        entries.append(try ProblemEntry(problem, jury: jury))
      } catch ExecutionError.interrupted {
        throw ExecutionError.interrupted
      } catch {
        complaints.append("verdict: \(problem.id) is not listed: \(error)")
      }
    }
    let text = try asJSON ? JSONReport.text(entries) : ProblemEntry.table(entries)
    try StandardOutput.write(Array(text.utf8))
    complaints.forEach(console.print)
    if !builds && !failures.isEmpty {
      let command = Invocation("list", problem: nil, options: [], builds: true, launcher: launcher)
      console.print(
        "\(failures.count.counted("judge program")) not built yet; this builds what is missing: "
          + command.command(adding: "--\(build.name)"))
    }
    return complaints.isEmpty ? .accepted : .internalError
  }
}

/// The list entry of a problem.
struct ProblemEntry: Encodable {
  /// The number of cases of each kind.
  struct Cases: Encodable {
    let sample: Int
    let secret: Int
    let generated: Int
  }

  private enum CodingKeys: CodingKey {
    case id, title, link, limits, cases
  }

  let id: String
  let title: String
  let link: String
  /// The facts that require the built judge program.
  let known: (limits: JSONLimits, cases: Cases)?

  /// Asks those who judge a problem, if they are there.
  init(_ problem: Problem, jury: ProblemJury?) throws {
    id = problem.id
    title = jury?.judge?.description.title ?? problem.shortTitle
    link = jury?.judge?.description.link ?? problem.link ?? ""
    known = try jury.map { jury in
      let catalog = try CaseCatalog(problem: problem, jury: jury)
      let cases = Cases(
        sample: catalog.cases(in: .sample).count, secret: catalog.cases(in: .secret).count,
        generated: catalog.cases(in: .generated).count)
      let limits = Limits(
        seconds: jury.limits.timeSeconds, memory: jury.limits.memoryMebibytes,
        output: jury.limits.outputMebibytes)
      return (JSONLimits(limits), cases)
    }
  }

  /// Encodes all keys; unknown values are null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(link, forKey: .link)
    try container.encode(known?.limits, forKey: .limits)
    try container.encode(known?.cases, forKey: .cases)
  }

  /// Returns entries as a table.
  static func table(_ entries: [ProblemEntry]) -> String {
    ProblemTable.text(
      entries.map { entry in
        ProblemTable.Row(
          id: entry.id, title: entry.title, seconds: entry.known?.limits.timeSeconds,
          mebibytes: entry.known?.limits.memoryMebibytes,
          cases: entry.known.map { $0.cases.sample + $0.cases.secret + $0.cases.generated })
      })
  }
}
