// What a judged program may use.

/// What a program may use before it is stopped.
///
///     var limits = Limits(cpuSeconds: 2, memoryBytes: 256 << 20)
///     limits.wallSeconds  // 7.0
public struct Limits: Equatable, Sendable {
  /// Processor time in seconds, of all the program's threads and finished children together.
  public var cpuSeconds: Double
  /// Wall-clock seconds.
  public var wallSeconds: Double
  /// Resident memory in bytes, of the program and its children together.
  public var memoryBytes: Int
  /// The size of the main thread's stack in bytes.
  public var stackBytes: Int
  /// What may be written to the standard output, in bytes.
  public var outputBytes: Int
  /// How many processes the program may consist of at once.
  public var processes: Int

  /// Creates limits; what is not given follows from the rest as judges do it.
  ///
  /// - Parameters:
  ///   - cpuSeconds: Processor time, more than 0.
  ///   - wallSeconds: Wall-clock time: three times the processor time and a second by default, so
  ///     that a busy machine does no harm, and a program that sleeps still ends.
  ///   - memoryBytes: Resident memory.
  ///   - stackBytes: The main thread's stack: all the memory by default.
  ///   - outputBytes: The standard output: 64 MiB by default.
  ///   - processes: The processes at once: enough for any build or shell, too few for a fork bomb.
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
