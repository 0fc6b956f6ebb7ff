// The verdicts of a judge, under their usual codes.

/// The verdict of a judge on one run of a program, or on all of them.
///
///     Verdict.timeLimitExceeded.rawValue         // "TLE"
///     Verdict.overall([.accepted, .wrongAnswer])  // .wrongAnswer
///
/// The cases are in order of precedence: where several apply, the first one is reported.
public enum Verdict: String, CaseIterable, Sendable {
  /// The judge's own side failed: never the judged program's fault.
  case internalError = "IE"
  /// The program did not compile.
  case compileError = "CE"
  /// The processor time or wall-clock time exceeded the limit.
  case timeLimitExceeded = "TLE"
  /// The memory exceeded the limit.
  case memoryLimitExceeded = "MLE"
  /// The output exceeded the limit.
  case outputLimitExceeded = "OLE"
  /// A nonzero exit code, or killed by a signal.
  case runtimeError = "RE"
  /// The answer is wrong.
  case wrongAnswer = "WA"
  /// The answer is correct, but its format is not.
  case presentationError = "PE"
  /// The answer is correct.
  case accepted = "AC"

  /// The verdict in words: `"time limit exceeded"`.
  public var name: String {
    switch self {
    case .internalError: "internal error"
    case .compileError: "compile error"
    case .timeLimitExceeded: "time limit exceeded"
    case .memoryLimitExceeded: "memory limit exceeded"
    case .outputLimitExceeded: "output limit exceeded"
    case .runtimeError: "runtime error"
    case .wrongAnswer: "wrong answer"
    case .presentationError: "presentation error"
    case .accepted: "accepted"
    }
  }

  /// Returns the overall verdict of many runs: the first in order of precedence.
  ///
  /// No verdict at all is an internal error: nothing shows that the program is accepted.
  public static func overall(_ verdicts: some Sequence<Verdict>) -> Verdict {
    let found = Set(verdicts)
    return allCases.first(where: found.contains) ?? .internalError
  }
}
