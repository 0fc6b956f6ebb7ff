// Reads an output or an answer for a checker: tokens with any white space between them.

/// A reader of white-space separated tokens whose errors are judgements of a solution's output.
public struct TokenReader {
  private let bytes: [UInt8]
  private var position = 0

  /// How many tokens have been taken.
  public private(set) var count = 0

  /// Creates a reader of a whole output.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Takes the next token; `nil` at the end.
  public mutating func next() -> ArraySlice<UInt8>? {
    while position < bytes.count, bytes[position].isWhiteSpace { position += 1 }
    if position == bytes.count { return nil }
    let start = position
    while position < bytes.count, !bytes[position].isWhiteSpace { position += 1 }
    count += 1
    return bytes[start..<position]
  }

  /// Takes an integer.
  ///
  /// - Parameters:
  ///   - name: What the problem calls it, for the message.
  ///   - range: What it may be.
  /// - Throws: A `Judgement`: a presentation error if the output ends or the token is no integer, a
  ///   wrong answer if it is out of range.
  public mutating func integer(
    _ name: @autoclosure () -> String, in range: ClosedRange<Int>
  ) throws -> Int {
    try said(name).integer(name, in: range)
  }

  /// Takes one of some words.
  ///
  ///     var output = TokenReader(Array("YES 4\n".utf8))
  ///     let word = try output.word("the first line", among: ["YES", "NO"])  // "YES"
  ///
  /// - Parameters:
  ///   - name: What the problem calls it, for the message.
  ///   - words: What it may be.
  /// - Throws: A `Judgement`: a presentation error if the output ends or there is another word.
  public mutating func word(
    _ name: @autoclosure () -> String, among words: [String]
  ) throws -> String {
    try said(name).word(name, among: words)
  }

  private mutating func said(_ name: () -> String) throws -> SaidToken {
    guard let token = next() else {
      throw Judgement.presentationError("unexpected end of the output: expected \(name())")
    }
    return SaidToken(bytes: token, number: count)
  }

  /// Checks that nothing is left.
  ///
  /// - Throws: A `Judgement`: a presentation error that shows the first token too many.
  public mutating func end() throws {
    if let token = next() {
      throw Judgement.presentationError("expected the end of the output, found \(quoted(token))")
    }
  }
}
