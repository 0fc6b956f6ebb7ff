// The verdict on a finished output.

/// A verdict on an output, with the reason.
public struct Judgement: Equatable, Sendable {
  /// Accepted, wrong answer, presentation error, or internal error.
  public var verdict: Verdict
  /// Why: the first difference, or what the checker says.
  public var message: String
  /// The first difference of output and answer, if it was determined.
  public var difference: Difference?
  /// The score that the jury gives to an output, if it gives any.
  public var score: Double?
  /// Whether a program of the jury had to be stopped as its time was over.
  var isOfHang = false

  /// Creates a judgement.
  public init(_ verdict: Verdict, _ message: String = "", difference: Difference? = nil) {
    self.verdict = verdict
    self.message = message
    self.difference = difference
  }
}

extension Comparison {
  /// Judges an output: a presentation error is a difference in white space only.
  public func judge(output: [UInt8], answer: [UInt8]) -> Judgement {
    switch compare(output: output, answer: answer) {
    case .equal:
      Judgement(.accepted)
    case .differs(let difference):
      Judgement(
        .wrongAnswer,
        "\(difference)\(remark(on: difference))\(suspicion(output, answer, difference))",
        difference: difference)
    case .differsInWhitespace(let difference):
      Judgement(
        .presentationError, "\(difference); accepted if whitespace is ignored",
        difference: difference)
    }
  }

  /// Returns which systematic mistake in printing the output resembles, or that another comparison would do.
  private func suspicion(
    _ output: [UInt8], _ answer: [UInt8], _ difference: Difference
  ) -> String {
    if difference.unit == .unorderedLine { return "" }
    if Self.areReordered(output, answer) { return "; the same words are there, in another order" }
    let isOfBytes = Self.areBytes(
      output[difference.found.offset...], answer[difference.expected.offset...])
    if isOfBytes {
      return "; that is a byte of the text as a number: writeLine(bytes: text) writes the text"
    }
    if Self.differInCase(output, answer) { return "; only the case of letters differs" }
    return areClose(output, answer, difference)
      ? "; all numbers are close: --compare float:1e-6, or \"compare\": \"float:1e-6\" in "
        + "problem.json, accepts them" : ""
  }
}
