// The options of `verdict stress`, read into values before anything is done.

import Arguments
import Foundation
import Judging

/// What a person asks of `verdict stress`.
struct StressOptions: Sendable {
  /// What to test, and against what.
  enum Subject: Sendable {
    /// A problem of this package, with its own judge or a jury of commands in its place.
    case problem(String, JuryCommands?)
    /// A command, with a jury of commands.
    case command(Command, JuryCommands)
  }

  /// Programs that make inputs and know what is right.
  struct JuryCommands: Sendable {
    /// Not needed if the program is interactive.
    let bruteForce: Command?
    let generator: Command
    let validator: Command?

    /// Whether they know which inputs are valid.
    var knowValidInputs: Bool { validator != nil || bruteForce != nil }

    /// Returns the same with programs in place of source files.
    ///
    /// - Throws: `JudgeError` if one does not compile.
    func compiled(by compiler: SourceCompiler) throws -> JuryCommands {
      JuryCommands(
        bruteForce: try bruteForce.map(compiler.juryProgram),
        generator: try compiler.juryProgram(for: generator),
        validator: try validator.map(compiler.juryProgram))
    }
  }

  let subject: Subject
  let judging: JudgingOptions
  let length: StressTest.Length
  let seeds: StressSeeds
  /// Whether sizes were asked for: a generator of one's own is told them then.
  let hasSizes: Bool
  let jobs: Int
  let shrinkSeconds: Int
  let saves: Bool
  let saveFolder: String?
  let json: ReportDestination?
  let builds: Bool
  let isQuiet: Bool
  let isColored: Bool
  /// The options that another run of a case has to be given again.
  let lasting: [ParsedArguments.Given]

  /// Reads the options.
  ///
  /// - Throws: `UsageError` if they make no sense, alone or together.
  init(_ arguments: ParsedArguments) throws {
    typealias Known = StressOptionDescriptions
    typealias Shared = SharedOptionDescriptions
    judging = try JudgingOptions(arguments)
    subject = try Self.subject(arguments, judging.command)
    length = try Self.length(arguments)
    let maxSize = try arguments.value(of: Known.maxSize)
    hasSizes = maxSize != nil
    let usualSize = if case .problem(_, nil) = subject { Known.usualMaxSize } else { 1 }
    seeds = StressSeeds(
      // So many digits are easily typed again.
      first: try arguments.value(of: Known.seed) ?? .random(in: 1...999_999_999),
      maxSize: maxSize ?? usualSize)
    jobs = try arguments.value(of: Known.jobs) ?? ProcessInfo.processInfo.activeProcessorCount
    shrinkSeconds =
      try arguments.value(of: Known.shrinkSeconds) ?? Known.usualShrinkSeconds
    saves = !arguments.has(Known.noSave)
    saveFolder = try arguments.value(of: Known.saveIn)
    if !saves && saveFolder != nil {
      throw UsageError("--no-save and --save-in exclude each other")
    }
    json = try arguments.value(of: Shared.json).map(ReportDestination.json)
    builds = !arguments.has(Shared.noBuild)
    isQuiet = arguments.has(Shared.quiet)
    isColored = !arguments.has(Shared.noColor)
    lasting = arguments.options.filter { Known.lastingNames.contains($0.name) }
  }

  /// Looks whether the jury's programs are there that are named.
  ///
  /// - Throws: `UsageError` that names the option.
  func requireJury() throws {
    typealias Known = StressOptionDescriptions
    guard let jury = juryCommands else { return }
    if let bruteForce = jury.bruteForce {
      try JudgingOptions.require(bruteForce, of: Known.bruteForce)
    }
    try JudgingOptions.require(jury.generator, of: Known.generator)
    if let validator = jury.validator {
      try JudgingOptions.require(validator, of: Known.validator)
    }
  }

  /// The commands that make inputs and know what is right, if that is not a judge program's business.
  var juryCommands: JuryCommands? {
    switch subject {
    case .problem(_, let jury): jury
    case .command(_, let jury): jury
    }
  }

  private static func subject(
    _ arguments: ParsedArguments, _ command: Command?
  ) throws -> Subject {
    typealias Known = StressOptionDescriptions
    let bruteForce = try JudgingOptions.command(Known.bruteForce, in: arguments)
    let generator = try JudgingOptions.command(Known.generator, in: arguments)
    let validator = try JudgingOptions.command(Known.validator, in: arguments)
    let problem = arguments.operands.first
    let isInteractive = arguments.options.contains {
      $0.name == SharedOptionDescriptions.interactor.name
    }
    // Whether a problem is interactive is not known yet.
    guard let generator, bruteForce != nil || isInteractive || problem != nil else {
      if let problem, bruteForce == nil, generator == nil, validator == nil {
        return .problem(problem, nil)
      }
      let start = problem == nil ? "nothing to test: name a problem, or give --command, " : "give "
      throw UsageError("\(start)--brute and --generator together")
    }
    let jury = JuryCommands(bruteForce: bruteForce, generator: generator, validator: validator)
    if let problem { return .problem(problem, jury) }
    guard let command else {
      throw UsageError("nothing to test: name a problem, or give its program with --command")
    }
    return .command(command, jury)
  }

  private static func length(_ arguments: ParsedArguments) throws -> StressTest.Length {
    typealias Known = StressOptionDescriptions
    switch (try arguments.value(of: Known.count), try arguments.value(of: Known.seconds)) {
    case (let count?, nil): return .count(count)
    case (nil, let seconds): return .seconds(seconds ?? Known.usualSeconds)
    default: throw UsageError("--count and --seconds exclude each other")
    }
  }
}
