// One run of `verdict stress`: builds the programs, searches for a failing case, shrinks and saves it.

import Arguments
import Foundation
import Judging
import Reporting

/// One run of `verdict stress`.
struct StressSession {
  private let options: StressOptions
  private let launcher: Launcher
  private let console: Console

  init(_ options: StressOptions, launcher: Launcher, console: Console) {
    self.options = options
    self.launcher = launcher
    self.console = console
  }

  /// Runs the stress test and reports the result.
  func run() throws -> StressReport {
    switch options.subject {
    case .problem(let name):
      let package = try ProblemPackage()
      return try run(package.problem(name), of: package)
    case .command(let command, let jury):
      let compiler = try SourceCompiler(launcher: launcher, console: announcer)
      defer { withExtendedLifetime(compiler) {} }
      let name = command.line
      do {
        try options.jury.require()
        let judging = try options.judging.compiled(by: compiler)
        let test = StressTest(
          launcher: launcher, command: judging.command ?? command,
          limits: judging.limits(of: nil), interactor: judging.interactor, seeds: options.seeds,
          makeJury: maker(
            of: try jury.compiled(by: compiler), judging.opinion ?? .comparison(.tokens)))
        return run(test, target: name, problem: nil, commands: jury)
      } catch {
        guard let obstacle = Judgement(obstacle: error) else { throw error }
        return blocked(name, obstacle)
      }
    }
  }

  private func run(_ problem: Problem, of package: ProblemPackage) throws -> StressReport {
    // Nothing has to be built to know that; without a judge program the settings may name the rest.
    if problem.hasJudge, !options.jury.isEmpty, options.jury.generator == nil {
      _ = try options.jury.commands(for: options.judging.opinion(for: nil))
    }
    let products = Products(of: package, launcher: launcher, builds: options.builds)
    if let missing = missingJury(of: problem, among: products) { throw missing }
    let obstacles = try products.prepare(
      [problem], withSolutions: options.judging.command == nil,
      console: announcer)
    if let obstacle = obstacles[problem.id] { return blocked(problem.id, obstacle) }
    let compiler = try SourceCompiler(launcher: launcher, console: announcer)
    defer { withExtendedLifetime(compiler) {} }
    let test: StressTest
    let commands: JuryCommands?
    do {
      // Only after the build, which may have created the programs.
      try options.jury.require()
      let judging = try options.judging.compiled(by: compiler)
      let jury = try products.jury(of: problem).compiled(by: compiler)
      let interactor = judging.interactor ?? jury.interactor
      if interactor != nil, judging.opinion != nil {
        throw UsageError("\(problem.id) is interactive: leave out --compare and --checker")
      }
      let named = options.jury.filled(from: try JuryOptions(settingsOf: problem, jury.limits))
      commands =
        named.isEmpty ? nil : try named.commands(for: judging.opinion(for: jury))
      let programs = try commands?.compiled(by: compiler)
      test = StressTest(
        launcher: launcher,
        command: judging.command ?? Command(products.path(of: problem.id)),
        limits: judging.limits(of: jury.limits), interactor: interactor, seeds: options.seeds,
        makeJury: programs.map { maker(of: $0, judging.opinion ?? jury.opinion) }
          ?? maker(of: products.judge(of: problem), judging.opinion))
    } catch {
      guard let obstacle = Judgement(obstacle: error) else { throw error }
      return blocked(problem.id, obstacle)
    }
    return run(test, target: problem.id, problem: problem, commands: commands)
  }

  /// Returns what to do for a problem without anything to generate cases with, if it is one.
  ///
  /// What is wrong with its settings is told later.
  private func missingJury(of problem: Problem, among products: Products) -> UsageError? {
    guard !problem.hasJudge, let jury = try? products.jury(of: problem),
      let settings = try? JuryOptions(settingsOf: problem, jury.limits),
      options.jury.filled(from: settings).isEmpty
    else { return nil }
    let needed =
      options.jury.needAnswers(for: options.judging.opinion(for: jury))
      ? "--brute and --generator, put both" : "--generator, put it"
    return UsageError(
      "\(problem.id) has no judge program: give \(needed) into its "
        + "problem.json, or \(problem.adviceOnJudge)")
  }

  /// Returns a factory of juries with a judge program.
  private func maker(
    of program: JudgeProgram, _ opinion: Judge.Opinion?
  ) -> @Sendable () -> any Jury {
    { JudgeServer(program, opinion: opinion) }
  }

  /// Returns a factory of juries with commands.
  private func maker(
    of jury: JuryCommands, _ opinion: Judge.Opinion
  ) -> @Sendable () -> any Jury {
    { [launcher, hasSizes = options.hasSizes] in
      CommandJury(
        launcher: launcher, generator: jury.generator, bruteForce: jury.bruteForce,
        validator: jury.validator, opinion: opinion, tellsSizes: hasSizes)
    }
  }

  /// The console for progress messages; `nil` with --quiet.
  private var announcer: Console? { options.isQuiet ? nil : console }

  private func blocked(_ target: String, _ obstacle: Judgement) -> StressReport {
    var report = StressReport(target: target, seed: options.seeds.first)
    report.obstacle = obstacle
    console.print(StressText.summary(report, style: console.style))
    return report
  }

  /// Searches for a failing case, shrinks it, saves it, and reports it.
  ///
  /// - Parameter commands: The jury, unless that is a judge program.
  private func run(
    _ test: StressTest, target: String, problem: Problem?, commands: JuryCommands?
  ) -> StressReport {
    if !options.isQuiet { console.print(title(of: target)) }
    var report = StressReport(target: target, seed: options.seeds.first)
    let progress = StressProgress(target: target, console: options.isQuiet ? nil : console)
    let outcome = test.run(options.length, jobs: options.jobs, report: progress.show)
    report.tried = outcome.tried
    report.accepted = outcome.progress.accepted
    report.seconds = outcome.progress.seconds
    report.wasInterrupted = outcome.wasInterrupted
    if let found = outcome.finding {
      follow(found, of: outcome, in: test, problem, commands, progress, &report)
    }
    progress.finish()
    if commands != nil, outcome.finding == nil { advise(on: outcome, seconds: report.seconds) }
    console.print(StressText.summary(report, style: console.style))
    return report
  }

  /// Shrinks the found case, saves it, and reports it.
  private func follow(
    _ found: StressTest.Finding, of outcome: StressTest.Outcome, in test: StressTest,
    _ problem: Problem?, _ commands: JuryCommands?, _ progress: StressProgress,
    _ report: inout StressReport
  ) {
    var notes: [String] = []
    if commands != nil, (try? test.canRepeat(found)) == false {
      notes.append(
        "the generator does not make this input again: the rerun may find nothing, unless all that is random "
          + "follows from its first argument, the seed")
    }
    let shrunk = shrink(found, slowest: outcome.slowest, in: test, commands, progress)
    var finding = shrunk.finding
    notes += shrunk.notes
    if shrunk.wasInterrupted { report.wasInterrupted = true }
    progress.finish()
    if !report.wasInterrupted, test.interactor?.startsProgram != true {
      do {
        try finding.result.locateEnd(of: test.command, limits: test.limits, launcher: launcher)
      } catch {
        report.wasInterrupted = true
      }
    }
    report.seed = finding.seed
    report.failure = finding.result
    let hasAnswer =
      finding.result.verdict != .internalError && (commands.map { $0.bruteForce != nil } ?? true)
    notes += keep(finding.result, of: problem, withAnswer: hasAnswer, in: &report)
    if report.savedAs != nil, hasAnswer, commands != nil {
      notes.append("its answer is the brute force's: if that is wrong, remove the case")
    }
    tell(finding.result, seed: finding.seed, problem: problem, notes: notes)
  }

  /// Prints why the user's own jury may not find anything, and what it waits for.
  private func advise(on outcome: StressTest.Outcome, seconds: Double) {
    if outcome.tried >= Self.telling, !outcome.hasDifferentInputs {
      console.print(
        "all \(outcome.tried) inputs were the same: the generator has to make something of its first argument, the seed"
      )
    }
    if seconds >= Self.leastSeconds, Double(outcome.tried) < Self.fewPerSecond * seconds {
      console.print(StressText.slow(outcome.timeShares))
    }
  }

  /// Returns the simplest case that fails as the one that was found, and what there is to say about it.
  private func shrink(
    _ found: StressTest.Finding, slowest: (cpuSeconds: Double, wallSeconds: Double),
    in test: StressTest, _ commands: JuryCommands?, _ progress: StressProgress
  ) -> (finding: StressTest.Finding, notes: [String], wasInterrupted: Bool) {
    if options.shrinkSeconds == 0 || found.result.verdict == .internalError {
      return (found, [], false)
    }
    if let commands, !commands.knowValidInputs {
      return (
        found, ["not shrunk: only a --validator could tell which inputs are valid"], false
      )
    }
    let (finding, shrinking) = test.shrink(
      found, slowest: slowest, seconds: Double(options.shrinkSeconds), report: progress.show)
    let length = found.result.evidence?.input.count ?? 0
    var notes = [StressText.shrunk(shrinking, from: length)]
    if let commands, commands.validator == nil, shrinking.isSimpler {
      notes.append(
        "nobody has looked whether that is a valid input: --validator would, "
          + "--shrink-seconds 0 leaves the one that was generated")
    }
    return (finding, notes, shrinking.obstacle == .interrupted)
  }

  /// The number of equal inputs that is no coincidence.
  private static let telling = 10
  /// Programs that start at once are tried on more cases than these.
  private static let fewPerSecond = 50.0
  /// Nobody has waited for what takes less.
  private static let leastSeconds = 1.0

  private func title(of target: String) -> String {
    let length =
      switch options.length {
      case .count(let count): count.counted("case")
      case .seconds(let seconds): "for \(Quantity.seconds(seconds))"
      }
    return "\(target): seed \(options.seeds.first), \(length), jobs: \(options.jobs)"
  }

  /// Saves the case to a file, and returns the message about it.
  private func keep(
    _ result: CaseResult, of problem: Problem?, withAnswer hasAnswer: Bool,
    in report: inout StressReport
  ) -> [String] {
    guard options.saves, let evidence = result.evidence else { return [] }
    // A new folder in the place of one that was removed or renamed meanwhile would be no problem, and in the way of
    // the next one of its name.
    let isGone = options.saveFolder == nil && problem?.isThere == false
    // It is no case for the program as long as the jury does not know what is right.
    let isForProgram = result.verdict != .internalError && !isGone
    let folder =
      isForProgram
      ? options.saveFolder ?? problem.map { $0.dataPath + "/secret" }
      : options.saveFolder
        ?? FileManager.default.temporaryDirectory.appendingPathComponent("verdict-stress").path
    guard let folder else { return ["not kept: give a folder with --save-in"] }
    let reason = isGone ? problem.map { "\($0.place) is gone: " } ?? "" : ""
    do {
      let kept = try KeptCase(
        input: evidence.input, answer: hasAnswer ? evidence.answer : nil, in: folder,
        named: result.name)
      let place = kept.inputPath.asSeenFromHere
      report.savedAs = place
      let note = kept.wasKnown ? "known already: \(place)" : "kept as \(place)"
      let remark = kept.hasOtherAnswer ? ", with another answer, which verdict test goes by" : ""
      return [reason + note + remark]
    } catch {
      return ["\(reason)\(error)"]
    }
  }

  private func tell(_ result: CaseResult, seed: UInt64, problem: Problem?, notes: [String]) {
    let invocation = Invocation(
      "stress", problem: problem, options: options.lasting, builds: options.builds,
      launcher: launcher)
    let story = FailureText(
      result, rerun: invocation.command(options: ["seed": "\(seed)", "count": "1"]),
      style: console.style)
    console.print("\n\(story)")
    for note in notes { console.print("  \(note)") }
    console.print("")
  }
}
