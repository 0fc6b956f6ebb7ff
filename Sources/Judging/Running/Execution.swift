// What a run of a program has left behind.

/// One finished run of a program.
public struct Execution: Sendable {
  /// How a process ended.
  public enum End: Equatable, Sendable {
    /// It exited with this code.
    case exit(Int32)
    /// This signal killed it.
    case signal(Int32)
  }

  /// The limits of `Limits` by name.
  public enum Limit: Equatable, Sendable {
    case cpuTime, wallTime, memory, output, processes
  }

  /// How the program ended; killed, if it was stopped for a limit.
  public let end: End
  /// The limit that the program has exceeded, if any: the one it was stopped for, else the first in
  /// the order of `Limit`.
  public let exceeded: Limit?
  /// Processor time in seconds.
  public let cpuSeconds: Double
  /// Seconds from the start to the end.
  public let wallSeconds: Double
  /// The most memory in bytes that was resident at once.
  ///
  /// Of one process that is what the kernel has noted. Of several it is what they have occupied
  /// together, as their control group has counted it; without one, what was seen from time to time.
  public let peakMemoryBytes: Int
  /// The size of the main thread's stack in bytes when it was last seen; nobody looks at it while
  /// the program uses less than half of its memory.
  public let stackBytes: Int
  /// Whether the kernel has killed because of the control group's limit.
  public let wasKilledForMemory: Bool
  /// What the program wrote to its standard output, up to a little more than the limit.
  public let output: [UInt8]
  /// What the program wrote to its standard error, shortened in the middle.
  public let errors: CapturedText
  /// What kept the program in check.
  public let protection: Protection
}

/// What keeps a program in check.
public struct Protection: OptionSet, Sendable, CustomStringConvertible {
  /// A sum of the numbers that the launcher uses.
  public let rawValue: Int64

  /// Creates a set from its number.
  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// The program has a process group of its own, which is killed as a whole, and a session of its own.
  public static let processGroup = Protection(rawValue: 1)
  /// The kernel limits processor time, stack and core dumps.
  public static let resourceLimits = Protection(rawValue: 2)
  /// Orphans come to the launcher, which kills them, also those that have left the group.
  public static let subreaper = Protection(rawValue: 4)
  /// All processes live in a namespace of their own and die with it.
  public static let pidNamespace = Protection(rawValue: 8)
  /// All processes belong to one control group, which limits their memory together.
  public static let memoryGroup = Protection(rawValue: 16)

  /// The names of what is on: `["process-group", "rlimits", "pid-namespace", "cgroup"]`.
  public var names: [String] {
    let all: [(Protection, String)] = [
      (.processGroup, "process-group"), (.resourceLimits, "rlimits"), (.subreaper, "subreaper"),
      (.pidNamespace, "pid-namespace"), (.memoryGroup, "cgroup"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }

  /// The names, separated by commas.
  public var description: String {
    names.joined(separator: ", ")
  }
}
