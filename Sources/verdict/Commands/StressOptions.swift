// The options of `verdict stress`, parsed and validated before anything is done.

import Arguments
import Files
import Foundation
import Judging

/// The parsed options of `verdict stress`.
struct StressOptions: Sendable {
  /// The tested program and its jury.
  enum Subject: Sendable {
    /// A problem of this package, with its own judge or a jury of commands in its place.
    case problem(String)
    /// A command, with a jury of commands.
    case command(Command, JuryCommands)
  }

  let subject: Subject
  /// The programs of the jury that options name.
  let jury: JuryOptions
  let judging: JudgingOptions
  let length: StressTest.Length
  let seeds: StressSeeds
  /// Whether a size was given, which is then passed to the user's generator.
  let hasSizes: Bool
  let jobs: Int
  let shrinkSeconds: Int
  let saves: Bool
  let saveFolder: String?
  let json: ReportDestination?
  let builds: Bool
  let isQuiet: Bool
  let isColored: Bool
  /// The options that a rerun of a case repeats.
  let lasting: [ParsedArguments.Given]

  /// Parses the options.
  ///
  /// - Throws: `UsageError` if they are invalid, alone or in combination.
  init(_ arguments: ParsedArguments) throws {
    typealias Known = StressOptionDescriptions
    typealias Shared = SharedOptionDescriptions
    judging = try JudgingOptions(arguments)
    jury = try JuryOptions(arguments)
    subject = try Self.subject(arguments, judging, jury)
    length = try Self.length(arguments)
    let maxSize = try arguments.value(of: Known.maxSize)
    hasSizes = maxSize != nil
    let usualSize = if case .problem = subject, jury.isEmpty { Known.usualMaxSize } else { 1 }
    seeds = StressSeeds(
      // At most nine digits, which are easy to retype.
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
    // Before an hour of search.
    if let saveFolder, FileManager.default.isFile(saveFolder) {
      throw UsageError("--save-in: \(saveFolder) is no folder")
    }
    json = try arguments.value(of: Shared.json).map(ReportDestination.json)
    builds = !arguments.has(Shared.noBuild)
    isQuiet = arguments.has(Shared.quiet)
    isColored = !arguments.has(Shared.noColor)
    lasting = arguments.options.filter { Known.lastingNames.contains($0.name) }
  }

  private static func subject(
    _ arguments: ParsedArguments, _ judging: JudgingOptions, _ jury: JuryOptions
  ) throws -> Subject {
    if let problem = arguments.operands.first { return .problem(problem) }
    if judging.command == nil || jury.isEmpty, let problem = ProblemPackage.nameOfCurrentProblem {
      return .problem(problem)
    }
    guard let command = judging.command else {
      let others =
        jury.isEmpty ? "--command, --brute and --generator together" : "its program with --command"
      throw UsageError("nothing to test: name a problem or go into its folder, or give \(others)")
    }
    return .command(command, try jury.commands(for: judging.opinion(for: nil)))
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
