// Quotients of long numbers, digit by digit as on paper, each digit a limb. Knuth, TAOCP vol. 2, 4.3.1, algorithm D.

extension BigInteger {
  /// Returns the quotient, rounded towards 0, and the remainder, whose sign is that of this number.
  ///
  ///     BigInteger(-7).quotientAndRemainder(dividingBy: 2)  // (quotient: -3, remainder: -1)
  ///
  /// - Parameter divisor: Not 0.
  /// - Complexity: O(*nm*) for *n* digits of the quotient and *m* of the divisor.
  public func quotientAndRemainder(
    dividingBy divisor: BigInteger
  ) -> (quotient: BigInteger, remainder: BigInteger) {
    precondition(!divisor._limbs.isEmpty, "the divisor is 0")
    if Self._isLess(_limbs, divisor._limbs) { return (0, self) }
    let (quotient, remainder) =
      divisor._limbs.count == 1
      ? Self._divided(_limbs, by: divisor._limbs[0]) : Self._divided(_limbs, by: divisor._limbs)
    return (
      BigInteger(_limbs: quotient, isNegative: _isNegative != divisor._isNegative),
      BigInteger(_limbs: remainder, isNegative: _isNegative)
    )
  }

  /// Returns the quotient of two numbers, rounded towards 0.
  ///
  /// - Precondition: The divisor is not 0.
  /// - Complexity: O(*nm*) for *n* digits of the quotient and *m* of the divisor.
  public static func / (dividend: BigInteger, divisor: BigInteger) -> BigInteger {
    dividend.quotientAndRemainder(dividingBy: divisor).quotient
  }

  /// Divides by a number, rounding towards 0.
  ///
  /// - Precondition: The divisor is not 0.
  /// - Complexity: O(*nm*) for *n* digits of the quotient and *m* of the divisor.
  public static func /= (dividend: inout BigInteger, divisor: BigInteger) {
    dividend = dividend / divisor
  }

  /// Returns the remainder of a division; its sign is that of the dividend.
  ///
  /// - Precondition: The divisor is not 0.
  /// - Complexity: O(*nm*) for *n* digits of the quotient and *m* of the divisor.
  public static func % (dividend: BigInteger, divisor: BigInteger) -> BigInteger {
    dividend.quotientAndRemainder(dividingBy: divisor).remainder
  }

  /// Becomes the remainder of a division.
  ///
  /// - Precondition: The divisor is not 0.
  /// - Complexity: O(*nm*) for *n* digits of the quotient and *m* of the divisor.
  public static func %= (dividend: inout BigInteger, divisor: BigInteger) {
    dividend = dividend % divisor
  }

  /// Returns the quotient of this number and another one, rounded down.
  ///
  ///     BigInteger(-7).floorDivided(by: 2)  // -4, where BigInteger(-7) / 2 is -3
  ///
  /// - Parameter divisor: Not 0.
  /// - Complexity: That of a division.
  public func floorDivided(by divisor: BigInteger) -> BigInteger {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder != 0 && remainder._isNegative != divisor._isNegative ? quotient - 1 : quotient
  }

  /// Returns the quotient of this number and another one, rounded up.
  ///
  ///     BigInteger(7).ceilDivided(by: 2)  // 4
  ///
  /// - Parameter divisor: Not 0.
  /// - Complexity: That of a division.
  public func ceilDivided(by divisor: BigInteger) -> BigInteger {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder != 0 && remainder._isNegative == divisor._isNegative ? quotient + 1 : quotient
  }

  /// Returns what is left of this number by a positive modulus: 0 or more, and less than the modulus.
  ///
  ///     BigInteger(-7).modulo(5)  // 3, where BigInteger(-7) % 5 is -2
  ///
  /// - Parameter modulus: Positive.
  /// - Complexity: That of a division.
  public func modulo(_ modulus: BigInteger) -> BigInteger {
    precondition(modulus > 0, "the modulus is not positive")
    let remainder = self % modulus
    return remainder < 0 ? remainder + modulus : remainder
  }

  /// Returns the square root, rounded down.
  ///
  ///     "\(BigInteger(10).power(41).squareRoot())"  // "316227766016837933199"
  ///
  /// - Precondition: The number is not negative.
  /// - Complexity: O(*n*² log *n*) for *n* digits.
  public func squareRoot() -> BigInteger {
    precondition(!_isNegative, "the number is negative")
    if _limbs.isEmpty { return self }
    // Newton's method: from above it falls until it is there.
    var root = BigInteger(10).power((digitCount + 1) / 2)
    while true {
      let next = (root + self / root) / 2
      if next >= root { return root }
      root = next
    }
  }
}

/// Returns the greatest common divisor of two long numbers: 0 if both are 0, and never negative.
///
///     gcd(BigInteger(2).power(70), BigInteger(6).power(65)) == BigInteger(2).power(65)  // true
///
/// - Complexity: O(*n*²) for *n* digits.
public func gcd(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
  var (larger, smaller) = (a.magnitude, b.magnitude)
  while smaller != 0 {
    (larger, smaller) = (smaller, larger % smaller)
  }
  return larger
}

/// Returns the least common multiple of two long numbers: 0 if one of them is 0, and never negative.
///
///     lcm(BigInteger(4), BigInteger(-6))  // 12
///
/// - Complexity: O(*n*²) for *n* digits.
public func lcm(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
  if a == 0 || b == 0 { return 0 }
  return a.magnitude / gcd(a, b) * b.magnitude
}

// MARK: - Core

extension BigInteger {
  private static func _divided(
    _ limbs: [UInt32], by divisor: UInt32
  ) -> (quotient: [UInt32], remainder: [UInt32]) {
    var quotient = limbs
    var rest: UInt64 = 0
    for place in limbs.indices.reversed() {
      let total = rest * _base + UInt64(limbs[place])
      quotient[place] = UInt32(total / UInt64(divisor))
      rest = total % UInt64(divisor)
    }
    return (quotient, [UInt32(rest)])
  }

  private static func _times(_ limbs: [UInt32], _ factor: UInt64) -> [UInt32] {
    var carry: UInt64 = 0
    let product = limbs.map { limb -> UInt32 in
      let total = UInt64(limb) * factor + carry
      carry = total / _base
      return UInt32(total % _base)
    }
    return product + [UInt32(carry)]
  }

  /// - Parameters:
  ///   - dividend: Not less than the divisor.
  ///   - divisor: At least two limbs.
  private static func _divided(
    _ dividend: [UInt32], by divisor: [UInt32]
  ) -> (quotient: [UInt32], remainder: [UInt32]) {
    // With a divisor whose highest limb is at least half of the base, an estimate from the highest limbs is too large by
    // 2 at most. That of the two highest limbs of the divisor is too large by 1 at most.
    let scale = _base / (UInt64(divisor.last!) + 1)
    var rest = _times(dividend, scale)
    let scaled = Array(_times(divisor, scale).dropLast())
    let count = scaled.count
    let (high, next) = (UInt64(scaled[count - 1]), UInt64(scaled[count - 2]))
    var quotient = [UInt32](repeating: 0, count: dividend.count - count + 1)
    for place in quotient.indices.reversed() {
      let top = UInt64(rest[place + count]) * _base + UInt64(rest[place + count - 1])
      var digit = Swift.min(top / high, _base - 1)
      var left = top - digit * high
      while left < _base, digit * next > left * _base + UInt64(rest[place + count - 2]) {
        digit -= 1
        left += high
      }
      if _subtract(scaled, times: digit, from: &rest, at: place) {
        digit -= 1
        _add(scaled, to: &rest, at: place)
      }
      quotient[place] = UInt32(digit)
    }
    return (quotient, _divided(rest, by: UInt32(scale)).quotient)
  }

  /// Subtracts a multiple from the limbs that begin at a place, and returns whether it was too much.
  private static func _subtract(
    _ limbs: [UInt32], times factor: UInt64, from rest: inout [UInt32], at start: Int
  ) -> Bool {
    var carry: UInt64 = 0
    for place in limbs.indices {
      // Less than 10^18 + 10^9.
      let amount = UInt64(limbs[place]) &* factor &+ carry
      carry = amount / _base
      let low = UInt32(truncatingIfNeeded: amount &- carry &* _base)
      let limb = rest[start &+ place]
      if limb < low { carry &+= 1 }
      rest[start &+ place] = limb &+ (limb < low ? UInt32(_base) : 0) &- low
    }
    let top = start + limbs.count
    let isTooMuch = UInt64(rest[top]) < carry
    rest[top] = isTooMuch ? UInt32(UInt64(rest[top]) + _base - carry) : rest[top] - UInt32(carry)
    return isTooMuch
  }

  /// Gives back what was subtracted once too often.
  private static func _add(_ limbs: [UInt32], to rest: inout [UInt32], at start: Int) {
    var carry: UInt32 = 0
    for place in limbs.indices {
      (carry, rest[start + place]) = _carried(rest[start + place] + limbs[place] + carry)
    }
    // What was borrowed from the limb above comes back.
    rest[start + limbs.count] = 0
  }
}
