// Closed and half-open ranges of integers under one name, so that a pair may have one of each kind.

/// A closed or half-open range of integers, such as `1...n` or `0..<n`.
///
///     var input = InputReader(bytes: Array("0 100".utf8))
///     let (place, value) = try input.readPair(in: 0..<3, 1...100)  // (0, 100)
///
/// Only `Range` and `ClosedRange` conform.
public protocol IntegerRange<Bound> {
  /// The type of the integers.
  associatedtype Bound: FixedWidthInteger

  /// The same integers from the first to the last; nil if there are none.
  var _closedRange: ClosedRange<Bound>? { get }
}

extension Range: IntegerRange where Bound: FixedWidthInteger {
  /// The same integers from the first to the last; nil if the range is empty.
  @inlinable
  public var _closedRange: ClosedRange<Bound>? {
    // Wrapping cannot happen: something is less than the upper bound.
    isEmpty ? nil : lowerBound...(upperBound &- 1)
  }
}

extension ClosedRange: IntegerRange where Bound: FixedWidthInteger {
  /// The range itself, which is never empty.
  @inlinable
  public var _closedRange: ClosedRange<Bound>? { self }
}

// MARK: - Core

extension InputReader {
  /// Returns the range with its last value as its end, or throws if it has none: whatever comes next
  /// is out of range.
  @inlinable
  internal mutating func _closed<T: FixedWidthInteger>(
    _ range: some IntegerRange<T>
  ) throws -> ClosedRange<T> {
    guard let closed = range._closedRange else {
      throw try _tokenError(.outOfRange, expected: "an integer in \(range), which is empty")
    }
    return closed
  }
}
