// Floor and ceiling division, and nonnegative remainders: what `/` and `%` give for positive numbers only.
// Knuth, TAOCP vol. 1, 1.2.4.

extension BinaryInteger {
  /// Returns the quotient of this number and a divisor, rounded down (floor division).
  ///
  ///     (-7).floorDivided(by: 2)  // -4, where -7 / 2 is -3
  ///     7.floorDivided(by: -2)  // -4
  ///
  /// - Parameter divisor: The divisor, not 0.
  /// - Precondition: The quotient fits the type, as all do except that of the least number of a signed type and −1.
  /// - Complexity: O(1)
  @inlinable
  public func floorDivided(by divisor: Self) -> Self {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder != 0 && (remainder < 0) != (divisor < 0) ? quotient - 1 : quotient
  }

  /// Returns the quotient of this number and a divisor, rounded up (ceiling division).
  ///
  ///     7.ceilDivided(by: 2)  // 4: so many boxes of two for seven things
  ///     (-7).ceilDivided(by: 2)  // -3
  ///
  /// - Parameter divisor: The divisor, not 0.
  /// - Precondition: The quotient fits the type, as all do except that of the least number of a signed type and −1.
  /// - Complexity: O(1)
  @inlinable
  public func ceilDivided(by divisor: Self) -> Self {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder != 0 && (remainder < 0) == (divisor < 0) ? quotient + 1 : quotient
  }

  /// Returns the residue of this number modulo a positive modulus, in `0..<modulus`.
  ///
  ///     (-7).modulo(5)  // 3, where -7 % 5 is -2
  ///     12.modulo(5)  // 2
  ///
  /// - Parameter modulus: The modulus, positive.
  /// - Complexity: O(1)
  @inlinable
  public func modulo(_ modulus: Self) -> Self {
    precondition(modulus > 0, "the modulus is not positive")
    let remainder = self % modulus
    return remainder < 0 ? remainder + modulus : remainder
  }
}
