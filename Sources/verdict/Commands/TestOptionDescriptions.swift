// The options of `verdict test`, as the help shows them.

import Arguments
import Judging

/// The options of `verdict test` by name, besides those that it shares with other commands.
enum TestOptionDescriptions {
  static let all = Flag("all", about: "judge all problems of this package")
  static let bundled = Flag(
    "bundled",
    about: "judge the single file that `verdict bundle` writes, compiled as its judge does")
  static let data = Option(
    "data", .text("DIR", completion: .folders),
    about:
      "take the cases from this folder, not the problem's: .in files with .ans or .out, or as AtCoder and Polygon "
      + "name them, there or in folders below it; see `verdict help data`")
  static let set = Option(
    "set", .oneOf(CaseSet.self, "SET"), about: "sample, secret, generated or all (default: all)")
  static let caseName = Option(
    "case", .text("NAME"),
    about: "judge this case only, named as in the table; or those that match a pattern, '000*'; or "
      + "a family of generated cases, or one of them with any seed: FAMILY-SEED")
  static let jobs = Option(
    "jobs", .integer(1...256, "N"),
    about: "run N cases at once (default: half of the processors; more is quicker, but the times "
      + "grow longer; 1 has the machine to itself while it runs)")
  static let failFast = Flag("fail-fast", about: "stop after the first case that is not accepted")
  static let watch = Flag(
    "watch",
    about: "judge again whenever a file of the problem, the library or --command is saved, the "
      + "cases that failed last first; r judges again, q quits")
  static let against = Option(
    "against", .text("FILE", completion: .files),
    about: "compare the scores with those in the report of an earlier --json, or with the best of "
      + "all reports in a folder")
  static let minimize = Flag("minimize", about: "with --against: the smaller score is the better")
  static let junit = Option(
    "junit", .text("FILE", completion: .files),
    about: "write a report as JUnit XML; - is standard output")

  private typealias Shared = SharedOptionDescriptions

  static let list: [any DescribedOption] = [
    all, Shared.command, bundled, Shared.swiftc, data, set, caseName, jobs, Shared.timeLimit,
    Shared.wallLimit,
    Shared.memoryLimit,
    Shared.outputLimit, Shared.compare, Shared.checker, Shared.checkerProtocol, Shared.interactor,
    failFast, watch, Shared.json, junit, against, minimize,
    Shared.noBuild, Shared.noColor, Shared.quiet,
  ]

  /// The names of options that change the verdict or the judged program, which a rerun of a case repeats.
  static let lastingNames = Shared.lastingNames.union([bundled.name, data.name])
}
