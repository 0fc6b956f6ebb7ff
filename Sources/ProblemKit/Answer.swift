// How the right answer to an input is found: by brute force where that is fast enough, else by a
// reference. Neither may use the algorithm modules that the solutions are made of.

/// One way to answer an input of a problem.
public struct Answer<Input> {
  /// Brute force or reference.
  public let method: AnswerMethod

  /// How it works, in a sentence for people.
  public let about: String

  /// Whether it can answer an input in reasonable time.
  public let canAnswer: (Input) -> Bool

  /// Returns the right output for an input.
  public let solve: (Input) -> [Block]

  /// Describes a way to answer.
  ///
  /// - Parameters:
  ///   - method: Brute force or reference.
  ///   - about: How it works, and up to which size it is used.
  ///   - canAnswer: Which inputs it answers in well under a second; all unless given.
  ///   - solve: Finds the right output for an input that it can answer.
  public init(
    _ method: AnswerMethod, about: String,
    when canAnswer: @escaping (Input) -> Bool = { _ in true },
    solve: @escaping (Input) -> [Block]
  ) {
    self.method = method
    self.about = about
    self.canAnswer = canAnswer
    self.solve = solve
  }
}

/// The kinds of answers.
public enum AnswerMethod: String, CaseIterable, Sendable {
  /// Slow and obvious: follows the problem's text, tries everything.
  case bruteForce = "brute-force"

  /// Fast enough for the largest input; it shares no code with the solution.
  case reference
}
