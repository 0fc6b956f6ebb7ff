// Integer roots: square roots by Newton's method, after Heron of Alexandria, "Metrica", 1st century, and roots of any
// degree bit by bit.

extension Int {
  /// Returns the square root of this number, rounded down: the largest integer whose square is at most this number.
  ///
  ///     99.integerSquareRoot()  // 9
  ///     (1 << 60 - 1).integerSquareRoot()  // 1073741823, where 1073741824 comes of rounding to Double
  ///
  /// - Precondition: The number is not negative.
  /// - Complexity: O(log *b*) divisions for a number of *b* bits.
  public func integerSquareRoot() -> Int {
    precondition(self >= 0, "a negative number has no square root")
    return Int(UInt64(self).integerSquareRoot())
  }

  /// Returns the *k*-th root of this number, rounded down: the largest integer whose *k*-th power is at most this number.
  ///
  ///     80.integerRoot(4)  // 2
  ///     1_000_000_000_000_000_000.integerRoot(3)  // 1000000
  ///
  /// - Parameter degree: The degree *k*, at least 1; from 63 on the root of each positive number is 1.
  /// - Precondition: The number is not negative.
  /// - Complexity: O(*b*) multiplications for a number of *b* bits.
  public func integerRoot(_ degree: Int) -> Int {
    precondition(self >= 0, "a negative number has no root")
    return Int(UInt64(self).integerRoot(degree))
  }
}

extension UInt64 {
  /// Returns the square root of this number, rounded down: the largest integer whose square is at most this number.
  ///
  ///     UInt64.max.integerSquareRoot()  // 4294967295
  ///
  /// - Complexity: O(log *b*) divisions for a number of *b* bits.
  public func integerSquareRoot() -> UInt64 {
    if self < 2 { return self }
    // From above the estimates decrease until they reach the root; each step doubles the number of correct digits.
    // (`Double.squareRoot` would make the module depend on the C mathematics library.)
    var root: UInt64 = 1 << UInt64((UInt64.bitWidth - leadingZeroBitCount + 1) / 2)
    while true {
      let better = (root + self / root) / 2
      if better >= root { return root }
      root = better
    }
  }

  /// Returns the *k*-th root of this number, rounded down: the largest integer whose *k*-th power is at most this number.
  ///
  ///     UInt64.max.integerRoot(2)  // 4294967295
  ///     UInt64.max.integerRoot(5)  // 7131
  ///
  /// - Parameter degree: The degree *k*, at least 1; from 64 on the root of each positive number is 1.
  /// - Complexity: O(*b*) multiplications for a number of *b* bits.
  public func integerRoot(_ degree: Int) -> UInt64 {
    precondition(degree >= 1, "the degree is at least 1")
    var root: UInt64 = 0
    // From the highest bit that the root may have.
    for bit in (0...(UInt64.bitWidth - 1) / degree).reversed() {
      let larger = root | 1 << UInt64(bit)
      if larger._hasPower(degree, atMost: self) { root = larger }
    }
    return root
  }

  /// Whether a power of this number, which is positive, is at most a limit.
  internal func _hasPower(_ exponent: Int, atMost limit: UInt64) -> Bool {
    if self == 1 { return limit >= 1 }
    var power: UInt64 = 1
    for _ in 0..<exponent {
      let (product, overflows) = power.multipliedReportingOverflow(by: self)
      if overflows || product > limit { return false }
      power = product
    }
    return true
  }
}
