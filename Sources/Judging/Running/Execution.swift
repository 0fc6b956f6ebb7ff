// The result of running a program.

/// One finished run of a program.
public struct Execution: Sendable {
  /// How a process ended.
  public enum End: Equatable, Sendable {
    /// It exited with this code.
    case exit(Int32)
    /// This signal killed it.
    case signal(Int32)

    /// Reads a wait status: the signal in the low seven bits, else the exit code above them.
    init(waitStatus status: Int32) {
      self = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }
  }

  /// The limits of `Limits` by name.
  public enum Limit: Equatable, Sendable {
    case cpuTime, wallTime, memory, output, processes
  }

  /// How the program ended: killed by a signal if it was stopped for a limit.
  public let end: End
  /// The limit that the program exceeded, if any: of several that of processor time, else the one it
  /// was stopped for, else the first one in the order of `Limit`.
  public let exceeded: Limit?
  /// Processor time in seconds.
  public let cpuSeconds: Double
  /// Wall-clock time in seconds, from the start to the end, without that of an interactor's replies.
  public let wallSeconds: Double
  /// The peak resident set size in bytes.
  ///
  /// For a single process this is the kernel's own record. For several it is their joint peak, as
  /// counted by their control group; without one, the largest sample.
  public let peakMemoryBytes: Int
  /// The size of the main thread's stack in bytes in the last sample.
  ///
  /// It is not sampled while the program uses less than half of its memory limit.
  public let stackBytes: Int
  /// Whether the kernel's OOM killer killed a process for the control group's limit.
  public let wasKilledForMemory: Bool
  /// What the program wrote to its standard output, up to slightly more than the limit.
  public let output: [UInt8]
  /// What the program wrote to its standard error, with the middle left out if it is long.
  public let errors: CapturedText
  /// The isolation and the limits that were in effect.
  public let protection: Protection
}

/// The isolation and the limits that a program runs under.
public struct Protection: OptionSet, Sendable, CustomStringConvertible {
  /// A bit mask of the values that the launcher uses.
  public let rawValue: Int64

  /// Creates a set from its bit mask.
  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// The program leads a process group, which is killed as a whole, and a session of its own.
  public static let processGroup = Protection(rawValue: 1)
  /// Resource limits (`setrlimit`) on processor time, stack and core dumps.
  public static let resourceLimits = Protection(rawValue: 2)
  /// The launcher is a subreaper: it adopts and kills orphans, even those that have left the
  /// process group.
  public static let subreaper = Protection(rawValue: 4)
  /// All processes live in a PID namespace of their own and die with it.
  public static let pidNamespace = Protection(rawValue: 8)
  /// All processes belong to one control group with a joint memory limit.
  public static let memoryGroup = Protection(rawValue: 16)

  /// Returns what all of the given ones have; nothing if there are none.
  public static func common(of all: [Protection]) -> Protection {
    all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
  }

  /// The names of the members: `["process-group", "rlimits", "pid-namespace", "cgroup"]`.
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
