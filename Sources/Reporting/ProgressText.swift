// The line that tells how far the judge has come.

import Foundation

/// One line about the state of a run.
public struct ProgressText: Sendable, CustomStringConvertible {
  /// The line.
  public let description: String

  /// Describes a state: `"boj-14003 [#####     ] 12/24, 1 not accepted, 3.4 s"`.
  ///
  /// - Parameters:
  ///   - target: What is judged.
  ///   - done: How many cases have been judged.
  ///   - total: How many there are.
  ///   - rejected: How many were not accepted.
  ///   - seconds: How long it has taken so far.
  ///   - style: How it is to look; the line is never wider than that.
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
