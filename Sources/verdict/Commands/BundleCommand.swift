// `verdict bundle`: bundles a solution into a single file for a judge.

import Arguments
import Bundling
import Foundation
import Judging
import Reporting

/// The command `verdict bundle`.
enum BundleCommand {
  private static let judge = Option(
    "judge", judges,
    about: "compile as this judge does (default: the one that the problem's name begins with, else "
      + "library-checker)")
  private static let swiftc = SharedOptionDescriptions.swiftc
  private static let output = Option(
    "o", .text("FILE", completion: .files),
    about: "write to a file; - is standard output (default: -)")
  private static let check = Flag(
    "check", about: "compile the file alone and run the samples before it is written (default)")
  private static let noCheck = Flag("no-check", about: "write the file as it is")
  private static let keepDocs = Flag(
    "keep-docs", about: "keep documentation comments, and all comments of the modules")
  private static let minify = Flag(
    "minify", about: "give the modules' part short names and no needless blanks")

  static let command = Subcommand(
    description: CommandDescription(
      "bundle", about: "write a solution as one file, with only what it reaches of the modules",
      operands: [ProblemPackage.operand(count: 0...1)],
      options: [judge, swiftc, output, check, noCheck, keepDocs, minify],
      notes: """
        \(ProblemPackage.noteOnOperand)
        In place of a problem's name there may be the path of any file in Swift: it has
        no samples.

        The file is compiled alone, exactly as the judge does it; the samples are run
        through it; its size is compared with the judge's limit; each name in it has to
        stand for what it stood for in its own file. Only then it is written.
        What would be wrong in the other language mode, 5 or 6, is told as a warning.

        To paste it into the judge's page, pipe it to the clipboard: | pbcopy on
        macOS, | wl-copy or | xclip -selection clipboard on Linux, | clip.exe in WSL.

        exit codes:
          0 written     1 it does not compile, fails a sample or is too large
          2 invalid command line     3 internal error
          \(ExitCode.interruptedMeaning)
        """),
    run: { try run($0) })

  private static let judges = ValueKind(
    "JUDGE", expectation: "one of \(JudgeProfile.all.map(\.name).joined(separator: ", "))",
    completion: .words(JudgeProfile.all.map(\.name))
  ) { name in JudgeProfile.all.first { $0.name == name } }

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    if arguments.has(check) && arguments.has(noCheck) {
      throw UsageError("--check and --no-check exclude each other")
    }
    if arguments.has(keepDocs) && arguments.has(minify) {
      throw UsageError("--keep-docs and --minify exclude each other")
    }
    let wanted = try arguments.value(of: judge)
    let place = try arguments.value(of: output)
    let compiler = try JudgingOptions.requiredCommand(swiftc, in: arguments)
    if compiler != nil && arguments.has(noCheck) {
      throw UsageError("--swiftc and --no-check exclude each other: nothing is compiled then")
    }
    let bundler = try bundler(try ProblemPackage.nameOfProblem(arguments), wanted, compiler)
    // Symbolic links are resolved.
    let path = place.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    if let path, place != "-", bundler.isMade(of: path) {
      throw UsageError(
        "\(path) would be a part of the solution itself: give -o a path outside of Sources and the solution"
      )
    }
    let destination = try place.map(ReportDestination.submission)
    let console = Console(usesStandardError: true)
    do {
      let submission = try bundler.submission(
        arguments.has(minify) ? .minified : arguments.has(keepDocs) ? .documented : .plain)
      if !arguments.has(noCheck) {
        console.print(try bundler.check(submission))
      }
      try (destination ?? .standardOutput).write(submission.text)
      return .accepted
    } catch let error as BundleError {
      console.print("verdict: \(bundler.name): \(error)")
      return .rejected
    }
  }

  /// Returns the bundler of a problem, or of a Swift file that belongs to no problem.
  private static func bundler(
    _ operand: String, _ judge: JudgeProfile?, _ swiftc: Command?
  ) throws -> any SolutionBundler {
    let launcher = try Launcher.besideThisProgram()
    func bundler(of problem: Problem, _ package: ProblemPackage) -> ProblemBundler {
      ProblemBundler(
        package: package, problem: problem, judge: judge, swiftc: swiftc, launcher: launcher)
    }
    guard operand.hasSuffix(".swift") else {
      let package = try ProblemPackage()
      return bundler(of: try package.problem(operand), package)
    }
    // A file of a problem's solution stands for the problem, any other one for itself.
    let path = operand.contains("/") ? operand : "./\(operand)"
    if let package = try? ProblemPackage(), let problem = try? package.problem(path),
      package.builds(path, into: problem)
    {
      return bundler(of: problem, package)
    }
    return try FileBundler(path: operand, judge: judge, swiftc: swiftc, launcher: launcher)
  }
}
