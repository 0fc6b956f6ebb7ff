// The progress line of the judge.

import Foundation
import Judging

/// A line that shows the progress of a run.
public struct ProgressText: Sendable, CustomStringConvertible {
  /// Work of the jury that takes its time.
  public struct Work: Sendable {
    let kind: JuryWork
    let caseName: String
    let seconds: Double

    /// Describes the work on a case and how long it has taken so far.
    public init(kind: JuryWork, caseName: String, seconds: Double) {
      (self.kind, self.caseName, self.seconds) = (kind, caseName, seconds)
    }
  }

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
  ///   - work: What the jury does: `"answer to secret/1: 12 s"` ends the line.
  ///   - style: The style; the line never exceeds its width.
  public init(
    target: String, done: Int, total: Int, rejected: Int, seconds: Double,
    work: Work? = nil, style: Style
  ) {
    let width = 20
    let filled = total == 0 ? width : width * done / total
    let bar = String(repeating: "#", count: filled).padded(to: width)
    let failures = rejected == 0 ? "" : ", \(rejected) not accepted"
    let time = Quantity.seconds(seconds, decimals: 1)
    description = "\(target) [\(bar)] \(done)/\(total)\(failures), \(time)\(Self.text(of: work))"
      .shortened(to: style.width - 1)
  }

  private static func text(of work: Work?) -> String {
    guard let work else { return "" }
    let what =
      switch work.kind {
      case .input: "input of"
      case .answer: "answer to"
      case .check: "check of"
      }
    return "; \(what) \(VisibleText.name(work.caseName)): \(Int(work.seconds)) s"
  }
}
