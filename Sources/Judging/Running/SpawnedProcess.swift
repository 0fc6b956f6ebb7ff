// posix_spawn, with the descriptors, the signals and the process group that a launcher needs.

import Foundation

/// Starts processes; Foundation's own class waits in steps of 51 ms and is of no use here.
enum SpawnedProcess {
  /// Who gets the signals of the terminal.
  enum Group {
    /// The program has a process group of its own. Signals have their default effect, but all of them are blocked until
    /// it says which it wants.
    case own
    /// It stays in that of this process, and is ended by what ends this one.
    case shared
  }

  /// Starts a program with the variables of this process.
  ///
  /// - Parameters:
  ///   - environment: Variables besides those.
  ///   - input: What the program finds as its standard input.
  static func start(
    _ path: String, arguments: [String], environment: [String: String] = [:], input: Int32,
    group: Group = .own
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
      // What `nohup` has this process take no notice of, the program does not either.
      sigemptyset(&defaults)
      sigaddset(&defaults, SIGPIPE)
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
