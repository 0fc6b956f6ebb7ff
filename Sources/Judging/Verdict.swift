// The verdicts of a judge, under the codes that all judges share.

/// What a judge says about one run of a program, or about all of them.
///
///     Verdict.timeLimitExceeded.rawValue         // "TLE"
///     Verdict.overall([.accepted, .wrongAnswer])  // .wrongAnswer
///
/// The cases are in order of precedence: where several hold, the first one is told.
public enum Verdict: String, CaseIterable, Sendable {
  /// The judge's own side misbehaved: never the fault of the program that is judged.
  case internalError = "IE"
  /// The program did not compile.
  case compileError = "CE"
  /// Too much processor time, or too much wall-clock time.
  case timeLimitExceeded = "TLE"
  /// Too much memory.
  case memoryLimitExceeded = "MLE"
  /// Too much output.
  case outputLimitExceeded = "OLE"
  /// An exit code other than 0, or killed by a signal.
  case runtimeError = "RE"
  /// The answer is wrong.
  case wrongAnswer = "WA"
  /// The answer is right, its form is not.
  case presentationError = "PE"
  /// All is right.
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

  /// Returns the one verdict for many runs: the first in order of precedence.
  ///
  /// Nothing judged is an internal error: nobody can say that it was accepted.
  public static func overall(_ verdicts: some Sequence<Verdict>) -> Verdict {
    let found = Set(verdicts)
    return allCases.first(where: found.contains) ?? .internalError
  }
}
