// What is said about an output that a program has finished writing.

/// A verdict on an output, with the reason.
public struct Judgement: Equatable, Sendable {
  /// Accepted, wrong answer, presentation error, or internal error.
  public var verdict: Verdict
  /// Why: the first difference, or what the checker says.
  public var message: String
  /// Where output and answer part ways, if that was looked for.
  public var difference: Difference?

  /// Creates a judgement.
  public init(_ verdict: Verdict, _ message: String = "", difference: Difference? = nil) {
    self.verdict = verdict
    self.message = message
    self.difference = difference
  }
}

extension Comparison {
  /// Judges an output: a presentation error is one that would be accepted if white space did not
  /// matter.
  public func judge(output: [UInt8], answer: [UInt8]) -> Judgement {
    switch compare(output: output, answer: answer) {
    case .equal:
      Judgement(.accepted)
    case .differs(let difference):
      Judgement(
        .wrongAnswer,
        "\(difference)\(remark(on: difference))"
          + (Self.areReordered(output, answer)
            ? "; the same words are there, in another order" : ""),
        difference: difference)
    case .differsInWhitespace(let difference):
      Judgement(
        .presentationError, "\(difference); accepted if whitespace is ignored",
        difference: difference)
    }
  }
}
