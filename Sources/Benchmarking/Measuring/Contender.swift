// What takes part in a race.

/// Something that is measured: an algorithm of the library, or a peer.
///
/// A race calls `prepare()`, then `sample()` and `verify()` once, then `sample()` many times, at last
/// `finish()`.
public protocol Contender: AnyObject {
  /// The name: `"radixSort"`.
  var name: String { get }
  /// Whether it is no part of this library.
  var isPeer: Bool { get }

  /// Takes the input in.
  func prepare() throws

  /// Runs once, on a fresh copy of the input, and returns the nanoseconds that it took: copying does
  /// not count.
  func sample() throws -> Int

  /// Makes sure that the answer of the last run is right.
  ///
  /// - Throws: `WrongAnswer` if it is not.
  func verify() throws

  /// Lets go of the input and of whatever runs for it.
  func finish()
}

/// An answer that is not right: its time does not count.
public struct WrongAnswer: Error, Equatable, CustomStringConvertible {
  /// What is wrong with it: `"element 17 is 4, expected 5"`.
  public let description: String

  /// Describes what is wrong.
  public init(_ description: String) {
    self.description = description
  }
}
