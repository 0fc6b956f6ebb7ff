// Division of arbitrary-precision integers with remainder.

extension BigInteger {
  /// Returns the quotient, rounded toward 0, and the remainder, which has the sign of this number.
  ///
  ///     BigInteger(-7).quotientAndRemainder(dividingBy: 2)  // (quotient: -3, remainder: -1)
  ///
  /// - Parameter divisor: The divisor, not 0.
  /// - Complexity: O(*n* log *n*) for *n* digits, but O(*nm*) if the quotient or the divisor has only a few digits,
  ///   *m*.
  public func quotientAndRemainder(
    dividingBy divisor: BigInteger
  ) -> (quotient: BigInteger, remainder: BigInteger) {
    precondition(!divisor._limbs.isEmpty, "the divisor is 0")
    if Self._isLess(_limbs, divisor._limbs) { return (0, self) }
    let (quotient, remainder) = Self._divided(_limbs, by: divisor._limbs)
    return (
      BigInteger(_limbs: quotient, isNegative: _isNegative != divisor._isNegative),
      BigInteger(_limbs: remainder, isNegative: _isNegative)
    )
  }

  /// Returns the quotient of two numbers, rounded toward 0.
  ///
  /// - Precondition: The divisor is not 0.
  /// - Complexity: O(*n* log *n*) for *n* digits, but O(*nm*) if the quotient or the divisor has only a few digits,
  ///   *m*.
  public static func / (dividend: BigInteger, divisor: BigInteger) -> BigInteger {
    dividend.quotientAndRemainder(dividingBy: divisor).quotient
  }

  /// Divides a number by another, rounding toward 0.
  ///
  /// - Precondition: The divisor is not 0.
  /// - Complexity: O(*n* log *n*) for *n* digits, but O(*nm*) if the quotient or the divisor has only a few digits,
  ///   *m*.
  public static func /= (dividend: inout BigInteger, divisor: BigInteger) {
    dividend = dividend / divisor
  }

  /// Returns the remainder of a division; it has the sign of the dividend.
  ///
  /// - Precondition: The divisor is not 0.
  /// - Complexity: O(*n* log *n*) for *n* digits, but O(*nm*) if the quotient or the divisor has only a few digits,
  ///   *m*.
  public static func % (dividend: BigInteger, divisor: BigInteger) -> BigInteger {
    dividend.quotientAndRemainder(dividingBy: divisor).remainder
  }

  /// Replaces a number by the remainder of its division by another.
  ///
  /// - Precondition: The divisor is not 0.
  /// - Complexity: O(*n* log *n*) for *n* digits, but O(*nm*) if the quotient or the divisor has only a few digits,
  ///   *m*.
  public static func %= (dividend: inout BigInteger, divisor: BigInteger) {
    dividend = dividend % divisor
  }

  /// Returns the quotient of this number and a divisor, rounded down (floor division).
  ///
  ///     BigInteger(-7).floorDivided(by: 2)  // -4, where BigInteger(-7) / 2 is -3
  ///
  /// - Parameter divisor: The divisor, not 0.
  /// - Complexity: That of a division.
  public func floorDivided(by divisor: BigInteger) -> BigInteger {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder != 0 && remainder._isNegative != divisor._isNegative ? quotient - 1 : quotient
  }

  /// Returns the quotient of this number and a divisor, rounded up (ceiling division).
  ///
  ///     BigInteger(7).ceilDivided(by: 2)  // 4
  ///
  /// - Parameter divisor: The divisor, not 0.
  /// - Complexity: That of a division.
  public func ceilDivided(by divisor: BigInteger) -> BigInteger {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder != 0 && remainder._isNegative == divisor._isNegative ? quotient + 1 : quotient
  }

  /// Returns the residue of this number modulo a positive modulus, in `0..<modulus`.
  ///
  ///     BigInteger(-7).modulo(5)  // 3, where BigInteger(-7) % 5 is -2
  ///
  /// - Parameter modulus: The modulus, positive.
  /// - Complexity: That of a division.
  public func modulo(_ modulus: BigInteger) -> BigInteger {
    precondition(modulus > 0, "the modulus is not positive")
    let remainder = self % modulus
    return remainder < 0 ? remainder + modulus : remainder
  }
}
