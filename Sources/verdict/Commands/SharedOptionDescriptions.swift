// The options that several commands share, as the help shows them: about judging and about the report.

import Arguments
import Judging

/// The options of several commands by name.
enum SharedOptionDescriptions {
  /// The limits for a command that belongs to no problem.
  static let usualLimits = Limits(cpuSeconds: 2, memoryBytes: 2048 << 20)

  static let command = Option(
    "command", .text("'CMD ARGS'", completion: .files),
    about: "judge this program, or source file, instead of the problem's solution")
  static let timeLimit = Option(
    "time-limit", .positive(upTo: 86_400, "S"),
    about: "seconds of CPU time (default: the problem's, else \(Int(usualLimits.cpuSeconds)))")
  static let wallLimit = Option(
    "wall-limit", .positive(upTo: 864_000, "S"),
    about: "wall-clock seconds (default: three times the time limit and 1 s)")
  static let memoryLimit = Option(
    "memory-limit", .integer(1...1_048_576, "MIB"),
    about: "memory in MiB, of the stack too (default: the problem's, else "
      + "\(usualLimits.memoryBytes >> 20))")
  static let outputLimit = Option(
    "output-limit", .integer(1...65_536, "MIB"),
    about: "output in MiB (default: the problem's, else \(usualLimits.outputBytes >> 20))")
  static let compare = Option(
    "compare", comparisons,
    about: "tokens, lines, bytes, unordered, or float:1e-9 with any tolerance (default: the "
      + "problem's checker, else tokens)")
  static let checker = Option(
    "checker", .text("'CMD ARGS'", completion: .files),
    about: "let this program judge the outputs")
  static let checkerProtocol = Option(
    "checker-protocol", .oneOf(Checker.Interface.self, "NAME"),
    about: "how the checker or the interactor is called: testlib, icpc, or atcoder for tools that "
      + "give a score (default: testlib)")
  static let interactor = Option(
    "interactor", .text("'CMD ARGS'", completion: .files),
    about: "let this program talk with the one that is judged, and decide")
  static let swiftc = Option(
    "swiftc", .text("'CMD ARGS'", completion: .files),
    about:
      "compile the single file with this swiftc, that of the judge's version of Swift, not with "
      + "the installed one")
  static let json = Option(
    "json", .text("FILE", completion: .files),
    about: "write a report as JSON; - is standard output")
  static let noBuild = Flag(
    "no-build", about: "use the executables as they are")
  static let noColor = Flag("no-color", about: "no colors, even on a terminal")
  static let quiet = Flag("quiet", about: "print only the verdict and what was not accepted")

  /// The names of options that change the verdict or the judged program, which a rerun of a case repeats.
  static let lastingNames: Set<String> = [
    command.name, timeLimit.name, wallLimit.name, memoryLimit.name, outputLimit.name, compare.name,
    checker.name, checkerProtocol.name, interactor.name, noBuild.name, swiftc.name,
  ]

  private static let comparisons = ValueKind(
    "MODE", expectation: "tokens, lines, bytes, unordered or float:TOLERANCE",
    completion: .words(["tokens", "lines", "bytes", "unordered", "float:1e-9"]),
    read: Comparison.init)
}

extension Limits {
  /// Creates limits of which some are not given: then they are the usual ones.
  ///
  /// - Parameters:
  ///   - memory: In MiB.
  ///   - output: In MiB.
  init(seconds: Double?, wallSeconds: Double? = nil, memory: Int?, output: Int?) {
    let usual = SharedOptionDescriptions.usualLimits
    self.init(
      cpuSeconds: seconds ?? usual.cpuSeconds, wallSeconds: wallSeconds,
      memoryBytes: memory.map { $0 << 20 } ?? usual.memoryBytes,
      outputBytes: output.map { $0 << 20 } ?? usual.outputBytes)
  }
}
