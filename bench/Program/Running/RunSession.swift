// A run: all races in sequence, their tables, and the conclusions.

import Arguments
import Benchmarking
import Files
import Foundation
import Judging
import Peers
import Reporting

/// Executes `bench run`.
struct RunSession {
  /// A race with the suite that it belongs to.
  private struct Heat {
    let workload: any Workload
    let race: Race.Title
    let algorithms: [String]
  }

  /// The results of a quick run: those that the bars need.
  private static let needed = Set(Bars.all.flatMap(\.needs))

  private let options: RunOptions
  private let console: Console
  private let heats: [Heat]

  /// Plans a run.
  ///
  /// - Throws: `UsageError` if there is nothing to measure.
  init(_ options: RunOptions, console: Console) throws {
    self.options = options
    self.console = console
    let wishes = options.wishes
    heats = Workloads.all.filter { wishes.suites?.contains($0.description.name) ?? true }
      .flatMap { workload in
        workload.races(wishes).map { race in
          let algorithms = workload.algorithms(in: race, wishes).filter { name in
            !wishes.isQuick || Self.needed.contains(.init(race, name))
          }
          return Heat(workload: workload, race: race, algorithms: algorithms)
        }
      }
      .filter { !$0.algorithms.isEmpty }
    if heats.isEmpty {
      throw UsageError(
        "nothing to measure: these suites, algorithms, types, patterns and lengths do not go "
          + "together (quadratic sorts need --include-quadratic for long random input); "
          + "see: bench list")
    }
  }

  /// Runs the races, prints the results, and writes the files.
  func run() throws -> ExitCode {
    let date = ISO8601DateFormatter().string(from: Date())
    warn()
    let root = try PackageFolder.root()
    let peers = PeerLibrary.open(
      root: root, selection: options.peers, suites: Set(heats.map(\.race.suite)),
      announce: console.announce, isInterrupted: { Interruption.isRequested })
    console.setLiveLine("")
    if Interruption.isRequested {
      throw Interrupted(message: "nothing was measured, no file is written")
    }
    peers.skipped.forEach { console.print(console.style.paint("\($0)", .yellow)) }
    if !options.isQuiet { console.print("") }
    let arena = try Arena(seed: options.seed, peers: peers, root: root)
    let (results, failures) = try measure(in: arena)
    conclude(results)
    if !failures.isEmpty {
      let names = Set(failures.map(\.contender)).sorted().joined(separator: ", ")
      console.print(console.style.paint("\n\(failures.count) failed: \(names)", .red))
    }
    try write(
      ResultFile(
        machine: .current(compilers: Toolchain.versions), settings: settings(date, peers),
        results: results))
    return failures.isEmpty ? .success : .failure
  }

  private func measure(
    in arena: Arena
  ) throws -> (results: [BenchmarkResult], failures: [Race.Failure]) {
    let progress = RunProgress(total: options.passes * heats.count, console: console)
    defer { progress.finish() }
    var passes = heats.map { _ in [Race.Outcome]() }
    for pass in 1...options.passes {
      for (index, heat) in heats.enumerated() {
        passes[index].append(try run(heat, in: arena, progress: progress))
        if pass == options.passes { show(.quietest(of: passes[index]), of: heat, in: arena) }
      }
      if pass < options.passes { announce(pass, passes.map { $0[pass - 1] }) }
    }
    let outcomes = passes.map(Race.Outcome.quietest)
    return (outcomes.flatMap(\.results), outcomes.flatMap(\.failures))
  }

  private func run(
    _ heat: Heat, in arena: Arena, progress: RunProgress
  ) throws -> Race.Outcome {
    try progress.begin(heat.race)
    let all: [any Contender]
    do {
      all = try heat.workload.contenders(heat.algorithms, in: heat.race, arena: arena)
    } catch {
      // The other races still count.
      return Race.Outcome(
        failuresOf: heat.algorithms, reason: "cannot write the input: \(FileFault(error))")
    }
    let contenders = all.filter {
      !options.wishes.isQuick || Self.needed.contains(.init(heat.race, $0.name))
    }
    return try Race(heat.race, effort: options.effort).run(contenders, pause: progress.show)
  }

  private func show(_ outcome: Race.Outcome, of heat: Heat, in arena: Arena) {
    if options.isQuiet && outcome.failures.isEmpty { return }
    let text = RaceText(
      heat.race, outcome, suite: heat.workload.description,
      bytes: heat.workload.bytes(in: heat.race, arena: arena), style: console.style)
    console.print("\(text)\n")
  }

  /// Reports a pass whose results are not shown yet.
  private func announce(_ pass: Int, _ outcomes: [Race.Outcome]) {
    let failures = outcomes.flatMap(\.failures)
    if options.isQuiet && failures.isEmpty { return }
    let results = outcomes.flatMap(\.results)
    let wide = results.filter(\.isSpreadWide).count
    let failed = failures.isEmpty ? "" : ", \(failures.count) failed"
    console.print(
      "pass \(pass) of \(options.passes): \(wide) of \(results.count.counted("result")) "
        + "spread widely\(failed)\n")
  }

  private func conclude(_ results: [BenchmarkResult]) {
    let growth = ConclusionText.growth(
      of: results, suites: Workloads.all.map(\.description), to: Bars.length, style: console.style)
    if let growth, !options.isQuiet { console.print("\(growth)\n") }
    let outcomes = Bars.all.map { BarOutcome($0, in: results) }
    console.print(ConclusionText.bars(outcomes, style: console.style))
    if let warning = ConclusionText.spreadWarning(results, style: console.style) {
      console.print("\n\(warning)")
    }
  }

  /// Writes all files, and throws the first error afterwards: one that cannot be written costs no other.
  private func write(_ file: ResultFile) throws {
    let attempts = [
      Result { try options.json?.write(try file.json()) },
      Result { try options.csv?.write(file.csv()) },
      Result { try options.html?.write(ReportPage(file).html) },
    ]
    for attempt in attempts { try attempt.get() }
  }

  private func settings(_ date: String, _ peers: PeerLibrary) -> RunSettings {
    let stories =
      peers.contenders.map { "\($0.name): \($0.about)" }
      + peers.programs.map { "\($0.name): \($0.about)" }
    // Without duplicates over all suites and types.
    let notes = Set(stories).sorted()
    return RunSettings(
      date: date, arguments: ["run"] + options.words, seed: options.seed,
      samples: options.effort.samples, minimumSeconds: options.effort.seconds,
      passes: options.passes, skipped: peers.skipped.map { "\($0)" }, notes: notes)
  }

  /// Warns of conditions that make times meaningless.
  private func warn() {
    var warnings: [String] = []
    #if DEBUG
      warnings.append("! this is a debug build: swift run -c release bench")
    #endif
    let busy = 0.5
    if let load = Machine.load, load > busy {
      warnings.append(String(format: "! the machine is busy (load %.1f): times will spread", load))
    }
    warnings.forEach { console.print(console.style.paint($0, .yellow)) }
  }
}
