// Ranges of any comparable type, with access to their ends, which `RangeExpression` does not give.

/// A range of keys, such as `3...7`, `3..<7`, `3...`, `...7` or `..<7`.
///
///     SortedMultiset([10, 20, 30]).elements(in: 15...).map { $0 }  // [20, 30]
///
/// Only the ranges of the standard library conform to it.
public protocol KeyRange<Bound> {
  /// The type of the bounds of the range.
  associatedtype Bound: Comparable

  /// Returns whether the whole range is greater than a key.
  func _isAbove(_ key: Bound) -> Bool

  /// Returns whether the whole range is less than a key.
  func _isBelow(_ key: Bound) -> Bool
}

extension Range: KeyRange {
  /// Returns whether the key is less than all of the range.
  @inlinable
  public func _isAbove(_ key: Bound) -> Bool { key < lowerBound }

  /// Returns whether the key is greater than all of the range.
  @inlinable
  public func _isBelow(_ key: Bound) -> Bool { !(key < upperBound) }
}

extension ClosedRange: KeyRange {
  /// Returns whether the key is less than all of the range.
  @inlinable
  public func _isAbove(_ key: Bound) -> Bool { key < lowerBound }

  /// Returns whether the key is greater than all of the range.
  @inlinable
  public func _isBelow(_ key: Bound) -> Bool { upperBound < key }
}

extension PartialRangeFrom: KeyRange {
  /// Returns whether the key is less than all of the range.
  @inlinable
  public func _isAbove(_ key: Bound) -> Bool { key < lowerBound }

  /// Returns `false`: the range has no upper bound.
  @inlinable
  public func _isBelow(_ key: Bound) -> Bool { false }
}

extension PartialRangeThrough: KeyRange {
  /// Returns `false`: the range has no lower bound.
  @inlinable
  public func _isAbove(_ key: Bound) -> Bool { false }

  /// Returns whether the key is greater than all of the range.
  @inlinable
  public func _isBelow(_ key: Bound) -> Bool { upperBound < key }
}

extension PartialRangeUpTo: KeyRange {
  /// Returns `false`: the range has no lower bound.
  @inlinable
  public func _isAbove(_ key: Bound) -> Bool { false }

  /// Returns whether the key is greater than all of the range.
  @inlinable
  public func _isBelow(_ key: Bound) -> Bool { !(key < upperBound) }
}
