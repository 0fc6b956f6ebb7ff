// Runs compilers of all languages, which may fail for other reasons than the source.

import Files
import Foundation
import Judging

extension Launcher {
  /// Runs a compiler of any language, with its temporary files in a folder: it leaves some behind if it fails or is
  /// killed.
  ///
  /// - Throws: `JudgeError` if there is no space left, which is no fault of what is compiled.
  public func compile(_ command: Command, in folder: TemporaryFolder) throws -> Execution {
    var command = command
    command.environment["TMPDIR"] = folder.path
    let run = try run(command, input: .bytes([]), limits: .compiler)
    if run.end != .exit(0), run.errors.text.contains("No space left on device") {
      throw JudgeError.helper(command.program, fault: "\(FileFault(code: ENOSPC))")
    }
    return run
  }
}

extension Limits {
  /// Generous limits for a compiler, which only stop one that hangs.
  fileprivate static let compiler = Limits(
    cpuSeconds: 600, memoryBytes: 16 << 30, stackBytes: 64 << 20, outputBytes: 1 << 30,
    processes: 1024)
}
