// Benchmarks the library against the best known alternatives: parses the command line, runs the command,
// and exits with its exit code.

import Foundation
import Judging

Interruption.catchSignals()
exit(BenchProgram.run(Array(CommandLine.arguments.dropFirst())).rawValue)
