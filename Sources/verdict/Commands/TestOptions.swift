// The options of `verdict test`, parsed and validated before anything is done.

import Arguments
import Files
import Foundation
import Judging
import Reporting

/// The parsed options of `verdict test`.
struct TestOptions: Sendable {
  /// What to judge.
  enum Subject: Sendable {
    /// Problems of this package by name, with their own programs unless there is a command.
    case problems([String])
    /// All problems of this package.
    case allProblems
    /// A command, on the cases in a folder.
    case data(String, Command)
  }

  let subject: Subject
  /// The folder with the cases, in place of a problem's own.
  let dataFolder: String?
  let judging: JudgingOptions
  /// Whether to judge the solution as the single file that a judge takes.
  let isBundled: Bool
  /// The command that then stands in for the judge's compiler, if not the installed one.
  let swiftc: Command?
  let set: CaseSet
  let caseName: String?
  let jobs: Int
  let stopsAtFirstFailure: Bool
  /// Whether to judge again when a file is saved.
  let watches: Bool
  let builds: Bool
  let isQuiet: Bool
  let isColored: Bool
  let json: ReportDestination?
  let junit: ReportDestination?
  /// The scores to compare those of the cases with.
  let earlierScores: EarlierScores?
  /// The options that a rerun of a single case repeats.
  let lasting: [ParsedArguments.Given]

  /// Parses the options.
  ///
  /// - Throws: `UsageError` if they are invalid, alone or in combination.
  init(_ arguments: ParsedArguments) throws {
    typealias Known = TestOptionDescriptions
    typealias Shared = SharedOptionDescriptions
    judging = try JudgingOptions(arguments)
    dataFolder = try arguments.value(of: Known.data)
    subject = try Self.subject(arguments, judging.command, dataFolder)
    isBundled = arguments.has(Known.bundled)
    swiftc = try JudgingOptions.requiredCommand(Shared.swiftc, in: arguments)
    set = try arguments.value(of: Known.set) ?? .all
    caseName = try arguments.value(of: Known.caseName)
    let processors = ProcessInfo.processInfo.activeProcessorCount
    jobs = try arguments.value(of: Known.jobs) ?? max(1, processors / 2)
    stopsAtFirstFailure = arguments.has(Known.failFast)
    watches = arguments.has(Known.watch)
    builds = !arguments.has(Shared.noBuild)
    isQuiet = arguments.has(Shared.quiet)
    isColored = !arguments.has(Shared.noColor)
    json = try arguments.value(of: Shared.json).map(ReportDestination.json)
    junit = try arguments.value(of: Known.junit).map(ReportDestination.xml)
    earlierScores = try Self.earlierScores(arguments)
    lasting = arguments.options.filter { Known.lastingNames.contains($0.name) }
    if json?.isStandardOutput == true && junit?.isStandardOutput == true {
      throw UsageError("--json and --junit cannot both be written to standard output")
    }
    if let json, let junit, json.isSameFile(as: junit) {
      throw UsageError("--json and --junit cannot both be written to one file")
    }
    if watches && (json ?? junit) != nil {
      throw UsageError("--watch writes no reports: leave out --json and --junit")
    }
    if isBundled && judging.command != nil {
      throw UsageError("--bundled and --command exclude each other: which one is to be judged?")
    }
    if swiftc != nil && !isBundled {
      throw UsageError("--swiftc needs --bundled: only the single file is compiled with it")
    }
    if caseName != nil && (arguments.has(Known.all) || arguments.operands.count > 1) {
      throw UsageError("--case needs one problem, not several")
    }
    if caseName != nil && arguments.options.contains(where: { $0.name == Known.set.name }) {
      throw UsageError("--case and --set exclude each other: the name of a case says its set")
    }
  }

  private static func earlierScores(_ arguments: ParsedArguments) throws -> EarlierScores? {
    typealias Known = TestOptionDescriptions
    guard let path = try arguments.value(of: Known.against) else {
      if arguments.has(Known.minimize) {
        throw UsageError("--minimize needs --against: it says which of two scores is the better")
      }
      return nil
    }
    if arguments.has(Known.all) || arguments.operands.count > 1 {
      throw UsageError("--against needs one problem, not several")
    }
    let lessIsBetter = arguments.has(Known.minimize)
    do {
      if let paths = try EarlierReports.paths(inFolder: path) {
        return try EarlierReports.best(of: paths, in: path, lessIsBetter: lessIsBetter)
      }
      return try EarlierScores(json: FileContents.bytes(at: path), lessIsBetter: lessIsBetter)
    } catch let fault as FileFault {
      throw UsageError("--against: cannot read \(path): \(fault)")
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError("--against: \(path) is no report of verdict test --json on one problem")
    }
  }

  private static func subject(
    _ arguments: ParsedArguments, _ command: Command?, _ data: String?
  ) throws -> Subject {
    typealias Known = TestOptionDescriptions
    let names = arguments.operands
    if arguments.has(Known.all) {
      if !names.isEmpty || data != nil {
        throw UsageError("--all and \(data == nil ? "problems" : "--data") exclude each other")
      }
      if command != nil {
        throw UsageError("--command needs one problem, or --data with a folder of cases")
      }
      return .allProblems
    }
    if names.isEmpty {
      if let data, let command { return .data(data, command) }
      if let problem = ProblemPackage.nameOfCurrentProblem { return .problems([problem]) }
      throw UsageError(
        data == nil
          ? "nothing to judge: name a problem or go into its folder, or give --all, or --command "
            + "with --data"
          : "--data needs a problem or --command: which program is to be judged?")
    }
    if names.count > 1, command != nil || data != nil {
      throw UsageError("\(command == nil ? "--data" : "--command") needs one problem, not several")
    }
    return .problems(names)
  }
}
