// Division in the time of a few products: Newton's method doubles the number of correct limbs of the divisor's
// reciprocal with each step. Knuth, TAOCP vol. 2, 4.3.3, algorithm R; Brent and Zimmermann, Modern Computer Arithmetic,
// 3.4.1.

extension BigInteger {
  /// Divides by a number whose highest limb is at least half of the base; neither is negative.
  ///
  /// - Complexity: O(*n* log *n*) for each block of *n* limbs of the quotient, where *n* is the number of limbs of the
  ///   divisor or of the quotient, whichever is less.
  internal static func _dividedByReciprocal(
    _ dividend: BigInteger, by divisor: BigInteger
  ) -> (quotient: BigInteger, remainder: BigInteger) {
    // For a divisor longer than the quotient, truncation to one limb more than the quotient makes it too large by at
    // most 1.
    let places = dividend._limbs.count - divisor._limbs.count + 1
    let dropped = Swift.max(0, divisor._limbs.count - places - 1)
    var (quotient, rest) = _dividedInBlocks(
      dividend._droppingLimbs(dropped), by: divisor._droppingLimbs(dropped))
    if dropped > 0 { rest = dividend - quotient * divisor }
    _correct(&quotient, &rest, divisor)
    return (quotient, rest)
  }

  /// Long division, with digits of as many limbs as the divisor has.
  private static func _dividedInBlocks(
    _ dividend: BigInteger, by divisor: BigInteger
  ) -> (quotient: BigInteger, remainder: BigInteger) {
    let count = divisor._limbs.count
    let reciprocal = _reciprocal(of: divisor)
    var rest: BigInteger = 0
    let limbs = dividend._limbs
    var quotient = [UInt32](repeating: 0, count: limbs.count)
    for start in stride(from: 0, to: limbs.count, by: count).reversed() {
      let block = limbs[start..<Swift.min(start + count, limbs.count)]
      rest = rest._prependingLimbs(count) + BigInteger(_limbs: Array(block), isNegative: false)
      var digit = (rest._droppingLimbs(count - 1) * reciprocal)._droppingLimbs(count + 1)
      rest -= digit * divisor
      _correct(&digit, &rest, divisor)
      // It fits: the highest one is at most 1, and is 0 if its block is shorter than the divisor.
      quotient.replaceSubrange(start..<start + digit._limbs.count, with: digit._limbs)
    }
    return (BigInteger(_limbs: quotient, isNegative: false), rest)
  }

  /// Corrects a quotient that is off by a few.
  private static func _correct(
    _ quotient: inout BigInteger, _ rest: inout BigInteger, _ divisor: BigInteger
  ) {
    while rest._isNegative {
      quotient -= 1
      rest += divisor
    }
    while rest >= divisor {
      quotient += 1
      rest -= divisor
    }
  }

  /// Returns the quotient of base^(2 · `count`) and a divisor of `count` limbs, off by a few.
  private static func _reciprocal(of divisor: BigInteger) -> BigInteger {
    let count = divisor._limbs.count
    if count <= _mostLimbsOnPaper {
      let power = BigInteger(1)._prependingLimbs(2 * count)
      return BigInteger(
        _limbs: _dividedOnPaper(power._limbs, by: divisor._limbs).quotient, isNegative: false)
    }
    let half = count / 2 + 1
    let estimate = _reciprocal(of: divisor._droppingLimbs(count - half))
    let error = BigInteger(1)._prependingLimbs(count + half) - divisor * estimate
    let correction = (error._droppingLimbs(half - 1) * estimate)._droppingLimbs(half + 1)
    return estimate._prependingLimbs(count - half) + correction
  }

  /// Multiplies by a power of the base.
  internal func _prependingLimbs(_ count: Int) -> BigInteger {
    if _limbs.isEmpty { return self }
    return BigInteger(
      _limbs: [UInt32](repeating: 0, count: count) + _limbs, isNegative: _isNegative)
  }

  /// Divides by a power of the base, rounding toward 0.
  internal func _droppingLimbs(_ count: Int) -> BigInteger {
    BigInteger(_limbs: Array(_limbs.dropFirst(count)), isNegative: _isNegative)
  }
}
