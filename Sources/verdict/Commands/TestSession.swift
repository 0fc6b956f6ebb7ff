// One run of `verdict test`: builds the programs, judges them, and reports the verdicts.

import Arguments
import Bundling
import Judging
import Reporting

/// One run of `verdict test`.
struct TestSession {
  private let options: TestOptions
  /// The names of the cases to judge first.
  private let urgent: Set<String>
  private let launcher: Launcher
  private let console: Console
  private let narrator: Narrator

  init(
    _ options: TestOptions, urgent: Set<String> = [], launcher: Launcher, console: Console
  ) {
    self.options = options
    self.urgent = urgent
    self.launcher = launcher
    self.console = console
    narrator = Narrator(options: options, launcher: launcher, console: console)
  }

  /// Judges a command on the cases in a folder.
  func judge(_ command: Command, on folder: String) throws -> Report {
    let compiler = try SourceCompiler(launcher: launcher, console: announcer)
    defer { withExtendedLifetime(compiler) {} }
    let name = command.line
    let report: Report
    do {
      let judging = try options.judging.compiled(by: compiler)
      let cases = try chosenCases(of: CaseCatalog(folder: folder))
      if cases.isEmpty { throw UsageError("no \(casesOfSet) in \(folder)") }
      let judge = Judge(
        launcher: launcher, command: judging.command ?? command, limits: judging.limits(of: nil),
        opinion: judging.opinion ?? .comparison(.tokens), interactor: judging.interactor)
      report = run(judge, target: name, cases: cases, hasRows: !options.isQuiet)
    } catch {
      guard let obstacle = Judgement(obstacle: error) else { throw error }
      report = blockedReport(name, obstacle)
    }
    console.print(narrator.story(of: report, problem: nil))
    return report
  }

  /// Judges problems; those without a case of the wanted set are named and left out.
  func judge(_ problems: [Problem], of package: ProblemPackage) throws -> [Report] {
    let products = Products(of: package, launcher: launcher, builds: options.builds)
    var obstacles = try products.prepare(
      problems, withSolutions: options.judging.command == nil && !options.isBundled,
      console: announcer)
    let bundles =
      options.isBundled ? try bundle(problems, of: package, obstacles: &obstacles) : [:]
    // The temporary executables must exist while they are judged.
    defer { withExtendedLifetime(bundles) {} }
    let compiler = try SourceCompiler(launcher: launcher, console: announcer)
    defer { withExtendedLifetime(compiler) {} }
    var judging = options.judging
    do {
      // Only after the build, which may have created the programs.
      judging = try judging.compiled(by: compiler)
    } catch {
      guard let obstacle = Judgement(obstacle: error) else { throw error }
      for problem in problems where obstacles[problem.id] == nil {
        obstacles[problem.id] = obstacle
      }
    }
    let isSingle = problems.count == 1
    let table = isSingle ? nil : TargetTable(targets: problems.map(\.id), style: console.style)
    if let table, !options.isQuiet { console.print(table.header) }
    var reports: [Report] = []
    var stories: [String] = []
    var mistake: UsageError?
    for problem in problems {
      var report: Report
      do {
        let gone = Judgement(
          .internalError, "\(problem.place) is gone: it was removed or renamed meanwhile")
        let obstacle = problem.isThere ? obstacles[problem.id] : gone
        guard
          let found = try obstacle.map({ blockedReport(problem.id, $0) })
            ?? judge(
              problem, bundles[problem.id]?.path, products, judging, compiler,
              hasRows: isSingle && !options.isQuiet)
        else { continue }
        report = found
      } catch let error as UsageError where !isSingle {
        // The other problems are still judged.
        console.print("not judged: \(error)")
        mistake = error
        continue
      } catch ExecutionError.interrupted where !reports.isEmpty {
        // What is known of the others is told, as after Ctrl-C while a case is judged.
        var session = Judge.Session()
        session.wasInterrupted = true
        report = Report(
          target: problem.id, limits: options.judging.limits(of: nil), session: session)
      }
      if isSingle || report.verdict != .accepted {
        stories.append(narrator.story(of: report, problem: problem))
      }
      // The evidence may be as large as the outputs of all problems together.
      report.session.dropEvidence()
      reports.append(report)
      if let table, !options.isQuiet { console.print(table.row(report)) }
      if report.session.wasInterrupted { break }
      if options.stopsAtFirstFailure && report.verdict != .accepted { break }
    }
    if reports.isEmpty { throw mistake ?? UsageError("there are no \(casesOfSet) to judge") }
    stories.forEach(console.print)
    if !isSingle { narrator.sumUp(reports) }
    return reports
  }

  /// Makes the single files and compiles them as their judges do: all before the first one is judged,
  /// which is to have the processors to itself.
  private func bundle(
    _ problems: [Problem], of package: ProblemPackage, obstacles: inout [String: Judgement]
  ) throws -> [String: BundledSolution] {
    let sound = problems.filter { obstacles[$0.id] == nil }
    if !options.isQuiet && !sound.isEmpty {
      console.announce(
        "bundling \(sound.count == 1 ? sound[0].id : "\(sound.count) problems") …")
    }
    defer { console.setLiveLine("") }
    let results = try sound.mapSideBySide { problem in
      if !options.isQuiet { console.setLiveLine("bundling \(problem.id) …") }
      do {
        return Result<_, BundleError>.success(try bundledSolution(of: problem, package))
      } catch let error as BundleError {
        return .failure(error)
      }
    }
    return zip(sound, results).reduce(into: [:]) { bundles, entry in
      switch entry.1 {
      case .success(let bundle): bundles[entry.0.id] = bundle
      case .failure(let error): obstacles[entry.0.id] = Judgement(.compileError, "\(error)")
      }
    }
  }

  /// Judges one problem, or the executable of its bundle; `nil` if it has no case of the wanted set.
  ///
  /// - Throws: `UsageError` if it cannot be judged in the way that is asked for.
  private func judge(
    _ problem: Problem, _ bundle: String?, _ products: Products, _ judging: JudgingOptions,
    _ compiler: SourceCompiler, hasRows: Bool
  ) throws -> Report? {
    if problem.hasJudge { console.setLiveLine("asking \(problem.judgeID) …") }
    defer { console.setLiveLine("") }
    do {
      let jury = try products.jury(of: problem).compiled(by: compiler)
      if jury.interactor != nil, judging.opinion != nil {
        throw UsageError("\(problem.id) is interactive: leave out --compare and --checker")
      }
      let catalog =
        try options.dataFolder.map(CaseCatalog.init) ?? CaseCatalog(problem: problem, jury: jury)
      let cases = try chosenCases(of: catalog)
      if cases.isEmpty {
        let place = options.dataFolder.map { " in \($0)" } ?? placeOfCases(problem, jury)
        console.print("\(problem.id): no \(casesOfSet)\(place)")
        return nil
      }
      let judge = Judge(
        launcher: launcher,
        command: judging.command ?? Command(bundle ?? products.path(of: problem.id)),
        limits: judging.limits(of: jury.limits), opinion: judging.opinion ?? jury.opinion,
        interactor: judging.interactor ?? jury.interactor)
      var report = run(judge, target: problem.id, cases: cases, hasRows: hasRows)
      let names = catalog.cases(in: .all).map(\.name)
      report.subtasks = jury.subtasks.map { subtask in
        SubtaskResult(subtask, caseNames: names, results: report.session.results)
      }
      return report
    } catch {
      guard let obstacle = Judgement(obstacle: error) else { throw error }
      return blockedReport(problem.id, obstacle)
    }
  }

  /// Makes the single file and compiles it as its judge does.
  private func bundledSolution(
    of problem: Problem, _ package: ProblemPackage
  ) throws -> BundledSolution {
    try BundledSolution(
      ProblemBundler(
        package: package, problem: problem, judge: nil, swiftc: options.swiftc, launcher: launcher))
  }

  /// The console for progress messages; `nil` with --quiet.
  private var announcer: Console? { options.isQuiet ? nil : console }

  private func blockedReport(_ target: String, _ obstacle: Judgement) -> Report {
    Report(
      target: target, limits: options.judging.limits(of: nil), session: Judge.Session(),
      obstacle: obstacle)
  }

  /// What is judged, in words: `"cases"`, `"secret cases"`.
  private var casesOfSet: String {
    options.set == .all ? "cases" : "\(options.set.rawValue) cases"
  }

  /// Where those cases belong that people write.
  private func placeOfCases(_ problem: Problem, _ jury: ProblemJury) -> String {
    let folder =
      switch options.set {
      case .generated: String?.none
      case .secret: "secret"
      case .sample, .all: "sample"
      }
    let files = jury.interactor == nil ? "1.in and 1.ans belong" : "1.in belongs"
    return folder.map { "; \(files) in \(problem.dataPath)/\($0)" } ?? ""
  }

  private func chosenCases(of catalog: CaseCatalog) throws -> [Case] {
    let cases = try options.caseName.map(catalog.cases(matching:)) ?? catalog.cases(in: options.set)
    return cases.filter { urgent.contains($0.name) } + cases.filter { !urgent.contains($0.name) }
  }

  private func run(_ judge: Judge, target: String, cases: [Case], hasRows: Bool) -> Report {
    let start = ContinuousClock.now
    let table = LiveTable(
      target: target, names: cases.map(\.name), hasRows: hasRows,
      earlierScores: options.earlierScores, console: console)
    var session = judge.run(
      cases, jobs: options.jobs, stopsAtFirstFailure: options.stopsAtFirstFailure,
      evidence: Narrator.longStories, report: table.add, watch: table.note)
    table.finish()
    if !session.wasInterrupted { judge.locateEnds(in: &session) }
    var report = Report(
      target: target, limits: judge.limits, session: session,
      seconds: start.duration(to: .now) / .seconds(1))
    report.earlierScores = options.earlierScores
    return report
  }
}
