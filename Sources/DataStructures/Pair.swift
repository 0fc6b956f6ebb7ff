// A pair that is `Comparable` and `Hashable`, which tuples are not.

/// Two values in lexicographic order, as a type that can be compared and hashed.
///
///     var offers = SortedMultiset([Pair(7, "Kim"), Pair(3, "Lee"), Pair(3, "Ahn")])
///     offers.popFirst()!.second  // "Ahn"
///     Pair(1, 2) < Pair(1, 3)  // true
///     Set([Pair(0, 1), Pair(0, 1)]).count  // 1
///
/// A triple is a pair of a value and a pair: `Pair(1, Pair(2, 3))`. A struct with names of its own reads better.
public struct Pair<First, Second> {
  /// The first value, compared first.
  public var first: First
  /// The second value, which breaks ties.
  public var second: Second

  /// Creates a pair of two values.
  @inlinable
  public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }
}

extension Pair: Equatable where First: Equatable, Second: Equatable {}

extension Pair: Hashable where First: Hashable, Second: Hashable {}

extension Pair: Sendable where First: Sendable, Second: Sendable {}

extension Pair: Comparable where First: Comparable, Second: Comparable {
  /// Returns whether a pair is lexicographically less than another one.
  @inlinable
  public static func < (left: Pair, right: Pair) -> Bool {
    left.first == right.first ? left.second < right.second : left.first < right.first
  }
}

extension Pair: CustomStringConvertible {
  /// Both values, formatted like a tuple: `(3, "Lee")`.
  public var description: String { "\((first, second))" }
}
