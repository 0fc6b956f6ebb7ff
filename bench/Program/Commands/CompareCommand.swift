// `bench compare`: finds regressions between two runs.

import Arguments
import Benchmarking
import Reporting

/// The command `bench compare`.
enum CompareCommand {
  static let command = Subcommand(
    description: CommandDescription(
      "compare", about: "say what has become slower or faster between two runs",
      operands: [.init("OLD.json"), .init("NEW.json")], options: [RunOptionDescriptions.noColor],
      notes: """
        A difference counts if it is larger than \(Int(Comparison.leastChange * 100)) % and than three standard
        deviations of both runs together.

        exit codes:
          0 nothing is slower    1 something is slower    2 a file holds no results
        """),
    run: { arguments in
      let old = try ResultFile(path: arguments.operands[0])
      let new = try ResultFile(path: arguments.operands[1])
      let isColored = !arguments.has(RunOptionDescriptions.noColor)
      let console = Console(usesStandardError: false, isColored: isColored, isQuiet: true)
      let comparison = Comparison(old: old.results, new: new.results)
      if comparison.pairs.isEmpty {
        throw UsageError("the two runs have no result in common")
      }
      console.print(
        comparison.text(machines: (old.machine, new.machine), style: console.style))
      try console.finish()
      return comparison.changed(.slower).isEmpty ? .success : .failure
    })
}
