// Interactive problems: a conversation with a solution, at the end of which it is judged.

import FastIO

/// Talks with a solution, and judges it by what it says.
///
///     Interactor<Int> { hidden, solution in
///       for guess in 1...30 {
///         let number = try solution.integer("the guess", in: 1...1000)
///         solution.tell(number == hidden ? "right" : "wrong")
///         if number == hidden { return .ok("\(guess) guesses") }
///       }
///       return .wrongAnswer("30 guesses were not enough")
///     }
public struct Interactor<Input> {
  /// Holds the conversation.
  public let talk: (_ input: Input, _ solution: SolutionChannel) throws -> Judgement

  /// Creates an interactor.
  ///
  /// - Parameter talk: Holds the conversation and returns its opinion. A `Judgement` that it throws,
  ///   as the channel does for what is not as it must be, is its opinion, too.
  public init(
    talk: @escaping (_ input: Input, _ solution: SolutionChannel) throws -> Judgement
  ) {
    self.talk = talk
  }

  /// Holds the conversation on the standard input and output.
  internal func judge(_ input: Input) -> Judgement {
    do {
      return try talk(input, SolutionChannel())
    } catch {
      return error as? Judgement ?? .juryFault("the interactor failed: \(error)")
    }
  }
}

/// A solution, as its interactor sees it.
public final class SolutionChannel {
  private var input = InputReader()
  private var output = OutputWriter()

  /// How many integers the solution has said.
  public private(set) var count = 0

  internal init() {}

  /// Says a line to the solution, at once.
  public func tell(_ line: String) {
    output.writeLine(line)
    // A solution that has gone says no more: that is noticed when it is listened to.
    try? output.flush()
  }

  /// Waits for an integer.
  ///
  /// - Parameters:
  ///   - name: What the problem calls it, for the message.
  ///   - range: What it may be.
  /// - Throws: A `Judgement`: a wrong answer if the solution says nothing more or a number out of
  ///   range, a presentation error if it says something else.
  public func integer(
    _ name: @autoclosure () -> String, in range: ClosedRange<Int>
  ) throws -> Int {
    guard try input.hasNextToken() else {
      throw Judgement.wrongAnswer("the solution ended without saying \(name())")
    }
    let token = try input.readTokenBytes()[...]
    count += 1
    guard let value = Int(strictDecimal: token) else {
      throw Judgement.presentationError(
        "\(ordinal(count)) token, \(name()): expected an integer, found \(quoted(token))")
    }
    guard range.contains(value) else {
      throw Judgement.wrongAnswer(
        "\(ordinal(count)) token, \(name()): \(value) is not in the range "
          + "\(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }
}
