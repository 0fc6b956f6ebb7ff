// Reads an output or an answer for a checker: tokens with any white space between them.

/// A reader of tokens, separated by any white space, whose errors are judgements of a solution's output.
public struct TokenReader {
  private let bytes: [UInt8]
  private var position = 0

  /// The number of tokens that have been read.
  public private(set) var count = 0

  /// Creates a reader of a whole output.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the next token; `nil` at the end.
  public mutating func next() -> ArraySlice<UInt8>? {
    while position < bytes.count, bytes[position].isWhiteSpace { position += 1 }
    if position == bytes.count { return nil }
    let start = position
    while position < bytes.count, !bytes[position].isWhiteSpace { position += 1 }
    count += 1
    return bytes[start..<position]
  }

  /// Reads the next token, an integer, and returns it.
  ///
  /// - Parameters:
  ///   - name: The name of the integer in the problem statement, for the message.
  ///   - range: The valid range.
  /// - Throws: A `Judgement`: a presentation error if the output ends or the token is not an integer, a
  ///   wrong answer if it is out of range.
  public mutating func integer(
    _ name: @autoclosure () -> String, in range: ClosedRange<Int>
  ) throws -> Int {
    try said(name).integer(name, in: range)
  }

  /// Reads the next token, one of the given words, and returns it.
  ///
  ///     var output = TokenReader(Array("YES 4\n".utf8))
  ///     let word = try output.word("the first line", among: ["YES", "NO"])  // "YES"
  ///
  /// - Parameters:
  ///   - name: The name of the word in the problem statement, for the message.
  ///   - words: The valid words.
  /// - Throws: A `Judgement`: a presentation error if the output ends or the token is another word.
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

  /// Checks that no token remains.
  ///
  /// - Throws: A `Judgement`: a presentation error that shows the first extra token.
  public mutating func end() throws {
    if let token = next() {
      throw Judgement.presentationError("expected the end of the output, found \(quoted(token))")
    }
  }
}
