// posix_spawn, with the descriptors, the signals and the process group that a launcher needs.

import Foundation

/// Starts processes; Foundation's own class waits in steps of 51 ms and is of no use here.
enum SpawnedProcess {
  /// Starts a program in a process group of its own, with the variables of this process.
  ///
  /// Signals have their default effect, but all of them are blocked until the program says which it
  /// wants.
  ///
  /// - Parameter input: What the program finds as its standard input.
  static func start(_ path: String, arguments: [String], input: Int32) throws -> pid_t {
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
    var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
      posix_spawn_file_actions_addinherit_np(&actions, STDERR_FILENO)
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setsigmask(&attributes, &signals)

    var argv = arguments.map { strdup($0) } + [nil]
    var envp = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, &attributes, &argv, &envp)
    if code != 0 { throw ExecutionError.cannotStart(path, reason: errnoText(code)) }
    return process
  }
}
