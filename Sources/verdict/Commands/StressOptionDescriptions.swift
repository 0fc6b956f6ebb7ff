// The options of `verdict stress`, as the help shows them.

import Arguments
import Judging

/// The options of `verdict stress` by name, besides those that it shares with other commands.
enum StressOptionDescriptions {
  /// The default duration of a run in which everything is accepted.
  static let usualSeconds = 10.0

  /// The default maximum size for a problem: a brute force answers it in about a millisecond.
  static let usualMaxSize = 10

  /// The default time limit of shrinking.
  static let usualShrinkSeconds = 20

  static let seed = Option(
    "seed", .integer(0...UInt64.max, "S"),
    about: "the seed of the first case; all others follow from it (default: a random one, which is "
      + "printed)")
  static let count = Option(
    "count", .integer(1...1_000_000_000, "N"), about: "try N cases")
  static let seconds = Option(
    "seconds", .positive(upTo: 864_000, "T"),
    about: "try cases for T seconds (default: \(Int(usualSeconds)))")
  static let maxSize = Option(
    "max-size", .integer(1...100_000, "K"),
    about: "sizes from 1 to K in turn (default: \(usualMaxSize)); a generator of your own gets the "
      + "size as its second argument if this is given")
  static let jobs = Option(
    "jobs", .integer(1...256, "N"),
    about: "try N cases at once (default: the number of processors); what is found does not depend "
      + "on it")
  static let bruteForce = Option(
    "brute", .text("'CMD ARGS'", completion: .files),
    about:
      "a slow and right program: reads an input, writes the answer; an interactive problem needs none"
  )
  static let noBruteForce = Flag(
    "no-brute", about: "the checker decides without answers, and is given an empty one")
  static let generator = Option(
    "generator", .text("'CMD ARGS'", completion: .files),
    about: "writes a small random input, never an empty one, that depends on nothing but its first "
      + "argument, the seed")
  static let validator = Option(
    "validator", .text("'CMD ARGS'", completion: .files),
    about: "reads an input, ends with exit code 0 or 42 if it is valid; without one, every input "
      + "that the brute force ends well on is taken for valid while shrinking")
  static let shrinkSeconds = Option(
    "shrink-seconds", .integer(0...86_400, "T"),
    about: "shrink for T seconds at most; 0 leaves the case as it was found (default: "
      + "\(usualShrinkSeconds))")
  static let noSave = Flag("no-save", about: "keep the case in no file")
  static let saveIn = Option(
    "save-in", .text("DIR", completion: .folders),
    about: "keep the case in this folder (default: data/secret of the problem; without a problem, "
      + "none)")

  private typealias Shared = SharedOptionDescriptions

  static let list: [any DescribedOption] = [
    seed, count, seconds, maxSize, jobs, Shared.command, bruteForce, noBruteForce, generator,
    validator,
    Shared.timeLimit, Shared.wallLimit, Shared.memoryLimit, Shared.outputLimit, Shared.compare,
    Shared.checker, Shared.checkerProtocol, Shared.interactor, shrinkSeconds, noSave, saveIn,
    Shared.json,
    Shared.noBuild, Shared.noColor, Shared.quiet,
  ]

  /// The names of options that change what is found, except the seed, and where it is saved, which a rerun of a case
  /// repeats.
  static let lastingNames = Shared.lastingNames.union([
    maxSize.name, bruteForce.name, noBruteForce.name, generator.name, validator.name, noSave.name,
    saveIn.name,
  ])
}
