// One case: an input and its answer, wherever they come from.

import Files

/// An input that a program is tried on, with the answer.
///
/// Both are made when they are needed, so that a thousand cases cost no memory. What they throw is
/// an internal error, never held against the program.
public struct Case: Sendable {
  /// The name, unique within a run: `"sample/1"`.
  public let name: String
  /// Makes the input.
  public let input: @Sendable () throws -> [UInt8]
  /// Makes the answer to the input.
  public let answer: @Sendable (_ input: [UInt8]) throws -> [UInt8]

  /// Creates a case.
  public init(
    name: String, input: @escaping @Sendable () throws -> [UInt8],
    answer: @escaping @Sendable (_ input: [UInt8]) throws -> [UInt8]
  ) {
    self.name = name
    self.input = input
    self.answer = answer
  }

  /// Returns the answer for an interactor, which may do without.
  func answerIfAny(to input: [UInt8]) throws -> [UInt8]? {
    do {
      return try answer(input)
    } catch is CaseFiles.MissingHalf {
      return nil
    }
  }

  /// Creates a case from an input and an answer that are at hand.
  public init(name: String, input: [UInt8], answer: [UInt8]) {
    self.init(name: name, input: { input }, answer: { _ in answer })
  }
}
