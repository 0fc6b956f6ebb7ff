// `verdict test`: judges programs and reports the verdicts.

import Arguments
import Foundation
import Judging
import Reporting

/// The command `verdict test`.
enum TestCommand {
  static let command = Subcommand(
    description: CommandDescription(
      "test", about: "judge programs as a real judge does, and say what is wrong with them",
      operands: [ProblemPackage.operand(count: 0...Int.max)], options: TestOptionDescriptions.list,
      forms: [
        "[PROBLEM...]", "--all", "PROBLEM --command 'CMD ARGS'", "PROBLEM --data DIR",
        "--command 'CMD ARGS' --data DIR",
        "--command CMD --data DIR --interactor CMD",
      ],
      notes: """
        \(ProblemPackage.noteOnOperand)

        verdicts:
          AC  accepted                  WA  wrong answer
          TLE time limit exceeded       PE  presentation error
          MLE memory limit exceeded     RE  runtime error
          OLE output limit exceeded     CE  compile error
          IE  internal error: the judge's own side failed, not the program

        exit codes:
          0 all accepted     1 something rejected      2 invalid command line
          3 internal error   \(ExitCode.interruptedMeaning)
        """),
    run: { try run(TestOptions($0)) })

  private static func run(_ options: TestOptions) throws -> ExitCode {
    let launcher = try Launcher.besideThisProgram()
    let isOutputTaken = [options.json, options.junit].contains { $0?.isStandardOutput == true }
    let console = Console(
      usesStandardError: isOutputTaken, isColored: options.isColored, isQuiet: options.isQuiet)
    let subject = try TestSubject(options)
    guard options.watches else {
      let session = TestSession(options, launcher: launcher, console: console)
      let code = try finish(subject.judge(in: session), isArray: subject.isSeveral, options)
      try console.finish()
      return code
    }
    let paths =
      subject.watchedPaths + [options.dataFolder].compactMap { $0 } + options.judging.namedFiles
    return try WatchLoop(paths: paths, console: console).run { urgent in
      let session = TestSession(options, urgent: urgent, launcher: launcher, console: console)
      let reports = try subject.judge(in: session)
      let rejected = reports.flatMap { $0.rejected.map(\.name) }
      return (try finish(reports, isArray: false, options), Set(rejected))
    }
  }

  /// Writes the reports for programs, and returns the exit code.
  private static func finish(
    _ reports: [Report], isArray: Bool, _ options: TestOptions
  ) throws -> ExitCode {
    try options.json?.write(JSONReport.text(reports, isArray: isArray))
    try options.junit?.write(JUnitReport.text(reports))
    return reports.contains(where: \.session.wasInterrupted)
      ? .stopped : ExitCode(Verdict.overall(reports.map(\.verdict)))
  }
}
