// `bench guard`: a regression check of the kernels' instruction counts. Unlike times, these do not depend
// on the load of the machine.

import Arguments
import Benchmarking
import Foundation
import Reporting

/// The command `bench guard`.
enum GuardCommand {
  private static let update = Flag(
    "update", about: "write the figures of this machine into the file, for a commit")

  static let command = Subcommand(
    description: CommandDescription(
      "guard",
      about: "count the instructions of nine kernels, and compare them with the committed figures",
      options: [update, RunOptionDescriptions.noColor],
      notes: """
        Counts with valgrind; without it, nothing is counted and the exit code is 0. A
        difference of more than \(Int(InstructionCounts.tolerance * 100)) % either way counts. After a change that is meant, or with
        another compiler: bench guard --update.

        exit codes:
          0 no difference    1 a kernel differs        2 the command line makes no sense
          3 internal error
        """),
    run: { arguments in
      let isColored = !arguments.has(RunOptionDescriptions.noColor)
      let console = Console(usesStandardError: false, isColored: isColored, isQuiet: false)
      guard let counter = InstructionCounter() else {
        console.print("skipped: there is no valgrind in PATH (Debian: apt-get install valgrind)")
        try console.finish()
        return .success
      }
      let file = try PackageFolder.root().appendingPathComponent("bench/Kernels/instructions.json")
      if arguments.has(update) {
        let counts = try counter.counts(console: console)
        try ReportFile(file.path).write(try counts.json())
        console.print("written: bench/Kernels/instructions.json")
        try console.finish()
        return .success
      }
      let committed = try InstructionCounts(path: file.path)
      let comparison = InstructionComparison(
        committed: committed, counted: try counter.counts(console: console))
      console.print(comparison.text(style: console.style))
      try console.finish()
      return comparison.isAlike ? .success : .failure
    })
}
