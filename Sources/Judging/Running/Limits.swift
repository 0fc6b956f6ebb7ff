// The limits of a judged program.

/// The resources that a program may use before it is stopped.
///
///     var limits = Limits(cpuSeconds: 2, memoryBytes: 256 << 20)
///     limits.wallSeconds  // 7.0
public struct Limits: Equatable, Sendable {
  /// Processor time in seconds, of all threads and finished children together.
  public var cpuSeconds: Double
  /// Wall-clock time in seconds.
  public var wallSeconds: Double
  /// Resident memory in bytes, of the program and its descendants together.
  public var memoryBytes: Int
  /// The size of the main thread's stack in bytes.
  public var stackBytes: Int
  /// The size of the standard output in bytes.
  public var outputBytes: Int
  /// The number of concurrent processes.
  public var processes: Int

  /// Creates limits; omitted ones are derived from the others as usual judges do.
  ///
  /// - Parameters:
  ///   - cpuSeconds: Processor time, more than 0.
  ///   - wallSeconds: Wall-clock time: by default three times the processor time plus one second, so
  ///     that a busy machine does no harm and a sleeping program is still stopped.
  ///   - memoryBytes: Resident memory.
  ///   - stackBytes: The main thread's stack: the memory limit by default.
  ///   - outputBytes: The standard output: 64 MiB by default.
  ///   - processes: Concurrent processes: enough for any build or shell, too few for a fork bomb.
  public init(
    cpuSeconds: Double, wallSeconds: Double? = nil, memoryBytes: Int, stackBytes: Int? = nil,
    outputBytes: Int = 64 << 20, processes: Int = 128
  ) {
    precondition(cpuSeconds > 0 && cpuSeconds.isFinite, "a time limit is a positive number")
    precondition(memoryBytes > 0, "a memory limit is a positive number")
    self.cpuSeconds = cpuSeconds
    self.wallSeconds = wallSeconds ?? 3 * cpuSeconds + 1
    self.memoryBytes = memoryBytes
    self.stackBytes = stackBytes ?? memoryBytes
    self.outputBytes = outputBytes
    self.processes = processes
  }
}
