// Judges programs on this machine as an online judge does: parses the command line, runs the command,
// and exits with its exit code.

import Foundation
import Judging

Descriptors.settle()
Interruption.catchSignals()
exit(VerdictProgram.run(Array(CommandLine.arguments.dropFirst())).rawValue)
