// Supervises one run of a program: writes its input, reads its output, checks its limits, and stops
// it when necessary. Two runs can be supervised at once, so that
// the output of each can be passed to the other.

import Foundation

/// Supervises one run, from the request to the launcher's last report.
final class Supervisor {
  private let program: String
  private let limits: Limits
  private let memoryGroups: MemoryGroups?
  private let launcher: LauncherProcess
  private let theirFiles: [Descriptor]
  private let outputPipe: Descriptor
  private let errorPipe: Descriptor
  private var feeder: InputFeeder?

  /// What the program has written so far, up to slightly more than the limit.
  private(set) var output: [UInt8] = []
  /// Whether to read the program's output; if not, it stays in the pipe and the program may block.
  var takesOutput = true
  /// When to make the program crash if it does not by itself.
  var crashRequest: CrashRequest?
  private var wasCrashed = false
  private var errors = CapturedText()
  private var usage: UsageWatch?
  private var started: LauncherReport?
  private var ended: LauncherReport?
  /// Why the program was stopped.
  private var stopReason: StopReason?
  /// In the launcher's clock, which does not advance while the machine is suspended.
  private var deadline = SuspendingClock.now + LauncherProcess.patience
  /// The time that does not count, as the program has waited for another one.
  private var timeOfOthers = Duration.zero
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  private enum StopReason: Equatable {
    case exceeded(Execution.Limit)
    case interrupted
    /// The verdict no longer depends on it.
    case needless
  }

  /// Creates the pipes and opens the files that become the program's descriptors.
  ///
  /// - Parameter input: The program's standard input; `nil` if it is sent during the run.
  init(
    _ program: String, _ limits: Limits, _ input: Launcher.Input?, _ memoryGroups: MemoryGroups?,
    _ launcher: LauncherProcess
  ) throws {
    if Interruption.isRequested { throw ExecutionError.interrupted }
    let (outputs, errors) = try (Pipe(), Pipe())
    // Interactive messages are short, and pipes of usual judges have the default capacity, too.
    if input != nil { outputs.widen() }
    self.program = program
    self.limits = limits
    self.memoryGroups = memoryGroups
    self.launcher = launcher
    outputPipe = outputs.readEnd
    errorPipe = errors.readEnd
    for end in [outputPipe, errorPipe] { end.setNonBlocking() }
    let theirInput: Descriptor
    switch input {
    case .bytes(let bytes):
      let pipe = try Pipe()
      pipe.widen()
      feeder = InputFeeder(bytes: bytes, isComplete: true, pipe: pipe.writeEnd)
      theirInput = pipe.readEnd
    case nil:
      let pipe = try Pipe()
      feeder = InputFeeder(bytes: [], isComplete: false, pipe: pipe.writeEnd)
      theirInput = pipe.readEnd
    case .file(let path):
      let number = open(path, O_RDONLY | O_CLOEXEC)
      if number < 0 { throw ExecutionError.unreadableInput(path, reason: errnoText()) }
      theirInput = try Descriptor(number, "open")
    }
    theirFiles = [theirInput, outputs.writeEnd, errors.writeEnd]
  }

  /// The processor time at which a program is stopped: slightly above the limit, so that the result
  /// of one that just misses it shows by how much.
  static func cpuSecondsToStop(_ limits: Limits) -> Double {
    limits.cpuSeconds * 1.1 + 0.1
  }

  /// Starts the program and waits for its end.
  func run(_ request: LauncherRequest) throws -> Execution {
    try start(request)
    while end == nil {
      Self.waitForNews(of: [self])
      try takeNews()
    }
    return try execution()
  }

  // MARK: - Steps

  /// How the program ended, once it has.
  var end: Execution.End? { ended?.end }

  /// Whether the system refused to start the program.
  private(set) var wasRefused = false

  /// Whether the output is complete.
  var hasClosedOutput: Bool { !outputPipe.isOpen }

  /// Whether unread input exceeds even the capacity of the pipe.
  var isBehind: Bool { feeder?.hasRest == true }

  /// The number of bytes that the program has been told, and that do not fit into its pipe yet.
  var unsentByteCount: Int { feeder?.restCount ?? 0 }

  /// Whether the program is being stopped, for whatever reason.
  var isBeingStopped: Bool { stopReason != nil }

  /// Whether the program has ended: its report may be late, as on a busy machine.
  var isDead: Bool {
    #if os(Linux)
      return ended != nil || usage?.tree.programHasEnded == true
    #else
      return ended != nil
    #endif
  }

  /// What the threads of the program's processes are doing; empty if that is not known.
  var activities: Set<Activity> {
    #if os(Linux)
      guard ended == nil, let usage else { return [] }
      return usage.tree.activities(processLimit: limits.processes)
    #else
      return []
    #endif
  }

  /// Starts the program.
  func start(_ request: LauncherRequest) throws {
    try launcher.start(request, with: theirFiles)
  }

  /// Waits for an event of one of several runs, or until a sample is due.
  ///
  /// - Returns: How long this process was stopped, as by Ctrl-Z, which has been forgiven: a program that needs it to go
  ///   on has waited.
  @discardableResult
  static func waitForNews(of all: [Supervisor]) -> Duration {
    // A finished run has no events.
    let runs = all.filter { $0.end == nil }
    var requests = runs.flatMap(\.pollRequests)
    let milliseconds = runs.map { $0.usage?.millisecondsToNextLook ?? 100 }.min() ?? 0
    let start = SuspendingClock.now
    _ = poll(&requests, nfds_t(requests.count), milliseconds)
    let late = start.duration(to: .now) - .milliseconds(Int(milliseconds))
    // No machine is that busy.
    if late < .seconds(1) { return .zero }
    for run in runs { run.forgive(late) }
    return late
  }

  /// Reads output, writes input, and checks the limits.
  func takeNews() throws {
    try readReports()
    // Once it has ended, no writer is left: the rest is already in the pipe.
    if takesOutput || ended != nil { readOutput() }
    feeder?.feed()
    readErrors()
    try checkLimits()
  }

  /// Sends the program more input; `nil` ends it.
  func tell(_ bytes: ArraySlice<UInt8>?) {
    if let bytes { feeder?.append(bytes) } else { feeder?.complete() }
    feeder?.feed()
  }

  /// Removes and returns the output so far: the limit then applies to what follows.
  func removeOutput() -> [UInt8] {
    defer { output.removeAll() }
    return output
  }

  /// Leaves out some of the time that the program has waited for another one.
  func forgive(_ time: Duration) {
    guard started != nil, stopReason == nil, ended == nil else { return }
    timeOfOthers += time
    deadline += time
  }

  /// Stops a program that the verdict no longer depends on.
  func dismiss() {
    stop(.needless)
  }

  /// Returns the result of a program that has ended.
  func execution() throws -> Execution {
    if stopReason == .interrupted { throw ExecutionError.interrupted }
    return execution(ended!)
  }

  // MARK: - Pipes

  private var pollRequests: [pollfd] {
    let forReading = Int16(POLLIN)
    return [
      pollfd(fd: launcher.descriptor, events: forReading, revents: 0),
      // `poll` skips negative descriptors: those of closed pipes.
      pollfd(fd: takesOutput ? outputPipe.number : -1, events: forReading, revents: 0),
      pollfd(fd: errorPipe.number, events: forReading, revents: 0),
      pollfd(fd: feeder?.descriptor ?? -1, events: Int16(POLLOUT), revents: 0),
      // After the stop, this descriptor would stay readable and keep `poll` from blocking.
      pollfd(
        fd: stopReason == nil ? Interruption.descriptor : -1, events: forReading, revents: 0),
    ]
  }

  private func readOutput() {
    outputPipe.drain(&buffer, times: mostReads) { bytes in
      if output.count > limits.outputBytes { return }
      output.append(contentsOf: bytes)
      if output.count > limits.outputBytes { stop(.exceeded(.output)) }
    }
  }

  private func readErrors() {
    errorPipe.drain(&buffer, times: mostReads) { errors.append($0) }
  }

  /// How often a pipe is read in one go: to its end if the program has ended, whatever it has made of the pipe.
  ///
  /// It may have widened it, or have each read return what one write has written (`O_DIRECT`).
  private var mostReads: Int { ended == nil ? 64 : 1 << 16 }

  private func readReports() throws {
    while let report = launcher.nextReport() {
      switch report.kind {
      case .notStarted:
        wasRefused = true
        throw ExecutionError.cannotStart(program, reason: Self.reasonNotToStart(report.error))
      case .started:
        started = report
        deadline = .now + .seconds(limits.wallSeconds)
        usage = UsageWatch(
          launcher: launcher.number, report: report, memoryGroups: memoryGroups, limits: limits)
      case .ended:
        ended = report
      }
    }
    if ended == nil, !launcher.isConnected {
      throw ExecutionError.launcher("the launcher of \(program) ended without a report")
    }
  }

  /// Returns why the system cannot start a file that exists and is executable.
  private static func reasonNotToStart(_ code: Int32) -> String {
    switch code {
    case ENOENT:
      "what is to run it is missing: for a script that is the program after #! in its first line, "
        + "which must not end in a carriage return"
    case ENOEXEC:
      "it is no program for this machine; a script names the program that runs it in its first "
        + "line, as #!/bin/sh does"
    default: errnoText(code)
    }
  }

  // MARK: - Limits

  private func checkLimits() throws {
    if ended != nil { return }
    if SuspendingClock.now > deadline {
      guard started != nil, stopReason == nil else {
        launcher.kill()
        throw ExecutionError.launcher("the launcher does not answer")
      }
      stop(.exceeded(.wallTime))
    }
    if Interruption.isRequested { stop(.interrupted) }
    if let limit = usage?.exceededLimit() { stop(.exceeded(limit)) }
    if let crashRequest, let started, let usage, usage.cpuSeconds >= crashRequest.cpuSeconds,
      !wasCrashed || errors.text.contains(crashRequest.endOfReport)
    {
      wasCrashed = true
      kill(started.process, SIGABRT)
    }
  }

  private func stop(_ reason: StopReason) {
    guard stopReason == nil, ended == nil else { return }
    stopReason = reason
    deadline = .now + LauncherProcess.patience
    feeder = nil
    launcher.stop()
  }

  private func execution(_ report: LauncherReport) -> Execution {
    let seen = max(report.peakMemoryBytes, usage?.peakMemoryBytes ?? 0)
    let cpuSeconds = max(report.cpuSeconds, usage?.cpuSeconds ?? 0)
    let wallSeconds = max(0, report.wallSeconds - timeOfOthers / .seconds(1))
    return Execution(
      end: report.end, exceeded: exceeded(report, seen, cpuSeconds, wallSeconds),
      cpuSeconds: cpuSeconds, wallSeconds: wallSeconds,
      peakMemoryBytes: max(seen, groupPeak(report)),
      stackBytes: usage?.stackBytes ?? 0, wasKilledForMemory: report.memoryKillCount > 0,
      output: output, errors: errors, protection: report.protection)
  }

  /// The memory group's peak where it is more accurate than the figures of single processes.
  ///
  /// For a single process the kernel's own record is exact, and it is what judges use: the group's
  /// peak also includes kernel memory, and lacks shared libraries that were already loaded. If no
  /// process was killed, the program's own memory was at most the limit.
  private func groupPeak(_ report: LauncherReport) -> Int {
    if report.memoryKillCount > 0 { return report.groupPeakMemoryBytes }
    guard usage?.hasSeenSeveralProcesses == true else { return 0 }
    return min(report.groupPeakMemoryBytes, limits.memoryBytes)
  }

  /// The limit that the program exceeded: its processor time, if it is that, else what it was stopped for, or what it
  /// exceeded unnoticed.
  private func exceeded(
    _ report: LauncherReport, _ peakMemoryBytes: Int, _ cpuSeconds: Double, _ wallSeconds: Double
  ) -> Execution.Limit? {
    // What it was stopped for may be another limit, that it came to a moment later. The kernel's limit is higher: a
    // program killed for it has exceeded this one, too.
    if cpuSeconds > limits.cpuSeconds { return .cpuTime }
    if case .exceeded(let limit) = stopReason { return limit }
    if wallSeconds > limits.wallSeconds { return .wallTime }
    // A full stack counts as memory, too, but this crash is a stack overflow by deep recursion.
    let allowed = limits.memoryBytes + (report.end == .signal(SIGSEGV) ? limits.stackBytes : 0)
    if peakMemoryBytes > allowed || report.memoryKillCount > 0 { return .memory }
    return output.count > limits.outputBytes ? .output : nil
  }
}
