// `bench run`: runs the measurements.

import Arguments
import Benchmarking
import Reporting

/// The command `bench run`.
enum RunCommand {
  static let command = Subcommand(
    description: CommandDescription(
      "run", about: "measure the library beside its peers, and say which bars are reached",
      options: RunOptionDescriptions.list,
      notes: """
        Contenders take turns (A B C A B C), each on a fresh copy of the same input. The
        first answer of each is verified; a wrong one does not count. Times are medians;
        ± is the median deviation from them, and ! marks those that deviate widely. Names
        with * are the library's. Only ratios within one run mean anything.

        exit codes:
          0 all went well    1 a contender failed      2 the command line makes no sense
          3 internal error   \(ExitCode.interruptedMeaning)
        """),
    run: { arguments in
      let options = try RunOptions(arguments)
      let console = Console(
        usesStandardError: false, isColored: options.isColored, isQuiet: options.isQuiet)
      let code = try RunSession(options, console: console).run()
      try console.finish()
      return code
    })
}
