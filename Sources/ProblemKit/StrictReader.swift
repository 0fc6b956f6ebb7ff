// Reads an input as a judge's validator does: every byte must be the one that is expected.

/// A validating reader that accepts exactly one spelling of an input and reports where another differs.
///
/// An integer is written without leading zeros, without a plus sign, and zero without a minus sign.
/// Between two integers of a line there is one space; each line ends with one line feed (no carriage
/// return, no trailing space); the input ends after the last line.
///
///     var input = StrictReader(Array("2\n7 -1\n".utf8))
///     let count = try input.integer("N", in: 1...10)  // 2
///     try input.lineEnd()
///     let values = try input.line("A", count: count, in: -9...9)  // [7, -1]
///     try input.end()
public struct StrictReader {
  private let bytes: [UInt8]
  private var position = 0

  /// The name of the last value that was read and its position, for messages.
  private var lastName = "the start"
  private var lastStart = 0

  /// Creates a reader of a whole input.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads an integer.
  ///
  /// - Parameters:
  ///   - name: The name of the integer in the problem statement, for messages.
  ///   - range: The valid range.
  /// - Throws: `InvalidInput`, as all reading does.
  public mutating func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int {
    (lastName, lastStart) = (name, position)
    var end = position
    while end < bytes.count, !bytes[end].isWhiteSpace { end += 1 }
    guard let value = Int(strictDecimal: bytes[position..<end]), range.contains(value) else {
      let bounds = "from \(range.lowerBound) to \(range.upperBound)"
      throw invalid("\(name): expected an integer \(bounds), found \(found)", at: position)
    }
    position = end
    return value
  }

  /// Reads a text: a word, a row of a grid, or a line with spaces if a space is one of its characters.
  ///
  ///     var input = StrictReader(Array("4 abba\n".utf8))
  ///     let length = try input.integer("N", in: 1...9)  // 4
  ///     try input.space()
  ///     let word = try input.text("S", count: length...length, of: "ab")  // "abba"
  ///     try input.lineEnd()
  ///
  /// - Parameters:
  ///   - name: The name of the text in the problem statement, for messages.
  ///   - count: The range of the length.
  ///   - characters: The alphabet, of printable ASCII characters.
  public mutating func text(
    _ name: String, count: ClosedRange<Int>, of characters: String
  ) throws -> String {
    precondition(characters.utf8.allSatisfy { 32..<127 ~= $0 }, "characters are printable ASCII")
    (lastName, lastStart) = (name, position)
    let allowed = Set(characters.utf8)
    var end = position
    while end < bytes.count, allowed.contains(bytes[end]) { end += 1 }
    let length = end - position
    if end < bytes.count, !bytes[end].isWhiteSpace {
      let rule = "\(name): expected only characters of \"\(characters)\""
      throw invalid("\(rule), found \(quoted(bytes[end...end]))", at: end)
    }
    guard count.contains(length) else {
      let (least, most) = (count.lowerBound, count.upperBound)
      let number = least == most ? "\(least)" : "\(least) to \(most)"
      throw invalid("\(name): expected \(number) characters, found \(length)", at: position)
    }
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  /// Reads the single space between two integers or words.
  public mutating func space() throws {
    try expect(UInt8(ascii: " "), "one space")
  }

  /// Reads the line feed at the end of a line.
  public mutating func lineEnd() throws {
    try expect(UInt8(ascii: "\n"), "a line feed")
  }

  /// Checks that the input ends here.
  public func end() throws {
    if position < bytes.count {
      throw invalid("expected the end of the input, found \(found)", at: position)
    }
  }

  /// Checks a constraint on the integer or text that was read last.
  ///
  ///     var input = StrictReader(Array("7\n".utf8))
  ///     let number = try input.integer("N", in: 1...9)  // 7
  ///     try input.require(!number.isMultiple(of: 2), "N must be odd")
  public func require(_ condition: Bool, _ rule: @autoclosure () -> String) throws {
    if !condition { throw invalid(rule(), at: lastStart) }
  }
}

/// The name of an integer in the problem statement, and its range.
public typealias Field = (name: String, range: ClosedRange<Int>)

extension StrictReader {
  /// Reads the given number of lines with an integer for each field, and returns the integers in row-major order.
  ///
  /// - Parameters:
  ///   - count: The number of lines.
  ///   - fields: The names and ranges of the integers of a line, at least one.
  public mutating func rows(_ count: Int, _ fields: [Field]) throws -> [Int] {
    var values: [Int] = []
    values.reserveCapacity(count * fields.count)
    for _ in 0..<count {
      for (index, field) in fields.enumerated() {
        if index > 0 { try space() }
        values.append(try integer(field.name, in: field.range))
      }
      try lineEnd()
    }
    return values
  }

  /// Reads a line of the given number of integers with the same name and range.
  ///
  /// - Parameters:
  ///   - name: The name of the integers in the problem statement, for the message.
  ///   - count: The number of integers; without any the line is empty.
  ///   - range: The valid range of each.
  public mutating func line(
    _ name: String, count: Int, in range: ClosedRange<Int>
  ) throws -> [Int] {
    var values: [Int] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      if index > 0 { try space() }
      values.append(try integer(name, in: range))
    }
    try lineEnd()
    return values
  }
}

/// The error of an input that violates its format, with the position.
public struct InvalidInput: Error, Equatable, CustomStringConvertible {
  /// The line number, from 1.
  public let line: Int

  /// The column number, from 1, counted in bytes.
  public let column: Int

  /// What was expected and what is there.
  public let message: String

  /// The position and the message, such as `line 1, column 3: expected a line feed after N, found " "`.
  public var description: String {
    "line \(line), column \(column): \(message)"
  }
}

// MARK: - Core

extension StrictReader {
  private mutating func expect(_ separator: UInt8, _ description: String) throws {
    guard position < bytes.count, bytes[position] == separator else {
      throw invalid("expected \(description) after \(lastName), found \(found)", at: position)
    }
    position += 1
  }

  /// The token at the position, for a message.
  private var found: String {
    guard position < bytes.count else { return "the end of the input" }
    if bytes[position].isWhiteSpace { return quoted(bytes[position...position]) }
    return quoted(bytes[position...].prefix { !$0.isWhiteSpace })
  }

  private func invalid(_ message: String, at offset: Int) -> InvalidInput {
    let before = bytes[..<offset]
    let lineFeed = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
    let lines = before.reduce(1) { $0 + ($1 == lineFeed ? 1 : 0) }
    return InvalidInput(line: lines, column: offset - lineStart + 1, message: message)
  }
}
