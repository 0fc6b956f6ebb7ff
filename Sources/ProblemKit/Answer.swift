// How the jury's answer to an input is computed: by brute force where that is fast enough, else by a
// reference solution. Neither may use the algorithm modules that the solutions are made of.

/// A method that computes the jury's answer to an input.
public struct Answer<Input> {
  /// The kind of method: brute force or reference.
  public let method: AnswerMethod

  /// How it works, in a sentence for people.
  public let about: String

  /// Returns whether it can answer an input in reasonable time.
  public let canAnswer: (Input) -> Bool

  /// Returns the correct output for an input.
  public let solve: (Input) -> [Block]

  /// Creates a method that answers inputs.
  ///
  /// - Parameters:
  ///   - method: Brute force or reference.
  ///   - about: How it works, and up to which size it is used.
  ///   - canAnswer: The predicate of the inputs that it answers in well under a second; all by default.
  ///   - solve: Returns the correct output for an input that it can answer.
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

/// The kinds of methods that answer inputs.
public enum AnswerMethod: String, CaseIterable, Sendable {
  /// Slow and obviously correct: follows the problem statement, tries everything.
  case bruteForce = "brute-force"

  /// Fast enough for the largest input; it shares no code with the solution.
  case reference
}
