// All subsets of a set that is a number, one bit for each element. Knuth, TAOCP vol. 4A, 7.1.3, (84).

extension FixedWidthInteger {
  /// All numbers that have no ones but where this one has some: the subsets of a set of bits.
  ///
  ///     Array(0b1010.submasks)  // [0b0000, 0b0010, 0b1000, 0b1010]
  ///
  /// The least number of parts that work, each a subset of what the others have left:
  ///
  ///     let works = [false, true, true, false, true, true, false, false]  // for each subset of three things
  ///     var fewest = [0] + Array(repeating: 99, count: 7)
  ///     for mask in 1..<8 {
  ///       for part in mask.submasks where works[part] { fewest[mask] = min(fewest[mask], fewest[mask ^ part] + 1) }
  ///     }
  ///     fewest[7]  // 2: the things 0 and 2, and 1
  ///
  /// Those that are not empty are `mask.submasks.dropFirst()`.
  ///
  /// - Returns: The numbers, ascending as if all were without a sign: 0 is the first, the number itself the last.
  /// - Complexity: O(1) for each. There are 2ᵏ for *k* ones, and 3ⁿ for all sets of *n* bits together.
  @inlinable
  public var submasks: Submasks<Self> { Submasks(_mask: self) }
}

/// The subsets of a set of bits; see ``Swift/FixedWidthInteger/submasks``.
public struct Submasks<Mask: FixedWidthInteger>: Sequence, IteratorProtocol {
  @usableFromInline internal let _mask: Mask
  @usableFromInline internal var _next: Mask = 0
  @usableFromInline internal var _isAtEnd = false

  @inlinable
  internal init(_mask: Mask) {
    self._mask = _mask
  }

  /// Returns the next subset; `nil` behind the whole set.
  ///
  /// - Complexity: O(1)
  @inlinable
  public mutating func next() -> Mask? {
    if _isAtEnd { return nil }
    defer {
      _isAtEnd = _next == _mask
      // Wrapping is meant: with the other bits set, the carry passes over them.
      _next = (_next &- _mask) & _mask
    }
    return _next
  }
}

extension Submasks: Sendable where Mask: Sendable {}
