// Measures the library beside the best that exists elsewhere: takes the command line apart, runs the
// command, ends with its exit code.

import Foundation
import Judging

Interruption.catchSignals()
exit(BenchProgram.run(Array(CommandLine.arguments.dropFirst())).rawValue)
