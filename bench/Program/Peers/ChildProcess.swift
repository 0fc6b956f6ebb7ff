// A child process that the caller times, communicates with or waits for; Foundation's `Process` polls for
// the end of a process every 51 ms.

import Foundation

/// A program that has been started.
///
///     let compiler = try ChildProcess("/usr/bin/g++", ["--version"], output: file)
///     compiler.waitForEnd()  // .exit(0)
public struct ChildProcess: Sendable {
  /// The termination status of a process.
  public enum End: Equatable, Sendable {
    /// It exited with this code.
    case exit(Int32)
    /// This signal killed it.
    case signal(Int32)
  }

  /// The process identifier.
  public let identifier: pid_t

  /// Starts a program in a process group of its own, so that Ctrl-C reaches only its parent.
  ///
  /// - Parameters:
  ///   - path: The path of the executable file.
  ///   - arguments: The arguments after the program's name.
  ///   - input: The descriptor that becomes the standard input.
  ///   - output: The descriptor that becomes the standard output.
  ///   - errors: The descriptor that becomes the standard error.
  /// - Throws: `PeerError` if the system refuses.
  public init(
    _ path: String, _ arguments: [String] = [],
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, errors: Int32 = STDERR_FILENO
  ) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (target, descriptor) in [input, output, errors].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
    }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)

    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, &attributes, &argv, &envp)
    if code != 0 { throw PeerError("cannot start \(path): \(String(cString: strerror(code)))") }
    identifier = process
  }

  /// Waits until the process has ended; must be called once.
  @discardableResult
  public func waitForEnd() -> End {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return Self.end(status)
  }

  /// Waits until the process has ended, in place of `waitForEnd()`, and kills it and its process group
  /// once patience has come to its end.
  @discardableResult
  public func waitForEnd(patience: Duration) -> End {
    let deadline = ContinuousClock.now + patience
    var status: Int32 = 0
    while waitpid(identifier, &status, WNOHANG) == 0 {
      if ContinuousClock.now >= deadline {
        kill(-identifier, SIGKILL)
        return waitForEnd()
      }
      usleep(5000)
    }
    return Self.end(status)
  }

  private static func end(_ status: Int32) -> End {
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }

  /// Returns the path of a program found in `PATH`, or `nil` if there is none.
  public static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
      .split(separator: ":").map { "\($0)/\(program)" }
      .first { access($0, X_OK) == 0 }
  }
}
