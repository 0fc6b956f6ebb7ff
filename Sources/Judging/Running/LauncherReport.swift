// The launcher's reports to the runner: ten 64-bit integers, laid out as in
// Sources/judge-launcher/report.h.

import Foundation

/// One report of the launcher.
struct LauncherReport {
  enum Kind: Int64 {
    case started = 1
    case notStarted = 2
    case ended = 3
  }

  private static let numberCount = 10
  static let byteCount = numberCount * MemoryLayout<Int64>.size

  let kind: Kind
  let process: pid_t
  let protection: Protection
  let error: Int32
  let end: Execution.End
  let cpuSeconds: Double
  let wallSeconds: Double
  /// The peak resident set size of the largest process.
  let peakMemoryBytes: Int
  /// The joint peak memory of all processes; 0 if unknown.
  let groupPeakMemoryBytes: Int
  /// How many processes the OOM killer has killed for the limit of the memory group.
  let memoryKillCount: Int

  /// Reads a report from the prefix of `bytes`; `nil` if it is incomplete or malformed.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count >= Self.byteCount else { return nil }
    let numbers = bytes.withUnsafeBytes { raw in
      (0..<Self.numberCount).map { raw.loadUnaligned(fromByteOffset: 8 * $0, as: Int64.self) }
    }
    guard let kind = Kind(rawValue: numbers[0]) else { return nil }
    self.kind = kind
    process = pid_t(truncatingIfNeeded: numbers[1])
    protection = Protection(rawValue: numbers[2])
    error = Int32(truncatingIfNeeded: numbers[3])
    end = Execution.End(waitStatus: Int32(truncatingIfNeeded: numbers[4]))
    cpuSeconds = Double(numbers[5]) / 1e9
    wallSeconds = Double(numbers[6]) / 1e9
    peakMemoryBytes = Int(numbers[7])
    groupPeakMemoryBytes = Int(numbers[8])
    memoryKillCount = Int(numbers[9])
  }
}
