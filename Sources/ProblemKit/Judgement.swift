// The result of a checker, with the words and exit codes of testlib, which other tools understand.

/// The result of a checker or an interactor: a verdict and a message.
public struct Judgement: Error, Equatable, Sendable, CustomStringConvertible {
  /// The verdicts of a checker; the raw value is the exit code.
  public enum Verdict: Int32, Sendable {
    /// The output is correct.
    case ok = 0
    /// The output is well formed, but incorrect.
    case wrongAnswer = 1
    /// The output is malformed: not in the format that the problem asks for.
    case presentationError = 2
    /// The input or the jury's answer is invalid, or the output is better than the jury's answer.
    case juryFault = 3
  }

  /// The verdict.
  public let verdict: Verdict

  /// The reason, naming what differs.
  public let message: String

  /// Returns the judgement of a correct output.
  public static func ok(_ message: String) -> Judgement {
    Judgement(verdict: .ok, message: message)
  }

  /// Returns the judgement of a well-formed, but incorrect output.
  public static func wrongAnswer(_ message: String) -> Judgement {
    Judgement(verdict: .wrongAnswer, message: message)
  }

  /// Returns the judgement of a malformed output: not in the format that the problem asks for.
  public static func presentationError(_ message: String) -> Judgement {
    Judgement(verdict: .presentationError, message: message)
  }

  /// Returns a judgement that blames the jury, never the solution.
  public static func juryFault(_ message: String) -> Judgement {
    Judgement(verdict: .juryFault, message: message)
  }

  /// The verdict in testlib's words, and the message.
  public var description: String {
    switch verdict {
    case .ok: return "ok " + message
    case .wrongAnswer: return "wrong answer " + message
    case .presentationError: return "wrong output format " + message
    case .juryFault: return "FAIL " + message
    }
  }
}
