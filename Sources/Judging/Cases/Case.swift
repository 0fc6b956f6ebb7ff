// One test case: an input and its answer, from any source.

import Files

/// A test case: an input with its answer.
///
/// Both are computed lazily, so that a thousand cases take no memory. Errors that they throw are
/// internal errors, never the program's fault.
public struct Case: Sendable {
  /// The name, unique within a run: `"sample/1"`.
  public let name: String
  /// Computes the input.
  public let input: @Sendable () throws -> [UInt8]
  /// Computes the answer to the input.
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

  /// Returns the answer for an interactor, for which it is optional.
  func answerIfAny(to input: [UInt8]) throws -> [UInt8]? {
    do {
      return try answer(input)
    } catch is CaseFiles.MissingHalf {
      return nil
    }
  }

  /// Creates a case from a given input and answer.
  public init(name: String, input: [UInt8], answer: [UInt8]) {
    self.init(name: name, input: { input }, answer: { _ in answer })
  }
}
