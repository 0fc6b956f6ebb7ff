// An interactive run of a program: without limits, with the standard output and error of this
// process.

import Foundation

/// A finished run of a program that inherited this process's standard output and error.
///
/// The program is neither limited nor isolated. It alone gets the signals of the terminal, as if a
/// shell had started it. When this process is asked to terminate, so is the program, and it is
/// killed if it does not. On Linux it is also killed when this process is.
public struct AttendedRun: Sendable {
  /// How it ended.
  public let end: Execution.End
  /// Processor time in seconds, of finished children too.
  public let cpuSeconds: Double
  /// The peak resident set size of one process in bytes.
  public let peakMemoryBytes: Int
  /// Whether the true peak may be lower, as it cannot be told apart from that of this process: not on Linux.
  public let isMemoryUncertain: Bool

  private let command: Command
  private let isReported: Bool
  /// Whether it was killed because it ignored the request to terminate.
  private let isKilled: Bool
  /// The limits of a second run after a crash: practically none, but with the same stack size.
  private let limits: Limits

  /// The stack size of usual judges, which give a program all of its memory as stack.
  private static let stackBytes = 1 << 30

  /// Runs a program to its end, with the stack size of usual judges if the system allows it.
  ///
  /// - Parameters:
  ///   - command: The program.
  ///   - input: The descriptor that becomes its standard input.
  ///   - reportsCrash: Whether Swift's backtrace is to be printed at once, as no second run can
  ///     follow.
  ///   - launcher: Starts the program.
  /// - Throws: `ExecutionError.cannotStart`
  public init(
    of command: Command, input: Int32, reportsCrash: Bool, launcher: Launcher
  ) throws {
    (self.command, isReported) = (command, reportsCrash)
    let report =
      reportsCrash
      ? "enable=yes,interactive=no,threads=crashed,images=none,registers=none,limit=16,top=0"
      : "enable=no"
    let variables = ["SWIFT_BACKTRACE": report].merging(command.environment) { $1 }
    var status: Int32 = 0
    var (usage, own) = (rusage(), rusage())
    let (start, stackBytes, isKilled) = try Interruption.leavingKeysToProgram {
      let (start, stackBytes) = try StackLimit.with(Self.stackBytes) {
        try Start(of: command, variables, input: input, launcher)
      }
      let process = start.process
      let end = RequestedEnd(of: process)
      Thread.detachNewThread { end.waitForRequest() }
      // The process stays a zombie for now, so that its process ID is not reused.
      var info = siginfo_t()
      while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
      end.cancel()
      while wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
      return (start, stackBytes, end.wasForced)
    }
    self.isKilled = isKilled
    limits = Limits(
      cpuSeconds: 600, memoryBytes: 1 << 40, stackBytes: stackBytes, outputBytes: 256 << 20)
    end = Execution.End(waitStatus: status)
    let (user, system) = (usage.ru_utime, usage.ru_stime)
    let seconds = Double(user.tv_sec + system.tv_sec) + Double(user.tv_usec + system.tv_usec) / 1e6
    cpuSeconds = max(0, seconds - start.cpuSeconds)
    getrusage(Self.thisProcess, &own)
    isMemoryUncertain = !start.isInNewProcess && usage.ru_maxrss <= own.ru_maxrss
    peakMemoryBytes = usage.ru_maxrss << Self.memoryShift
  }

  /// Returns how it failed: `"exit code 3"`, or why and where it crashed; `nil` if it succeeded.
  ///
  /// - Parameter input: The input it has read, if known: a crash is explained by a second run with
  ///   it.
  /// - Throws: `ExecutionError.interrupted`
  public func failure(input: () -> [UInt8]?, launcher: Launcher) throws -> String? {
    switch end {
    case .exit(let code): return code == 0 ? nil : "exit code \(code)"
    case .signal where isKilled: return "it was asked to end and did not: killed by SIGKILL"
    case .signal(let number):
      let signal = Signal(number)
      let explanation = signal.explanation(limits)
      guard signal.isCrash, let input = input() else {
        // Swift has printed the location, and the usual cause says less.
        return signal.isTrap && isReported ? "killed by \(signal.name)" : explanation
      }
      return try CrashSite.located(
        explanation, signal,
        by: Rerun(command: command, input: input, limits: limits, launcher: launcher))
    }
  }

  #if canImport(Darwin)
    private static let memoryShift = 0
    private static let thisProcess = RUSAGE_SELF
  #else
    // `ru_maxrss` is in KiB on Linux.
    private static let memoryShift = 10
    private static let thisProcess = __rusage_who_t(RUSAGE_SELF.rawValue)
  #endif
}

/// A program that has just been started through the launcher, which sees to it that it dies with this thread.
private struct Start {
  let process: pid_t
  /// Whether its process is not the one that was the launcher's: a process begins with the peak memory of who starts it.
  let isInNewProcess: Bool
  /// The CPU time that its process has taken before.
  let cpuSeconds: Double

  /// Starts a program.
  ///
  /// - Throws: `ExecutionError.cannotStart`
  init(
    of command: Command, _ environment: [String: String], input: Int32, _ launcher: Launcher
  ) throws {
    let program = try command.resolvedPath()
    let report = try Pipe()
    let call = ["attend", "\(getpid())", "\(report.writeEnd.number)", program, command.title]
    let launched = try SpawnedProcess.start(
      launcher.path, arguments: [launcher.path] + call + command.arguments,
      environment: environment, input: input, kept: report.writeEnd.number, group: .shared)
    report.writeEnd.close()
    process = report.readEnd.nextNumber().map(pid_t.init) ?? launched
    cpuSeconds = Double(report.readEnd.nextNumber() ?? 0) / 1e9
    let error = report.readEnd.nextNumber()
    isInNewProcess = process != launched
    if isInNewProcess { Self.awaitEnd(of: launched) }
    guard let error else { return }
    Self.awaitEnd(of: process)
    throw ExecutionError.cannotStart(program, reason: errnoText(Int32(error)))
  }

  private static func awaitEnd(of process: pid_t) {
    while waitpid(process, nil, 0) < 0 && errno == EINTR {}
  }
}

/// Asks a running program to terminate when this process is asked to, and kills it if it still runs
/// after a second.
private final class RequestedEnd: @unchecked Sendable {
  private let lock = NSLock()
  private var process: pid_t?
  private var isForced = false

  init(of process: pid_t) {
    self.process = process
  }

  func waitForRequest() {
    var request = pollfd(fd: Interruption.descriptor, events: Int16(POLLIN), revents: 0)
    // The timeout lets this thread notice that the program has ended.
    while poll(&request, 1, 500) <= 0 {
      if lock.withLock({ process == nil }) { return }
    }
    if lock.withLock({ process == nil }) { return }
    // A second signal would end this process at once and leave the program behind.
    for number in Interruption.signals { signal(number, SIG_IGN) }
    send(SIGTERM)
    // A stopped process would not handle the signal.
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

/// The stack limit (RLIMIT_STACK) of programs that are started now.
private enum StackLimit {
  #if canImport(Glibc)
    private static let kind = __rlimit_resource_t(RLIMIT_STACK.rawValue)
  #else
    private static let kind = RLIMIT_STACK
  #endif

  /// Runs the body under another limit, or the nearest one that is allowed, and returns that limit,
  /// too.
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

extension Descriptor {
  /// Waits for a number that the launcher reports, and reads it; returns `nil` at the end of the pipe.
  fileprivate func nextNumber() -> Int64? {
    var value: Int64 = 0
    let size = MemoryLayout.size(ofValue: value)
    var count: Int
    repeat { count = Foundation.read(number, &value, size) } while count < 0 && errno == EINTR
    return count == size ? value : nil
  }
}
