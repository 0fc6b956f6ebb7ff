// The progress line of the judge.

import Foundation

/// A line that shows the progress of a run.
public struct ProgressText: Sendable, CustomStringConvertible {
  /// The line.
  public let description: String

  /// Describes the progress: `"boj-14003 [#####     ] 12/24, 1 not accepted, 3.4 s"`.
  ///
  /// - Parameters:
  ///   - target: The name of what is judged.
  ///   - done: The number of judged cases.
  ///   - total: The number of cases.
  ///   - rejected: The number of cases that were not accepted.
  ///   - seconds: The time so far.
  ///   - style: The style; the line never exceeds its width.
  public init(
    target: String, done: Int, total: Int, rejected: Int, seconds: Double, style: Style
  ) {
    let width = 20
    let filled = total == 0 ? width : width * done / total
    let bar = String(repeating: "#", count: filled).padded(to: width)
    let failures = rejected == 0 ? "" : ", \(rejected) not accepted"
    let time = String(format: "%.1f s", seconds)
    description = "\(target) [\(bar)] \(done)/\(total)\(failures), \(time)"
      .shortened(to: style.width - 1)
  }
}
