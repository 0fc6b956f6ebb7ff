// What went wrong while reading, and where: the one error type of `InputReader`.

/// Malformed, unexpected or unreadable input, with the position where it was seen.
///
/// ```text
/// line 2, column 14: expected an integer, found "12a"
/// ```
public struct InputError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of fault.
  public enum Reason: Equatable, Sendable {
    /// The text is not of the expected form, such as `12a` for an integer.
    case malformed
    /// The number is too large for the type asked for, or too far below zero.
    case overflow
    /// The number, or the length of the text, lies outside the range asked for. A negative number where
    /// the type is unsigned is of this kind, too.
    case outOfRange
    /// The input ended where something was still expected.
    case unexpectedEnd
    /// The operating system refused to read, with its error number.
    case readFailure(errno: Int32)
  }

  /// The kind of fault.
  public let reason: Reason

  /// The line of the offending text, from 1; lines end with a line feed.
  public let line: Int

  /// The column of the offending text's first byte, from 1, counted in bytes.
  public let column: Int

  /// What was wanted and what was seen, without the position.
  public let message: String

  /// The position and the message, such as `line 2, column 14: expected an integer, found "12a"`.
  public var description: String {
    "line \(line), column \(column): \(message)"
  }
}
