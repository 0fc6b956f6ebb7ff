// What the jury's programs do for a case, which may take longer than the program that is judged.

/// Work of the jury for one case.
public enum JuryWork: String, Sendable {
  /// The input is made or read.
  case input
  /// The answer is computed or read.
  case answer
  /// The output is judged.
  case check
}
