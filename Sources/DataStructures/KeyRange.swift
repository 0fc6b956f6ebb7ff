// The ranges of what can be compared, told where they begin and end: a `RangeExpression` is not.

/// A range of keys, such as `3...7`, `3..<7`, `3...`, `...7` or `..<7`.
///
///     SortedMultiset([10, 20, 30]).elements(in: 15...).map { $0 }  // [20, 30]
///
/// The ranges of the standard library are the only ones that there are.
public protocol KeyRange<Bound> {
  /// What is in the range.
  associatedtype Bound: Comparable

  /// Returns whether all of the range is above a key.
  func _isAbove(_ key: Bound) -> Bool

  /// Returns whether all of the range is below a key.
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

  /// Returns false: the range has no end.
  @inlinable
  public func _isBelow(_ key: Bound) -> Bool { false }
}

extension PartialRangeThrough: KeyRange {
  /// Returns false: the range has no beginning.
  @inlinable
  public func _isAbove(_ key: Bound) -> Bool { false }

  /// Returns whether the key is greater than all of the range.
  @inlinable
  public func _isBelow(_ key: Bound) -> Bool { upperBound < key }
}

extension PartialRangeUpTo: KeyRange {
  /// Returns false: the range has no beginning.
  @inlinable
  public func _isAbove(_ key: Bound) -> Bool { false }

  /// Returns whether the key is greater than all of the range.
  @inlinable
  public func _isBelow(_ key: Bound) -> Bool { !(key < upperBound) }
}
