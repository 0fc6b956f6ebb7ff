// One run of a program: feeds it, listens to it, watches its limits, and stops it when it must.

import Foundation

/// Supervises one run, from the start of the launcher to its last report.
final class Supervisor {
  private let limits: Limits
  private let memoryGroups: MemoryGroups?
  private let launcher: pid_t
  private let reports: Descriptor
  private let outputPipe: Descriptor
  private let errorPipe: Descriptor
  private var feeder: InputFeeder?

  private var output: [UInt8] = []
  private var errors = CapturedText()
  private var reportBytes: [UInt8] = []
  private var usage: UsageWatch?
  private var started: LauncherReport?
  private var ended: LauncherReport?
  /// Why the program was told to stop.
  private var stopReason: StopReason?
  private var deadline: ContinuousClock.Instant
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  private enum StopReason: Equatable {
    case exceeded(Execution.Limit)
    case interrupted
  }

  /// How long the launcher may take to start the program, and to clean up after it.
  private static let launcherPatience = Duration.seconds(10)

  /// Starts the launcher with pipes or files as its descriptors 0 to 3.
  init(
    _ limits: Limits, _ input: Launcher.Input, _ memoryGroups: MemoryGroups?,
    spawn: ([Descriptor]) throws -> pid_t
  ) throws {
    if Interruption.isRequested { throw ExecutionError.interrupted }
    let (outputs, errors, reports) = try (Pipe(), Pipe(), Pipe())
    outputs.widen()
    self.limits = limits
    self.memoryGroups = memoryGroups
    outputPipe = outputs.readEnd
    errorPipe = errors.readEnd
    self.reports = reports.readEnd
    for end in [outputPipe, errorPipe, self.reports] { end.setNonBlocking() }
    let theirInput: Descriptor
    switch input {
    case .bytes(let bytes):
      let pipe = try Pipe()
      pipe.widen()
      feeder = InputFeeder(bytes: bytes, pipe: pipe.writeEnd)
      theirInput = pipe.readEnd
    case .file(let path):
      let number = open(path, O_RDONLY | O_CLOEXEC)
      if number < 0 { throw ExecutionError.unreadableInput(path, reason: errnoText()) }
      theirInput = try Descriptor(number, "open")
    }
    let theirs = [theirInput, outputs.writeEnd, errors.writeEnd, reports.writeEnd]
    launcher = try spawn(theirs)
    deadline = .now + Self.launcherPatience
    // This process must not hold their ends, or the pipes would never come to an end.
    for end in theirs { end.close() }
  }

  /// The processor time at which a program is stopped: a little beyond the limit, so that one that
  /// has just missed it is told by how much.
  static func cpuSecondsToStop(_ limits: Limits) -> Double {
    limits.cpuSeconds * 1.1 + 0.1
  }

  /// Waits for the end of the run.
  func run(program: String) throws -> Execution {
    defer { reapLauncher() }
    while ended == nil {
      waitForNews()
      try readReports(program: program)
      readOutput()
      feeder?.feed()
      readErrors()
      try checkLimits()
    }
    // Whoever could write is dead: the rest is there already.
    readOutput()
    readErrors()
    if stopReason == .interrupted { throw ExecutionError.interrupted }
    return execution(ended!)
  }

  private func reapLauncher() {
    if ended == nil { kill(launcher, SIGKILL) }
    var status: Int32 = 0
    while waitpid(launcher, &status, 0) < 0, errno == EINTR {}
  }

  // MARK: - Both directions

  private func waitForNews() {
    let forReading = Int16(POLLIN)
    var requests = [
      pollfd(fd: reports.number, events: forReading, revents: 0),
      // `poll` skips negative descriptors: those of pipes that have come to their end.
      pollfd(fd: outputPipe.number, events: forReading, revents: 0),
      pollfd(fd: errorPipe.number, events: forReading, revents: 0),
      pollfd(fd: feeder?.descriptor ?? -1, events: Int16(POLLOUT), revents: 0),
      // Once the reason to stop is known, that descriptor would never let this process sleep.
      pollfd(
        fd: stopReason == nil ? Interruption.descriptor : -1, events: forReading, revents: 0),
    ]
    _ = poll(&requests, nfds_t(requests.count), usage?.millisecondsToNextLook ?? 100)
  }

  /// Hands over what a pipe holds, piece by piece, and closes it at its end.
  ///
  /// One that is filled as fast as it is emptied must not keep this process from all else: no pipe
  /// holds more than what is taken at once.
  private func drain(_ pipe: Descriptor, _ take: (ArraySlice<UInt8>) -> Void) {
    for _ in 0..<64 {
      guard pipe.isOpen, let count = pipe.read(into: &buffer) else { return }
      if count == 0 { return pipe.close() }
      take(buffer[..<count])
    }
  }

  private func readOutput() {
    drain(outputPipe) { bytes in
      if output.count > limits.outputBytes { return }
      output.append(contentsOf: bytes)
      if output.count > limits.outputBytes { stop(.exceeded(.output)) }
    }
  }

  private func readErrors() {
    drain(errorPipe) { errors.append($0) }
  }

  private func readReports(program: String) throws {
    drain(reports) { reportBytes.append(contentsOf: $0) }
    while let report = LauncherReport(reportBytes[...]) {
      reportBytes.removeFirst(LauncherReport.byteCount)
      switch report.kind {
      case .notStarted:
        throw ExecutionError.cannotStart(program, reason: errnoText(report.error))
      case .started:
        started = report
        deadline = .now + .seconds(limits.wallSeconds)
        usage = UsageWatch(
          launcher: launcher, report: report, memoryGroups: memoryGroups, limits: limits)
      case .ended:
        ended = report
      }
    }
    if ended == nil, !reports.isOpen {
      throw ExecutionError.launcher("the launcher of \(program) ended without a report")
    }
  }

  // MARK: - Limits

  private func checkLimits() throws {
    if ended != nil { return }
    if ContinuousClock.now > deadline {
      guard started != nil, stopReason == nil else {
        throw ExecutionError.launcher("the launcher does not answer")
      }
      stop(.exceeded(.wallTime))
    }
    if Interruption.isRequested { stop(.interrupted) }
    if let limit = usage?.exceededLimit() { stop(.exceeded(limit)) }
  }

  private func stop(_ reason: StopReason) {
    guard stopReason == nil, ended == nil else { return }
    stopReason = reason
    deadline = .now + Self.launcherPatience
    feeder = nil
    kill(launcher, SIGTERM)
  }

  private func execution(_ report: LauncherReport) -> Execution {
    let seen = max(report.peakMemoryBytes, usage?.peakMemoryBytes ?? 0)
    return Execution(
      end: report.end, exceeded: exceeded(report, seen), cpuSeconds: report.cpuSeconds,
      wallSeconds: report.wallSeconds, peakMemoryBytes: max(seen, groupPeak(report)),
      stackBytes: usage?.stackBytes ?? 0, wasKilledForMemory: report.memoryKillCount > 0,
      output: output, errors: errors, protection: report.protection)
  }

  /// What the memory group tells beyond the figures of single processes.
  ///
  /// Of one process the kernel's own note is exact, and the one that judges go by: the group's
  /// figure also holds what the kernel needs for it, and lacks libraries that others have loaded.
  /// Nobody was killed as long as there was no more than a limit's worth of the program's own.
  private func groupPeak(_ report: LauncherReport) -> Int {
    if report.memoryKillCount > 0 { return report.groupPeakMemoryBytes }
    guard usage?.hasSeenSeveralProcesses == true else { return 0 }
    return min(report.groupPeakMemoryBytes, limits.memoryBytes)
  }

  /// The limit that the program was stopped for, else one that it went beyond without being noticed.
  private func exceeded(_ report: LauncherReport, _ peakMemoryBytes: Int) -> Execution.Limit? {
    if case .exceeded(let limit) = stopReason { return limit }
    if report.cpuSeconds > limits.cpuSeconds || report.end == .signal(SIGXCPU) { return .cpuTime }
    if report.wallSeconds > limits.wallSeconds { return .wallTime }
    // A stack that has run full is memory too, but it is a deep recursion that ends this way.
    let allowed = limits.memoryBytes + (report.end == .signal(SIGSEGV) ? limits.stackBytes : 0)
    if peakMemoryBytes > allowed || report.memoryKillCount > 0 { return .memory }
    return output.count > limits.outputBytes ? .output : nil
  }
}
