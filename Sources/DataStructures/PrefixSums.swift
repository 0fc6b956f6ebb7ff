// Range sums as differences of prefix sums. Laaksonen: Competitive Programmer's Handbook, 9.1.

/// Range sums of numbers that do not change, in O(1) each: prefix sums.
///
///     let sold = PrefixSums([3, 1, 4, 1, 5])
///     sold.sum(1...3)  // 6
///     sold.sum(..<4)  // 9
///
/// The numbers may be integers, residues (`ModularInteger`), points, fractions: whatever can be added and subtracted.
/// Each prefix sum has to fit into `Element`. If the numbers change, use a ``FenwickTree``; for minima, and other
/// operations without an inverse, a ``SegmentTree``.
public struct PrefixSums<Element: AdditiveArithmetic> {
  /// Entry *k* is the sum of the first *k* elements.
  @usableFromInline internal let _sums: [Element]

  /// Computes the prefix sums of the given elements.
  ///
  /// - Parameter elements: The elements from left to right.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    var sums = [Element.zero]
    sums.reserveCapacity(elements.underestimatedCount + 1)
    var sum = Element.zero
    for element in elements {
      sum += element
      sums.append(sum)
    }
    _sums = sums
  }

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _sums.count - 1 }

  /// Returns the range sum: the sum of the elements of the given range.
  ///
  ///     PrefixSums([30, 12, 45, 7]).sum(1...2)  // 57
  ///
  /// - Parameter range: Within 0 ..< `count`; the sum of an empty range is 0.
  /// - Complexity: O(1)
  @inlinable
  public func sum(_ range: some RangeExpression<Int>) -> Element {
    let bounds = _rangeBounds(range, in: 0..<count)
    return _sums[bounds.upperBound] - _sums[bounds.lowerBound]
  }
}

extension PrefixSums: Sendable where Element: Sendable {}

extension PrefixSums: CustomStringConvertible {
  /// The elements from left to right, formatted like an array.
  public var description: String { "\((0..<count).map { sum($0...$0) })" }
}
