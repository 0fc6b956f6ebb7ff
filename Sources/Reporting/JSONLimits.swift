// Limits in JSON reports.

import Judging

/// The limits of a program, encoded as JSON.
public struct JSONLimits: Encodable, Sendable {
  /// Processor time in seconds.
  public let timeSeconds: Double
  /// Wall-clock time in seconds.
  public let wallSeconds: Double
  /// Memory in MiB.
  public let memoryMebibytes: Int
  /// The size of the standard output in MiB.
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
