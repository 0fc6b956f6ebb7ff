// `verdict stress`: searches for a small case that a program fails.

import Arguments
import Judging
import Reporting

/// The command `verdict stress`.
enum StressCommand {
  static let command = Subcommand(
    description: CommandDescription(
      "stress",
      about:
        "try a program on small random cases until it fails, and shrink the case that it fails on",
      operands: [ProblemPackage.operand(count: 0...1)], options: StressOptionDescriptions.list,
      forms: [
        "[PROBLEM]", "PROBLEM --command 'CMD ARGS'", "PROBLEM --brute CMD --generator CMD",
        "--command CMD --brute CMD --generator CMD",
      ],
      notes: """
        \(ProblemPackage.noteOnOperand)

        The case that is found depends on the seed and on --max-size only. A run with
        --seed and the seed of a case begins with that case. It is shrunk as long as the
        verdict stays the same, then kept, and `verdict test` judges it from then on.

        A case gets the limits of the problem. One that exceeds the time limit is
        shrunk with five times what the slowest accepted case took, and confirmed with
        the limit. A jury's program that crashes or gives no answer is an internal
        error; its case is kept in the folder for temporary files, unless --save-in
        names another.

        exit codes:
          0 all accepted     1 a case was found        2 invalid command line
          3 internal error   \(ExitCode.interruptedMeaning)
        """),
    run: { try run(StressOptions($0)) })

  private static func run(_ options: StressOptions) throws -> ExitCode {
    let console = Console(
      usesStandardError: options.json?.isStandardOutput == true, isColored: options.isColored,
      isQuiet: options.isQuiet)
    let session = StressSession(
      options, launcher: try .besideThisProgram(), console: console)
    let report = try session.run()
    try options.json?.write(JSONReport.text(report))
    try console.finish()
    return report.wasInterrupted ? .stopped : ExitCode(report.verdict)
  }
}
