// A program that somebody runs and looks at: without limits, with the output of this process.

import Foundation

/// A finished run of a program that had this process's own standard output and error.
///
/// Nothing keeps it in check. What the terminal sends reaches it as if a shell had started it, and only it; it is asked
/// to end when this process is, and killed if it does not.
public struct AttendedRun: Sendable {
  /// How it ended.
  public let end: Execution.End
  /// Processor time in seconds, of finished children too.
  public let cpuSeconds: Double
  /// The most memory in bytes that one process had resident, but not less than this process has.
  public let peakMemoryBytes: Int
  /// Whether it may have been less: that is not told apart from this process.
  public let isMemoryUncertain: Bool

  private let command: Command
  private let isReported: Bool
  /// Whether it was killed, as it had not ended when it was asked.
  private let isKilled: Bool
  /// What it is run with once more if it crashed: as if there were no limits, but with the stack that it had.
  private let limits: Limits

  /// The stack of a judge, which gives a program all the memory.
  private static let stackBytes = 1 << 30

  /// Runs a program to its end, with the stack of a judge if that is allowed.
  ///
  /// - Parameters:
  ///   - command: The program.
  ///   - input: The descriptor that is its standard input.
  ///   - reportsCrash: Whether Swift is to report a crash at once, as there will not be another run to find out.
  /// - Throws: `ExecutionError.cannotStart`
  public init(of command: Command, input: Int32, reportsCrash: Bool) throws {
    (self.command, isReported) = (command, reportsCrash)
    let report =
      reportsCrash
      ? "enable=yes,interactive=no,threads=crashed,images=none,registers=none,limit=16,top=0"
      : "enable=no"
    let variables = ["SWIFT_BACKTRACE": report].merging(command.environment) { $1 }
    var status: Int32 = 0
    var (usage, own) = (rusage(), rusage())
    let (stackBytes, isKilled) = try Interruption.leavingKeysToProgram {
      let (process, stackBytes) = try StackLimit.with(Self.stackBytes) {
        try SpawnedProcess.start(
          try command.resolvedPath(), arguments: [command.title] + command.arguments,
          environment: variables, input: input, group: .shared)
      }
      let end = RequestedEnd(of: process)
      Thread.detachNewThread { end.waitForRequest() }
      // Until it is known that it is over, its number is not another one's.
      var info = siginfo_t()
      while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
      end.cancel()
      while wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
      return (stackBytes, end.wasForced)
    }
    self.isKilled = isKilled
    limits = Limits(
      cpuSeconds: 600, memoryBytes: 1 << 40, stackBytes: stackBytes, outputBytes: 256 << 20)
    let signal = status & 0x7F
    end = signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
    let (user, system) = (usage.ru_utime, usage.ru_stime)
    cpuSeconds =
      Double(user.tv_sec + system.tv_sec) + Double(user.tv_usec + system.tv_usec) / 1e6
    getrusage(Self.thisProcess, &own)
    isMemoryUncertain = usage.ru_maxrss <= own.ru_maxrss
    peakMemoryBytes = usage.ru_maxrss << Self.memoryShift
  }

  /// Says how it ended, if not well: `"exit code 3"`, or why and where it crashed.
  ///
  /// - Parameter input: What it has read, if that is known: of a crash the reason is found by another run with it.
  /// - Throws: `ExecutionError.interrupted`
  public func failure(input: () -> [UInt8]?, launcher: Launcher) throws -> String? {
    switch end {
    case .exit(let code): return code == 0 ? nil : "exit code \(code)"
    case .signal where isKilled: return "it was asked to end and did not: killed by SIGKILL"
    case .signal(let number):
      let signal = Signal(number)
      let explanation = signal.explanation(limits)
      guard signal.isCrash, let input = input() else {
        // Swift has told where, and what has usually happened says less.
        return signal.isTrap && isReported ? "killed by \(signal.name)" : explanation
      }
      return try CrashSite.located(
        explanation, signal, of: command, input: input, limits: limits, launcher: launcher)
    }
  }

  #if canImport(Darwin)
    private static let memoryShift = 0
    private static let thisProcess = RUSAGE_SELF
  #else
    // Linux counts in KiB.
    private static let memoryShift = 10
    private static let thisProcess = __rusage_who_t(RUSAGE_SELF.rawValue)
  #endif
}

/// Asks a program to end when this process is asked, as long as it runs, and kills it if it still does after a second.
private final class RequestedEnd: @unchecked Sendable {
  private let lock = NSLock()
  private var process: pid_t?
  private var isForced = false

  init(of process: pid_t) {
    self.process = process
  }

  func waitForRequest() {
    var request = pollfd(fd: Interruption.descriptor, events: Int16(POLLIN), revents: 0)
    // Looks up now and then, to leave when the program is over.
    while poll(&request, 1, 500) <= 0 {
      if lock.withLock({ process == nil }) { return }
    }
    // A second request would end this process at once, and leave the program behind.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
    send(SIGTERM)
    // If it is stopped, it would not learn of it.
    send(SIGCONT)
    for _ in 0..<100 where lock.withLock({ process != nil }) { usleep(10_000) }
    lock.withLock {
      guard let process else { return }
      kill(process, SIGKILL)
      isForced = true
    }
  }

  /// Whether it had to be killed.
  var wasForced: Bool { lock.withLock { isForced } }

  private func send(_ signal: Int32) {
    lock.withLock {
      if let process { kill(process, signal) }
    }
  }

  /// The program is over.
  func cancel() {
    lock.withLock { process = nil }
  }
}

/// How large the stack of a program that is started now may become.
private enum StackLimit {
  #if canImport(Glibc)
    private static let kind = __rlimit_resource_t(RLIMIT_STACK.rawValue)
  #else
    private static let kind = RLIMIT_STACK
  #endif

  /// Starts something while the limit is another one, or as near to it as is allowed, and returns that, too.
  static func with<Result>(
    _ bytes: Int, _ body: () throws -> Result
  ) rethrows -> (Result, bytes: Int) {
    var before = rlimit()
    guard getrlimit(kind, &before) == 0 else { return (try body(), bytes) }
    var limit = before
    limit.rlim_cur = min(rlim_t(bytes), before.rlim_max)
    setrlimit(kind, &limit)
    defer { setrlimit(kind, &before) }
    return (try body(), Int(limit.rlim_cur))
  }
}
