// `verdict generate`: prints the input of a case.

import Arguments
import Judging

/// The command `verdict generate`.
enum GenerateCommand {
  private static let seed = Option(
    "seed", .integer(0...UInt64.max, "S"), about: "the seed (default: the family's first)")

  static let command = Subcommand(
    description: CommandDescription(
      "generate", about: "write the input of a case to standard output",
      operands: [ProblemPackage.operand(), .init("CASE")],
      options: [seed, SharedOptionDescriptions.noBuild],
      notes: """
        CASE is a family of generated cases, or a case as the table of `verdict test` names it.

        exit codes:
          0 written     2 invalid command line     3 internal error
          \(ExitCode.interruptedMeaning)
        """),
    run: { arguments in
      try generate(
        problem: arguments.operands[0], case: arguments.operands[1],
        seed: arguments.value(of: seed), builds: !arguments.has(SharedOptionDescriptions.noBuild))
    })

  private static func generate(
    problem name: String, case caseName: String, seed: UInt64?, builds: Bool
  ) throws -> ExitCode {
    let package = try ProblemPackage()
    let problem = try package.problem(name)
    let products = Products(of: package, launcher: try .besideThisProgram(), builds: builds)
    // Standard output is only for the input, and the build is silent, as for redirection.
    let judges = problem.hasJudge ? [problem.judgeID] : []
    if let failure = try products.build(judges, for: problem.id, console: nil).first {
      throw failure.value
    }
    let catalog = try CaseCatalog(problem: problem, jury: products.jury(of: problem))
    if seed != nil, !catalog.hasFamily(caseName), (try? catalog.cases(named: caseName)) != nil {
      throw UsageError("'\(caseName)' is one case: leave out --seed, or name a family of cases")
    }
    let wanted = seed.map { "\(caseName)-\($0)" } ?? caseName
    try StandardOutput.write(catalog.firstCase(named: wanted).input())
    return .accepted
  }
}
