// Judges programs on this machine as a real judge does: takes the command line apart, runs the
// command, ends with its exit code.

import Foundation
import Judging

Descriptors.settle()
Interruption.catchSignals()
exit(VerdictProgram.run(Array(CommandLine.arguments.dropFirst())).rawValue)
