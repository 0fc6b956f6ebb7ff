// Runs compilers of all languages, which may fail for other reasons than the source.

import Files
import Foundation
import Judging

extension Launcher {
  /// Runs a compiler of any language, with its temporary files in a folder: it leaves some behind if it fails or is
  /// killed.
  ///
  /// - Throws: `JudgeError` if there is no space left, or if the compiler crashed or was killed: that is no fault of
  ///   what is compiled.
  public func compile(_ command: Command, in folder: TemporaryFolder) throws -> Execution {
    var command = command
    command.environment["TMPDIR"] = folder.path
    let run = try run(command, input: .bytes([]), limits: .compiler)
    if run.end != .exit(0), run.errors.text.contains("No space left on device") {
      throw JudgeError.helper(command.program, fault: "\(FileFault(code: ENOSPC))")
    }
    if run.end != .exit(0), let reason = CompilerCrash.reason(of: run) {
      throw JudgeError.helper(command.program, fault: reason)
    }
    return run
  }
}

/// The crash of a compiler, of all languages.
public enum CompilerCrash {
  /// Returns how a compiler crashed or was killed; `nil` if it ended by itself.
  static func reason(of run: Execution) -> String? {
    if run.exceeded == nil, case .exit = run.end { return sign(in: run.errors.text) }
    return Explanation(run, limits: .compiler)?.message
  }

  /// Returns the first line of a compiler's messages that tells of its crash: a driver ends by itself if the
  /// compiler proper crashed.
  public static func sign(in text: some StringProtocol) -> String? {
    let signs = [
      "internal compiler error", "fatal error encountered during compilation", " due to signal ",
      " terminated with signal ", "signal terminated program ", "rustc interrupted by SIG",
      "the compiler unexpectedly panicked", "out of memory allocating ",
      "virtual memory exhausted", "unable to execute command: ",
    ]
    // The lines of a program that they quote have a bar in front.
    let line = text.split(whereSeparator: \.isNewline).first { line in
      !line.contains(" | ") && signs.contains { line.contains($0) }
    }
    return line.map { "it crashed, or was killed: \($0)" }
  }
}

extension Limits {
  /// Generous limits for a compiler, which only stop one that hangs.
  fileprivate static let compiler = Limits(
    cpuSeconds: 600, memoryBytes: 16 << 30, stackBytes: 64 << 20, outputBytes: 1 << 30,
    processes: 1024)
}
