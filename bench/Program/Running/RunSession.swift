// A run: races one after the other, their tables, and what follows from all of them.

import Arguments
import Benchmarking
import Foundation
import Judging
import Peers
import Reporting

/// Does what `bench run` was asked for.
struct RunSession {
  /// A race with the suite that it belongs to.
  private struct Heat {
    let workload: any Workload
    let race: Race.Title
    let algorithms: [String]
  }

  /// What a quick run is about: the contenders that the bars need.
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

  /// Measures, prints, and writes the files.
  func run() throws -> ExitCode {
    let date = ISO8601DateFormatter().string(from: Date())
    warn()
    let root = try PackageFolder.root()
    let peers = PeerLibrary.open(
      root: root, selection: options.peers, suites: Set(heats.map(\.race.suite)),
      announce: console.announce)
    console.setLiveLine("")
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
    var results: [BenchmarkResult] = []
    var failures: [Race.Failure] = []
    let progress = RunProgress(total: heats.count, console: console)
    defer { progress.finish() }
    for heat in heats {
      let race = Race(heat.race, effort: options.effort)
      try progress.begin(heat.race)
      let contenders = try heat.workload
        .contenders(heat.algorithms, in: heat.race, arena: arena)
        .filter { !options.wishes.isQuick || Self.needed.contains(.init(heat.race, $0.name)) }
      let outcome = try race.run(contenders, pause: progress.show)
      results += outcome.results
      failures += outcome.failures
      if options.isQuiet && outcome.failures.isEmpty { continue }
      let text = RaceText(
        heat.race, outcome, suite: heat.workload.description,
        bytes: heat.workload.bytes(in: heat.race, arena: arena), style: console.style)
      console.print("\(text)\n")
    }
    return (results, failures)
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

  private func write(_ file: ResultFile) throws {
    if let json = options.json { try json.write(try file.json()) }
    if let csv = options.csv { try csv.write(file.csv()) }
    if let html = options.html { try html.write(ReportPage(file).html) }
  }

  private func settings(_ date: String, _ peers: PeerLibrary) -> RunSettings {
    let stories =
      peers.contenders.map { "\($0.name): \($0.about)" }
      + peers.programs.map { "\($0.name): \($0.about)" }
    // Told once for all suites and types.
    let notes = Set(stories).sorted()
    return RunSettings(
      date: date, arguments: ["run"] + options.words, seed: options.seed,
      samples: options.effort.samples, minimumSeconds: options.effort.seconds,
      skipped: peers.skipped.map { "\($0)" }, notes: notes)
  }

  /// Warns of what makes times meaningless.
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
