// A tuple of two that can be compared and hashed, which those of the language cannot.

/// Two values as one, in the order of the first, and of the second where the first are equal.
///
///     var offers = SortedMultiset([Pair(7, "Kim"), Pair(3, "Lee"), Pair(3, "Ahn")])
///     offers.popFirst()!.second  // "Ahn"
///     Pair(1, 2) < Pair(1, 3)  // true
///     Set([Pair(0, 1), Pair(0, 1)]).count  // 1
///
/// Three values are a pair of one and a pair: `Pair(1, Pair(2, 3))`. What has names of its own reads better.
public struct Pair<First, Second> {
  /// The value that decides.
  public var first: First
  /// The value that decides if the first ones are equal.
  public var second: Second

  /// Makes a pair.
  @inlinable
  public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }
}

extension Pair: Equatable where First: Equatable, Second: Equatable {}

extension Pair: Hashable where First: Hashable, Second: Hashable {}

extension Pair: Sendable where First: Sendable, Second: Sendable {}

extension Pair: Comparable where First: Comparable, Second: Comparable {
  /// Whether a pair is before another one.
  @inlinable
  public static func < (left: Pair, right: Pair) -> Bool {
    left.first == right.first ? left.second < right.second : left.first < right.first
  }
}

extension Pair: CustomStringConvertible {
  /// Both values, as those of a tuple: `(3, "Lee")`.
  public var description: String { "\((first, second))" }
}
