// posix_spawn with the descriptors, signal dispositions and process group that a launcher needs.

import Foundation

/// Starts processes.
///
/// Foundation's `Process` waits in steps of 51 ms, which is too slow here.
enum SpawnedProcess {
  /// Which process group the program joins.
  enum Group {
    /// A process group of its own. Signals have their default action, but all of them are blocked
    /// until the program unblocks those that it wants.
    case own
    /// The process group of this process: the terminal's signals reach both.
    case shared
  }

  /// Starts a program with the environment of this process.
  ///
  /// - Parameters:
  ///   - environment: Additional variables.
  ///   - input: The descriptor that becomes the program's standard input.
  ///   - kept: Another descriptor that the program gets, under the same number.
  static func start(
    _ path: String, arguments: [String], environment: [String: String] = [:], input: Int32,
    kept: Int32? = nil, group: Group = .own
  ) throws -> pid_t {
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
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    // Of equal numbers, this only clears the close-on-exec flag.
    if let kept { posix_spawn_file_actions_adddup2(&actions, kept, kept) }
    var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    if group == .own { flags |= POSIX_SPAWN_SETPGROUP }
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
      if group == .shared { posix_spawn_file_actions_addinherit_np(&actions, STDOUT_FILENO) }
      posix_spawn_file_actions_addinherit_np(&actions, STDERR_FILENO)
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    var (masked, defaults) = (sigset_t(), sigset_t())
    switch group {
    case .own:
      sigfillset(&masked)
      sigfillset(&defaults)
    case .shared:
      sigemptyset(&masked)
      // Signals that this process ignores, as under `nohup`, stay ignored in the program.
      sigemptyset(&defaults)
      for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&defaults, signal) }
    }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setsigmask(&attributes, &masked)

    var argv = arguments.map { strdup($0) } + [nil]
    let variables = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    var envp = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, &attributes, &argv, &envp)
    if code != 0 { throw ExecutionError.cannotStart(path, reason: errnoText(code)) }
    return process
  }
}
