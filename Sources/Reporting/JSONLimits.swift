// Limits in reports for programs.

import Judging

/// What a program may use, as JSON has it.
public struct JSONLimits: Encodable, Sendable {
  /// Processor time in seconds.
  public let timeSeconds: Double
  /// Wall-clock seconds.
  public let wallSeconds: Double
  /// Memory in MiB.
  public let memoryMebibytes: Int
  /// The standard output in MiB.
  public let outputMebibytes: Int

  private enum CodingKeys: String, CodingKey {
    case timeSeconds = "time_seconds"
    case wallSeconds = "wall_seconds"
    case memoryMebibytes = "memory_mib"
    case outputMebibytes = "output_mib"
  }

  /// Rounds down to whole MiB.
  public init(_ limits: Limits) {
    (timeSeconds, wallSeconds) = (limits.cpuSeconds, limits.wallSeconds)
    (memoryMebibytes, outputMebibytes) = (limits.memoryBytes >> 20, limits.outputBytes >> 20)
  }
}
