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

  /// How many tokens the solution has said.
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
    try said(name).integer(name, in: range)
  }

  /// Waits for one of some words.
  ///
  /// - Parameters:
  ///   - name: What the problem calls it, for the message.
  ///   - words: What it may be, such as `["?", "!"]`.
  /// - Throws: A `Judgement`: a wrong answer if the solution says nothing more, a presentation error if
  ///   it says another word.
  public func word(_ name: @autoclosure () -> String, among words: [String]) throws -> String {
    try said(name).word(name, among: words)
  }

  private func said(_ name: () -> String) throws -> SaidToken {
    guard try input.hasNextToken() else {
      throw Judgement.wrongAnswer("the solution ended without saying \(name())")
    }
    count += 1
    do {
      return SaidToken(bytes: try input.readTokenBytes()[...], number: count)
    } catch let error as InputError where error.reason == .malformed {
      throw Judgement.presentationError("\(ordinal(count)) token, \(name()): \(error.message)")
    }
  }
}
