// Looks at a running program again and again: does it still keep to its limits?

import Foundation

/// Finds out, while a program runs, that it uses more than it may.
///
/// Without it a program would be judged all the same, but only after its end: the kernel's own
/// figures decide then. This one keeps it from taking the machine with it.
struct UsageWatch {
  private let limits: Limits
  // Most programs have ended before.
  private var nextLook = SuspendingClock.now + .milliseconds(5)
  private var interval = Duration.milliseconds(5)
  private(set) var peakMemoryBytes = 0
  /// The processor time of all processes that were ever seen.
  ///
  /// The kernel adds that of ended processes to that of whoever has waited for them, and forgets it if nobody does.
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

  /// The time to sleep for: rounded up, so that the next look is due when it is over.
  var millisecondsToNextLook: Int32 {
    let rest = max(.zero, nextLook - .now)
    return Int32((rest / .milliseconds(1)).rounded(.up))
  }

  /// Looks if it is time, and returns the limit that is exceeded.
  mutating func exceededLimit() -> Execution.Limit? {
    guard SuspendingClock.now >= nextLook else { return nil }
    // Looking at many threads takes its time, which is not to be that of the program. Where many wait
    // for a processor, wall-clock time would tell of them instead.
    let begin = Self.processorTime
    defer { nextLook = .now + max(interval, (Self.processorTime - begin) * 5) }
    #if os(Linux)
      let sample = tree.sample(processLimit: limits.processes)
      // A look takes some 30 µs. Near the memory limit little time may pass until the next one: a
      // program can fill several megabytes in a millisecond.
      let isNearLimit = sample.residentBytes > limits.memoryBytes / 2
      interval = .milliseconds(isNearLimit ? 1 : 5)
      if isNearLimit {
        // A program that has ended since has no stack any more, but the sample still holds it.
        guard let bytes = tree.stackBytes() else { return nil }
        stackBytes = bytes
      }
      hasSeenSeveralProcesses = hasSeenSeveralProcesses || sample.processCount > 1
      if sample.processCount > limits.processes { return .processes }
      addCPUTime(of: sample)
      if cpuSeconds > Supervisor.cpuSecondsToStop(limits) { return .cpuTime }
      if exceedsMemory(sample) { return .memory }
      // The kernel may have killed one of several processes, and the others wait for it.
      if sample.processCount > 0, hasKillings { return .memory }
    #else
      interval = .milliseconds(100)
    #endif
    return nil
  }

  /// What this thread has taken of a processor.
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
        // A number is given again, to a process that begins at nothing.
        cpuSeconds += seconds < before ? seconds : seconds - before
      }
    }

    private mutating func exceedsMemory(_ sample: ProcessTree.Sample) -> Bool {
      guard sample.residentBytes > limits.memoryBytes else { return false }
      // Pages that processes share would count twice.
      let resident =
        sample.processCount == 1
        ? sample.residentBytes : tree.proportionalBytes(processLimit: limits.processes)
      peakMemoryBytes = max(peakMemoryBytes, resident)
      // The stack has a limit of its own, and running into it is another verdict.
      return resident - stackBytes > limits.memoryBytes
    }
  #endif
}
