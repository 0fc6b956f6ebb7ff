// The programs and algorithms that are measured in races.

/// A measured algorithm: one of the library, or a peer.
///
/// A race calls `prepare()`, then `sample()` and `verify()` once, then `sample()` many times, at last
/// `finish()`.
public protocol Contender: AnyObject {
  /// The name: `"radixSort"`.
  var name: String { get }
  /// Whether it is not part of this library.
  var isPeer: Bool { get }

  /// Loads the input.
  func prepare() throws

  /// Runs once on a fresh copy of the input, and returns the time in nanoseconds, excluding the copy.
  func sample() throws -> Int

  /// Checks the answer of the last run.
  ///
  /// - Throws: `WrongAnswer` if it is wrong.
  func verify() throws

  /// Releases the input and other resources.
  func finish()
}

/// A wrong answer, whose time does not count.
public struct WrongAnswer: Error, Equatable, CustomStringConvertible {
  /// What is wrong with it: `"element 17 is 4, expected 5"`.
  public let description: String

  /// Describes what is wrong.
  public init(_ description: String) {
    self.description = description
  }
}
