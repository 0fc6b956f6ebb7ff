// Samples a running program to check that it keeps to its limits.

import Foundation

/// Detects, while a program runs, that it exceeds a limit.
///
/// Without it every program would still be judged correctly, from the kernel's figures at its end.
/// It stops a program before it exhausts the machine.
struct UsageWatch {
  private let limits: Limits
  // Most programs have ended by then.
  private var nextLook = SuspendingClock.now + .milliseconds(5)
  private var interval = Duration.milliseconds(5)
  private(set) var peakMemoryBytes = 0
  /// The processor time of all processes that were ever seen.
  ///
  /// The kernel adds the time of an ended process to that of the parent that waits for it, and
  /// drops it if none does.
  private(set) var cpuSeconds = 0.0
  private(set) var stackBytes = 0
  private(set) var hasSeenSeveralProcesses = false
  #if os(Linux)
    let tree: ProcessTree
    private var lastCPUSeconds: [pid_t: Double] = [:]
    private let memoryGroups: MemoryGroups?
  #endif

  init(
    launcher: pid_t, report: LauncherReport, memoryGroups: MemoryGroups?, limits: Limits
  ) {
    self.limits = limits
    #if os(Linux)
      tree = ProcessTree(
        launcher: launcher, program: report.process,
        hasKeeper: report.protection.contains(.pidNamespace))
      self.memoryGroups = report.protection.contains(.memoryGroup) ? memoryGroups : nil
    #endif
  }

  /// The timeout of `poll`, rounded up so that the next sample is due when it expires.
  var millisecondsToNextLook: Int32 {
    let rest = max(.zero, nextLook - .now)
    return Int32((rest / .milliseconds(1)).rounded(.up))
  }

  /// Takes a sample if it is due, and returns the exceeded limit.
  mutating func exceededLimit() -> Execution.Limit? {
    guard SuspendingClock.now >= nextLook else { return nil }
    // The cost of sampling many threads must stay small next to the program's. It is measured in
    // processor time: on a busy machine, wall-clock time would include waiting for a processor.
    let begin = Self.processorTime
    defer { nextLook = .now + max(interval, (Self.processorTime - begin) * 5) }
    #if os(Linux)
      let sample = tree.sample(processLimit: limits.processes)
      // A sample takes some 30 µs. Near the memory limit the interval must be short: a program can
      // touch several megabytes in a millisecond.
      let isNearLimit = sample.residentBytes > limits.memoryBytes / 2
      interval = .milliseconds(isNearLimit ? 1 : 5)
      if isNearLimit {
        // A program that has just ended has no stack any more, but the sample still includes it.
        guard let bytes = tree.stackBytes() else { return nil }
        stackBytes = bytes
      }
      hasSeenSeveralProcesses = hasSeenSeveralProcesses || sample.processCount > 1
      if sample.processCount > limits.processes { return .processes }
      addCPUTime(of: sample)
      if cpuSeconds > Supervisor.cpuSecondsToStop(limits) { return .cpuTime }
      if exceedsMemory(sample) { return .memory }
      // The OOM killer may have killed one of several processes while the others wait for it.
      if sample.processCount > 0, hasKillings { return .memory }
    #else
      interval = .milliseconds(100)
    #endif
    return nil
  }

  /// The processor time of this thread.
  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  #if os(Linux)
    private var hasKillings: Bool {
      (memoryGroups?.killCount(ofLauncher: tree.launcher) ?? 0) > 0
    }

    private mutating func addCPUTime(of sample: ProcessTree.Sample) {
      for (process, seconds) in sample.cpuSeconds {
        let before = lastCPUSeconds.updateValue(seconds, forKey: process) ?? 0
        // A process ID may be reused by a new process, whose time starts at 0.
        cpuSeconds += seconds < before ? seconds : seconds - before
      }
    }

    private mutating func exceedsMemory(_ sample: ProcessTree.Sample) -> Bool {
      guard sample.residentBytes > limits.memoryBytes else { return false }
      // Shared pages would be counted once per process.
      let resident =
        sample.processCount == 1
        ? sample.residentBytes : tree.proportionalBytes(processLimit: limits.processes)
      peakMemoryBytes = max(peakMemoryBytes, resident)
      // The stack has a limit of its own, and a stack overflow is another verdict.
      return resident - stackBytes > limits.memoryBytes
    }
  #endif
}
