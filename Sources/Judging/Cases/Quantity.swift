// Formatting of measured quantities.

import Foundation

/// Quantities formatted for people.
public enum Quantity {
  /// Formats a time: `"0.03 s"`.
  public static func seconds(_ seconds: Double, decimals: Int = 2) -> String {
    String(format: "%.\(decimals)f s", seconds)
  }

  /// Formats an amount of memory: `"12.5 MiB"`.
  public static func bytes(_ bytes: Int) -> String { self.bytes(Double(bytes)) }

  /// Formats an amount of memory that was calculated: `"12.5 MiB"`.
  public static func bytes(_ bytes: Double) -> String {
    let mebibytes = bytes / 1_048_576
    return String(format: mebibytes == mebibytes.rounded() ? "%.0f MiB" : "%.1f MiB", mebibytes)
  }
}
