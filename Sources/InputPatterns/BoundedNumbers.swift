// Numbers in a range, coin flips and shuffles, derived from SplitMix64's bits by rules of our own:
// how the standard library derives its own may change from one release to the next.
// Lemire: Fast Random Integer Generation in an Interval, ACM TOMACS 29 (2019); TAOCP vol. 2, 3.4.2 P.

extension SplitMix64 {
  /// Returns a uniformly distributed number below the bound.
  ///
  ///     var random = SplitMix64(seed: 1)
  ///     random.next(below: 6)  // 3
  ///
  /// - Parameter bound: The exclusive upper bound, at least 1.
  /// - Complexity: O(1) expected.
  @inlinable
  public mutating func next(below bound: UInt64) -> UInt64 {
    precondition(bound > 0, "a number below 0 does not exist")
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      // The 2^64 draws fall into `bound` groups of unequal size: draw again for the surplus.
      let surplus = (0 &- bound) % bound
      while product.low < surplus {
        product = next().multipliedFullWidth(by: bound)
      }
    }
    return product.high
  }

  /// Returns a uniformly distributed number in the closed range.
  ///
  ///     var random = SplitMix64(seed: 1)
  ///     random.next(in: -10...10)  // 1
  ///
  /// - Parameter range: Any range of an integer type of up to 64 bits, the whole type too.
  /// - Complexity: O(1) expected.
  @inlinable
  public mutating func next<Value: FixedWidthInteger>(in range: ClosedRange<Value>) -> Value {
    let span = range._span
    let offset = span == .max ? next() : next(below: span + 1)
    return range._value(at: offset)
  }

  /// Returns a uniformly distributed number in the half-open range.
  ///
  ///     var random = SplitMix64(seed: 1)
  ///     random.next(in: 0..<6)  // 3
  ///
  /// - Parameter range: Not empty, of an integer type of up to 64 bits.
  /// - Complexity: O(1) expected.
  @inlinable
  public mutating func next<Value: FixedWidthInteger>(in range: Range<Value>) -> Value {
    precondition(!range.isEmpty, "an empty range has no number")
    return next(in: range.lowerBound...range.upperBound - 1)
  }

  /// Returns `true` with probability 1/`period`.
  ///
  /// - Parameter period: At least 1; always `true` for 1.
  /// - Complexity: O(1) expected.
  @inlinable
  public mutating func nextIsOne(in period: UInt64) -> Bool {
    next(below: period) == 0
  }

  /// Shuffles the array in place; every permutation has the same probability.
  ///
  ///     var random = SplitMix64(seed: 1)
  ///     var cards = [1, 2, 3, 4, 5]
  ///     random.shuffle(&cards)  // [2, 1, 4, 5, 3]
  ///
  /// - Complexity: O(*n*), where *n* is the length.
  @inlinable
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    // Invariant: elements[end...] is a random choice of the elements in random order.
    var end = elements.count
    while end > 1 {
      elements.swapAt(Int(next(below: UInt64(end))), end - 1)
      end -= 1
    }
  }
}

extension ClosedRange where Bound: FixedWidthInteger {
  /// The distance from the lower to the upper bound.
  @inlinable
  internal var _span: UInt64 {
    precondition(Bound.bitWidth <= 64, "only integers of up to 64 bits are generated")
    // Wrapping is meant: sign extension on both sides cancels out modulo 2^64.
    return UInt64(truncatingIfNeeded: upperBound) &- UInt64(truncatingIfNeeded: lowerBound)
  }

  /// The value at the given distance above the lower bound.
  @inlinable
  internal func _value(at offset: UInt64) -> Bound {
    // Cannot leave the range for an offset up to the span; wrapping is meant on the way there.
    lowerBound &+ Bound(truncatingIfNeeded: offset)
  }
}
