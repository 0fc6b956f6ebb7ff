// All subsets of a set represented as a bit mask. Knuth, TAOCP vol. 4A, 7.1.3, (84).

extension FixedWidthInteger {
  /// The submasks of the number: all subsets of its set bits.
  ///
  ///     Array(0b1010.submasks)  // [0b0000, 0b0010, 0b1000, 0b1010]
  ///
  /// The minimum number of parts that work in a partition of a set, by dynamic programming over subsets:
  ///
  ///     let works = [false, true, true, false, true, true, false, false]  // for each subset of three things
  ///     var fewest = [0] + Array(repeating: 99, count: 7)
  ///     for mask in 1..<8 {
  ///       for part in mask.submasks where works[part] { fewest[mask] = min(fewest[mask], fewest[mask ^ part] + 1) }
  ///     }
  ///     fewest[7]  // 2: the things 0 and 2, and 1
  ///
  /// The nonempty submasks are `mask.submasks.dropFirst()`.
  ///
  /// - Returns: The submasks, in ascending order as unsigned numbers: from 0 to the number itself.
  /// - Complexity: O(1) for each. A number with *k* set bits has 2ᵏ submasks, all masks of *n* bits together have 3ⁿ.
  @inlinable
  public var submasks: Submasks<Self> { Submasks(_mask: self) }
}

/// The submasks of a bit mask; see ``Swift/FixedWidthInteger/submasks``.
public struct Submasks<Mask: FixedWidthInteger>: Sequence, IteratorProtocol {
  @usableFromInline internal let _mask: Mask
  @usableFromInline internal var _next: Mask = 0
  @usableFromInline internal var _isAtEnd = false

  @inlinable
  internal init(_mask: Mask) {
    self._mask = _mask
  }

  /// Returns the next submask; `nil` after the mask itself.
  ///
  /// - Complexity: O(1)
  @inlinable
  public mutating func next() -> Mask? {
    if _isAtEnd { return nil }
    defer {
      _isAtEnd = _next == _mask
      // Wraparound is intended: with the other bits set, the carry passes over them.
      _next = (_next &- _mask) & _mask
    }
    return _next
  }
}

extension Submasks: Sendable where Mask: Sendable {}
