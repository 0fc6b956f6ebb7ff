// What `verdict test` can be asked, as the help shows it.

import Arguments
import Judging

/// The options of `verdict test` by name.
enum TestOptionDescriptions {
  /// The limits for a command that belongs to no problem.
  static let usualLimits = Limits(cpuSeconds: 2, memoryBytes: 2048 << 20)

  static let all = Flag("all", about: "judge all problems of this package")
  static let command = Option(
    "command", .text("'CMD ARGS'", completion: .files),
    about: "judge this program instead of the problem's solution")
  static let bundled = Flag(
    "bundled",
    about: "judge the single file that `verdict bundle` writes, compiled as its judge does")
  static let data = Option(
    "data", .text("DIR", completion: .folders),
    about: "take the cases from a folder: .in files with .ans or .out, or as AtCoder and Polygon "
      + "name them, there or in folders below it; see `verdict help data`")
  static let set = Option(
    "set", .oneOf(CaseSet.self, "SET"), about: "sample, secret, generated or all (default: all)")
  static let caseName = Option(
    "case", .text("NAME"),
    about: "judge this case only, named as in the table; or a family of generated cases, or one of "
      + "them with any seed: FAMILY-SEED")
  static let jobs = Option(
    "jobs", .integer(1...256, "N"),
    about: "run N cases at once (default: half of the processors; more is quicker, but the times "
      + "grow longer)")
  static let timeLimit = Option(
    "time-limit", .positive(upTo: 86_400, "S"),
    about: "seconds of CPU time (default: the problem's, else \(Int(usualLimits.cpuSeconds)))")
  static let wallLimit = Option(
    "wall-limit", .positive(upTo: 864_000, "S"),
    about: "seconds on the clock (default: three times the time limit and 1 s)")
  static let memoryLimit = Option(
    "memory-limit", .integer(1...1_048_576, "MIB"),
    about: "memory in MiB, of the stack too (default: the problem's, else "
      + "\(usualLimits.memoryBytes >> 20))")
  static let outputLimit = Option(
    "output-limit", .integer(1...65_536, "MIB"),
    about: "output in MiB (default: the problem's, else \(usualLimits.outputBytes >> 20))")
  static let compare = Option(
    "compare", comparisons,
    about: "tokens, lines, bytes, or float:1e-9 with any tolerance (default: the problem's "
      + "checker, else tokens)")
  static let checker = Option(
    "checker", .text("'CMD ARGS'", completion: .files),
    about: "let this program judge the outputs")
  static let checkerProtocol = Option(
    "checker-protocol", .oneOf(Checker.Interface.self, "NAME"),
    about: "how the checker or the interactor is called: testlib or icpc (default: testlib)")
  static let interactor = Option(
    "interactor", .text("'CMD ARGS'", completion: .files),
    about: "let this program talk with the one that is judged, and decide")
  static let failFast = Flag("fail-fast", about: "stop after the first case that is not accepted")
  static let watch = Flag(
    "watch",
    about: "judge again whenever a file of the problem, the library or --command is saved, the "
      + "cases that failed last first; r judges again, q quits")
  static let json = Option(
    "json", .text("FILE", completion: .files),
    about: "write a report as JSON; - is standard output")
  static let junit = Option(
    "junit", .text("FILE", completion: .files),
    about: "write a report as JUnit XML; - is standard output")
  static let noBuild = Flag(
    "no-build", about: "use the executables beside this program as they are")
  static let noColor = Flag("no-color", about: "no colors, even on a terminal")
  static let quiet = Flag("quiet", about: "print only the verdict and what was not accepted")

  static let list: [any DescribedOption] = [
    all, command, bundled, data, set, caseName, jobs, timeLimit, wallLimit, memoryLimit,
    outputLimit, compare, checker, checkerProtocol, interactor, failFast, watch, json, junit,
    noBuild, noColor, quiet,
  ]

  /// The options that change a verdict, or what is judged: a run of a single case needs them again.
  static let lastingNames: Set<String> = [
    command.name, bundled.name, data.name, timeLimit.name, wallLimit.name, memoryLimit.name,
    outputLimit.name, compare.name, checker.name, checkerProtocol.name, interactor.name,
    noBuild.name,
  ]

  private static let comparisons = ValueKind(
    "MODE", expectation: "tokens, lines, bytes or float:TOLERANCE",
    completion: .words(["tokens", "lines", "bytes", "float:1e-9"]), read: Comparison.init)
}
