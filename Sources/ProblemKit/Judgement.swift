// What a checker says, in testlib's words and exit codes, so that any tool of the field understands.

/// A checker's opinion of an output.
public struct Judgement: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of opinion; the raw value is the exit code.
  public enum Verdict: Int32, Sendable {
    /// The output is right.
    case ok = 0
    /// The output is readable, but not right.
    case wrongAnswer = 1
    /// The output is not of the form that the problem asks for.
    case presentationError = 2
    /// The input or the answer is malformed, or the output is better than the answer.
    case juryFault = 3
  }

  /// The kind of opinion.
  public let verdict: Verdict

  /// The reason, naming what differs.
  public let message: String

  /// The output is right.
  public static func ok(_ message: String) -> Judgement {
    Judgement(verdict: .ok, message: message)
  }

  /// The output is readable, but not right.
  public static func wrongAnswer(_ message: String) -> Judgement {
    Judgement(verdict: .wrongAnswer, message: message)
  }

  /// The output is not of the form that the problem asks for.
  public static func presentationError(_ message: String) -> Judgement {
    Judgement(verdict: .presentationError, message: message)
  }

  /// The jury is to blame, never the solution.
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
