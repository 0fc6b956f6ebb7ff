// The report on a stress test, as JSON and as text.

import Foundation
import Judging

/// The report on one stress test.
///
/// Encoded as JSON, its keys are `target`, `tried`, `verdict`, `seed`, `input`, `output`, `answer`,
/// `conversation` and `saved_as`; unknown values are `null`, and invalid UTF-8 is replaced.
public struct StressReport: Sendable, Encodable {
  /// What was tested: a problem's name or a command.
  public var target: String
  /// The seed of the run; that of the case, if one was not accepted.
  public var seed: UInt64
  /// The number of cases that were tried.
  public var tried = 0
  /// The number of cases that were accepted.
  public var accepted = 0
  /// The case that was not accepted, after shrinking.
  public var failure: CaseResult?
  /// Why no case could be tried: a compile error, or a failure of the judge's own side.
  public var obstacle: Judgement?
  /// Whether the user interrupted it.
  public var wasInterrupted = false
  /// The wall-clock time of the search.
  public var seconds = 0.0
  /// The path of the file that the input was saved in.
  public var savedAs: String?

  /// Creates an empty report.
  public init(target: String, seed: UInt64) {
    self.target = target
    self.seed = seed
  }

  /// The verdict: that of the case that was found, or an internal error if nothing was tried.
  public var verdict: Verdict {
    obstacle?.verdict ?? failure?.verdict ?? (accepted > 0 ? .accepted : .internalError)
  }

  private enum CodingKeys: String, CodingKey {
    case target, tried, verdict, seed, input, output, answer, conversation
    case savedAs = "saved_as"
  }

  /// Encodes the report under the keys above; every key is always present.
  public func encode(to encoder: any Encoder) throws {
    func text(_ bytes: [UInt8]?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(target, forKey: .target)
    try container.encode(tried, forKey: .tried)
    let isOpen = wasInterrupted && tried == 0 && obstacle == nil
    try container.encode(isOpen ? nil : verdict.rawValue, forKey: .verdict)
    try container.encode(seed, forKey: .seed)
    try container.encode(text(failure?.evidence?.input), forKey: .input)
    try container.encode(text(failure?.evidence?.output), forKey: .output)
    try container.encode(text(failure?.evidence?.answer), forKey: .answer)
    try container.encode(failure?.conversation?.texts, forKey: .conversation)
    try container.encode(savedAs, forKey: .savedAs)
  }
}

/// The lines of text about a stress test.
public enum StressText {
  /// Returns the progress of a run: `"boj-14003: 1,204 cases accepted, 401 per second"`.
  public static func progress(_ target: String, accepted: Int, seconds: Double) -> String {
    "\(target): \(accepted.counted("case")) accepted\(rate(accepted, seconds))"
  }

  /// Returns the progress of shrinking: `"shrinking: 5 words left after 31 runs"`.
  public static func shrinking(_ shrinking: StressTest.Shrinking) -> String {
    "shrinking: \(shrinking.words.counted("word")) left after \(shrinking.runs.counted("run"))"
  }

  /// Returns the result of shrinking, and why it may not be minimal.
  public static func shrunk(_ shrinking: StressTest.Shrinking, from bytes: Int) -> String {
    let runs = shrinking.runs.counted("run")
    let figures =
      shrinking.isSimpler
      ? "shrunk from \(bytes.counted("byte")) to \(shrinking.bytes.grouped) in \(runs)"
      : "not shrunk in \(runs)"
    switch shrinking.obstacle {
    case nil where !shrinking.isSimpler: return "nothing simpler fails: \(runs)"
    case nil: return figures
    case .outOfTime:
      return figures + "; the time was up: more may be possible with --shrink-seconds"
    case .interrupted: return figures + "; interrupted"
    case .tooLong: return "not shrunk: \(bytes.counted("byte")) are too many"
    case .unconfirmed: return "not shrunk: with the usual limits the simplest case is accepted"
    case .juryFault(let message, let input):
      return figures + "; on a simpler input \(message)\n  that input: "
        + VisibleText.excerpt(input, limit: 200)
    }
  }

  /// Returns where the time of a slow run went: `"slow: generator 61 %, program 39 % of the time"`.
  ///
  /// - Parameter shares: Those of the jury's parts; the rest is the program's.
  public static func slow(_ shares: [JuryFault.Stage: Double]) -> String {
    let program = (name: "program", share: 1 - shares.values.reduce(0, +))
    let parts = (shares.map { (name: $0.key.rawValue, share: $0.value) } + [program])
      .filter { $0.share >= 0.005 }.sorted { ($1.share, $0.name) < ($0.share, $1.name) }
      .map { "\($0.name) \(Int(($0.share * 100).rounded())) %" }
    return "slow: \(parts.joined(separator: ", ")) of the time"
  }

  /// Returns the last line: the verdict and the measurements.
  public static func summary(_ report: StressReport, style: Style) -> String {
    let verdict = report.verdict
    let name = style.paint("\(verdict.rawValue) \(verdict.name)", for: verdict)
    if let obstacle = report.obstacle { return "\(report.target): \(name): \(obstacle.message)" }
    let ending = report.wasInterrupted ? ", interrupted" : ""
    if report.tried == 0, report.wasInterrupted {
      return "\(report.target): interrupted before the first case was finished"
    }
    let time = Quantity.seconds(report.seconds, decimals: 1)
    let rate = rate(report.tried, report.seconds)
    if report.failure == nil {
      let cases = report.accepted.counted("case")
      return "\(report.target): \(name), \(cases) in \(time)\(rate)\(ending)"
    }
    return "\(report.target): \(name), case \(report.tried.grouped), "
      + "found in \(time)\(rate)\(ending)"
  }

  private static func rate(_ count: Int, _ seconds: Double) -> String {
    // A rate is meaningless below this.
    count < 10 || seconds < 0.1 ? "" : ", \(Int(Double(count) / seconds).grouped) per second"
  }
}
