// Interactive problems: an interactor communicates with a solution and judges it.

import FastIO

/// An interactor: communicates with the solution of an interactive problem, and judges it.
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
  /// Communicates with a solution and returns its judgement.
  public let talk: (_ input: Input, _ solution: SolutionChannel) throws -> Judgement

  /// Creates an interactor.
  ///
  /// - Parameter talk: Communicates with a solution and returns its judgement, or throws it, as the
  ///   channel does for an invalid token; any other error is the jury's fault.
  public init(
    talk: @escaping (_ input: Input, _ solution: SolutionChannel) throws -> Judgement
  ) {
    self.talk = talk
  }

  /// Communicates on the standard input and output.
  internal func judge(_ input: Input) -> Judgement {
    do {
      return try talk(input, SolutionChannel())
    } catch {
      return error as? Judgement ?? .juryFault("the interactor failed: \(error)")
    }
  }
}

/// The channel from an interactor to a solution and back.
public final class SolutionChannel {
  private var input = InputReader()
  private var output = OutputWriter()

  /// The number of tokens that have been read from the solution.
  public private(set) var count = 0

  internal init() {}

  /// Writes a line to the solution, and flushes it.
  public func tell(_ line: String) {
    output.writeLine(line)
    // A solution that has ended writes no more: that is noticed at the next read.
    try? output.flush()
  }

  /// Waits for the next token of the solution, an integer, and returns it.
  ///
  /// - Parameters:
  ///   - name: The name of the integer in the problem statement, for the message.
  ///   - range: The valid range.
  /// - Throws: A `Judgement`: a wrong answer if the solution ends or the integer is out of range, a
  ///   presentation error if the token is not an integer.
  public func integer(
    _ name: @autoclosure () -> String, in range: ClosedRange<Int>
  ) throws -> Int {
    try said(name).integer(name, in: range)
  }

  /// Waits for the next token of the solution, one of the given words, and returns it.
  ///
  /// - Parameters:
  ///   - name: The name of the word in the problem statement, for the message.
  ///   - words: The valid words, such as `["?", "!"]`.
  /// - Throws: A `Judgement`: a wrong answer if the solution ends, a presentation error if the token is
  ///   another word.
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
