// `verdict new`: folders of problems and their lines in Package.swift.

import Arguments
import Judging
import Reporting
import Scaffolding

/// The command `verdict new`.
enum NewCommand {
  private static let from = Option(
    "from", .text("DIR", completion: .folders),
    about: "take the samples from a folder: .in files with .ans or .out, or as AtCoder and Polygon "
      + "name them; they become 1.in and 1.ans, 2.in and 2.ans …")
  private static let judge = Flag(
    "judge", about: "add a judge program: generated cases, and what `verdict stress` needs")
  private static let brute = Flag(
    "brute",
    about: "add brute.swift and generator.swift, a quicker way to what `verdict stress` needs")
  private static let uses = Option(
    "uses", .text("MODULE,..."),
    about: "import these modules, and build with no others; else all can be imported")

  static let command = Subcommand(
    description: CommandDescription(
      "new", about: "add problems: their folders from a template, and their lines in Package.swift",
      operands: [.init("NAME", count: 1...100)], options: [from, judge, brute, uses],
      notes: """
        NAME is a judge and the problem's name there, such as boj-1000 or lc-aplusb: letters,
        digits, - and _. The template repeats a number, so it can be judged at once. Without
        a judge program, problem.json holds the limits, who judges, and what stress tests use.
        A whole contest is added by a shell's braces: verdict new atcoder-abc300_{a,b,c,d}

        If anything goes wrong, nothing has changed.

        exit codes:
          0 added     2 invalid command line     3 internal error
          \(ExitCode.interruptedMeaning)
        """),
    run: { try run($0) })

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    if arguments.has(judge) && arguments.has(brute) {
      throw UsageError("--judge and --brute exclude each other: a judge program does both")
    }
    let package = try ProblemPackage()
    let workspace = package.workspace
    let names = arguments.operands
    if names.count > 1, try arguments.value(of: from) != nil {
      throw UsageError("--from gives samples to a single problem")
    }
    let drafts = try ScaffoldingError.asUsageErrors {
      let samples = try arguments.value(of: from).map(Sample.all)
      let modules = try modules(arguments, of: workspace)
      let problems = try names.map(ProblemName.init)
      if Set(problems.map(\.id)).count < problems.count {
        throw UsageError("a problem is named twice")
      }
      return problems.map { name in
        ProblemDraft(
          name: name, link: JudgeSite.address(ofProblem: name.id), samples: samples,
          modules: modules, hasJudge: arguments.has(judge), hasBruteForce: arguments.has(brute))
      }
    }
    let command = try Invocation(
      "test", problem: nil, options: [], builds: true, launcher: .besideThisProgram())
    let folders = try ScaffoldingError.asUsageErrors { try workspace.add(drafts) }
    let console = Console(usesStandardError: false)
    for (draft, folder) in zip(drafts, folders) {
      let samples = draft.samples.map { " with \($0.count.counted("sample"))" }
      console.print("made \(folder)\(samples ?? ""), and its line in Package.swift")
    }
    if drafts.contains(where: { $0.samples == nil }) {
      console.print(
        "put the task's samples into data/sample, in place of the template's 1.in and 1.ans")
    }
    console.print(
      "solve it in \(folders[0])/solution/main.swift, then: \(command.command(adding: drafts[0].name.id))"
    )
    try console.finish()
    return .accepted
  }

  /// Returns the requested modules; `nil` if none are.
  private static func modules(
    _ arguments: ParsedArguments, of workspace: Workspace
  ) throws -> [String]? {
    guard let list = try arguments.value(of: uses) else { return nil }
    let names = list.split(separator: ",").map { $0.filter { $0 != " " } }
    if names.isEmpty { throw UsageError("--\(uses.name) names no module") }
    let known = try workspace.modules()
    if let unknown = names.first(where: { !known.contains($0) }) {
      throw UsageError(unknown: "module", unknown, known: known)
    }
    return names
  }
}
