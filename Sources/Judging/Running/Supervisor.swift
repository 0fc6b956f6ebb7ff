// One run of a program: feeds it, listens to it, watches its limits, and stops it when it must. Two
// runs can be supervised at once, so that what one says the other is told.

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

  /// What the program has written so far, up to a little more than the limit.
  private(set) var output: [UInt8] = []
  /// Whether to take what the program writes; else it waits in the pipe, and the program for it.
  var takesOutput = true
  /// When the program is made to crash, if it does not by itself.
  var crashRequest: CrashRequest?
  private var wasCrashed = false
  private var errors = CapturedText()
  private var usage: UsageWatch?
  private var started: LauncherReport?
  private var ended: LauncherReport?
  /// Why the program was told to stop.
  private var stopReason: StopReason?
  /// On the clock of the launcher, which stands still while the machine sleeps.
  private var deadline = SuspendingClock.now + LauncherProcess.patience
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  private enum StopReason: Equatable {
    case exceeded(Execution.Limit)
    case interrupted
    /// Nothing more depends on it.
    case needless
  }

  /// Creates the pipes or opens the files that become the program's descriptors.
  ///
  /// - Parameter input: What the program reads; `nil` if it is told while it runs.
  init(
    _ program: String, _ limits: Limits, _ input: Launcher.Input?, _ memoryGroups: MemoryGroups?,
    _ launcher: LauncherProcess
  ) throws {
    if Interruption.isRequested { throw ExecutionError.interrupted }
    let (outputs, errors) = try (Pipe(), Pipe())
    // What is said to somebody who answers is short, and a judge's pipe has the usual size, too.
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

  /// The processor time at which a program is stopped: a little beyond the limit, so that one that
  /// has just missed it is told by how much.
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

  // MARK: - Step by step

  /// How the program has ended, once it has.
  var end: Execution.End? { ended?.end }

  /// Whether the system has refused to start the program.
  private(set) var wasRefused = false

  /// Whether nothing will be added to the output any more.
  var hasClosedOutput: Bool { !outputPipe.isOpen }

  /// Whether the program is yet to read something that does not even fit into the pipe.
  var isBehind: Bool { feeder?.hasRest == true }

  /// Whether the program is on its way out, for whatever reason.
  var isBeingStopped: Bool { stopReason != nil }

  /// What the program with all of its processes is doing.
  var activity: Activity {
    #if os(Linux)
      guard ended == nil, let usage else { return .unknown }
      return usage.tree.activity(processLimit: limits.processes)
    #else
      return .unknown
    #endif
  }

  /// Starts the program.
  func start(_ request: LauncherRequest) throws {
    try launcher.start(request, with: theirFiles)
  }

  /// Waits until there is something to do for one of several runs, or to look at.
  static func waitForNews(of all: [Supervisor]) {
    // What has ended keeps nobody awake.
    let runs = all.filter { $0.end == nil }
    var requests = runs.flatMap(\.pollRequests)
    let milliseconds = runs.map { $0.usage?.millisecondsToNextLook ?? 100 }.min() ?? 0
    _ = poll(&requests, nfds_t(requests.count), milliseconds)
  }

  /// Takes what there is, gives what is wanted, and looks after the limits.
  func takeNews() throws {
    try readReports()
    // Once it has ended, whoever could write is dead: the rest is there already.
    if takesOutput || ended != nil { readOutput() }
    feeder?.feed()
    readErrors()
    try checkLimits()
  }

  /// Tells the program something more, or nothing more for ever.
  func tell(_ bytes: ArraySlice<UInt8>?) {
    if let bytes { feeder?.append(bytes) } else { feeder?.complete() }
    feeder?.feed()
  }

  /// Takes away what the program has written so far: the limit is for what comes then.
  func removeOutput() -> [UInt8] {
    defer { output.removeAll() }
    return output
  }

  /// Ends a program that nothing depends on any more.
  func dismiss() {
    stop(.needless)
  }

  /// Returns what there is to say about a program that has ended.
  func execution() throws -> Execution {
    if stopReason == .interrupted { throw ExecutionError.interrupted }
    return execution(ended!)
  }

  // MARK: - Both directions

  private var pollRequests: [pollfd] {
    let forReading = Int16(POLLIN)
    return [
      pollfd(fd: launcher.descriptor, events: forReading, revents: 0),
      // `poll` skips negative descriptors: those of pipes that have come to their end.
      pollfd(fd: takesOutput ? outputPipe.number : -1, events: forReading, revents: 0),
      pollfd(fd: errorPipe.number, events: forReading, revents: 0),
      pollfd(fd: feeder?.descriptor ?? -1, events: Int16(POLLOUT), revents: 0),
      // Once the reason to stop is known, that descriptor would never let this process sleep.
      pollfd(
        fd: stopReason == nil ? Interruption.descriptor : -1, events: forReading, revents: 0),
    ]
  }

  private func readOutput() {
    outputPipe.drain(&buffer) { bytes in
      if output.count > limits.outputBytes { return }
      output.append(contentsOf: bytes)
      if output.count > limits.outputBytes { stop(.exceeded(.output)) }
    }
  }

  private func readErrors() {
    errorPipe.drain(&buffer) { errors.append($0) }
  }

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

  /// Says why the system does not start a file that is there and may be executed.
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
    return Execution(
      end: report.end, exceeded: exceeded(report, seen, cpuSeconds), cpuSeconds: cpuSeconds,
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
  private func exceeded(
    _ report: LauncherReport, _ peakMemoryBytes: Int, _ cpuSeconds: Double
  ) -> Execution.Limit? {
    if case .exceeded(let limit) = stopReason { return limit }
    // The system's own limit lies beyond: who is killed for it has exceeded this one, too.
    if cpuSeconds > limits.cpuSeconds { return .cpuTime }
    if report.wallSeconds > limits.wallSeconds { return .wallTime }
    // A stack that has run full is memory too, but it is a deep recursion that ends this way.
    let allowed = limits.memoryBytes + (report.end == .signal(SIGSEGV) ? limits.stackBytes : 0)
    if peakMemoryBytes > allowed || report.memoryKillCount > 0 { return .memory }
    return output.count > limits.outputBytes ? .output : nil
  }
}
