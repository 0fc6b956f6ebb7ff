// The smallest judge there can be: runs one command and says how it ended.
//
//     small-judge LAUNCHER CPU_SECONDS MEMORY_MIB PROGRAM [ARGUMENT...]
//
// A process of its own shows what a test inside the tests' process could not: Ctrl-C.

import Foundation
import Judging

let arguments = CommandLine.arguments
guard arguments.count > 4 else {
  print("usage: small-judge LAUNCHER CPU_SECONDS MEMORY_MIB PROGRAM [ARGUMENT...]")
  exit(2)
}
Interruption.catchSignals()
let limits = Limits(cpuSeconds: Double(arguments[2])!, memoryBytes: Int(arguments[3])! << 20)
do {
  let launcher = try Launcher(path: arguments[1])
  let command = Command(arguments[4], Array(arguments.dropFirst(5)))
  print("running")
  fflush(nil)
  let run = try launcher.run(command, input: .bytes([]), limits: limits)
  let limit = run.exceeded.map { "\($0)" } ?? "none"
  print("end: \(run.end), exceeded: \(limit), protection: \(run.protection)")
  print("cpu \(run.cpuSeconds) s, wall \(run.wallSeconds) s, memory \(run.peakMemoryBytes) bytes")
} catch {
  print("\(error)")
  exit(error as? ExecutionError == .interrupted ? 128 + (Interruption.signal ?? 0) : 3)
}
